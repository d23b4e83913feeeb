import LayoutEngine

/// The numbers under a drawing: where each view begins and ends, below its edges.
struct EdgeNumbers {
  private static let mostLines = 3

  private let boxes: [Box]
  private let columns: Int

  init(boxes: [Box], columns: Int) {
    self.boxes = boxes
    self.columns = columns
  }

  /// One line if the numbers fit beside each other, else up to three; what fits nowhere is left
  /// out, because the words beside a drawing have all numbers.
  var lines: [String] {
    var canvas = Canvas(columns: columns, rows: Self.mostLines)
    var written: Set<String> = []
    for (start, text) in numbers {
      guard written.insert("\(start) \(text)").inserted else { continue }
      let place = start..<(start + text.count)
      guard let row = (0..<Self.mostLines).first(where: { canvas.isFree(row: $0, columns: place) })
      else { continue }
      canvas.write(text, column: start, row: row)
    }
    var lines = canvas.lines
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// Leading numbers begin under their edge, trailing ones end under theirs; from left to right.
  private var numbers: [(start: Int, text: String)] {
    let all = boxes.flatMap { box -> [(start: Int, text: String)] in
      let first = pointsText(box.view.frame.x)
      let last = pointsText(box.view.frame.maxX)
      return [
        (place(of: first, at: max(box.columns.lowerBound, 0)), first),
        (place(of: last, at: min(box.columns.upperBound, columns) - last.count), last),
      ]
    }
    return all.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
      .map(\.element)
  }

  private func place(of text: String, at column: Int) -> Int {
    max(0, min(column, columns - text.count))
  }
}
