package import Course
import LayoutEngine

/// A scene as the vectors write it: items, constraints, a direction, and frames that change later.
struct ReferenceScene {
  private(set) var scene = Scene()
  private(set) var constraints: [ReferenceConstraint] = []
  /// The constraints before any rule has looked at them, in the file's order.
  private(set) var drafts: [ConstraintDraft] = []
  private(set) var direction = LayoutDirection.leftToRight
  /// The frames that were set, by the item's name: masks count from the superview's.
  private var frames: [String: Rect] = [:]

  /// Takes a scene's fields.
  init(_ reader: inout ObjectReader) throws(CourseError) {
    var resized: [String: Rect] = [:]
    for (name, field) in try reader.given("resize")?.members() ?? [] {
      resized[name] = try field.rect()
    }
    if let direction = reader.given("direction") {
      let word = try direction.string()
      guard ["ltr", "rtl"].contains(word) else {
        throw direction.mismatch("one of: ltr, rtl", found: word)
      }
      self.direction = word == "rtl" ? .rightToLeft : .leftToRight
    }
    try take(items: reader.required("items"), resized: resized)
    for field in try reader.required("constraints").array(of: "constraints", { $0 }) {
      let constraint = try ReferenceConstraint(field)
      constraints.append(constraint)
      drafts.append(try constraint.draft(in: scene))
    }
  }

  /// Takes items without constraints.
  init(items: JSONField) throws(CourseError) { try take(items: items, resized: [:]) }

  /// The problem, with no rule asked.
  var problem: LayoutProblem {
    LayoutProblem(
      scene: scene, constraints: drafts.compactMap(\.unchecked), direction: direction)
  }

  private mutating func take(
    items: JSONField, resized: [String: Rect]
  ) throws(CourseError) {
    for field in try items.array(of: "items", { $0 }) {
      let item = try field.object { reader throws(CourseError) in
        try self.taken(&reader, resized: resized)
      }
      do { try scene.add(item) } catch {
        throw field.mismatch("an item with a name of its own", found: item.name)
      }
    }
  }

  private mutating func taken(
    _ reader: inout ObjectReader, resized: [String: Rect]
  ) throws(CourseError) -> Item {
    let name = try reader.required("name").string()
    let isGuide = try reader.given("kind")?.string() == "guide"
    var parent: ItemID?
    if let field = reader.given("parent") ?? reader.given("owner") {
      let name = try field.string()
      guard let id = scene.id(named: name) else {
        throw field.mismatch("an item that stands before", found: name)
      }
      parent = id
    }
    var item = Item(name, kind: isGuide ? .guide : .view, in: parent)
    item.placement = try self.placement(&reader, of: item, resized: resized[name])
    if let size = reader.given("intrinsic") { item.intrinsic = try size.intrinsicSize() }
    if let hugging = reader.given("hug") { item.hugging = try hugging.axisPriorities() }
    if let field = reader.given("compress") { item.compression = try field.axisPriorities() }
    if let margins = reader.given("margins") { item.margins = try margins.insets() }
    if let field = reader.given("baseline") {
      let lines = try field.numbers(count: 2)
      item.baselines = Baselines(first: lines[0], last: lines[1])
    }
    reader.skip("system", "owner", "parent")
    return item
  }

  private mutating func placement(
    _ reader: inout ObjectReader, of item: Item, resized: Rect?
  ) throws(CourseError) -> Item.Placement {
    let insets = try reader.given("insets").map { field throws(CourseError) in
      try field.insets()
    }
    let frame = try reader.given("frame").map { field throws(CourseError) in
      try field.rect()
    }
    let isFixed = try reader.given("fixed")?.bool() ?? false
    let isTranslated = try reader.given("translates")?.bool() ?? false
    let mask = try reader.given("mask").map { field throws(CourseError) in
      try field.autoresizingMask()
    }
    if let insets { return .inset(insets) }
    guard let frame else { return .constraints }
    frames[item.name] = frame
    if isFixed { return .given(resized ?? frame) }
    guard isTranslated else { return .constraints }
    let parent = item.parent.flatMap { frames[scene[$0].name] }
    // Without a spring the superview's size doesn't matter; not every vector gives it.
    let size = Size(width: parent?.width ?? 0, height: parent?.height ?? 0)
    return .translated(frame, mask: mask ?? [], in: size)
  }
}

/// A constraint as reference cases write it: two pairs of an item's name and an attribute.
///
///     {"id":"k1","first":["v2","top"],"relation":"=","second":["v1","top"],"multiplier":1, …}
struct ReferenceConstraint {
  /// An item's name and an attribute, with the place of the pair.
  struct End {
    let item: String
    let attribute: Attribute
    let field: JSONField

