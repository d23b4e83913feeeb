import Course
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

  /// One line if the numbers fit beside each other, else up to three.
  ///
  /// A number that fits nowhere is left out, because the words beside a drawing have all numbers.
  var lines: [String] {
    var canvas = Canvas(columns: columns, rows: Self.mostLines)
    var written: [(start: Int, text: String)] = []
    for (start, text) in numbers {
      // Views that meet, or begin below each other, share a number.
      if written.contains(where: { $0.text == text && abs($0.start - start) <= text.count }) {
        continue
      }
      let place = start..<(start + text.count)
      guard let row = (0..<Self.mostLines).first(where: { canvas.isFree(row: $0, columns: place) })
      else { continue }
      canvas.write(text, column: start, row: row)
      written.append((start, text))
    }
    var lines = canvas.lines
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// A view's first number begins under its edge, its last one ends under it; from left to right.
  private var numbers: [(start: Int, text: String)] {
    let all = boxes.flatMap { box -> [(start: Int, text: String)] in
      let frame = box.view.frame
      let low = pointsText(min(frame.x, frame.maxX))
      let high = pointsText(max(frame.x, frame.maxX))
      let (first, end) = (box.columns.lowerBound, box.columns.upperBound)
      switch box.across.outside {
      case .before: return [place("◂\(high)", at: 0)]
      case .after: return [place("\(low)▸", at: columns)]
      case nil:
        let last = box.across.cutsEnd ? "\(high)▸" : high
        return [
          place(box.across.cutsStart ? "◂\(low)" : low, at: first),
          place(last, at: end - last.count),
        ]
      }
    }
    return all.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
      .map(\.element)
  }

  private func place(_ text: String, at column: Int) -> (start: Int, text: String) {
    (max(0, min(column, columns - text.count)), text)
  }
}
