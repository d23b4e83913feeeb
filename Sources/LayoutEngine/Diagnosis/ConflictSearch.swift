/// Looks for a smallest set of required statements that can't all hold.
///
/// Whatever stands early in the list is preferred, and the set reaches into the late statements only
/// where it has to. The learner's lines come first, then other constraints, then content sizes,
/// translated frames, insets, and given frames last: so the set speaks of what the learner wrote and
/// can change.
struct ConflictSearch {
  private let system: LayoutSystem
  /// All required statements, the preferred ones first.
  private let statements: [LayoutSystem.Statement]
  /// The place of each statement in the system, in whose order a conflict is told.
  private let offsets: [Int]

  init(_ system: LayoutSystem, constraints: [Constraint]) {
    self.system = system
    let ranks = system.statements.map { Self.rank(of: $0.member, in: constraints) }
    offsets = ranks.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    statements = offsets.map { system.statements[$0] }
  }

  /// Where a statement stands in the order of preference: 0 comes first.
  static func rank(of member: Conflict.Member, in constraints: [Constraint]) -> Int {
    switch member {
    case .constraint(let index): constraints[index].origin.answerRange == nil ? 1 : 0
    case .hugging, .compression: 2
    case .translated: 3
    case .inset: 4
    case .given: 5
    }
  }

  /// A minimal conflict: that of the first group of statements which can't hold.
  ///
  /// - Throws: ``SolverFault`` if there is none, the arithmetic gives way, or the search is too
  ///   large.
  func conflict() throws(SolverFault) -> Conflict {
    var work = Work()
    var numbering = RowNumbering(variableCount: system.neverNegative.count)
    let silent = silentRows()
    for component in components() {
      let fixed = component.unknowns.flatMap { silent[$0] ?? [] }
      let rows = numbering.rows(fixed + component.places.map { statements[$0].row })
      let set = RowSet(
        neverNegative: numbering.variables.map { system.neverNegative[$0] },
        background: Array(rows[..<fixed.count]), rows: Array(rows[fixed.count...]))
      guard let found = try set.conflict(&work) else { continue }
      let members = found.map { component.places[$0] }.sorted { offsets[$0] < offsets[$1] }
      return Conflict(members: members.map { statements[$0].member })
    }
    throw .noConflict
  }

  /// By unknown, what holds by itself.
  private func silentRows() -> [Int: [LinearProblem.Row]] {
    var rows: [Int: [LinearProblem.Row]] = [:]
    for row in system.silent {
      for term in row.terms.prefix(1) { rows[Int(term.variable), default: []].append(row) }
    }
    return rows
  }

  /// Statements that share no unknown with others.
  private struct Component {
    /// In the order of preference.
    var places: [Int] = []
    /// The unknowns, each once.
    var unknowns: [Int] = []
  }

  private func components() -> [Component] {
    var groups = DisjointSets(count: system.neverNegative.count)
    for statement in statements {
      guard let first = statement.row.terms.first else { continue }
      for term in statement.row.terms { groups.join(Int(first.variable), Int(term.variable)) }
    }
    var components: [Component] = []
    var numbers = [Int](repeating: -1, count: system.neverNegative.count)
    var isSeen = [Bool](repeating: false, count: system.neverNegative.count)
    for (place, statement) in statements.enumerated() {
      guard let first = statement.row.terms.first else {
        // A statement without unknowns, such as 0 = 5, is a group of its own.
        components.append(Component(places: [place]))
        continue
      }
      let root = groups.root(of: Int(first.variable))
      if numbers[root] < 0 {
        numbers[root] = components.count
        components.append(Component())
      }
      components[numbers[root]].places.append(place)
      for term in statement.row.terms where !isSeen[Int(term.variable)] {
        isSeen[Int(term.variable)] = true
        components[numbers[root]].unknowns.append(Int(term.variable))
      }
    }
    return components
  }
}

/// Gives the variables of some rows numbers of their own, without gaps.
private struct RowNumbering {
  /// The variables of the last rows, by their new numbers.
  private(set) var variables: [Int] = []
  private var numbers: [Int32]

  init(variableCount: Int) { numbers = [Int32](repeating: -1, count: variableCount) }

  mutating func rows(_ rows: [LinearProblem.Row]) -> [LinearProblem.Row] {
    for variable in variables { numbers[variable] = -1 }
    variables.removeAll(keepingCapacity: true)
    var numbered = rows
    for index in rows.indices {
      numbered[index].terms = rows[index].terms.map { term in
        let variable = Int(term.variable)
        if numbers[variable] < 0 {
          numbers[variable] = Int32(variables.count)
          variables.append(variable)
        }
        return LinearProblem.Term(numbers[variable], term.coefficient)
      }
    }
    return numbered
  }
}
