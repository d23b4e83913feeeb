/// Finds minimal sets of required rows that can't all be satisfied.
///
/// Rows early in the list are preferred: a set only contains a late row if it has to. The order is
/// the learner's constraints, other constraints, content sizes, translated masks, insets, and given
/// frames. So the set is about what the learner wrote and can change.
struct ConflictSearch {
  /// All required rows, the preferred ones first.
  private let rows: [LayoutSystem.NamedRow]
  /// Each row's place in the system; conflicts list their members in that order.
  private let offsets: [Int]
  private let groups: [RowGroup]
  private let workLimit: WorkLimit

  init(_ system: LayoutSystem, _ problem: LayoutProblem) {
    workLimit = problem.workLimit
    let required = system.required
    let ranks = required.map { Self.rank(of: $0.member, in: problem.constraints) }
    offsets = ranks.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    rows = offsets.map { required[$0] }
    groups = RowGroup.groups(of: rows.map { $0.row }, in: system)
  }

  /// The place of a member in the order of preference: 0 comes first.
  static func rank(of member: Conflict.Member, in constraints: [Constraint]) -> Int {
    switch member {
    case .constraint(let index): constraints[index].origin.answerRange == nil ? 1 : 0
    case .hugging, .compression: 2
    case .translated: 3
    case .inset: 4
    case .given: 5
    }
  }

  /// A minimal conflict, from the first group of rows that is infeasible.
  ///
  /// - Throws: ``SolverError`` if there is none, the arithmetic fails, or the search is too
  ///   large.
  func conflict() throws(SolverError) -> Conflict {
    var isTooLarge = false
    for group in groups {
      var work = workLimit
      do {
        guard let places = try group.rows.firstConflict(&work) else { continue }
        return try conflict(of: places, in: group, &work)
      } catch {
        guard error == .tooLarge else { throw error }
        isTooLarge = true
      }
    }
    throw isTooLarge ? .tooLarge : .noConflict
  }

  /// All minimal conflicts, group by group, the preferred one of each group first.
  ///
  /// - Parameter first: What ``conflict()`` found, if that is known.
  /// - Returns: The conflicts, at least one.
  /// - Throws: ``SolverError`` if there is none, the arithmetic fails, or the search is too
  ///   large.
  func conflicts(after first: Conflict?) throws(SolverError) -> ConflictList {
    let known = Set(first?.members ?? [])
    var conflicts: [Conflict] = []
    var isComplete = true
    for group in groups {
      let preferred = group.places.indices.filter {
        known.contains(rows[group.places[$0]].member)
      }
      var work = workLimit
      do {
        guard
          let found = try group.rows.allConflicts(preferring: preferred.reversed(), &work)
        else { continue }
        isComplete = isComplete && found.isComplete
        for places in found.sets {
          conflicts.append(try conflict(of: places, in: group, &work))
        }
      } catch {
        guard error == .tooLarge else { throw error }
        isComplete = false
      }
    }
    if conflicts.isEmpty { throw isComplete ? .noConflict : .tooLarge }
    return ConflictList(conflicts, isComplete: isComplete)
  }

  private func conflict(
    of places: [Int], in group: RowGroup, _ work: inout WorkLimit
  ) throws(SolverError) -> Conflict {
    let members = places.map { group.places[$0] }.sorted { offsets[$0] < offsets[$1] }
    return Conflict(
      members: members.map { rows[$0].member },
      points: try group.rows.points(of: places, &work))
  }
}

/// Required rows that share no unknown with rows of other groups.
struct RowGroup {
  /// The places of the rows, rising.
  private(set) var places: [Int] = []
  /// The rows, with the implicit rows about their unknowns as background.
  private(set) var rows = RowSet(isNonnegative: [], background: [], rows: [])
  /// The unknowns, each once.
  private var unknowns: [Int] = []

