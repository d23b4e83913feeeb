import Course
import LayoutEngine

extension OracleCase {
  /// The version of the schema that is read.
  static let schema = 1.0

  /// Reads one line of an oracle file.
  ///
  /// - Throws: ``CourseError`` with a place in this line.
  init(line: String) throws(CourseError) {
    let field = JSONField(file: try PlacedJSON.read(line))
    self = try field.object { reader throws(CourseError) in try OracleCase(&reader) }
  }

  private init(_ reader: inout ObjectReader) throws(CourseError) {
    let schema = try reader.required("schema")
    guard try schema.number() == Self.schema else {
      throw schema.mismatch("1, the only version that is read", found: "another")
    }
    id = try reader.required("id").string()
    tags = try reader.required("tags").strings()
    tolerance = try reader.required("tolerance").number()
    scale = try reader.required("canvas").object { canvas throws(CourseError) in
      canvas.skip("device", "orientation", "widthClass", "heightClass", "tools")
      return try canvas.required("scale").number()
    }
    referenceError = try reader.given("reference")?.object { reference throws(CourseError) in
      reference.skip("must", "match", "undetermined", "conflicts", "predicted", "stress")
      return try reference.given("maxError")?.number()
    }
    reader.skip("root", "features")
    var reading = OracleSceneReading()
    for field in try reader.required("views").array(of: "views", { $0 }) {
      try field.object { view throws(CourseError) in try reading.add(view: &view) }
    }
    for field in try reader.required("guides").array(of: "guides", { $0 }) {
      try field.object { guide throws(CourseError) in try reading.add(guide: &guide) }
    }
    for field in try reader.required("constraints").array(of: "constraints", { $0 }) {
      try reading.add(constraint: field)
    }
    reading.addContentGuides()
    views = reading.views
    guides = reading.guides
    constraints = reading.constraints
  }
}

/// What has been read of a case so far.
private struct OracleSceneReading {
  var views: [OracleCase.View] = []
  var guides: [Item] = []
  var constraints: [Constraint] = []
  /// The safe areas of the views that have one.
  private var safeAreas: [ItemID: Insets] = [:]
  /// The scrolling views that have no guide for their content yet.
  private var scrolling: [ItemID] = []
  /// The items so far, to look names up in.
  private var scene = Scene()

  /// The views whose edges mean their content to what lies inside.
  private static let scrollingKinds: Set = [
    "scrollView", "tableView", "collectionView", "textView",
  ]

  mutating func add(view reader: inout ObjectReader) throws(CourseError) {
    let name = try reader.required("id")
    let frame = try reader.required("frame").rect()
    let parent = try reader.given("parent").map { field throws(CourseError) in
      try id(of: field)
    }
    var item = Item(try name.string(), in: parent)
    let kind = try reader.required("kind").string()
    let given = try givenPlacement(&reader, frame: frame, parent: parent)
    item.placement = given ?? .constraints
    try takeContent(&reader, into: &item)
    let stress = try reader.given("stressIntrinsic").map { field throws(CourseError) in
      try field.intrinsicSize()
    }
    let safeArea = try reader.given("safeAreaInsets").map { field throws(CourseError) in
      try field.insets()
    }
    reader.skip("intrinsicCapable", "stack", "hidden")
    let view = try add(item, named: name)
    safeAreas[view] = safeArea
    if Self.scrollingKinds.contains(kind) { scrolling.append(view) }
    views.append(
      OracleCase.View(
        item: item, frame: frame, isSolved: given == nil, stress: stress ?? IntrinsicSize()))
  }