    init(_ field: JSONField) throws(CourseError) {
      let words = try field.array(of: "strings", count: 2) { word throws(CourseError) in
        word
      }
      item = try words[0].string()
      attribute = try words[1].attribute()
      self.field = field
    }

    /// The anchor in a scene.
    ///
    /// - Throws: ``CourseError`` if the scene has no such item.
    func anchor(in scene: Scene) throws(CourseError) -> Anchor {
      guard let id = scene.id(named: item) else {
        throw field.mismatch("an item of the scene and an attribute", found: item)
      }
      return Anchor(id, attribute)
    }
  }

  let id: String
  /// The same as an equation; `nil` where none can say it.
  let equation: String?
  let first: End?
  let relation: Relation
  let second: End?
  let multiplier: Double
  let constant: Double
  let priority: Double
  /// Only relates frames that are given, and would hold but for rounding.
  let isTrivial: Bool

  init(_ field: JSONField) throws(CourseError) {
    self = try field.object { reader throws(CourseError) in
      try ReferenceConstraint(&reader)
    }
  }

  private init(_ reader: inout ObjectReader) throws(CourseError) {
    id = try reader.required("id").string()
    equation = try reader.given("eq")?.string()
    first = try reader.given("first").map { field throws(CourseError) in try End(field) }
    relation = try reader.required("relation").relation()
    second = try reader.given("second").map { field throws(CourseError) in try End(field) }
    multiplier = try reader.required("multiplier").number()
    constant = try reader.required("constant").number()
    priority = try reader.required("priority").number()
    isTrivial = try reader.given("trivial")?.bool() ?? false
    // Where a constraint came from, and whether the build would have removed it, changes nothing.
    reader.skip("multiplierExact", "origin", "placeholder")
  }

  /// The constraint before any rule has looked at it.
  ///
  /// - Throws: ``CourseError`` if it speaks of an item that the scene doesn't have.
  func draft(in scene: Scene) throws(CourseError) -> ConstraintDraft {
    ConstraintDraft(
      first: try first.map { end throws(CourseError) in try end.anchor(in: scene) },
      relation: relation,
      second: try second.map { end throws(CourseError) in try end.anchor(in: scene) },
      multiplier: multiplier, constant: constant, priority: priority, identifier: id)
  }
}

extension ConstraintDraft {
  /// The constraint as the solver takes it, with no rule asked; `nil` if it has no first anchor or
  /// no priority.
  var unchecked: Constraint? {
    guard let first, let priority = Priority(priority) else { return nil }
    return Constraint(
      first, relation,
      second.map { .anchor($0, multiplier: multiplier, constant: constant) }
        ?? .length(constant),
      priority: priority, identifier: identifier, origin: origin)
  }
}

/// What one constraint states, with the names as written.
struct EquationStatement: Hashable, CustomStringConvertible {
  /// A name and an attribute.
  struct End: Hashable {
    let item: String
    let attribute: Attribute

    var text: String { "\(item).\(attribute.name)" }
  }

  var label: String?
  var first: End
  var relation: Relation
  /// `nil` if the first is tied to a number.
  var second: End?
  /// 0 without a second end.
  var multiplier = 0.0
  var constant = 0.0
  var priority = 1000.0

  var description: String {
    let other = second.map { "\(multiplier) * \($0.text) + " } ?? ""
    return "\(label.map { "\($0): " } ?? "")\(first.text) \(relation.sign) \(other)\(constant)"
      + " @\(priority)"
  }
}

extension EquationStatement {
  init(_ written: WrittenConstraint) {
    label = written.identifier
    first = End(item: written.first.item, attribute: written.first.attribute)
    relation = written.relation
    second = written.second.map { End(item: $0.item, attribute: $0.attribute) }
    multiplier = written.multiplier
    constant = written.constant
    priority = written.priority
  }

  /// What the equations of a text state; empty if one of them can't be read.
  static func statements(in text: String) -> [EquationStatement] {
    let document = EquationReader.read(text)
    return document.errors.isEmpty ? document.constraints.map { EquationStatement($0) } : []
  }
}

/// A multiplier that was written with six decimals, though it is a ratio of two lengths.
///
///     0.689655     30 : 43.5, that is 20 / 29
///
/// In a view of a thousand points the digits that are missing make half a thousandth of a point,
/// which is more than comparing frames allows for.
enum WrittenRatio {
  /// What rounding to six decimals can have taken away.
  private static let halfDigit = 5e-7
  /// The most that the lower number of a ratio of lengths on a screen is taken to be.
  private static let largest = 1000.0

