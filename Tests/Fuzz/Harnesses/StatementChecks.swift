/// The rules for reading statements, which must be true for every text.
///
/// It is compiled together with the engine's sources, once for each harness.
struct StatementChecks {
  /// The length of each line in characters, with lines ended as the reader ends them.
  private let lengths: [Int]

  init(_ text: String) {
    lengths = text.split(omittingEmptySubsequences: false, whereSeparator: \.isLineEnd)
      .map(\.count)
  }

  /// Stops the program if reading a text breaks a rule.
  static func check(_ text: String, names: [String]? = nil) {
    let document = EquationReader.read(text, names: names)
    precondition(
      document == EquationReader.read(text, names: names), "the same text is read in two ways")
    let checks = StatementChecks(text)
    for statement in document.statements { checks.check(statement) }
  }

  private func check(_ statement: WrittenStatement) {
    checkPlace(statement.range, mayPassEnd: false)
    switch statement.outcome {
    case .blank(let range): checkPart(range, of: statement.range)
    case .unreadable(let error):
      checkPlace(error.range, mayPassEnd: true)
      precondition(error.range.start < error.range.end, "an error points at nothing")
      precondition(error.range.length != nil, "an error points at more than one line")
      precondition(error.code.first == "E", "an error has no code")
    case .scene(let scene):
      checkPart(scene.range, of: statement.range)
      checkPart(scene.itemRange, of: statement.range)
      precondition(
        EquationReader.read("\(scene)").sceneStatements.map(\.property) == [scene.property],
        "a statement about a view isn't read as it is printed")
    case .constraints(let constraints):
      for constraint in constraints { check(constraint, in: statement) }
      checkReadAgain(statement, constraints)
    }
  }

  private func check(_ constraint: WrittenConstraint, in statement: WrittenStatement) {
    precondition(constraint.multiplier.isFinite, "a multiplier isn't finite")
    precondition(constraint.constant.isFinite, "a constant isn't finite")
    precondition(Priority(constraint.priority) != nil, "a priority is out of range")
    precondition(constraint.range == statement.range, "a constraint stands elsewhere")
    checkPart(constraint.relationRange, of: statement.range)
    for anchor in [constraint.first, constraint.second].compactMap({ $0 }) {
      checkPart(anchor.range, of: statement.range)
      checkPart(anchor.itemRange, of: anchor.range)
    }
  }
}

// MARK: - Places

extension StatementChecks {
  private func checkPart(_ part: SourceRange, of whole: SourceRange) {
    precondition(part.start <= part.end, "a part ends before it begins")
    precondition(whole.start <= part.start && part.end <= whole.end, "a part stands outside")
  }

  /// Whether both ends of a range are in the text; a missing part may be one place after the end.
  private func checkPlace(_ range: SourceRange, mayPassEnd: Bool) {
    precondition(range.start <= range.end, "a stretch ends before it begins")
    for (place, slack) in [(range.start, 1), (range.end, mayPassEnd ? 2 : 1)] {
      precondition(lengths.indices.contains(place.line - 1), "a place is in no line")
      precondition(
        (1...lengths[place.line - 1] + slack).contains(place.column), "a place is in no column")
    }
  }
}

// MARK: - Printing

extension StatementChecks {
  /// Prints and reads again the constraints of a statement, and its text.
  private func checkReadAgain(
    _ statement: WrittenStatement, _ constraints: [WrittenConstraint]
  ) {
    let typed = EquationReader.read(statement.text)
    precondition(
      typed.statements.map(\.tokens) == [statement.tokens],
      "a statement on one line isn't the statement that was typed")
    guard let scene = Self.scene(of: constraints) else { return }
    let drafts = constraints.map { Self.draft($0, in: scene) }
    precondition(
      typed.constraints.map { Self.draft($0, in: scene) } == drafts,
      "a statement on one line says something else")
    for draft in drafts {
      // An equation can't have a multiplier of 0, but a division can give one.
      guard let draft, draft.second == nil || draft.multiplier != 0 else { continue }
      let printed = EquationPrinter.equation(for: draft, in: scene)
      let read = EquationReader.read(printed).constraints.map { Self.draft($0, in: scene) }
      precondition(read == [draft], "a constraint isn't read as it is printed")
    }
  }

  /// A window called `Superview`, and every name as a view in it.
  private static func scene(of constraints: [WrittenConstraint]) -> Scene? {
    var scene = Scene()
    guard let root = try? scene.add(Item(WrittenConstraint.superviewName)) else { return nil }
    for constraint in constraints {
      for name in [constraint.first.item, constraint.second?.item].compactMap({ $0 })
      where scene.id(named: name) == nil {
        _ = try? scene.add(Item(name, in: root))
      }
    }
    return scene
  }

  /// A constraint without its place, and without a label that would begin visual format.
  private static func draft(
    _ constraint: WrittenConstraint, in scene: Scene
  ) -> ConstraintDraft? {
    guard var draft = try? constraint.draft(in: scene) else { return nil }
    draft.origin = .code
    if draft.identifier == "H" || draft.identifier == "V" { draft.identifier = nil }
    return draft
  }
}
