import Course
import LayoutEngine

/// Finds a place for a box's name: inside it, else on its edge, else shortened, else beside it.
struct LabelPlacement {
  let box: Box
  /// Boxes that overlap this one and are no larger.
  let guests: [Box]
  private let others: [Box]
  let measure: ColumnMeasure
  let name: String

  typealias Place = (column: Int, row: Int)

  /// - Parameters:
  ///   - box: The box whose name is written.
  ///   - others: The boxes that it should keep out of.
  ///   - measure: How wide texts are.
  init(of box: Box, among others: [Box], measure: ColumnMeasure) {
    self.box = box
    self.others = others
    let (columns, rows) = (box.columns, box.rows)
    guests = others.filter {
      $0.columns.overlaps(columns) && $0.rows.overlaps(rows)
        && $0.columns.count * $0.rows.count <= columns.count * rows.count
    }
    self.measure = measure
    name = measure.printable(box.view.name)
  }

  /// Writes the whole name into an area or beside it, if there is room where no box is.
  ///
  /// - Parameters:
  ///   - canvas: What the name is written on; some of the area can be seen on it afterwards, too.
  ///   - own: The box of the same view.
  func writeInShade(on canvas: inout Canvas, _ own: Box?) {
    guard !name.isEmpty, !box.isOutside else { return }
    let width = measure.width(name)
    let beside = (insideRows + edgeRows).flatMap { row in
      [(box.columns.lowerBound, -1 - width), (box.columns.upperBound - 1, 2)].compactMap {
        column, step -> (column: Int, row: Int)? in
        let place = column + step..<column + step + width
        let isFree = canvas[column, row] == .shade && canvas.isFree(row: row, columns: place)
        let isClear = !others.contains {
          $0.rows.contains(row) && ($0.columns.overlaps(place) || $0.columns.contains(column))
        }
        return isFree && isClear ? (place.lowerBound, row) : nil
      }
    }
    let places = [insideRows, edgeRows].compactMap {
      placeOfWhole(in: $0, on: canvas, avoiding: others)
    }
    for place in places + beside {
      var written = canvas
      write(name, at: place, on: &written)
      guard box.hasShade(on: written, beyond: own) else { continue }
      canvas = written
      return
    }
  }

  /// Writes a guide's whole name if there is room on its edge or inside.
  func writeIfWhole(on canvas: inout Canvas) {
    guard !name.isEmpty, !box.isOutside else { return }
    for rows in [edgeRows, insideRows] {
      guard let place = placeOfWhole(in: rows, on: canvas, avoiding: others) else { continue }
      return write(name, at: place, on: &canvas)
    }
  }

  func write(_ text: String, at place: Place, on canvas: inout Canvas) {
    let role: LayoutDrawing.Role = box.role == .yours ? .name : box.role
    canvas.write(text, role, column: place.column, row: place.row, measure: measure)
  }

  /// Writes the name, if possible where no other box is; without room, the name is left out.
  ///
  /// - Parameters:
  ///   - canvas: What the name is written on.
  ///   - look: What the view shows where its name isn't: a text keeps the inside, and signs make a
  ///     name beside the box better than a part of it inside.
  /// - Returns: Where the whole name was written, if that is in the box.
  func write(on canvas: inout Canvas, _ look: ScreenLook.View?) -> Place? {
    guard !name.isEmpty else { return nil }
    guard !box.isOutside else {
      writeBeside(on: &canvas)
      return nil
    }
    if look?.text != nil, let run = longestRun(in: edgeRows, on: canvas, avoiding: guests),
      run.columns.count >= measure.width(name)
    {
      let place = (run.columns.lowerBound, run.row)
      write(name, at: place, on: &canvas)
      return place
    }
    for avoided in guests.isEmpty ? [[]] : [guests, []] {
      for rows in [insideRows, edgeRows] {
        guard let place = placeOfWhole(in: rows, on: canvas, avoiding: avoided) else { continue }
        write(name, at: place, on: &canvas)
        return place
      }
    }
    if look != nil, writeBeside(on: &canvas, avoiding: others, isApart: true) { return nil }
    for avoided in guests.isEmpty ? [[]] : [guests, []] {
      for rows in [insideRows, edgeRows] {
        guard let run = longestRun(in: rows, on: canvas, avoiding: avoided), run.columns.count > 1
        else { continue }
        guard let short = shortName(run.columns.count) else { continue }
        write(short, at: (run.columns.lowerBound, run.row), on: &canvas)
        return nil
      }
    }
    writeBeside(on: &canvas)
    return nil
  }

  /// The beginning or the end of the name, whichever no other name has; `nil` if there is none.
  private func shortName(_ columns: Int) -> String? {
    let names = others.map { measure.printable($0.view.name) }.filter { $0 != name }
    let start = measure.fitted(name, to: columns)
    let end = String(measure.fitted(String(name.reversed()), to: columns).reversed())
    if !names.contains(where: { $0.hasPrefix(start.dropLast()) }) { return start }
    return names.contains { $0.hasSuffix(end.dropFirst()) } ? nil : end
  }

