import Course
package import LayoutEngine

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

/// What UIKit or Masonry throws or writes to the console, to the letter.
struct MessageVector: VectorCase {
  static let kind = "messages"

  static func isKind(of first: VectorShape) -> Bool { first.has("key", "text") }

  /// The message's key.
  let id: String
  private let exception: String?
  private let text: String
  private let newer: String?
  private let older: String?
  /// What stands before the text, with the systems in parentheses.
  private let prefixes: [String]

  init(_ reader: inout ObjectReader) throws(CourseError) {
    id = try reader.required("key").string()
    exception = try reader.given("exception")?.string()
    text = try reader.required("text").string()
    newer = try reader.given("newer")?.string()
    older = try reader.given("older")?.string()
    prefixes = try reader.given("prefixes")?.strings() ?? []
    reader.skip("source", "when", "note")
  }

  func differences(_ context: VectorContext) -> [String] {
    guard let message = Self.samples.first(where: { $0.key == id.prefix { $0 != "-" } }) else {
      return ["there is no message with this key"]
    }
    var differences = Differences()
    differences.compare("the exception", message.exception?.rawValue, with: exception)
    if id.hasSuffix("-ios7") {
      differences.compare("the text", message.iOS7Text, with: text)
    } else if prefixes.count == 2 {
      // The old form has no final stop.
      let old = text.hasSuffix(".") ? String(text.dropLast()) : text
      differences.compare("the old text", message.earlierText, with: before(0) + old)
      differences.compare("the text", message.text, with: before(1) + text)
    } else if let newer {
      differences.compare("the old text", message.earlierText, with: text)
      differences.compare("the text", message.text, with: newer)
    } else {
      differences.compare("the text", message.text, with: text)
      if let older {
        let old = RuntimeMessage.noCommonAncestor(first: "%@", second: "%@")
        differences.compare("the old text", old.earlierText, with: older)
      }
    }
    return differences.lines
  }

  private func before(_ index: Int) -> String {
    let prefix = prefixes[index]
    let words = prefix.firstRange(of: " (").map { prefix[..<$0.lowerBound] } ?? prefix[...]
    return words + " "
  }

  private static let anchor = "<NSLayoutXAxisAnchor:0x… \"UIView:0x….centerX\">"
  private static let entry = "<…>"

  /// Every message about what the documents have in its place.
  private static let samples: [RuntimeMessage] = [
    .firstItemMissing, .invalidPairing, .leadingWithLeft, .hierarchyUnprepared,
    .locationEqualsConstant(item: "<description of the first item>"),
    .incompatibleAnchors(
      constraint: "<NSLayoutConstraint:0x117d2ecc0 UIView:0x1160039c0.left == "
        + "UIView:0x116003640.top  (active)>"),
    .noCommonAncestor(first: anchor, second: anchor),
    .outsideSubtree(constraint: entry, view: entry), .hierarchyNotPrepared(constraint: entry),
    .priorityRange("%g"), .requiredPriorityMutated(to: "250", from: "1000"),
    .constantNotFinite("nan", first: entry, second: entry), .multiplierNotFinite("nan"),
    .unsatisfiable([entry, entry], broken: entry, hasMasks: true),
    .ambiguousTrace(view: "UIView:0x170185bd0", variable: "minX{id: 34}"),
    .visualFormat(
      reason: "Expected a ']' here. That is how you give the end of a view.",
      format: "|-0-[redView-0-|", caret: String(repeating: " ", count: 12) + "^"),
    .masonryRelationTwice, .masonryAttributeAfterRelation,
    .masonryNoCommonSuperview(first: "%@", second: "%@"),
  ]
}

extension RuntimeMessage {
  /// The message's name in `Vectors/messages.json`.
  package var key: String {
    if case .visualFormat = self { "vflError" } else { String("\(self)".prefix { $0 != "(" }) }
  }
}

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

/// An attribute and what it is.
struct AttributeVector: VectorCase {
  static let kind = "attributes"

  static func isKind(of first: VectorShape) -> Bool { first.has("rawValue", "directional") }

  /// The attribute's name.
  let id: String
  private let rawValue: Double
  private let sort: String?
  private let axis: String?
  private let isDirectional: Bool
  private let isAbsolute: Bool
  private let isMargin: Bool

  init(_ reader: inout ObjectReader) throws(CourseError) {
    id = try reader.required("name").string()
    rawValue = try reader.required("rawValue").number()
    sort = try reader.given("kind")?.string()
    axis = try reader.given("axis")?.string()
    isDirectional = try reader.required("directional").bool()
    isAbsolute = try reader.required("absolute").bool()
    isMargin = try reader.required("margin").bool()
  }

