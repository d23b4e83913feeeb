import Grader
import LayoutEngine

/// All that stands in the way of an answer to questions, line by line.
///
/// Grading stops at the first line that is off. So each line is graded among right answers to all
/// other questions, on the line on which it stands: whatever is found then is that line's own.
struct QuestionFindings {
  /// Lines after this many are no answer that anybody wrote.
  private static let mostLines = 1000

  private let prepared: PreparedExercise
  private let answer: Answer

  init(_ prepared: PreparedExercise, _ answer: Answer) {
    self.prepared = prepared
    self.answer = answer
  }

  /// What the grader says about each line, with the answer in which it says so.
  var setbacks: [(setback: Setback, answer: Answer)] {
    let lines = answer.text.sourceLines
    let names = lines.map(Self.name)
    var found: [(setback: Setback, answer: Answer)] = []
    for index in lines.indices.prefix(Self.mostLines) {
      guard found.count < AnswerFindings.most,
        lines[index].contains(where: { !$0.isWhitespace })
      else { continue }
      let before = names[..<index].map { $0 != nil && $0 == names[index] ? right($0) : "" }
      let text = (before + [String(lines[index])] + others(than: names[index]))
        .joined(separator: "\n")
      let alone = Answer(text: text, path: answer.path)
      guard let setback = Grading(prepared).verdict(on: alone).setback,
        setback.range?.line == index + 1
      else { continue }
      found.append((setback, alone))
    }
    if prepared.exercise.questions.contains(where: { !names.contains($0.name) }) {
      let end = SourceRange(line: max(1, lines.count), column: 1, length: 1)
      found.append((.unfinished(end), answer))
    }
    return found
  }

  private var solution: [Substring] {
    prepared.exercise.solution.text.split(whereSeparator: \.isNewline)
  }

  /// The right answer to a question, as a line.
  private func right(_ name: String?) -> String {
    solution.first { Self.name(of: $0) == name }.map(String.init) ?? ""
  }

  /// The right answers to all questions but one.
  private func others(than name: String?) -> [String] {
    solution.filter { name == nil || Self.name(of: $0) != name }.map(String.init)
  }

  private static func name(of line: Substring) -> String? {
    guard let colon = line.firstIndex(where: { $0 == ":" || $0 == "：" }) else { return nil }
    return line[..<colon].split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
