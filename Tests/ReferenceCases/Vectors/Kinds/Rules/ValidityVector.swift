import Course
import LayoutEngine

/// A constraint and the rule that it breaks, by the guide and at run time.
struct ValidityVector: VectorCase {
  static let kind = "validity"

  static func isKind(of first: VectorShape) -> Bool {
    first.has("expect") && ["valid", "invalid"].contains(first.verdict)
  }

  let id: String
  /// Missing where a number or a change is the point, which a scene can't write.
  private let scene: ReferenceScene?
  /// What is done instead, step by step, in words.
  private let sequence: ConstraintSequence?
  private let verdict: String
  private let rule: String?
  /// The rule that the guide has and the run time hasn't.
  private let guideRule: String?
  private let message: String?

  init(_ reader: inout ObjectReader) throws(CourseError) {
    id = try reader.required("id").string()
    scene = try reader.given("scene")?.object { scene throws(CourseError) in
      try ReferenceScene(&scene)
    }
    sequence = try reader.given("sequence").map { field throws(CourseError) in
      try ConstraintSequence(field)
    }
    let expected = try reader.required("expect").object { expect throws(CourseError) in
      (
        verdict: try expect.required("verdict").string(),
        rule: try expect.given("rule")?.string(),
        guideRule: try expect.given("guideRule")?.string(),
        message: try expect.given("runtimeMessage")?.string()
      )
    }
    (verdict, rule, guideRule, message) = (
      expected.verdict, expected.rule, expected.guideRule, expected.message
    )
    reader.skip("title", "source", "note")
  }

  func differences(_ context: VectorContext) -> [String] {
    var differences = Differences()
    differences.compare("the verdict", rule == nil ? "valid" : "invalid", with: verdict)
    if let scene {
      guard scene.drafts.count == 1 else { return ["there isn't one constraint"] }
      compare(RuleSet.runtime, rule, scene, into: &differences)
      compare(RuleSet.guide, guideRule ?? rule, scene, into: &differences)
    } else if let sequence {
      differences.compare("the rule", sequence.broken?.rule, with: rule)
      differences.compare("the message", sequence.broken?.message.key, with: message)
    } else {
      differences.note("there is neither a scene nor a sequence")
    }
    return differences.lines
  }

  private func compare(
    _ rules: RuleSet, _ wanted: String?, _ scene: ReferenceScene,
    into differences: inout Differences
  ) {
    let draft = scene.drafts[0]
    let violation = rules.violation(in: draft, scene: scene.scene)
    differences.compare("the \(rules.rawValue)'s rule", violation?.alias, with: wanted)
    guard rules == .runtime else { return }
    differences.compare("the message", violation?.runtimeMessage?.key, with: message)
  }
}

/// What is done to a constraint, step by step: `activate v.width = 10`, then `set priority 250`.
private struct ConstraintSequence {
  private let draft: ConstraintDraft
  private let isActive: Bool
  private let newPriority: Double?

  /// - Throws: ``CourseError`` if there is no equation, or a step is unknown.
  init(_ field: JSONField) throws(CourseError) {
    var steps = try field.strings()[...]
    guard var equation = steps.popFirst() else { throw field.mismatch("a list of steps") }
    let order = "activate "
    isActive = equation.hasPrefix(order)
    if isActive { equation.removeFirst(order.count) }
    // An equation can't write what isn't a number; 7 stands in for it while it is read.
    let words = equation.split(separator: " ")
    let readable = words.map { $0 == "nan" ? "7" : String($0) }.joined(separator: " ")
    var scene = Scene()
    for name in ["v", "w"] { _ = try? scene.add(Item(name)) }
    guard let written = EquationReader.read(readable).constraints.first,
      var draft = try? written.draft(in: scene)
    else { throw field.mismatch("an equation about v and w", found: equation) }
    if words.contains("nan") {
      if draft.second == nil { draft.constant = .nan } else { draft.multiplier = .nan }
    }
    self.draft = draft
    let change = "set priority "
    let step = steps.popFirst()
    newPriority = step.flatMap { $0.hasPrefix(change) ? Double($0.dropFirst(change.count)) : nil }
    if steps.isEmpty, (step == nil) == (newPriority == nil) { return }
    throw field.mismatch("steps that are known", found: "another")
  }

  /// The rule that is broken, with what UIKit says about it.
  var broken: (rule: String, message: RuntimeMessage)? {
    if let violation = RuleSet.runtime.violation(in: draft, scene: Scene()) {
      return violation.runtimeMessage.map { (violation.alias, $0) }
    }
    guard isActive, let newPriority,
      let message = RuntimeMessage.changing(priority: draft.priority, to: newPriority)
    else { return nil }
    return ("R8", message)
  }
}
