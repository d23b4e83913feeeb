/// A layout problem as rows for the solver, each with the name of what it comes from.
struct LayoutSystem {
  /// A row, and the constraint or the part of the scene that it comes from.
  struct NamedRow {
    let member: Conflict.Member
    fileprivate(set) var row: LinearProblem.Row
  }

  /// For every unknown whether it has the lower bound 0; sizes do.
  let isNonnegative: [Bool]
  /// Required rows that no conflict names: the origin of a root is 0.
  private(set) var implicit: [LinearProblem.Row] = []
  /// The required rows: the constraints in their order, then what the scene adds.
  private(set) var required: [NamedRow] = []
  /// The optional rows, in the same order.
  private(set) var optional: [NamedRow] = []
  /// The level of each optional priority: the highest is 1.
  private let levels: [Priority: UInt32]

  /// A system with more terms is too large.
  ///
  /// A constraint between a view and one that lies many levels above it has a term for every level.
  private static let mostTerms = 4_000_000

  /// Translates a problem.
  ///
  /// - Throws: ``SolverError`` if a constraint is about an unknown item, or about two items without a
  ///   common ancestor, or if all rows together are too long.
  init(_ problem: LayoutProblem) throws(SolverError) {
    isNonnegative = problem.scene.items.flatMap { item in
      FramePart.allCases.map { $0.isSize && Self.isNonnegative(item, along: $0.axis) }
    }
    let translation = Translation(scene: problem.scene, direction: problem.direction)
    levels = Self.levels(in: problem)
    var termCount = 0
    for (index, constraint) in problem.constraints.enumerated() {
      let level = levels[constraint.priority] ?? 0
      let row = try translation.row(for: constraint, index: index, level: level)
      termCount += row.terms.count
      guard termCount <= Self.mostTerms else { throw .tooLarge }
      add(row, named: .constraint(index))
    }
    for id in problem.scene.ids { place(id, in: problem.scene) }
    if UnverifiedFact.readOtherwise == .equalPriorities { separateLevels() }
  }

  /// Gives each optional row a level of its own: of one priority, the earlier row comes first.
  private mutating func separateLevels() {
    let order = optional.indices.sorted { optional[$0].row.level < optional[$1].row.level }
    for (level, index) in order.enumerated() { optional[index].row.level = UInt32(level + 1) }
  }

  /// The number of the row that comes from a part of the scene; `nil` if none does.
  func row(of member: Conflict.Member) -> Int? {
    required.firstIndex { $0.member == member }.map { implicit.count + $0 }
  }

  /// All rows as one linear problem.
  var linearProblem: LinearProblem {
    LinearProblem(
      isNonnegative: isNonnegative, rows: implicit + required.map(\.row) + optional.map(\.row))
  }

  private static func levels(in problem: LayoutProblem) -> [Priority: UInt32] {
    var priorities = problem.constraints.map(\.priority)
    for item in problem.scene.items {
      for axis in Axis.allCases where item.intrinsic[axis] != nil {
        priorities += [item.hugging[axis], item.compression[axis]]
      }
    }
    var levels: [Priority: UInt32] = [:]
    for priority in priorities.sorted(by: >) where !priority.isRequired {
      if levels[priority] == nil { levels[priority] = UInt32(levels.count + 1) }
    }
    return levels
  }

  /// Whether a frame's size has the lower bound 0: some guides and views with insets don't have it.
  private static func isNonnegative(_ item: Item, along axis: Axis) -> Bool {
    if item.kind == .distance { return false }
    if case .inset = item.placement, item.parent != nil { return false }
    return item.alignmentInsets.sum(along: axis) >= 0
  }

  private mutating func add(_ row: LinearProblem.Row, named member: Conflict.Member) {
    let named = NamedRow(member: member, row: row)
    if row.level == 0 { required.append(named) } else { optional.append(named) }
  }

  /// Adds the rows that follow from how the scene places an item and from its content.
  private mutating func place(_ id: ItemID, in scene: Scene) {
    let item = scene[id]
    if item.parent == nil {
      // Positions are measured inside the root, so nothing depends on where it is itself.
      implicit.append(LinearProblem.Row([Self.term(.x, of: id)], .equal, 0))
      implicit.append(LinearProblem.Row([Self.term(.y, of: id)], .equal, 0))
    }
    switch item.placement {
    case .constraints: break
    case .given(let frame): pin(id, to: frame, isRoot: item.parent == nil) { .given(id, $0) }
    case .translated(let frame, let mask, let size):
      guard let parent = item.parent else {
        pin(id, to: frame, isRoot: true) { .translated(id, $0) }
        break
      }
      for equation in mask.equations(for: frame, in: size) {
        add(equation.row(of: id, in: parent), named: .translated(id, equation.part))
      }
    case .inset(let insets):
      guard let owner = item.parent else { break }
      inset(id, in: owner, by: insets)
    case .content:
      for part in [FramePart.x, .y] where item.parent != nil {
        let row = LinearProblem.Row([Self.term(part, of: id)], .equal, 0)
        required.append(NamedRow(member: .inset(id, part), row: row))
      }
    }
    for axis in Axis.allCases {
      keepAlignmentSize(id, item, along: axis)
      fit(id, item, along: axis)
    }
  }

  /// Adds the lower bound 0 of the alignment rectangle's size, if it differs from the frame's.
  private mutating func keepAlignmentSize(_ id: ItemID, _ item: Item, along axis: Axis) {
    let insets = item.alignmentInsets.sum(along: axis)
    guard insets != 0 else { return }
    implicit.append(
      LinearProblem.Row([Self.term(.size(along: axis), of: id)], .greaterThanOrEqual, insets))
  }

  /// Adds the content rows: size <= content at the hugging priority, >= at the compression one.
  private mutating func fit(_ id: ItemID, _ item: Item, along axis: Axis) {
    guard let content = item.intrinsic[axis] else { return }
    let length = content + item.alignmentInsets.sum(along: axis)
    let terms = [Self.term(.size(along: axis), of: id)]
    let hugging = levels[item.hugging[axis]] ?? 0
    add(
      LinearProblem.Row(terms, .lessThanOrEqual, length, level: hugging),
      named: .hugging(id, axis))
    let compression = levels[item.compression[axis]] ?? 0
    add(
      LinearProblem.Row(terms, .greaterThanOrEqual, length, level: compression),
      named: .compression(id, axis))
  }

  private mutating func pin(
    _ id: ItemID, to frame: Rect, isRoot: Bool, naming member: (FramePart) -> Conflict.Member
  ) {
    for part in FramePart.allCases where !isRoot || part.isSize {
      let row = LinearProblem.Row([Self.term(part, of: id)], .equal, frame[part])
      required.append(NamedRow(member: member(part), row: row))
    }
  }

  private mutating func inset(_ id: ItemID, in owner: ItemID, by insets: Insets) {
    let distances: [(FramePart, Double)] = [
      (.x, insets.left), (.y, insets.top),
      (.width, -insets.left - insets.right), (.height, -insets.top - insets.bottom),
    ]
    for (part, distance) in distances {
      var terms = [Self.term(part, of: id)]
      if part.isSize {
        terms.append(LinearProblem.Term(part.unknown(of: owner), -1))
      }
      let row = LinearProblem.Row(terms, .equal, distance)
      required.append(NamedRow(member: .inset(id, part), row: row))
    }
  }

  private static func term(_ part: FramePart, of id: ItemID) -> LinearProblem.Term {
    LinearProblem.Term(part.unknown(of: id), 1)
  }
}
