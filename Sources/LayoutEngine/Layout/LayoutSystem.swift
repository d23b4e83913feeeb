/// A layout problem in the solver's terms, with the name of every row.
struct LayoutSystem {
  /// A row and what it says.
  struct Statement {
    let member: Conflict.Member
    let row: LinearProblem.Row
  }

  /// For every unknown whether it is a size.
  let neverNegative: [Bool]
  /// What holds by itself and is never named: the origin of a root is 0.
  private(set) var silent: [LinearProblem.Row] = []
  /// What is required: the constraints in their order, then what the scene adds.
  private(set) var statements: [Statement] = []
  /// What is wished for, in the same order.
  private(set) var wishes: [Statement] = []
  /// The level of each optional priority: the highest is 1.
  private let levels: [Priority: UInt32]

  /// The number of terms from which on a system is too large.
  ///
  /// A line between a view and one that lies many levels above it has a term for every level.
  private static let mostTerms = 4_000_000

  /// Translates a problem.
  ///
  /// - Throws: ``SolverError`` if a constraint names no item, or two without a common ancestor, or
  ///   if all together are too long.
  init(_ problem: LayoutProblem) throws(SolverError) {
    neverNegative = problem.scene.items.flatMap { item in
      FramePart.allCases.map { $0.isSize && Self.isNeverNegative(item, along: $0.axis) }
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
  }

  /// Everything as one problem.
  var linearProblem: LinearProblem {
    LinearProblem(
      neverNegative: neverNegative, rows: silent + statements.map(\.row) + wishes.map(\.row))
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

  /// Whether a frame can't be smaller than nothing: a guide whose insets are larger than its owner
  /// can, in Apple's engine too, and so can the frame of a view whose insets reach outwards.
  private static func isNeverNegative(_ item: Item, along axis: Axis) -> Bool {
    if case .inset = item.placement, item.parent != nil { return false }
    return item.alignmentInsets.sum(along: axis) >= 0
  }

  private mutating func add(_ row: LinearProblem.Row, named member: Conflict.Member) {
    let statement = Statement(member: member, row: row)
    if row.level == 0 { statements.append(statement) } else { wishes.append(statement) }
  }

  /// Adds what the scene says about an item.
  private mutating func place(_ id: ItemID, in scene: Scene) {
    let item = scene[id]
    if item.parent == nil {
      // Positions are measured inside the root, so nothing depends on where it is itself.
      silent.append(LinearProblem.Row([Self.term(.x, of: id)], .equal, 0))
      silent.append(LinearProblem.Row([Self.term(.y, of: id)], .equal, 0))
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
        statements.append(Statement(member: .inset(id, part), row: row))
      }
    }
    for axis in Axis.allCases {
      keepAlignmentSize(id, item, along: axis)
      fit(id, item, along: axis)
    }
  }

  /// Adds that the alignment rectangle isn't negative either, where it isn't the frame.
  private mutating func keepAlignmentSize(_ id: ItemID, _ item: Item, along axis: Axis) {
    let insets = item.alignmentInsets.sum(along: axis)
    guard insets != 0 else { return }
    silent.append(
      LinearProblem.Row([Self.term(.size(along: axis), of: id)], .greaterThanOrEqual, insets))
  }

  /// Adds what the content asks for: size <= content at the hugging priority, >= at the other.
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
      statements.append(Statement(member: member(part), row: row))
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
      statements.append(Statement(member: .inset(id, part), row: row))
    }
  }

  private static func term(_ part: FramePart, of id: ItemID) -> LinearProblem.Term {
    LinearProblem.Term(part.unknown(of: id), 1)
  }
}
