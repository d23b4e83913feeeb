/// All that follows from required rows, variable by variable, until no variable is left: then every
/// smallest set of rows that can't hold has been added up to something like 0 >= 5.
///
/// A variable goes by adding up any two rows in which it cancels out (Fourier and Motzkin). What
/// follows from more rows than it needs is left out (Chernikov): so disjoint conflicts are found one
/// by one and never multiply, as they would if sets were found by trying out what can hold.
///
/// Source: J. Gleeson, J. Ryan, "Identifying minimally infeasible subsystems of inequalities", ORSA
/// Journal on Computing 2 (1990): the sets are the extreme rays of one cone. K. Fukuda, A. Prodon,
/// "Double description method revisited", 1996: how those are found, row by row.
struct Consequences {
  /// What still has variables, by the order in which it was found; `nil` once it is used up.
  private var open: [Consequence?] = []
  /// By variable: the places of what speaks of it, and of some that is used up.
  private var users: [[Int32]]
  private var tallies: [Tally]
  /// What holds by itself, such as 0 >= -5, by its ``key(of:)``.
  private var closed: [[SignedRows]]
  /// By key: the places of what is open.
  private var filed: [[Int32]]
  /// The rows that are keys, and of which more than one thing was made.
  private var sharedKeys: SignedRows
  private let isEquation: [Bool]
  /// Of the named rows those whose sum is a contradiction; none holds another.
  private(set) var contradictions: [SignedRows] = []
  /// By row: how much of what is open or closed was made of it.
  private var useCounts: [Int32]
  /// The rows of which more than one thing was made.
  private var shared: SignedRows
  /// Rows from here on hold by themselves and are never named.
  private let namedCount: Int
  /// Variables of which something changed, to be looked at.
  private var pending: [Int32]

  /// What looking something up counts for, beside a word of 64 rows that is compared.
  private static let stepsPerLook = 16

  /// How much speaks of a variable.
  private struct Tally {
    var equations = 0
    var above = 0
    var below = 0

    /// By how much there is more without the variable than with it.
    var growth: Int {
      equations * (equations - 1) / 2 + equations * (above + below) + above * below
        - equations - above - below
    }

    var isEmpty: Bool { equations + above + below == 0 }

    mutating func add(_ step: Int, isEquation: Bool, isAbove: Bool) {
      if isEquation {
        equations += step
      } else if isAbove {
        above += step
      } else {
        below += step
      }
    }
  }

  /// Takes the rows in: first those that have names, then what holds by itself.
  init(of set: RowSet) {
    let count = set.neverNegative.count
    namedCount = set.rows.count
    var rows = set.rows + set.background
    for variable in 0..<count where set.neverNegative[variable] {
      rows.append(
        LinearProblem.Row([LinearProblem.Term(Int32(variable), 1)], .greaterThanOrEqual, 0))
    }
    users = [[Int32]](repeating: [], count: count)
    tallies = [Tally](repeating: Tally(), count: count)
    useCounts = [Int32](repeating: 0, count: rows.count)
    shared = SignedRows([], of: rows.count)
    closed = [[SignedRows]](repeating: [], count: rows.count)
    filed = [[Int32]](repeating: [], count: rows.count)
    sharedKeys = shared
    isEquation = rows.map { $0.relation == .equal }
    pending = (0..<Int32(count)).reversed()
    for (place, row) in rows.enumerated() {
      add(Consequence(row, SignedRows([place], of: rows.count)))
    }
  }

  /// The named rows of each contradiction, rising.
  var sets: [[Int]] { contradictions.map(\.rows) }

  /// Takes the variables out, those first that leave the least behind.
  ///
  /// - Parameters:
  ///   - limit: How many contradictions are enough.
  ///   - work: What may be spent.
  /// - Returns: Whether all contradictions were found, and not only enough of them.
  /// - Throws: ``SolverError/tooLarge`` if there is too much work, ``SolverError/overflow``; what was
  ///   found by then stays.
  mutating func run(limit: Int, _ work: inout Work) throws(SolverError) -> Bool {
    try work.spend(open.count)
    while contradictions.count < limit {
      guard let variable = try next(&work) else { return true }
      try eliminate(variable, limit, &work)
    }
    return false
  }

