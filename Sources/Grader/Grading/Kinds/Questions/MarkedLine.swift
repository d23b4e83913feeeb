import Course
import LayoutEngine

/// One question's line in an answer, and whether it is right.
package struct MarkedLine: Hashable, Sendable {
  /// The line's number, counted from 1.
  package let line: Int
  /// The line as it is written.
  package let text: String
  package let isRight: Bool
}

extension Findings {
  /// The lines that answer questions, the wrong ones first; empty unless all of them can be read and
  /// one is wrong.
  package var markedLines: [MarkedLine] {
    guard case .mispredicted = verdict.failure,
      let predictions = try? PredictionReader.read(answer.text, for: exercise.questions)
    else { return [] }
    let grading = Grading(prepared)
    let lines = answer.text.sourceLines
    let marked = predictions.map { prediction in
      MarkedLine(
        line: prediction.range.line, text: String(lines[prediction.range.line - 1]),
        isRight: (try? grading.check(prediction)) != nil)
    }
    return marked.filter { !$0.isRight } + marked.filter { $0.isRight }
  }
}
