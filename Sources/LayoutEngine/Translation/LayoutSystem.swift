/// A layout problem as rows for the solver, and what each row comes from.
package struct LayoutSystem {
  /// A row, and the constraint or the part of the scene that it comes from.
  package struct NamedRow {
    package let member: Conflict.Member
    package let row: LinearProblem.Row
  }

  /// The rows: the constraints in their order, then what the scene adds, by item.
  private(set) var linearProblem: LinearProblem
  private let constraintCount: Int
  /// What the rows after the constraints come from; `nil` for rows that no conflict names.
  private var sceneMembers: [Conflict.Member?] = []

  /// A system with more terms is too large.
  ///
  /// A constraint between a view and one that lies many levels above it has a term for every level.
  private static let mostTerms = 4_000_000

  /// Translates a problem.
  ///
  /// - Throws: ``SolverError`` if a constraint is about an unknown item, or about two items without a
  ///   common ancestor, or if all rows together are too long.
  package init(_ problem: LayoutProblem) throws(SolverError) {
    let (scene, constraints) = (problem.scene, problem.constraints)
    constraintCount = constraints.count
    // An item adds four rows if it has a content size, or if its frame is given.
    let sceneRows = 4 * scene.items.count
    linearProblem = LinearProblem(
      isNonnegative: Self.nonnegative(in: scene), roomForRows: constraints.count + sceneRows,
      terms: 4 * constraints.count + sceneRows)
    linearProblem.workLimit = problem.workLimit
    let translation = Translation(scene: scene, direction: problem.direction)
    let levels = PriorityLevels(problem)
    for index in constraints.indices {
      let priority = constraints[index].priority
      let constant = try translation.addDifference(
        of: constraints[index].first, constraints[index].second, priority, index: index,
        to: &linearProblem)
      linearProblem.endRow(
        constraints[index].relation, -constant, level: levels.level(of: priority))
      guard linearProblem.terms.count <= Self.mostTerms else { throw .tooLarge }
    }
    for index in scene.items.indices {
      let id = ItemID(index: Int32(index))
      place(id, in: scene)
      for axis in Axis.allCases { fit(id, in: scene, along: axis, levels) }
    }
    if scene.factReadOtherwise == .equalPriorities { separateLevels() }
  }

  /// Gives each optional row a level of its own: of one priority, the earlier row comes first.
  private mutating func separateLevels() {
    let heads = linearProblem.heads
    let order = heads.indices.filter { heads[$0].level > 0 }.sorted {
      (heads[$0].level, $0) < (heads[$1].level, $1)
    }
    for (level, row) in order.enumerated() {
      linearProblem.setLevel(ofRow: row, to: UInt32(level + 1))
    }
  }

  /// For every unknown whether it has the lower bound 0; sizes do.
  private static func nonnegative(in scene: Scene) -> [Bool] {
    var isNonnegative = [Bool](repeating: false, count: 4 * scene.items.count)
    for index in scene.items.indices {
      for axis in Axis.allCases
      where Self.isNonnegative(ItemID(index: Int32(index)), in: scene, along: axis) {
        isNonnegative[4 * index + FramePart.size(along: axis).rawValue] = true
      }
    }
    return isNonnegative
  }

  /// Whether a frame's size has the lower bound 0: some guides and views with insets don't have it.
  private static func isNonnegative(
    _ id: ItemID, in scene: Scene, along axis: Axis
  ) -> Bool {
    if scene[id].kind == .distance { return false }
    if case .inset = scene[id].placement, scene[id].parent != nil { return false }
    return scene[id].alignmentInsets.sum(along: axis) >= 0
  }

  // MARK: The rows that the scene adds

  /// Adds the rows that follow from how the scene places an item.
  private mutating func place(_ id: ItemID, in scene: Scene) {
    let parent = scene[id].parent
    if parent == nil {
      // Positions are measured inside the root, so nothing depends on where it is itself.
      add(.x, of: id, .equal, 0, named: nil)
      add(.y, of: id, .equal, 0, named: nil)
    }
    switch scene[id].placement {
    case .constraints: break
    case .given(let frame): pin(id, to: frame, isRoot: parent == nil) { .given(id, $0) }
    case .translated(let frame, let mask, let size):
      guard let parent else {
        pin(id, to: frame, isRoot: true) { .translated(id, $0) }
        break
      }
      for equation in mask.equations(for: frame, in: size) {
        equation.addRow(
          of: id, in: parent, scrolledBy: scene[parent].contentOffset, to: &linearProblem)
        sceneMembers.append(.translated(id, equation.part))
      }
    case .inset(let insets):
      if let parent { inset(id, in: parent, by: insets) }
    case .content:
      guard let parent else { break }
      for part in [FramePart.x, .y] {
        let offset = scene[parent].contentOffset[part.axis]
        add(part, of: id, .equal, 0 - offset, named: .inset(id, part))
      }
    }
  }

  /// Adds the lower bound 0 of the alignment rectangle's size, if it differs from the frame's, and
  /// the content rows: size <= content at the hugging priority, >= at the compression one.
  private mutating func fit(
    _ id: ItemID, in scene: Scene, along axis: Axis, _ levels: PriorityLevels
  ) {
    let size = FramePart.size(along: axis)
    let insets = scene[id].alignmentInsets.sum(along: axis)
    if insets != 0 { add(size, of: id, .greaterThanOrEqual, insets, named: nil) }
    guard let content = scene[id].intrinsic[axis] else { return }
    let length = content + insets
    add(
      size, of: id, .lessThanOrEqual, length, level: levels.level(of: scene[id].hugging[axis]),
      named: .hugging(id, axis))
    add(
      size, of: id, .greaterThanOrEqual, length,
      level: levels.level(of: scene[id].compression[axis]),
      named: .compression(id, axis))
  }

  private mutating func pin(
    _ id: ItemID, to frame: Rect, isRoot: Bool, naming member: (FramePart) -> Conflict.Member
  ) {
    for part in FramePart.allCases where !isRoot || part.isSize {
      add(part, of: id, .equal, frame[part], named: member(part))
    }
  }

  private mutating func inset(_ id: ItemID, in owner: ItemID, by insets: Insets) {
    add(.x, of: id, .equal, insets.left, named: .inset(id, .x))
    add(.y, of: id, .equal, insets.top, named: .inset(id, .y))
    for axis in Axis.allCases {
      let size = FramePart.size(along: axis)
      linearProblem.addTerm(size.unknown(of: owner), -1)
      add(size, of: id, .equal, -insets.sum(along: axis), named: .inset(id, size))
    }
  }

  /// Adds a number of a frame to the row that is being written, and ends it.
  private mutating func add(
    _ part: FramePart, of id: ItemID, _ relation: Relation, _ constant: Double, level: UInt32 = 0,
    named member: Conflict.Member?
  ) {
    linearProblem.addTerm(part.unknown(of: id), 1)
    linearProblem.endRow(relation, constant, level: level)
    sceneMembers.append(member)
  }
}