  /// Where a view is if that is given; `nil` if it has to be found.
  private func givenPlacement(
    _ reader: inout ObjectReader, frame: Rect, parent: ItemID?
  ) throws(CourseError) -> Item.Placement? {
    let mask = try reader.given("autoresizingMask").map { field throws(CourseError) in
      try field.autoresizingMask()
    }
    guard let given = reader.given("given") else { return nil }
    switch try given.string() {
    case "root", "frame": return .given(frame)
    case "mask":
      guard let parent, let mask else {
        throw given.mismatch("a view with a parent and an autoresizingMask", found: "mask")
      }
      let size = views[Int(parent.index)].frame
      return .translated(frame, mask: mask, in: Size(width: size.width, height: size.height))
    case let other: throw given.mismatch("one of: root, frame, mask", found: other)
    }
  }

  private func takeContent(
    _ reader: inout ObjectReader, into item: inout Item
  ) throws(CourseError) {
    if let size = reader.given("intrinsic") { item.intrinsic = try size.intrinsicSize() }
    if let hugging = reader.given("hugging") { item.hugging = try hugging.axisPriorities() }
    if let field = reader.given("compression") { item.compression = try field.axisPriorities() }
    if let margins = reader.given("layoutMargins") { item.margins = try margins.insets() }
    if let insets = reader.given("alignmentInsets") {
      item.alignmentInsets = try insets.insets()
    }
    item.baselines.first = try reader.given("firstBaseline")?.number() ?? 0
    item.baselines.last = try reader.given("lastBaseline")?.number() ?? 0
  }

  mutating func add(guide reader: inout ObjectReader) throws(CourseError) {
    let name = try reader.required("id")
    let owner = try id(of: try reader.required("owner"))
    var guide = Item(try name.string(), kind: .guide, in: owner)
    let kind = try reader.required("kind")
    let length = try reader.given("length")?.number() ?? 0
    var edge: Attribute?
    switch try kind.string() {
    case "safeArea": guide.placement = .inset(safeAreas[owner] ?? .zero)
    case "frameLayoutGuide": guide.placement = .inset(.zero)
    case "contentLayoutGuide":
      guide.placement = .content
      scrolling.removeAll { $0 == owner }
    case "free": break
    case "topLayoutGuide": edge = .top
    case "bottomLayoutGuide": edge = .bottom
    case let other:
      throw kind.mismatch("the kind of a guide", found: other)
    }
    guides.append(guide)
    let added = try add(guide, named: name)
    if let edge { attach(added, to: owner, at: edge, length: length) }
  }

  /// Gives every scrolling view that has none a guide for its content.
  mutating func addContentGuides() {
    for id in scrolling {
      guides.append(
        Item("\(scene[id].name).content", kind: .guide, in: id, placement: .content))
    }
  }

  /// Lays a guide along an edge of its owner, as wide as the owner.
  private mutating func attach(
    _ guide: ItemID, to owner: ItemID, at edge: Attribute, length: Double
  ) {
    for attribute in [edge, .left, .right] {
      let other = Operand.anchor(Anchor(owner, attribute), multiplier: 1, constant: 0)
      constraints.append(Constraint(Anchor(guide, attribute), .equal, other))
    }
    constraints.append(Constraint(Anchor(guide, .height), .equal, .length(length)))
  }

  mutating func add(constraint field: JSONField) throws(CourseError) {
    let written = try ReferenceConstraint(field)
    // It would hold but for the rounding of the frames that are given.
    guard !written.isTrivial else { return }
    var draft = try written.draft(in: scene)
    draft.multiplier = WrittenRatio.restored(draft.multiplier)
    guard let constraint = draft.unchecked else {
      throw field.mismatch("a constraint with a first item and a priority")
    }
    constraints.append(constraint)
  }

  private mutating func add(_ item: Item, named name: JSONField) throws(CourseError) -> ItemID {
    do { return try scene.add(item) } catch {
      throw name.mismatch("a name that no other item has", found: item.name)
    }
  }

  private func id(of field: JSONField) throws(CourseError) -> ItemID {
    let name = try field.string()
    guard let id = scene.id(named: name) else {
      throw field.mismatch("an item that stands before", found: name)
    }
    return id
  }
}