  /// The rows between the edges, the middle one first.
  var insideRows: [Int] {
    let middle = box.middleRow
    return box.rows.filter { !box.down.isFlat && !box.hasTop($0) && !box.hasBottom($0) }
      .sorted { (abs($0 - middle), $0) < (abs($1 - middle), $1) }
  }

  var edgeRows: [Int] {
    box.rows.filter { box.down.isFlat || box.hasTop($0) || box.hasBottom($0) }
  }

  var insideColumns: Range<Int> {
    let first = box.columns.lowerBound + (box.across.cutsStart || box.isShaded ? 0 : 1)
    let last = box.columns.upperBound - (box.across.cutsEnd || box.isShaded ? 0 : 1)
    return first..<max(first, last)
  }

  private func placeOfWhole(
    in rows: [Int], on canvas: Canvas, avoiding avoided: [Box]
  ) -> Place? {
    let width = measure.width(name)
    let room = insideColumns.count - width
    guard room >= 0 else { return nil }
    let centred = insideColumns.lowerBound + room / 2
    for row in rows {
      if (centred..<centred + width).allSatisfy({
        isFree(column: $0, row: row, on: canvas, avoiding: avoided)
      }) {
        return (centred, row)
      }
    }
    guard let run = longestRun(in: rows, on: canvas, avoiding: avoided), run.columns.count >= width
    else { return nil }
    return (run.columns.lowerBound + (run.columns.count - width) / 2, run.row)
  }

  /// The longest run of empty cells; of several equally long ones, the first in the list of rows.
  func longestRun(
    in rows: [Int], on canvas: Canvas, avoiding avoided: [Box]
  ) -> (columns: Range<Int>, row: Int)? {
    var longest: (columns: Range<Int>, row: Int)?
    for row in rows {
      var start: Int?
      for column in insideColumns.lowerBound...insideColumns.upperBound {
        if column < insideColumns.upperBound,
          isFree(column: column, row: row, on: canvas, avoiding: avoided)
        {
          start = start ?? column
        } else if let first = start {
          if column - first > longest?.columns.count ?? 0 { longest = (first..<column, row) }
          start = nil
        }
      }
    }
    return longest
  }

  /// Inside a box, a cell is available if it is empty; on an edge, if it shows only that edge.
  private func isFree(column: Int, row: Int, on canvas: Canvas, avoiding avoided: [Box]) -> Bool {
    guard !avoided.contains(where: { $0.covers(column: column, row: row) }) else { return false }
    if canvas[column, row]?.isLevel == true { return edgeRows.contains(row) }
    return canvas.isFree(row: row, columns: column..<column + 1)
  }

  /// For boxes that are only a line or a mark: to the right of them, else to the left.
  private func writeBeside(on canvas: inout Canvas) {
    for (avoided, isApart) in [(others, true), (others, false), ([], false)] {
      if writeBeside(on: &canvas, avoiding: avoided, isApart: isApart) { return }
    }
  }