  private mutating func next(_ work: inout Work) throws(SolverError) -> Int32? {
    while let variable = pending.popLast() {
      let tally = tallies[Int(variable)]
      if !tally.isEmpty, tally.growth <= 0 { return variable }
    }
    try work.spend(tallies.count)
    return tallies.indices.filter { !tallies[$0].isEmpty }
      .min { (tallies[$0].growth, $0) < (tallies[$1].growth, $1) }.map { Int32($0) }
  }

  private mutating func eliminate(
    _ variable: Int32, _ limit: Int, _ work: inout Work
  ) throws(SolverError) {
    let places = users[Int(variable)].filter { open[Int($0)] != nil }
    users[Int(variable)] = []
    var found: [Consequence] = []
    for (index, place) in places.enumerated() {
      guard let one = open[Int(place)] else { continue }
      for otherPlace in places[..<index] where contradictions.count < limit {
        guard let other = open[Int(otherPlace)] else { continue }
        try work.spend(Self.stepsPerLook)
        guard let sum = try one.without(variable, by: other) else { continue }
        try work.spend(Self.stepsPerLook * (one.terms.count + other.terms.count) + one.sources.size)
        guard try isNeeded(sum.sources, besides: (place, otherPlace), &work)
        else { continue }
        if sum.isContradiction { addContradiction(sum.sources) } else { found.append(sum) }
      }
    }
    for place in places { remove(Int(place)) }
    for consequence in found { add(consequence) }
  }

  /// Whether something can't be made of fewer rows.
  private func isNeeded(
    _ sources: SignedRows, besides parents: (Int32, Int32), _ work: inout Work
  ) throws(SolverError) -> Bool {
    // Whatever else is made of some of the rows shares every one of them with a parent.
    guard sources.meets(shared) else { return true }
    try work.spend(Self.stepsPerLook * contradictions.count)
    if contradictions.contains(where: { sources.covers($0) }) { return false }
    for row in sources.rows(among: sharedKeys) {
      try work.spend(Self.stepsPerLook * (1 + closed[row].count))
      if closed[row].contains(where: { sources.contains($0) }) { return false }
      for place in filed[row] where place != parents.0 && place != parents.1 {
        guard let other = open[Int(place)] else { continue }
        try work.spend(Self.stepsPerLook)
        if sources.contains(other.sources) { return false }
        if other.isEquation, sources.contains(other.sources.turned) { return false }
      }
    }
    return true
  }

  private mutating func addContradiction(_ sources: SignedRows) {
    let rows = sources.rows.filter { $0 < namedCount }
    for row in rows { count(row, by: 1) }
    let named = SignedRows(rows, of: useCounts.count)
    contradictions.removeAll { $0.covers(named) }
    contradictions.append(named)
  }

  private mutating func add(_ consequence: Consequence) {
    if consequence.isContradiction {
      addContradiction(consequence.sources)
      return
    }
    let rows = consequence.sources.rows
    let key = key(of: rows)
    defer { for row in rows { count(row, by: 1) } }
    guard !consequence.terms.isEmpty else {
      closed[key].append(consequence.sources)
      if consequence.isEquation { closed[key].append(consequence.sources.turned) }
      return
    }
    filed[key].append(Int32(open.count))
    for term in consequence.terms {
      users[Int(term.variable)].append(Int32(open.count))
      tallies[Int(term.variable)]
        .add(1, isEquation: consequence.isEquation, isAbove: term.coefficient > 0)
    }
    open.append(consequence)
  }

  private mutating func remove(_ place: Int) {
    guard let consequence = open[place] else { return }
    open[place] = nil
    let rows = consequence.sources.rows
    let key = key(of: rows)
    filed[key].removeAll { $0 == place }
    for row in rows { count(row, by: -1) }
    for term in consequence.terms {
      tallies[Int(term.variable)]
        .add(-1, isEquation: consequence.isEquation, isAbove: term.coefficient > 0)
      pending.append(term.variable)
    }
  }

  /// The row under which something that was made of rows is filed: an inequality if there is one,
  /// because few things are made of the same inequality.
  private func key(of rows: [Int]) -> Int { rows.first { !isEquation[$0] } ?? rows[0] }

  private mutating func count(_ row: Int, by step: Int32) {
    useCounts[row] += step
    let isShared = useCounts[row] > 1
    shared.set(row, to: isShared)
    sharedKeys.set(row, to: isShared && !(filed[row].isEmpty && closed[row].isEmpty))
  }
}
