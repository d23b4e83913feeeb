package import Course
package import LayoutEngine

package struct Answer: Hashable, Sendable {
  /// The most constraints, and the most views, that are solved: many times what any
  /// exercise needs, and few enough that a check never takes long.
  package static let mostConstraints = 500

  /// The most views inside one another that are looked at.
  package static let mostDepth = 100

  package let text: String
  package let path: String

  package init(text: String, path: String) {
    self.text = text
    self.path = path
  }

  package init(_ text: CourseText) { self.init(text: text.text, path: text.path) }

  package var notation: Notation { Notation(path: path) }

  /// The beginning of the last line, where what is missing altogether is told.
  var endOfText: SourceRange {
    SourceRange(line: max(1, text.sourceLines.count), column: 1, length: 1)
  }
}

/// One line that isn't empty or a comment, of an answer that isn't made of equations.
package struct AnswerLine<Entry: Sendable>: Sendable {
  /// The line's words, for comparing lines that can't be read.
  let words: [String]
  package let range: SourceRange
  let outcome: Result<Entry, Unreadable>

  /// Reads every line on its own, so that one bad line hides no other.
  package static func lines(
    of text: String, reading read: (Substring, SourceRange) throws(Unreadable) -> Entry
  ) -> [Self] {
    text.sourceLines.enumerated().compactMap { index, line in
      let content = withoutComment(line)
      let words = content.unicodeScalars.split { $0.properties.isWhitespace }
      guard let first = words.first, let last = words.last else { return nil }
      let range = SourceRange(
        line: index + 1, column: line[..<first.startIndex].count + 1,
        length: line[first.startIndex..<last.endIndex].count)
      return Self(
        words: words.map { String($0) }, range: range,
        outcome: Result { () throws(Unreadable) in try read(content, range) })
    }
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    let bytes = line.utf8
    let end = bytes.indices.first { index in
      bytes[index] == UInt8(ascii: "#")
        || bytes[index] == UInt8(ascii: "/") && bytes[index...].starts(with: "//".utf8)
    }
    return line[..<(end ?? line.endIndex)]
  }
}

/// The lines of backticks that chats and Markdown put around code.
package enum AnswerFence {
  /// An answer without the fence around it, whose two lines become empty; `nil` if there is none.
  ///
  /// Comments may stand above the fence, such as the mark of a handed-out copy.
  package static func removed(from text: String) -> String? {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline })
    func isFence(_ line: Substring) -> Bool { line.trimmed.hasPrefix("```") }
    let first = lines.firstIndex { !$0.trimmed.isEmpty && !$0.trimmed.hasPrefix("//") }
    let last = lines.lastIndex { !$0.trimmed.isEmpty }
    guard let first, let last, first < last, isFence(lines[first]),
      lines[last].trimmed.allSatisfy({ $0 == "`" }), isFence(lines[last]),
      lines.count(where: isFence) == 2
    else { return nil }
    (lines[first], lines[last]) = ("", "")
    return lines.joined(separator: "\n")
  }
}

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

/// From the text of a `.layout` answer to constraints.
package enum EquationAnswer {
  /// Reads the statements.
  ///
  /// - Throws: The first statement that can't be read, else the first blank that is left.
  package static func statements(
    in answer: Answer, for exercise: Exercise
  ) throws(FailureReason) -> [WrittenStatement] {
    let statements = EquationReader.read(answer.text, names: exercise.itemNames).statements
    for case .unreadable(let error) in statements.map({ $0.outcome }) {
      throw .unreadable(Unreadable(error))
    }
    for case .blank(let range) in statements.map({ $0.outcome }) { throw .unfinished(range) }
    return statements
  }

  /// Turns statements into constraints that a layout can mean.
  ///
  /// - Throws: The first statement that breaks a validity rule.
  package static func constraints(
    in statements: [WrittenStatement], for exercise: Exercise
  ) throws(FailureReason) -> [Constraint] {
    var constraints: [Constraint] = []
    for statement in statements {
      guard case .constraints(let written) = statement.outcome else { continue }
      for each in written {
        try constraints.append(constraint(from: each, in: exercise.scene, under: exercise.ruleSet))
      }
    }
    return constraints
  }

  /// Turns what is written into a constraint that a layout can mean.
  ///
  /// - Throws: That it can't be read, or the validity rule that it breaks.
  static func constraint(
    from written: WrittenConstraint, in scene: Scene, under ruleSet: RuleSet
  ) throws(FailureReason) -> Constraint {
    let draft: ConstraintDraft
    do { draft = try written.draft(in: scene) } catch { throw .unreadable(Unreadable(error)) }
    do { return try ruleSet.constraint(from: draft, in: scene) } catch {
      throw .invalid(error, written.range(of: error.part))
    }
  }

  /// The scene as the given lines and an answer's statements about views place it.
  ///
  /// - Throws: The first statement of what only the exercise says, of a property that was said
  ///   before, or of a mask without a frame.
  package static func scene(
    from statements: [WrittenStatement], for exercise: Exercise
  ) throws(FailureReason) -> Scene {
    let own = EquationDocument(statements: statements).sceneStatements
    if own.isEmpty { return exercise.scene }
    if let error = own.firstFact ?? own.firstRepetition { throw .unreadable(Unreadable(error)) }
    do {
      return try exercise.bareScene.applying(
        exercise.givenSceneStatements + own, designedIn: exercise.designWindow)
    } catch {
      throw .unreadable(Unreadable(error))
    }
  }

  /// Reads an answer and turns it into constraints.
  package static func constraints(
    in answer: Answer, for exercise: Exercise
  ) throws(FailureReason) -> [Constraint] {
    try constraints(in: statements(in: answer, for: exercise), for: exercise)
  }
}

extension WrittenConstraint {
  /// Where the part of a statement stands that breaks a rule.
  fileprivate func range(of part: Violation.Part) -> SourceRange {
    switch part {
    case .whole, .priority: range
    case .first: first.range
    case .second: second?.range ?? first.range
    }
  }
}
