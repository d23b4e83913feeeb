package import Course
import LayoutEngine

/// Something small to answer about a lesson that was passed: one blank of one of its exercises.
package struct ReviewItem: Sendable {
  package let lesson: LessonHeader
  package let prepared: PreparedExercise
  /// A text with one blank, in which the solution fills all others.
  package let text: String
  /// The number of the line with the blank, from 1.
  package let line: Int
  package let right: String

  /// Takes an exercise's starter with the solution in all blanks but one; where there are no blanks,
  /// the solution with a blank for the number at the end of one of its lines.
  ///
  /// The number says which blank. An exercise that takes longer than an item gives `nil`.
  package init?(_ prepared: PreparedExercise, number: Int) {
    let exercise = prepared.exercise
    guard exercise.notations.contains(.equations), exercise.log == nil,
      let starter = exercise.starters.first(where: { Notation(path: $0.path) == .equations })
    else { return nil }
    let solution = exercise.solution.text.sourceLines.map { String($0) }
    let lines: [(index: Int, text: String, right: String)]
    switch exercise.kind {
    case .fill, .predict, .choose:
      let asked = starter.text.sourceLines.map { String($0) }
      guard asked.count == solution.count else { return nil }
      lines = asked.indices.flatMap { index in
        Self.blanks(in: asked[index], filledBy: solution[index]).map { (index, $0.text, $0.right) }
      }
    case .complete, .repair, .build, .break:
      let given = Set(starter.text.sourceLines)
      lines = solution.indices.filter { !given.contains(solution[$0][...]) }
        .compactMap { index in
          Self.blankNumber(in: solution[index]).map { (index, $0.text, $0.right) }
        }
    default: return nil
    }
    guard !lines.isEmpty else { return nil }
    let chosen = lines[number % lines.count]
    var all = solution
    all[chosen.index] = chosen.text
    (text, line, right) = (all.joined(separator: "\n"), chosen.index + 1, chosen.right)
    (self.prepared, lesson) = (prepared, exercise.lesson)
    // Where any number will do, there is nothing to ask.
    if exercise.kind == .break, findings(on: "\(right)1").verdict == .passed { return nil }
  }

  /// A line once for each of its blanks, with all others filled.
  private static func blanks(
    in line: String, filledBy solution: String
  ) -> [(text: String, right: String)] {
    guard !line.hasPrefix("//"), line.contains(Notation.blank) else { return [] }
    var parts = line.split(separator: Notation.blank, omittingEmptySubsequences: false)
      .map { String($0) }
    guard let last = parts.popLast(), let first = parts.first, solution.hasPrefix(first),
      solution.hasSuffix(last), solution.count >= first.count + last.count
    else { return [] }
    var rest = solution.dropFirst(first.count).dropLast(last.count)
    var words: [String] = []
    for part in parts.dropFirst() {
      guard let range = rest.firstRange(of: part) else { return [] }
      words.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    words.append(String(rest))
    return words.indices.map { asked in
      let filled = words.indices.map { parts[$0] + ($0 == asked ? Notation.blank : words[$0]) }
      return (filled.joined() + last, words[asked])
    }
  }

  /// An equation with a blank for the number at its end; `nil` if it ends otherwise.
  private static func blankNumber(in line: String) -> (text: String, right: String)? {
    let number = String(line.reversed().prefix { $0.isNumber || $0 == "." }.reversed())
    let before = line.dropLast(number.count)
    // Many priorities give the same layout.
    guard !line.hasPrefix("//"), before.last != "@", let value = Double(number), value != 0
    else { return nil }
    return (before + Notation.blank, number)
  }

  /// Which question it is, so that an answer counts only for the one that was printed.
  package var id: String { "\(prepared.exercise.id):\(line)" }

  package var asked: String { String(text.sourceLines[line - 1]) }

  /// What follows from an answer: what stands in the blank's place, on one line.
  package func findings(on answer: String) -> Findings {
    let words = answer.split(whereSeparator: { $0.isNewline }).joined(separator: " ")
    var lines = text.sourceLines.map { String($0) }
    lines[line - 1] = asked.split(separator: Notation.blank, omittingEmptySubsequences: false)
      .joined(separator: words)
    let name = "\(prepared.exercise.id).\(Notation.equations.fileExtension)"
    return Grading(prepared).findings(on: Answer(text: lines.joined(separator: "\n"), path: name))
  }
}