extension LayoutSystem {
  /// For every unknown whether it has the lower bound 0; sizes do.
  package var isNonnegative: [Bool] { linearProblem.isNonnegative }

  /// Required rows that no conflict names: the origin of a root is 0.
  package var implicit: [LinearProblem.Row] {
    linearProblem.heads.indices.filter { member(ofRow: $0) == nil }.map(linearProblem.row)
  }

  /// The required rows: the constraints in their order, then what the scene adds.
  package var required: [NamedRow] { named { $0 == 0 } }

  /// The optional rows, in the same order.
  package var optional: [NamedRow] { named { $0 > 0 } }

  /// The number of the row that comes from a part of the scene; `nil` if none does.
  func row(of member: Conflict.Member) -> Int? {
    sceneMembers.firstIndex { $0 == member }.map { constraintCount + $0 }
  }

  private func member(ofRow row: Int) -> Conflict.Member? {
    row < constraintCount ? .constraint(row) : sceneMembers[row - constraintCount]
  }

  private func named(where isWanted: (UInt32) -> Bool) -> [NamedRow] {
    linearProblem.heads.indices.compactMap { row in
      guard isWanted(linearProblem.heads[row].level), let member = member(ofRow: row) else {
        return nil
      }
      return NamedRow(member: member, row: linearProblem.row(row))
    }
  }
}

/// The levels of the optional priorities that occur in a layout problem: the highest is 1.
struct PriorityLevels {
  /// The priorities, each once, from the highest to the lowest; there are few of them.
  private var priorities: [Priority] = []

  /// So many priorities are compared with each one that is added; more are sorted out at the end.
  private static let few = 16

  init(_ problem: LayoutProblem) {
    for index in problem.constraints.indices { add(problem.constraints[index].priority) }
    let items = problem.scene.items
    for index in items.indices {
      for axis in Axis.allCases where items[index].intrinsic[axis] != nil {
        add(items[index].hugging[axis])
        add(items[index].compression[axis])
      }
    }
    priorities.sort(by: >)
    var last: Priority?
    priorities.removeAll { priority in
      defer { last = priority }
      return priority == last
    }
  }

  /// The level of a priority that occurs: 0 if it is required.
  func level(of priority: Priority) -> UInt32 {
    priority.isRequired ? 0 : UInt32(place(of: priority) + 1)
  }

  private mutating func add(_ priority: Priority) {
    guard !priority.isRequired, !priorities.prefix(Self.few).contains(priority) else { return }
    priorities.append(priority)
  }

  /// The place of a priority, or the one where it belongs.
  private func place(of priority: Priority) -> Int {
    priorities.indices.binarySearch { priorities[$0] <= priority }
  }
}

extension FramePart {
  /// The solver's unknown for this part: item by item, then x, y, width, height.
  func unknown(of item: ItemID) -> Int32 { item.index * 4 + Int32(rawValue) }

  /// The item and the part of its frame behind an unknown.
  static func part(ofUnknown unknown: Int) -> (ItemID, FramePart) {
    (ItemID(index: Int32(unknown / 4)), allCases[unknown % 4])
  }

  /// The unknown at a place in the order in which the tie rule chooses values.
  ///
  /// - Parameters:
  ///   - place: A place in that order, from 0.
  ///   - fact: The fact that is read otherwise; ``UnverifiedFact/ties`` puts positions before sizes.
  /// - Returns: The number: item by item, then width, height, x, y.
  static func unknown(settledAt place: Int, reading fact: UnverifiedFact?) -> Int {
    let order = fact == .ties ? [x, y, width, height] : [width, height, x, y]
    return place - place % order.count + order[place % order.count].rawValue
  }
}
