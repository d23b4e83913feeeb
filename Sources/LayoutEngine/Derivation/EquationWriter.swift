/// Writes active rows as equations between numbers that a derivation can show.
struct EquationWriter {
  let problem: LayoutProblem
  /// The layout, as the solver's values.
  private let values: [Double]
  /// The numbers of the equations, and what was in the table before.
  private(set) var numbers: NumberTable
  /// The active rows, by their names.
  private var rows: [Conflict.Member: LinearProblem.Row] = [:]

  private typealias Term = NumberEquation.Term
  private var scene: Scene { problem.scene }

  init(_ problem: LayoutProblem, values: [Double], _ numbers: NumberTable) {
    self.problem = problem
    self.values = values
    self.numbers = numbers
  }

  /// Active rows as equations: constraints, then what the scene adds, by item.
  mutating func equations(
    _ active: [LayoutSystem.NamedRow]
  ) throws(SolverError) -> [NumberEquation] {
    rows = Dictionary(active.map { ($0.member, $0.row) }) { first, _ in first }
    var equations: [NumberEquation] = []
    for (index, constraint) in problem.constraints.enumerated() {
      guard let row = rows[.constraint(index)] else { continue }
      try equations.append(equation(of: constraint, index, row))
    }
    for id in scene.ids {
      for axis in Axis.allCases {
        equations += content(of: id, axis)
        equations += placement(of: id, axis)
      }
    }
    return equations
  }

  /// The equations `size = 0`, for sizes that can't be anything else.
  mutating func leastSizes(
    in optimum: LinearOptimum, _ work: inout WorkLimit
  ) throws(SolverError) -> [NumberEquation] {
    var equations: [NumberEquation] = []
    for id in scene.ids {
      // The size of such a guide may be negative.
      if case .inset = scene[id].placement, scene[id].parent != nil { continue }
      for axis in Axis.allCases {
        let size = size(of: id, axis)
        let form = numbers[size].form
        let row = LinearProblem.Row(form.terms, .equal, -form.constant)
        guard ReasonSearch.isActive(row, at: values),
          try !optimum.extent(of: form.terms, &work).isOpen
        else { continue }
        equations.append(
          NumberEquation(
            row, [Term(place: size, factor: 1)], [.neverNegative(id, axis)], isLimit: true,
            in: numbers))
      }
    }
    return equations
  }

  // MARK: Constraints

  private mutating func equation(
    of constraint: Constraint, _ index: Int, _ row: LinearProblem.Row
  ) throws(SolverError) -> NumberEquation {
    let first = constraint.first
    guard let owner = scene.owner(of: first, and: constraint.second.anchor) else {
      throw .noCommonAncestor(constraint: index)
    }
    var terms: [Term] = []
    let ancestor = ancestor(of: constraint, owner)
    let partner = constraint.second.anchor
    let meant = scene.meant(first, besides: partner)
    terms.append(
      Term(place: numbers.place(of: meant, in: ancestor, besides: partner?.attribute), factor: 1))
    if case .anchor(let second, let multiplier, _) = constraint.second {
      let meant = scene.meant(second, besides: first)
      let place = numbers.place(of: meant, in: ancestor, besides: first.attribute)
      terms.append(Term(place: place, factor: -multiplier))
    }
    return NumberEquation(
      row, terms, [.statement(.constraint(index))], isLimit: constraint.relation != .equal,
      in: numbers)
  }

  /// The view in whose coordinates a constraint is shown: the window, if that means the same.
  private func ancestor(of constraint: Constraint, _ owner: ItemID) -> ItemID {
    let root = numbers.root(of: owner)
    guard case .anchor(_, let multiplier, _) = constraint.second, multiplier == 1 else {
      return owner
    }
    return numbers.isReversed(owner) == numbers.isReversed(root) ? root : owner
  }

  // MARK: What the scene adds

  /// That an item has its intrinsic content size, if that is so.
  ///
  /// Hugging and compression together are an equation; each by itself is a limit.
  private mutating func content(of id: ItemID, _ axis: Axis) -> [NumberEquation] {
    let members = [Conflict.Member.hugging(id, axis), .compression(id, axis)]
      .filter { rows[$0] != nil }
    guard let row = members.first.flatMap({ rows[$0] }) else { return [] }
    return size(of: id, axis, row, members, isLimit: members.count == 1)
  }

  private mutating func placement(of id: ItemID, _ axis: Axis) -> [NumberEquation] {
    let position = FramePart.position(along: axis)
    let part = FramePart.size(along: axis)
    switch scene[id].placement {
    case .constraints: return []
    case .given:
      return start(of: id, .given(id, position), axis)
        + size(of: id, axis, rows[.given(id, part)], [.given(id, part)])
    case .translated(let frame, let mask, let whole):
      guard let parent = scene[id].parent else {
        return size(of: id, axis, rows[.translated(id, part)], [.translated(id, part)])
      }
      return mask.equations(for: frame, in: whole).filter { $0.part.axis == axis }
        .flatMap { translated(id, in: parent, $0) }
    case .inset: return inset(id, axis)
    case .content: return start(of: id, .inset(id, position), axis)
    }
  }