  /// All groups, in the order of their first rows.
  ///
  /// A row without unknowns, such as 0 = 5, is a group of its own.
  static func groups(of rows: [LinearProblem.Row], in system: LayoutSystem) -> [RowGroup] {
    let count = system.isNonnegative.count
    var joined = DisjointSets(count: count)
    for row in rows {
      for term in row.terms { joined.join(Int(row.terms[0].variable), Int(term.variable)) }
    }
    var groups: [RowGroup] = []
    var numbers = [Int](repeating: -1, count: count)
    var isSeen = [Bool](repeating: false, count: count)
    for (place, row) in rows.enumerated() {
      let root = row.terms.first.map { joined.root(of: Int($0.variable)) }
      let number = root.map { numbers[$0] } ?? -1
      if number < 0 {
        if let root { numbers[root] = groups.count }
        groups.append(RowGroup())
      }
      groups[number < 0 ? groups.count - 1 : number].add(place, row, &isSeen)
    }
    let implicit = Dictionary(grouping: system.implicit) { $0.terms.first?.variable ?? 0 }
    var numbering = RowNumbering(variableCount: count)
    for index in groups.indices {
      let background = groups[index].unknowns.flatMap { implicit[Int32($0)] ?? [] }
      groups[index].take(rows, background, system, &numbering)
    }
    return groups
  }

  private mutating func add(_ place: Int, _ row: LinearProblem.Row, _ isSeen: inout [Bool]) {
    places.append(place)
    for term in row.terms where !isSeen[Int(term.variable)] {
      isSeen[Int(term.variable)] = true
      unknowns.append(Int(term.variable))
    }
  }

  private mutating func take(
    _ all: [LinearProblem.Row], _ background: [LinearProblem.Row], _ system: LayoutSystem,
    _ numbering: inout RowNumbering
  ) {
    let numbered = numbering.rows(background + places.map { all[$0] })
    rows = RowSet(
      isNonnegative: numbering.variables.map { system.isNonnegative[$0] },
      background: Array(numbered[..<background.count]),
      rows: Array(numbered[background.count...]))
  }
}

/// Renumbers the variables of some rows without gaps.
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

/// Which rows are coupled: every minimal infeasible set contains either all of them or none.
///
/// An unknown that has no bound and occurs in two rows only has to cancel out between these two. So
/// a chain of a thousand views takes one test, and not a thousand.
struct CoupledRows {
  /// A coupled row, and the ratio of its multiplier to that of this row.
  private struct Coupling {
    let row: Int
    let ratio: Double
  }

  private var couplings: [[Coupling]]

  /// Finds the couplings of some rows.
  ///
  /// - Parameters:
  ///   - rows: The rows' terms, collected.
  ///   - isBound: For each variable whether other rows or a lower bound restrict it.
  /// - Complexity: O(terms).
  init(of rows: [[LinearProblem.Term]], isBound: [Bool]) {
    couplings = [[Coupling]](repeating: [], count: rows.count)
    var uses = [[Coupling]](repeating: [], count: isBound.count)
    for (row, terms) in rows.enumerated() {
      for term in terms where !isBound[Int(term.variable)] && uses[Int(term.variable)].count < 3 {
        uses[Int(term.variable)].append(Coupling(row: row, ratio: abs(term.coefficient)))
      }
    }
    for pair in uses where pair.count == 2 {
      couplings[pair[0].row].append(
        Coupling(row: pair[1].row, ratio: pair[0].ratio / pair[1].ratio))
      couplings[pair[1].row].append(
        Coupling(row: pair[0].row, ratio: pair[1].ratio / pair[0].ratio))
    }
  }

  /// The rows that are coupled to a row, rising, including the row itself.
  func rows(coupledTo row: Int) -> [Int] {
    var isSeen = [Bool](repeating: false, count: couplings.count)
    return group(of: row, &isSeen).map { $0.row }.sorted()
  }

  /// The row with the largest multiplier of each group of coupled rows, rising.
  ///
  /// If several multipliers are equal, it is the first row.
  var heaviest: [Int] {
    var isSeen = [Bool](repeating: false, count: couplings.count)
    var heaviest: [Int] = []
    for row in couplings.indices where !isSeen[row] {
      let group = group(of: row, &isSeen)
      let most = group.reduce(0) { max($0, $1.ratio) } * (1 - Tolerance.same)
      heaviest.append(group.lazy.filter { $0.ratio >= most }.map { $0.row }.min() ?? row)
    }
    return heaviest.sorted()
  }

  /// The rows that are coupled to a row, with their multipliers if that of the row is 1.
  private func group(of row: Int, _ isSeen: inout [Bool]) -> [Coupling] {
    var group = [Coupling(row: row, ratio: 1)]
    isSeen[row] = true
    var next = 0
    while next < group.count {
      let one = group[next]
      for coupling in couplings[one.row] where !isSeen[coupling.row] {
        isSeen[coupling.row] = true
        group.append(Coupling(row: coupling.row, ratio: one.ratio * coupling.ratio))
      }
      next += 1
    }
    return group
  }
}
