import LayoutEngine

struct QuestionFields {
  private enum Ask: String, CaseIterable {
    case value, missed, rule, same, count, owner, first, uses
    case part, equation, maker, points, set, unwanted
  }

  let scene: Scene
  let shown: [CaseWindow]
  let unshown: [CaseWindow]
  let givenLines: Int
  let log: ExerciseLog?

  func question(_ field: JSONField) throws(CourseError) -> Question {
    try field.object { object throws(CourseError) in
      let name = try object.required("name").string()
      let ask = try object.optional("ask")?.oneOf(Ask.self) ?? .value
      return Question(name: name, subject: try subject(ask, &object))
    }
  }

  private func subject(
    _ ask: Ask, _ object: inout ObjectReader
  ) throws(CourseError) -> Question.Subject {
    switch ask {
    case .value:
      let anchor = try anchor(object.required("anchor"))
      return .value(anchor, try layoutCase(&object))
    case .missed:
      let line = try line(object.required("line"))
      return .missed(line: line, try layoutCase(&object))
    case .rule:
      let field = try object.required("line")
      return .rule(try draft(field), text: try field.string())
    case .same:
      let (one, other) = (try object.required("line"), try object.required("as"))
      return .same(
        try constraint(one), try constraint(other),
        text: "\(try one.string())   \(try other.string())")
    case .count:
      let field = try object.required("lines")
      let lines = try field.array(of: .equations) { line throws(CourseError) in
        (try constraint(line), try line.string())
      }
      return .count(lines.map { $0.0 }, try layoutCase(&object), texts: lines.map { $0.1 })
    case .owner:
      let field = try object.required("line")
      return .owner(try draft(field), text: try field.string(), views: viewNames)
    case .first: return try first(object.required("of"))
    case .uses: return try uses(object.required("view"))
    case .part: return .log(try logPart(&object))
    case .equation:
      let (line, report) = try logLine(&object)
      return .log(LogQuestion(ask: .equation(line: line), report: report))
    case .maker:
      let (line, report) = try logLine(&object)
      return .log(LogQuestion(ask: .maker(line: line), report: report))
    case .points: return .log(LogQuestion(ask: .points, report: try report(&object)))
    case .set: return .log(LogQuestion(ask: .set, report: try report(&object)))
    case .unwanted: return .log(LogQuestion(ask: .unwanted, report: try report(&object)))
    }
  }

  private func anchor(_ field: JSONField) throws(CourseError) -> Anchor {
    let words = try field.string()
    guard let anchor = scene.anchor(named: words) else {
      throw field.mismatch(.says("json.wants.anchor"), found: words)
    }
    return anchor
  }

  private func layoutCase(_ object: inout ObjectReader) throws(CourseError) -> LayoutCase {
    let field = try object.required("window")
    let window = try CaseWindowFields.window(field, among: shown + unshown)
    let direction = try object.optional("direction")?.oneOf(LayoutDirection.self)
    return LayoutCase(window, direction: direction ?? .leftToRight, isShown: shown.contains(window))
  }

  private func line(_ field: JSONField) throws(CourseError) -> Int {
    let number = try field.number()
    guard let line = Int(exactly: number), (1...max(1, givenLines)).contains(line), givenLines > 0
    else { throw field.mismatch(.says("json.wants.givenNumber", ["count": givenLines])) }
    return line - 1
  }

  private func draft(_ field: JSONField) throws(CourseError) -> ConstraintDraft {
    let text = try field.string()
    let document = EquationReader.read(text, names: scene.items.map { $0.name })
    guard document.statements.count == 1, document.constraints.count == 1,
      let draft = try? document.constraints[0].draft(in: scene)
    else { throw field.mismatch(.says("json.wants.equation"), found: text) }
    return draft
  }

  private func constraint(_ field: JSONField) throws(CourseError) -> Constraint {
    let draft = try draft(field)
    do { return try RuleSet.runtime.constraint(from: draft, in: scene) } catch {
      throw field.mismatch(.says("json.wants.validEquation"))
    }
  }
}

// MARK: The tree of views

extension QuestionFields {
  private var viewNames: [String] { scene.items.filter { $0.kind == .view }.map { $0.name } }

  /// Two calls, as `["card.updateConstraints", "view.layoutSubviews"]`.
  private func first(_ field: JSONField) throws(CourseError) -> Question.Subject {
    let steps = try field.array(of: .says("json.items.calls")) { call throws(CourseError) in
      (try step(call), try call.string())
    }
    guard steps.count == 2, scene.first(steps[0].0, steps[1].0) != nil, steps[0].0 != steps[1].0
    else { throw field.mismatch(.says("json.wants.calls")) }
    return .first(steps[0].0, steps[1].0, names: steps.map { $0.1 })
  }

  private func uses(_ field: JSONField) throws(CourseError) -> Question.Subject {
    let name = try field.string()
    guard let view = scene.id(named: name), scene[view].kind == .view else {
      throw field.mismatch(.viewOfTheScene, found: "\"\(name)\"")
    }
    return .uses(view)
  }

  private func step(_ field: JSONField) throws(CourseError) -> PassStep {
    let words = try field.string()
    guard let dot = words.lastIndex(of: "."), let view = scene.id(named: String(words[..<dot])),
      let call = PassStep.Call(rawValue: String(words[words.index(after: dot)...]))
    else { throw field.mismatch(.says("json.wants.call"), found: "\"\(words)\"") }
    return PassStep(view, call)
  }
}

extension KindDeclaration {
  static func questions(needsWindows: Bool) -> KindDeclaration {
    KindDeclaration(takesLines: false, needsWindows: needsWindows) {
      object, context throws(CourseError) in
      try object.takeExpectation()
      guard !context.questions.isEmpty else { throw object.missing("questions") }
      return { _ in .answers }
    }
  }
}