  private func equation(
    _ row: LinearProblem.Row, _ terms: [(place: Int, factor: Double)],
    _ members: [Conflict.Member], isLimit: Bool = false
  ) -> NumberEquation {
    NumberEquation(
      row, terms.map { Term(place: $0.place, factor: $0.factor) },
      members.map { .statement($0) }, isLimit: isLimit, in: numbers)
  }

  private mutating func size(of id: ItemID, _ axis: Axis) -> Int {
    numbers.place(of: Anchor(id, FramePart.size(along: axis).attribute))
  }

  /// That an item has a size, if its row is active.
  private mutating func size(
    of id: ItemID, _ axis: Axis, _ row: LinearProblem.Row?, _ members: [Conflict.Member],
    isLimit: Bool = false
  ) -> [NumberEquation] {
    guard let row else { return [] }
    let size = size(of: id, axis)
    return [equation(row, [(size, 1)], members, isLimit: isLimit)]
  }

  /// How far an item's left or top edge lies from its parent's.
  private mutating func start(
    of id: ItemID, _ member: Conflict.Member, _ axis: Axis
  ) -> [NumberEquation] {
    guard let parent = scene[id].parent, let row = rows[member] else { return [] }
    let terms = distance(from: parent, to: id, axis, isFar: false)
    return [equation(row, terms, [member])]
  }

  /// The distance to an edge from its parent's, positive inwards, as terms.
  private mutating func distance(
    from parent: ItemID, to id: ItemID, _ axis: Axis, isFar: Bool
  ) -> [(place: Int, factor: Double)] {
    let own = numbers.edge(of: id, axis, isFar: isFar)
    // Both edges are counted from the same side.
    let outer = numbers.edge(of: parent, axis, isFar: isFar, like: id)
    let countsFromLeading = numbers[own].origin?.attribute == .leading
    let isRightToLeft = countsFromLeading && numbers.isReversed(numbers.root(of: id))
    let sign: Double = isFar == isRightToLeft ? 1 : -1
    return [(own, sign), (outer, -sign)]
  }

  private mutating func translated(
    _ id: ItemID, in parent: ItemID, _ mask: MaskEquation
  ) -> [NumberEquation] {
    let member = Conflict.Member.translated(id, mask.part)
    guard let row = rows[member] else { return [] }
    let axis = mask.part.axis
    var terms: [(place: Int, factor: Double)]
    switch mask.form {
    case .farEdge: terms = distance(from: parent, to: id, axis, isFar: true)
    case .fixed, .proportional:
      terms =
        mask.part.isSize
        ? [(size(of: id, axis), 1)] : distance(from: parent, to: id, axis, isFar: false)
      if case .proportional(let multiplier, _) = mask.form {
        terms.append((size(of: parent, axis), -multiplier))
      }
    }
    return [equation(row, terms, [member])]
  }

  /// A guide's size and both of its edges, of which two give the third.
  private mutating func inset(_ id: ItemID, _ axis: Axis) -> [NumberEquation] {
    guard let owner = scene[id].parent else { return [] }
    let position = Conflict.Member.inset(id, .position(along: axis))
    let size = Conflict.Member.inset(id, .size(along: axis))
    var equations: [NumberEquation] = []
    if let row = rows[size] {
      let terms = [
        (place: self.size(of: id, axis), factor: 1.0),
        (place: self.size(of: owner, axis), factor: -1),
      ]
      equations.append(equation(row, terms, [size]))
    }
    equations += start(of: id, position, axis)
    if let start = rows[position], let length = rows[size] {
      let row = LinearProblem.Row(
        (length.terms + start.terms).map { LinearProblem.Term($0.variable, -$0.coefficient) },
        .equal, -length.constant - start.constant)
      let terms = distance(from: owner, to: id, axis, isFar: true)
      equations.append(equation(row, terms, [position, size]))
    }
    return equations
  }
}

/// An active row as an equation between numbers that a derivation can show.
///
///     Red.leading = 0.5 * Blue.width + 8        Red.leading - 0.5 Blue.width = 8
struct NumberEquation {
  /// A number of the table, with a factor.
  struct Term {
    let place: Int
    let factor: Double
  }

  let terms: [Term]
  /// The value of the sum.
  let constant: Double
  let reasons: [Derivation.Reason]
  /// Whether the row is an inequality, so that something else has to pull against its limit.
  let isLimit: Bool

  /// - Parameters:
  ///   - row: The row in the solver's unknowns.
  ///   - terms: The same left side in numbers of the table.
  ///   - reasons: The names of the row.
  ///   - isLimit: Whether the row is an inequality.
  ///   - numbers: The table.
  init(
    _ row: LinearProblem.Row, _ terms: [Term], _ reasons: [Derivation.Reason],
    isLimit: Bool = false, in numbers: NumberTable
  ) {
    self.terms = terms.filter { $0.factor != 0 }
    self.reasons = reasons
    self.isLimit = isLimit
    constant = terms.reduce(row.constant) { $0 + $1.factor * numbers[$1.place].form.constant }
  }

  /// The left side as a sum of unknowns.
  func form(in numbers: NumberTable) -> [LinearProblem.Term] {
    Affine.collected(
      terms.flatMap { term in
        numbers[term.place].form.terms.map {
          LinearProblem.Term($0.variable, term.factor * $0.coefficient)
        }
      })
  }

  var members: [Conflict.Member] {
    reasons.compactMap { reason in
      guard case .statement(let member) = reason else { return nil }
      return member
    }
  }
}
