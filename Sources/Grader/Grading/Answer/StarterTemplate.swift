import Course
import LayoutEngine

/// The starter's statements, whose blanks the learner fills and whose other words stay.
package struct StarterTemplate: Sendable {
  private struct Line: Sendable {
    let text: String
    let before: [String]
    /// What follows the blank; `nil` when the statement has no blank.
    let after: [String]?
  }

  private let lines: [Line]

  init(_ starter: CourseText) {
    lines = EquationReader.read(starter.text).statements.map { statement in
      let parts = statement.tokens.split(
        separator: "___", maxSplits: 1, omittingEmptySubsequences: false)
      return Line(
        text: statement.text, before: Array(parts.first ?? []),
        after: parts.count > 1 ? Array(parts[1]) : nil)
    }
  }

  /// The first of the starter's lines that isn't in the answer any more.
  ///
  /// The lines may stand in any order and have others between them. Where one is missing, the
  /// answer's statement that took its place is pointed at: the first that fits no line at all.
  func firstChange(in statements: [WrittenStatement]) -> ChangedLine? {
    var unmatched = statements
    var missing: Line?
    for line in lines {
      if let index = unmatched.firstIndex(where: { Self.matches($0.tokens, line) }) {
        unmatched.remove(at: index)
      } else if missing == nil {
        missing = line
      }
    }
    guard let missing else { return nil }
    return ChangedLine(wanted: missing.text, range: unmatched.first?.range)
  }

  private static func matches(_ tokens: [String], _ line: Line) -> Bool {
    guard let after = line.after else { return tokens == line.before }
    return tokens.count > line.before.count + after.count && tokens.starts(with: line.before)
      && tokens.suffix(after.count) == after[...]
  }
}
