import Course

/// Finds a place for a box's name: inside it, else on its edge, else shortened, else beside it.
struct LabelPlacement {
  let box: Box
  /// Boxes that overlap this one and are no larger.
  private let guests: [Box]
  private let others: [Box]
  private let measure: TextMeasure
  private let name: String

  /// - Parameters:
  ///   - box: The box whose name is written.
  ///   - others: The boxes that it should keep out of.
  ///   - measure: How wide texts are.
  init(of box: Box, among others: [Box], measure: TextMeasure) {
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

  /// Writes the whole name if there is room inside the box or on its edge.
  func writeIfWhole(on canvas: inout Canvas) {
    guard !name.isEmpty, !box.isOutside else { return }
    for rows in box.role == .guide ? [edgeRows, insideRows] : [insideRows, edgeRows] {
      guard let place = placeOfWhole(in: rows, on: canvas, avoiding: others) else { continue }
      return write(name, at: place, on: &canvas)
    }
  }

  private func write(
    _ text: String, at place: (column: Int, row: Int), on canvas: inout Canvas
  ) {
    let role: LayoutDrawing.Role = box.role == .yours ? .name : box.role
    canvas.write(text, role, column: place.column, row: place.row, measure: measure)
  }

  /// Writes the name, if possible where no other box is; without room, the name is left out.
  func write(on canvas: inout Canvas) {
    guard !name.isEmpty else { return }
    guard !box.isOutside else { return writeBeside(on: &canvas) }
    for avoided in guests.isEmpty ? [[]] : [guests, []] {
      for rows in [insideRows, edgeRows] {
        if let place = placeOfWhole(in: rows, on: canvas, avoiding: avoided) {
          return write(name, at: place, on: &canvas)
        }
      }
    }
    for avoided in guests.isEmpty ? [[]] : [guests, []] {
      for rows in [insideRows, edgeRows] {
        guard let run = longestRun(in: rows, on: canvas, avoiding: avoided), run.columns.count > 1
        else { continue }
        let short = measure.fitted(name, to: run.columns.count)
        return write(short, at: (run.columns.lowerBound, run.row), on: &canvas)
      }
    }
    writeBeside(on: &canvas)
  }

  /// The rows between the edges, the middle one first.
  private var insideRows: [Int] {
    let middle = box.middleRow
    return box.rows.filter { !box.down.isFlat && !box.hasTop($0) && !box.hasBottom($0) }
      .sorted { (abs($0 - middle), $0) < (abs($1 - middle), $1) }
  }

  private var edgeRows: [Int] {
    box.rows.filter { box.down.isFlat || box.hasTop($0) || box.hasBottom($0) }
  }

  private var insideColumns: Range<Int> {
    let first = box.columns.lowerBound + (box.across.cutsStart ? 0 : 1)
    return first..<max(first, box.columns.upperBound - (box.across.cutsEnd ? 0 : 1))
  }

  private func placeOfWhole(
    in rows: [Int], on canvas: Canvas, avoiding avoided: [Box]
  ) -> (column: Int, row: Int)? {
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
  private func longestRun(
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
    let width = measure.width(name)
    let right = box.columns.upperBound + 1
    let left = box.columns.lowerBound - 1 - width
    for (avoided, isApart) in [(others, true), (others, false), ([], false)] {
      for start in [right, left] {
        let place = start..<start + width
        let next = start == right ? place.upperBound : start - 1
        guard canvas.isFree(row: box.middleRow, columns: place),
          !isApart || [nil, .empty].contains(canvas[next, box.middleRow]),
          !avoided.contains(where: { $0.columns.overlaps(place) && $0.rows.contains(box.middleRow) }
          )
        else { continue }
        return write(name, at: (start, box.middleRow), on: &canvas)
      }
    }
  }
}
