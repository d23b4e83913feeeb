import Course
import LayoutEngine

/// Two attributes, and the rule that refuses to tie them.
struct AttributePairVector: VectorCase {
  static let kind = "pairs"

  static func isKind(of first: VectorShape) -> Bool { first.has("first", "second", "rule") }

  let id: String
  private let first: Attribute
  /// `nil` where the right side is a bare number.
  private let second: Attribute?
  private let rule: String?
  private let message: String?

  init(_ reader: inout ObjectReader) throws(CourseError) {
    id = try reader.required("id").string()
    first = try reader.required("first").attribute()
    let second = try reader.required("second")
    self.second = try second.string() == "notAnAttribute" ? nil : try second.attribute()
    rule = try reader.given("rule")?.string()
    message = try reader.given("runtimeMessage")?.string()
  }

  func differences(_ context: VectorContext) -> [String] {
    var scene = Scene()
    guard let window = try? scene.add(Item("window")),
      let red = try? scene.add(Item("red", in: window)),
      let blue = try? scene.add(Item("blue", in: window))
    else { return ["no scene"] }
    var differences = Differences()
    let draft = ConstraintDraft(
      first: Anchor(red, first), relation: .equal, second: second.map { Anchor(blue, $0) })
    for rules in RuleSet.allCases {
      let violation = rules.violation(in: draft, scene: scene)
      differences.compare("the \(rules.rawValue)'s rule", violation?.alias, with: rule)
      differences.compare("the message", violation?.runtimeMessage?.key, with: message)
      let constraint = try? rules.constraint(from: draft, in: scene)
      differences.compare("whether it is refused", constraint == nil, with: rule != nil)
    }
    return differences.lines
  }
}
