import Course
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
