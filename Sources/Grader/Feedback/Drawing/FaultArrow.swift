import Course
import LayoutEngine

/// The distance between where an item is wanted and where it is: `├─ 8 ─┤`.
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
        let sign: Character =
          row == run.lowerBound ? "┬" : row == run.upperBound - 1 ? "┴" : "│"
        canvas.set(.character(sign), .fault, column: column, row: row)
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
    return "├\(start)\(label)\(start)\(rest % 2 == 1 ? "─" : "")┤"
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
      let sign: Character = row == first ? "┬" : row == last ? "┴" : "│"
      canvas.set(.character(sign), .fault, column: column, row: row)
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
