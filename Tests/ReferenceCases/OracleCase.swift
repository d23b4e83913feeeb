package import Course
import LayoutEngine

/// A scene of Interface Builder, with the frames that Apple's own engine gave its views.
package struct OracleCase: Sendable {
  /// A view, and what is known about it besides.
  struct View: Sendable {
    /// The item as the solver gets it.
    let item: Item
    /// The frame that Apple's engine stored, in the parent's coordinates.
    let frame: Rect
    /// Whether the frame follows from the constraints; otherwise it is given.
    let isSolved: Bool
    /// Other sizes for its content, which must not move anything.
    let stress: IntrinsicSize
  }

  package let id: String
  /// What is peculiar about the case, in the collection's words.
  package let tags: [String]
  /// How far a number may be from the stored one, in points: stored frames are rounded.
  let tolerance: Double
  /// Pixels to a point.
  let scale: Double
  /// By how much other engines miss the stored frames, in points; `nil` if nobody says.
  let referenceError: Double?
  /// Parents before children; a view's handle is its place.
  let views: [View]
  /// The guides; their handles follow the views'.
  let guides: [Item]
  let constraints: [Constraint]

  /// The handles of the views whose frames are to be found.
  var solved: [ItemID] {
    views.indices.filter { views[$0].isSolved }.map { ItemID(index: Int32($0)) }
  }

  /// The case as the engine takes it.
  ///
  /// - Parameter isStressed: Whether content asks for the other sizes where it needs none.
  /// - Returns: The scene with its constraints.
  /// - Throws: ``SceneError`` if two items have the same name.
  func problem(isStressed: Bool) throws(SceneError) -> LayoutProblem {
    var scene = Scene()
    for view in views {
      var item = view.item
      if isStressed {
        item.intrinsic.width = item.intrinsic.width ?? view.stress.width
        item.intrinsic.height = item.intrinsic.height ?? view.stress.height
      }
      try scene.add(item)
    }
    for guide in guides { try scene.add(guide) }
    return LayoutProblem(scene: scene, constraints: constraints)
  }
}

/// Why the stored frames of a case may not be what its constraints say.
///
/// Other tags only describe a case: engines agree about it all the same.
package enum OracleTag: String, CaseIterable, Sendable {
  /// The constraints don't decide every view.
  case undetermined
  /// The constraints can't all hold.
  case conflict
  /// Frames that are given contradict the constraints.
  case givenConflict = "given-conflict"
  /// The stored frames are up to a point away.
  case near
  /// The stored frames are something else altogether.
  case mismatch

  /// What "near" means, in points.
  static let nearDistance = 1.0

  /// Whether the tag accounts for what was found.
  ///
  /// - Parameters:
  ///   - finding: What was found.
  ///   - referenceError: By how much other engines miss the stored frames: where the frames are
  ///     decided, ours has to miss them by as much.
  /// - Returns: Whether there is nothing left to explain.
  func explains(_ finding: OracleFinding, besides referenceError: Double?) -> Bool {
    switch (self, finding.outcome) {
    case (.undetermined, .open), (.conflict, .conflict), (.conflict, .givenConflict),
      (.givenConflict, .givenConflict), (.mismatch, .givenConflict):
      true
    case (.mismatch, .decided):
      abs(finding.worstError - (referenceError ?? finding.worstError)) <= OracleRun.equality
    case (.near, .decided), (.near, .givenConflict):
      finding.worstError <= Self.nearDistance + OracleRun.slack
    default: false
    }
  }
}

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

/// A file of oracle cases: one JSON object on each line.
package enum OracleFile {
  /// Reads all cases; empty lines are passed over.
  ///
  /// - Throws: ``CourseError`` with the line in the file.
  package static func cases(in text: some StringProtocol) throws(CourseError) -> [OracleCase] {
    var cases: [OracleCase] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      guard line.contains(where: { !$0.isWhitespace }) else { continue }
      do { cases.append(try OracleCase(line: String(line))) } catch {
        let place = error.place.map { SourcePlace(line: index + $0.line, column: $0.column) }
        throw CourseError(error.path, at: place, error.sentence)
      }
    }
    return cases
  }
}