  private func writeBeside(
    on canvas: inout Canvas, avoiding avoided: [Box], isApart: Bool
  ) -> Bool {
    let width = measure.width(name)
    let right = box.columns.upperBound + 1
    let left = box.columns.lowerBound - 1 - width
    for start in [right, left] {
      let place = start..<start + width
      let next = start == right ? place.upperBound : start - 1
      guard canvas.isFree(row: box.middleRow, columns: place),
        !isApart || [nil, .empty].contains(canvas[next, box.middleRow]),
        !avoided.contains(where: { $0.columns.overlaps(place) && $0.rows.contains(box.middleRow) })
      else { continue }
      write(name, at: (start, box.middleRow), on: &canvas)
      return true
    }
    return false
  }
}

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
    let width = ColumnMeasure.characters.fitted(pointsText(picture.window.drawable.width), to: 12)
    let end = min(plan.columns + 1, columns - width.count)
    var written: [Number] = []
    let all = [(0, "0"), (end, width)] + numbers(columns: columns)
    // Where lines are few, a number that is a little aside is better than none.
    for (shift, number) in [0, -1, 1, -2, 2].flatMap({ shift in all.map { (shift, $0) } }) {
      let (start, text) = (number.0 + shift, number.1)
      // Views that meet, or begin below each other, share a number.
      let nearness = text.count + (shift == 0 ? 0 : 4)
      if written.contains(where: { $0.text == text && abs($0.start - start) <= nearness }) {
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
    let height = ColumnMeasure.characters.fitted(pointsText(picture.window.drawable.height), to: 8)
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

/// The way from where an item is to where it is wanted: `├─ 8 ─→`.
struct FaultArrow {
  let plan: DrawingPlan
  let fault: Picture.Fault

  private var text: String { pointsText(abs(fault.to - fault.from)) }

  /// Draws the arrow between both places.
  ///
  /// - Returns: Whether there was room.
  func drawInside(on canvas: inout Canvas) -> Bool {
    guard let place = plan.fault else { return true }
    return fault.axis == .horizontal
      ? drawAcross(place.across, rows: place.down, on: &canvas)
      : drawDown(place.down, columns: place.across, on: &canvas)
  }

  private func drawAcross(_ cells: Range<Int>, rows: Range<Int>, on canvas: inout Canvas) -> Bool {
    for row in Self.fromMiddle(rows) {
      let run = Self.trimmed(cells) { canvas[$0, row]?.isFree == true }
      guard run.count >= text.count + 2, canvas.isFree(row: row, columns: run) else { continue }
      canvas.write(level(run.count), .fault, column: run.lowerBound, row: row)
      return true
    }
    return false
  }

  private func drawDown(_ cells: Range<Int>, columns: Range<Int>, on canvas: inout Canvas) -> Bool {
    for column in Self.fromMiddle(columns) {
      let run = Self.trimmed(cells) { canvas[column, $0]?.isFree == true }
      let middle = run.lowerBound + run.count / 2
      let start = column - text.count / 2
      guard run.count >= 3,
        run.allSatisfy({ canvas.isFree(row: $0, columns: column..<column + 1) }),
        canvas.isFree(row: middle, columns: start..<start + text.count)
      else { continue }
      for row in run {
        canvas.set(.character(sign(row, of: run)), .fault, column: column, row: row)
      }
      canvas.write(text, .fault, column: start, row: middle)
      return true
    }
    return false
  }

  /// The arrow in a number of columns, or the shortest one if that isn't enough.
  func level(_ columns: Int) -> String {
    let room = max(0, columns - 2 - text.count)
    let label = room >= 4 ? " \(text) " : text
    let rest = room >= 4 ? room - 2 : room
    let start = String(repeating: "─", count: rest / 2)
    let (first, last) = isWantedBefore ? ("←", "┤") : ("├", "→")
    return "\(first)\(start)\(label)\(start)\(rest % 2 == 1 ? "─" : "")\(last)"
  }

  private var isWantedBefore: Bool { fault.from < fault.to }

  private func sign(_ row: Int, of rows: Range<Int>) -> Character {
    if row == rows.lowerBound { return isWantedBefore ? "↑" : "┬" }
    return row < rows.upperBound - 1 ? "│" : isWantedBefore ? "┴" : "↓"
  }

  /// The columns of the arrow beside the frame, with a space before it; 0 for less than a row.
  var besideWidth: Int { plan.fault?.down.isEmpty == false ? text.count + 3 : 0 }

  /// Draws the arrow beside the frame, for a distance from top to bottom of a row or more.
  ///
  /// - Parameters:
  ///   - canvas: What is to the right of the frame, its upper line included.
  ///   - column: The first column that is free.
  func drawBeside(on canvas: inout Canvas, column: Int) {
    guard let rows = plan.fault?.down, !rows.isEmpty,
      let own = plan.boxes.last(where: { $0.view.name == fault.item })?.view.frame
    else { return }
    let isTop = abs(fault.to - own.y) < abs(fault.to - own.maxY)
    let (first, last) = (rows.lowerBound + (isTop ? 1 : 0), rows.upperBound + (isTop ? 1 : 0))
    for row in first...last {
      canvas.set(.character(sign(row, of: first..<last + 1)), .fault, column: column, row: row)
    }
    canvas.write(text, .fault, column: column + 2, row: last)
  }

  private static func fromMiddle(_ range: Range<Int>) -> [Int] {
    let middle = range.lowerBound + (range.count - 1) / 2
    return range.sorted { (abs($0 - middle), $0) < (abs($1 - middle), $1) }
  }

  /// The cells without one at either end, where a view's own edge is.
  private static func trimmed(_ cells: Range<Int>, _ isFree: (Int) -> Bool) -> Range<Int> {
    guard let first = cells.first, let last = cells.last, first < last else { return cells }
    let start = isFree(first) ? first : first + 1
    return start..<max(start, isFree(last) ? last + 1 : last)
  }
}

/// How wide texts are on the screen, and how they are made to fit.
struct ColumnMeasure: Sendable {
  /// The columns that a text takes.
  let width: @Sendable (String) -> Int

  /// Every character takes one column.
  static let characters = ColumnMeasure { $0.count }

  /// A name without what would leave its line, such as a line break.
  func printable(_ name: String) -> String {
    name.filter { character in
      let isControl = character.unicodeScalars.contains {
        switch $0.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: false
        }
      }
      return !isControl && width(String(character)) > 0
    }
  }

  /// The text, or its beginning and `…` if it is wider than there is room.
  func fitted(_ text: String, to room: Int) -> String {
    guard width(text) > room else { return text }
    guard room > 0 else { return "" }
    var beginning = ""
    for character in text {
      guard width(beginning) + width(String(character)) < room else { break }
      beginning.append(character)
    }
    return beginning + "…"
  }

  /// The text made to fit, with spaces up to the full width.
  func padded(_ text: String, to columns: Int) -> String {
    let text = fitted(text, to: columns)
    return text + String(repeating: " ", count: max(0, columns - width(text)))
  }
}
