/// A layout problem in the solver's terms, with the name of every required row.
struct LayoutSystem {
  /// A required row and what it says.
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
  /// What is wished for.
  private(set) var wishes: [LinearProblem.Row] = []

  /// Translates a problem.
  ///
  /// - Throws: ``SolverFault`` if a constraint names no item, or two without a common ancestor.
  init(_ problem: LayoutProblem) throws(SolverFault) {
    let sizes = FramePart.allCases.map { $0 == .width || $0 == .height }
    neverNegative = problem.scene.items.flatMap { _ in sizes }
    let translation = Translation(scene: problem.scene, direction: problem.direction)
    let levels = Self.levels(of: problem.constraints)
    for (index, constraint) in problem.constraints.enumerated() {
      let level = levels[constraint.priority] ?? 0
      let row = try translation.row(for: constraint, index: index, level: level)
      if level == 0 {
        statements.append(Statement(member: .constraint(index), row: row))
      } else {
        wishes.append(row)
      }
    }
    for id in problem.scene.ids { place(id, in: problem.scene) }
  }

  /// Everything as one problem.
  var linearProblem: LinearProblem {
    LinearProblem(
      neverNegative: neverNegative, rows: silent + statements.map(\.row) + wishes)
  }

  /// The level of each optional priority: the highest is 1.
  private static func levels(of constraints: [Constraint]) -> [Priority: UInt32] {
    var levels: [Priority: UInt32] = [:]
    for priority in constraints.map(\.priority).sorted(by: >) where !priority.isRequired {
      if levels[priority] == nil { levels[priority] = UInt32(levels.count + 1) }
    }
    return levels
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
    case .translated(let frame):
      pin(id, to: frame, isRoot: item.parent == nil) { .translated(id, $0) }
    case .inset(let insets):
      guard let owner = item.parent else { break }
      inset(id, in: owner, by: insets)
    }
  }

  private mutating func pin(
    _ id: ItemID, to frame: Rect, isRoot: Bool, naming member: (FramePart) -> Conflict.Member
  ) {
    for part in FramePart.allCases where !isRoot || part == .width || part == .height {
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
      if part == .width || part == .height {
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