  func differences(_ context: VectorContext) -> [String] {
    var differences = Differences()
    let attribute = Attribute(name: id)
    // The one that is no attribute is a constraint without a second anchor.
    differences.compare("the raw value", Double(attribute?.rawValue ?? 0), with: rawValue)
    differences.compare(
      "the kind", attribute.map { $0.kind == .size ? "size" : "location" }, with: sort)
    differences.compare("the axis", attribute.map { "\($0.axis)" }, with: axis)
    let family = attribute?.family
    differences.compare(
      "whether it is directional", family == .directional, with: isDirectional)
    differences.compare("whether it is absolute", family == .absolute, with: isAbsolute)
    differences.compare("whether it is a margin", attribute?.isMargin ?? false, with: isMargin)
    return differences.lines
  }
}

/// A named priority, or what a class hugs and resists with.
struct PriorityVector: VectorCase {
  /// What a row of the table is about.
  private enum Subject {
    case named(String, Double)
    case defaults(className: String, hugging: AxisPriorities, compression: AxisPriorities)
    /// Views made in code hug at the default, whatever their class.
    case codeHugsLess
  }

  static let kind = "priorities"

  static func isKind(of first: VectorShape) -> Bool { first.has("kind", "source") }

  let id: String
  private let subject: Subject

  init(_ reader: inout ObjectReader) throws(CourseError) {
    let sort = try reader.required("kind")
    switch try sort.string() {
    case "named":
      id = try reader.required("name").string()
      subject = .named(id, try reader.required("value").number())
    case "defaults":
      let name = try reader.required("class").string()
      id = name
      subject = try reader.required("interfaceBuilder").object { values throws(CourseError) in
        .defaults(
          className: name, hugging: try values.required("hugging").axisPriorities(),
          compression: try values.required("compression").axisPriorities())
      }
    case "rule":
      id = try reader.required("text").string()
      subject = .codeHugsLess
    case let other: throw sort.mismatch("one of: named, defaults, rule", found: other)
    }
    reader.skip("source")
  }

  func differences(_ context: VectorContext) -> [String] {
    var differences = Differences()
    switch subject {
    case .named(let name, let value):
      differences.compare("its value", Self.value(named: name), with: value)
    case .defaults(let name, let hugging, let compression):
      differences.compare(
        "hugging", AxisPriorities.interfaceBuilderHugging(of: name), with: hugging)
      differences.compare("compression", AxisPriorities.defaultCompression, with: compression)
    case .codeHugsLess:
      let made = Item("label").hugging
      differences.compare("hugging in code", made.horizontal.value, with: 250)
      let drawn = AxisPriorities.interfaceBuilderHugging(of: "UILabel")
      differences.compare("hugging of a drawn label", drawn.horizontal.value, with: 251)
    }
    return differences.lines
  }

  /// The value that a name has in an equation, or in a library on one of Apple's systems.
  private static func value(named name: String) -> Double? {
    let words = name.split(separator: " ")
    if words.count == 2, words[0].hasSuffix(".medium") {
      return words[1] == "macOS" ? 501 : Priority.medium.value
    }
    return EquationStatement.statements(in: "v.width = 1 @\(name)").first?.priority
  }
}

extension AxisPriorities {
  /// How much a view of a class resists growing if Interface Builder made it.
  ///
  /// Labels and images hug a little more than other views do; made in code they don't.
  ///
  /// Source: docs/SEMANTICS.md, S7.3; `Vectors/priorities.json` of the tests.
  static func interfaceBuilderHugging(of className: String) -> AxisPriorities {
    switch className {
    case "UILabel", "UIImageView":
      AxisPriorities(horizontal: .lowOfText, vertical: .lowOfText)
    case "UIActivityIndicatorView", "UIStepper", "UISwitch":
      AxisPriorities(horizontal: .high, vertical: .high)
    case "UIProgressView": AxisPriorities(horizontal: .low, vertical: .high)
    default: defaultHugging
    }
  }
}

extension RuntimeMessage {
  /// The words of older systems, where they are known and differ.
  var earlierText: String? {
    switch self {
    case .firstItemMissing: "\(Self.initializer): Constraint must contain a first layout item"
    case .locationEqualsConstant:
      "\(Self.initializer): A multiplier of 0 or a nil second item together with a location for the "
        + "first attribute creates an illegal constraint of a location equal to a constant. "
        + Self.advice
    case .noCommonAncestor(let first, let second):
      "Unable to activate constraint with items \(first) and \(second) because they have no common "
        + "ancestor. Does the constraint reference items in different view hierarchies? That's "
        + "illegal."
    default: nil
    }
  }

  /// The words of iOS 7, where they are known and differ.
  var iOS7Text: String? {
    guard case .locationEqualsConstant = self else { return nil }
    return "A constraint cannot be made that sets a location equal to a constant. " + Self.advice
  }

  private static let initializer =
    "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:"
    + "constant:]"
  private static let advice = "Location attributes must be specified in pairs"
}
