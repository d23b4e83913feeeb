import Course
import LayoutEngine

/// Reads answers to questions about a log: numbers of its lines, and equations.
enum LogAnswerReader {
  /// Numbers of lines in any order: `1, 4 and 5`, `lines 5 4 1`.
  ///
  /// - Throws: What isn't a number, is no line of the report, or is one line too many.
  static func lines(
    _ text: Substring, among lines: Range<Int>, isOne: Bool, at range: SourceRange
  ) throws(Unreadable) -> PredictedValue {
    var numbers: Set<Int> = []
    for word in text.split(whereSeparator: { $0.isWhitespace || ",;，、；".contains($0) }) {
      if connecting.contains(word.lowercased()) { continue }
      guard let number = Int(word) else {
        throw Unreadable(.log(.notALine(String(word), among: lines)), at: range)
      }
      guard lines.contains(number) else {
        throw Unreadable(.log(.unknownLine(number, among: lines)), at: range)
      }
      numbers.insert(number)
    }
    guard !numbers.isEmpty else {
      throw Unreadable(.log(.notALine(text.trimmed, among: lines)), at: range)
    }
    guard !isOne || numbers.count == 1 else {
      throw Unreadable(.log(.severalLines), at: range)
    }
    return .lines(numbers.sorted())
  }

  /// Words that may stand between the numbers.
  private static let connecting: Set<String> = ["entry", "entries", "line", "lines", "and"]

  /// One equation about the items of a scene; `nil` if there is a blank in it.
  ///
  /// - Throws: What keeps it from being read, or that it is more or less than one.
  static func equation(
    _ text: Substring, about scene: Scene, from place: SourcePlace, at range: SourceRange
  ) throws(Unreadable) -> PredictedValue? {
    let document = EquationReader.read(text, names: scene.items.map { $0.name }, from: place)
    if let error = document.errors.first { throw Unreadable(error) }
    let hasBlank = document.statements.contains {
      if case .blank = $0.outcome { true } else { false }
    }
    if hasBlank { return nil }
    guard document.statements.count == 1, document.constraints.count == 1 else {
      throw Unreadable(.log(.notOneEquation), at: range)
    }
    let draft: ConstraintDraft
    do { draft = try document.constraints[0].draft(in: scene) } catch { throw Unreadable(error) }
    // An invalid equation is compared with the entry nevertheless, and differs from it.
    guard let constraint = Constraint(unchecked: draft) else {
      throw Unreadable(.log(.notOneEquation), at: range)
    }
    return .equation(PredictedEquation(constraint, text: document.statements[0].text))
  }
}