  /// The simplest fraction that is written so, or the number itself if it has fewer decimals or
  /// no fraction comes near.
  static func restored(_ written: Double) -> Double {
    let millionths = (written * 1e6).rounded()
    guard abs(written * 1e6 - millionths) < 1e-4,
      millionths.truncatingRemainder(dividingBy: 10) != 0
    else { return written }
    // Continued fractions give the simplest fraction for every nearness.
    var rest = written
    var last = (over: 1.0, under: 0.0)
    var next = (over: rest.rounded(.down), under: 1.0)
    while next.under <= largest {
      if abs(next.over / next.under - written) <= halfDigit { return next.over / next.under }
      rest = 1 / (rest - rest.rounded(.down))
      let whole = rest.rounded(.down)
      (last, next) = (next, (whole * next.over + last.over, whole * next.under + last.under))
    }
    return written
  }
}

/// The engine's values as reference cases write them.
extension JSONField {
  /// Left, top, width, height.
  func rect() throws(CourseError) -> Rect {
    let four = try numbers(count: 4)
    return Rect(x: four[0], y: four[1], width: four[2], height: four[3])
  }

  /// Top, left, bottom, right.
  func insets() throws(CourseError) -> Insets {
    let four = try numbers(count: 4)
    return Insets(top: four[0], left: four[1], bottom: four[2], right: four[3])
  }

  /// Width, height.
  func size() throws(CourseError) -> Size {
    let two = try numbers(count: 2)
    return Size(width: two[0], height: two[1])
  }

  /// Width, height; `null` where the content asks for none.
  func intrinsicSize() throws(CourseError) -> IntrinsicSize {
    let two = try numbersOrNull(count: 2)
    return IntrinsicSize(width: two[0], height: two[1])
  }

  /// Across, down.
  func axisPriorities() throws(CourseError) -> AxisPriorities {
    let two = try array(of: "priorities", count: 2) { item throws(CourseError) in
      try item.priority()
    }
    return AxisPriorities(horizontal: two[0], vertical: two[1])
  }

  /// A priority that counts.
  func priority() throws(CourseError) -> Priority {
    guard let priority = Priority(try number()) else {
      throw mismatch("greater than 0 and at most 1000", found: "a number that isn't")
    }
    return priority
  }

  /// `=` or `==`, `<=`, `>=`.
  func relation() throws(CourseError) -> Relation {
    let sign = try string()
    if sign == "==" { return .equal }
    guard let relation = Relation.allCases.first(where: { $0.sign == sign }) else {
      throw mismatch("one of: =, ==, <=, >=", found: sign)
    }
    return relation
  }

  /// The name of an attribute.
  func attribute() throws(CourseError) -> Attribute {
    let name = try string()
    guard let attribute = Attribute(name: name) else {
      throw mismatch("the name of an attribute", found: name)
    }
    return attribute
  }

  /// The flexible parts by their short names, by AppKit's, or by Interface Builder's.
  func autoresizingMask() throws(CourseError) -> AutoresizingMask {
    let parts = try array(of: "names of flexible parts") { item throws(CourseError) in
      let name = try item.string()
      guard let part = AutoresizingMask.referenceNames[name] else {
        throw item.mismatch("the name of a flexible part", found: name)
      }
      return part
    }
    return parts.reduce(into: []) { $0.insert($1) }
  }

  /// Numbers, some of which may be `null`.
  func numbersOrNull(count: Int) throws(CourseError) -> [Double?] {
    try array(of: "numbers or null", count: count) { item throws(CourseError) in
      try item.unlessNull?.number()
    }
  }

  /// The field itself, or nothing if its value is `null`.
  var unlessNull: JSONField? { json.value == .null ? nil : self }
}

extension ObjectReader {
  /// The field of a key; nothing where it is absent or `null`.
  mutating func given(_ key: String) -> JSONField? { optional(key)?.unlessNull }

  /// Takes note of keys that say something to people only.
  mutating func skip(_ keys: String...) {
    for key in keys { _ = optional(key) }
  }
}

extension AutoresizingMask {
  fileprivate static let referenceNames: [String: AutoresizingMask] = [
    "LM": .flexibleLeftMargin, "W": .flexibleWidth, "RM": .flexibleRightMargin,
    "TM": .flexibleTopMargin, "H": .flexibleHeight, "BM": .flexibleBottomMargin,
    "minX": .flexibleLeftMargin, "maxX": .flexibleRightMargin,
    "minY": .flexibleTopMargin, "maxY": .flexibleBottomMargin,
    "flexibleMinX": .flexibleLeftMargin, "widthSizable": .flexibleWidth,
    "flexibleMaxX": .flexibleRightMargin, "flexibleMinY": .flexibleTopMargin,
    "heightSizable": .flexibleHeight, "flexibleMaxY": .flexibleBottomMargin,
  ]
}

/// What a file of cases is refused with is said in English alone.
extension Sentence: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self.init(verbatim: text) }
}
