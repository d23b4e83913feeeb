import LayoutEngine

/// A scene as statements about edges in the window, written from the specification alone.
///
/// The unknowns are the four edges of every item, all counted from the window's top left corner, so
/// that no chain of parents is ever walked. Masks are the arithmetic of springs and struts.
///
/// Source: docs/SEMANTICS.md, sections 2, 5, 6 and 7.
struct SceneReading {
  /// The edges of an item, in the order of their unknowns.
  enum Edge: Int, CaseIterable {
    case left, right, top, bottom

    static func near(_ axis: Axis) -> Edge { axis == .horizontal ? .left : .top }
    static func far(_ axis: Axis) -> Edge { axis == .horizontal ? .right : .bottom }
  }

  /// A statement, and by what name a conflict would list it; `nil` for what is never listed.
  struct Said {
    let member: Conflict.Member?
    let statement: ExactProgram.Statement
  }

  let problem: LayoutProblem
  /// The priorities that are not required, the highest first.
  let priorities: [Priority]

  var scene: Scene { problem.scene }
  var unknowns: Int { scene.items.count * Edge.allCases.count }

  init(_ problem: LayoutProblem) {
    self.problem = problem
    var priorities = Set(problem.constraints.map(\.priority))
    for item in problem.scene.items {
      for axis in Axis.allCases where item.intrinsic[axis] != nil {
        priorities.formUnion([item.hugging[axis], item.compression[axis]])
      }
    }
    self.priorities = priorities.filter { !$0.isRequired }.sorted(by: >)
  }

  /// What follows from the scene, or `nil` if what is required can't hold.
  func answer() throws(Fraction.Overflow) -> ExactProgram.Answer? {
    let program = try ExactProgram(
      try said().map(\.statement), unknowns: unknowns, levels: priorities.count,
      wanted: try wanted())
    // Sizes come before positions: the wanted sums are x, y, width, height of each item.
    return try program.answer(
      settling: scene.ids.flatMap { id in [2, 3, 0, 1].map { Int(id.index) * 4 + $0 } },
      optional: try optionalSizes(), largest: contentSizes)
  }

  /// The places of the widths and heights that content asks for, among the wanted sums.
  private var contentSizes: Set<Int> {
    Set(
      scene.ids.flatMap { id in
        [Axis.horizontal: 2, .vertical: 3].filter { scene[id].intrinsic[$0.key] != nil }
          .map { Int(id.index) * 4 + $0.value }
      })
  }

  /// The numbers that optional equations ask for widths and heights, by the places of the wanted sums.
  private func optionalSizes() throws(Fraction.Overflow) -> [Int: [Fraction]] {
    var optional: [Int: [Fraction]] = [:]
    for constraint in problem.constraints
    where constraint.relation == .equal && !constraint.priority.isRequired {
      guard case .length(let points) = constraint.second,
        let place = [Attribute.width: 2, .height: 3][constraint.first.attribute]
      else { continue }
      // What constraints call the width is that of the alignment rectangle.
      let insets = scene[constraint.first.item].alignmentInsets
      let outside = place == 2 ? insets.left + insets.right : insets.top + insets.bottom
      optional[Int(constraint.first.item.index) * 4 + place, default: []].append(
        try Fraction(points + outside))
    }
    return optional
  }

  /// Whether a layout keeps everything that is never listed and those of the required statements.
  func canHold(_ members: [Conflict.Member]) throws(Fraction.Overflow) -> Bool {
    let said = try said().filter { said in
      said.statement.level == 0 && said.member.map { members.contains($0) } ?? true
    }
    let program = try ExactProgram(
      said.map(\.statement), unknowns: unknowns, levels: 0, wanted: [])
    return try program.answer() != nil
  }

  /// Everything that the scene and the constraints say.
  func said() throws(Fraction.Overflow) -> [Said] {
    var said: [Said] = []
    for id in scene.ids { said += try self.said(about: id) }
    for (index, constraint) in problem.constraints.enumerated() {
      said.append(
        Said(member: .constraint(index), statement: try statement(of: constraint)))
    }
    return said
  }

  /// The numbers of all frames: item by item x, y, width and height in the parent.
  func wanted() throws(Fraction.Overflow) -> [ExactSum] {
    var sums: [ExactSum] = []
    for id in scene.ids {
      let near = (try frameEdge(.left, of: id), try frameEdge(.top, of: id))
      let origin = (try origin(around: id, .horizontal), try origin(around: id, .vertical))
      sums.append(try near.0 - origin.0)
      sums.append(try near.1 - origin.1)
      sums.append(try frameEdge(.right, of: id) - near.0)
      sums.append(try frameEdge(.bottom, of: id) - near.1)
    }
    return sums
  }

  /// The values of the unknowns that belong to frames.
  func edges(of frames: Frames) -> [Double] {
    var edges: [Double] = []
    var corners: [(x: Double, y: Double)] = []
    for (id, item) in zip(scene.ids, scene.items) {
      let frame = frames[id]
      let parent = item.parent.map { corners[Int($0.index)] } ?? (x: 0, y: 0)
      let corner = (x: parent.x + frame.x, y: parent.y + frame.y)
      corners.append(corner)
      let insets = item.alignmentInsets
      edges += [
        corner.x + insets.left, corner.x + frame.width - insets.right, corner.y + insets.top,
        corner.y + frame.height - insets.bottom,
      ]
    }
    return edges
  }

  /// Whether an item is a guide that keeps fixed distances from its owner's edges.
  func isInset(_ id: ItemID) -> Bool {
    guard case .inset = scene[id].placement else { return false }
    return scene[id].parent != nil
  }

  // MARK: Edges

  /// An edge that constraints act on.
  func edge(_ edge: Edge, of id: ItemID) -> ExactSum {
    var sum = ExactSum(unknowns: unknowns)
    sum.coefficients[Int(id.index) * Edge.allCases.count + edge.rawValue] = .one
    return sum
  }

  /// An edge of the frame.
  func frameEdge(_ edge: Edge, of id: ItemID) throws(Fraction.Overflow) -> ExactSum {
    let insets = scene[id].alignmentInsets
    let outwards =
      switch edge {
      case .left: -insets.left
      case .right: insets.right
      case .top: -insets.top
      case .bottom: insets.bottom
      }
    return try self.edge(edge, of: id) + Fraction(outwards)
  }

  /// How far the far edge lies beyond the near one.
  func length(of id: ItemID, _ axis: Axis) throws(Fraction.Overflow) -> ExactSum {
    try edge(.far(axis), of: id) - edge(.near(axis), of: id)
  }

  /// The length of the frame.
  func frameLength(of id: ItemID, _ axis: Axis) throws(Fraction.Overflow) -> ExactSum {
    try frameEdge(.far(axis), of: id) - frameEdge(.near(axis), of: id)
  }

  /// Where the parent begins; 0 for a root.
  func origin(around id: ItemID, _ axis: Axis) throws(Fraction.Overflow) -> ExactSum {
    guard let parent = scene[id].parent else { return ExactSum(unknowns: unknowns) }
    return try frameEdge(.near(axis), of: parent)
  }
}
