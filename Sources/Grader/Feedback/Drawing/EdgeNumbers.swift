import Course
import LayoutEngine

/// The numbers around a drawing: where the window and each view begin and end.
///
/// A number that fits nowhere is left out, because the words beside a drawing have all numbers.
struct EdgeNumbers {
  let plan: DrawingPlan
  let picture: Picture
  /// The arrow, if there is no room for it inside the frame.
  let arrow: FaultArrow?

  private typealias Number = (start: Int, text: String)

  /// The lines below the frame, with the fault's arrow.
  ///
  /// - Parameters:
  ///   - columns: How many columns the whole drawing has; the frame begins in the first of them.
  ///   - lines: How many lines there may be.
  /// - Returns: The lines, of which the last ones may be empty.
  func below(columns: Int, lines: Int) -> Canvas {
    var (alone, with) = (
      Canvas(columns: columns, rows: lines), Canvas(columns: columns, rows: lines)
    )
    let count = write(to: &alone)
    guard let arrow, arrow.fault.axis == .horizontal, let place = plan.fault?.across else {
      return alone
    }
    let text = arrow.level(place.count)
    let middle = 1 + (place.lowerBound + place.upperBound - text.count) / 2
    let start = max(0, min(middle, columns - text.count))
    with.write(text, .fault, column: start, row: 0)
    guard write(to: &with) < count else { return with }
    // No number makes room for the arrow.
    let cells = start..<start + text.count
    if let row = (0..<lines).first(where: { alone.isFree(row: $0, columns: cells) }) {
      alone.write(text, .fault, column: start, row: row)
    }
    return alone
  }

  /// Writes the numbers below the frame where there is room.
  ///
  /// - Returns: How many there was room for.
  private func write(to canvas: inout Canvas) -> Int {
    guard picture.axis != .vertical else { return 0 }
    let columns = canvas.columns
    let width = TextMeasure.characters.fitted(pointsText(picture.window.drawable.width), to: 12)
    let end = min(plan.columns + 1, columns - width.count)
    var written: [Number] = []
    for (start, text) in [(0, "0"), (end, width)] + numbers(columns: columns) {
      // Views that meet, or begin below each other, share a number.
      if written.contains(where: { $0.text == text && abs($0.start - start) <= text.count }) {
        continue
      }
      let place = start..<(start + text.count)
      guard let row = canvas.rows.indices.first(where: { canvas.isFree(row: $0, columns: place) })
      else { continue }
      canvas.write(text, .number, column: start, row: row)
      written.append((start, text))
    }
    return written.count
  }

  /// A view's first number begins under its edge, its last one ends under it; from left to right,
  /// those of the answer first.
  private func numbers(columns: Int) -> [Number] {
    [false, true].flatMap { isShaded in
      plan.boxes.filter { $0.role != .guide && $0.isShaded == isShaded }
        .flatMap { numbers(of: $0, columns: columns) }.enumerated()
        .sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
        .map { $0.element }
    }
  }

  private func numbers(of box: Box, columns: Int) -> [Number] {
    let frame = box.view.frame
    let low = pointsText(min(frame.x, frame.maxX))
    let high = pointsText(max(frame.x, frame.maxX))
    func place(_ text: String, at column: Int) -> Number {
      (max(0, min(column + 1, columns - text.count)), text)
    }
    switch box.across.outside {
    case .before: return [place("◂\(high)", at: 0)]
    case .after: return [place("\(low)▸", at: plan.columns - low.count - 1)]
    case nil:
      let last = box.across.cutsEnd ? "\(high)▸" : high
      return [
        place(box.across.cutsStart ? "◂\(low)" : low, at: box.columns.lowerBound),
        place(last, at: box.columns.upperBound - last.count),
      ]
    }
  }

  /// The numbers to the right of the frame.
  ///
  /// - Parameters:
  ///   - columns: How many columns the numbers have.
  ///   - spare: How many more there are for an arrow.
  /// - Returns: A row for each of the frame's, its two lines included.
  func beside(columns: Int, spare: Int) -> Canvas {
    let arrow = arrow.flatMap { $0.fault.axis == .vertical && $0.besideWidth <= spare ? $0 : nil }
    var canvas = Canvas(columns: columns + (arrow?.besideWidth ?? 0), rows: plan.rows + 2)
    guard picture.axis != .horizontal else { return canvas }
    arrow?.drawBeside(on: &canvas, column: columns + 1)
    var written: [Number] = []
    let height = TextMeasure.characters.fitted(pointsText(picture.window.drawable.height), to: 8)
    for (row, text) in [(0, "0"), (plan.rows + 1, height)] + rowNumbers {
      if written.contains(where: { $0.text == text && abs($0.start - row) <= 1 }) { continue }
      // Where rows are few, an edge may be drawn beyond another, or several at one line.
      let isMisplaced = written.contains {
        guard let other = Double($0.text), let place = Double(text) else { return false }
        return $0.start > row && other < place || $0.start < row && other > place
      }
      let ends = plan.boxes.filter { $0.role != .guide && $0.rows.upperBound == row }
        .map { pointsText(max($0.view.frame.y, $0.view.frame.maxY)) }
      let isShared = !picture.isPair && ends.contains(text) && Set(ends).count > 1
      guard !isMisplaced, !isShared,
        let column = (0..<columns).first(where: {
          $0 + text.count <= columns && canvas.isFree(row: row, columns: $0..<$0 + text.count)
        })
      else { continue }
      canvas.write(text, .number, column: column, row: row)
      written.append((row, text))
    }
    return canvas
  }

  private var rowNumbers: [Number] {
    [false, true].flatMap { isShaded in
      plan.boxes.filter { $0.role != .guide && $0.isShaded == isShaded }.flatMap {
        box -> [Number] in
        let (low, high) = (
          min(box.view.frame.y, box.view.frame.maxY), max(box.view.frame.y, box.view.frame.maxY)
        )
        switch box.down.outside {
        case .before: return [(1, "▴" + pointsText(high))]
        case .after: return [(plan.rows, "▾" + pointsText(low))]
        case nil:
          return [
            (box.rows.lowerBound + 1, (box.down.cutsStart ? "▴" : "") + pointsText(low)),
            (box.rows.upperBound, (box.down.cutsEnd ? "▾" : "") + pointsText(high)),
          ]
        }
      }
    }
  }
}
