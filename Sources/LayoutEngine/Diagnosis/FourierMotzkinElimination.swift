/// Fourier–Motzkin elimination: eliminates the variables of required rows one by one, until each
/// minimal infeasible set has become a row without variables, such as 0 >= 5.
///
/// A variable is eliminated by adding up each pair of rows in which it cancels out. A row whose
/// sources include all sources of another row is dropped (Chernikov's rule). So independent
/// conflicts are found one by one. A search that tries which rows can be satisfied together would
/// multiply them.
///
/// Source: J. Gleeson, J. Ryan, "Identifying minimally infeasible subsystems of inequalities", ORSA
/// Journal on Computing 2 (1990): the sets are the extreme rays of one cone. K. Fukuda, A. Prodon,
/// "Double description method revisited", 1996: how those are found, row by row.
struct FourierMotzkinElimination {
  /// The rows that still have variables, by the order in which they were found; `nil` once used up.
  private var open: [ImpliedRow?] = []
  /// By variable: the places of the rows that contain it, and of some that are used up.
  private var columnRows: [[Int32]]
  private var counts: [ColumnCounts]
  /// The sources of satisfied rows without variables, such as 0 >= -5, by ``key(of:)``.
  private var constantRows: [[SignedRows]]
  /// By key: the places of the open rows.
  private var filed: [[Int32]]
  /// The rows that are keys, and sources of more than one implied row.
  private var sharedKeys: SignedRows
  private let isEquation: [Bool]
  /// The sources of each contradiction, named rows only; no set contains another one.
  private(set) var contradictions: [SignedRows] = []
  /// By row: of how many open or constant rows it is a source.
  private var useCounts: [Int32]
  /// The rows that are sources of more than one implied row.
  private var shared: SignedRows
  /// Rows from this number on are never named: they are bounds and implicit rows.
  private let namedCount: Int
  /// Variables whose rows changed, and whose counts are to be looked at again.
  private var pending: [Int32]

  /// The cost of looking up one entry, in the units of the work limit.
  private static let stepsPerLook = 16

  /// How many rows contain a variable: equations, lower bounds and upper bounds.
  private struct ColumnCounts {
    var equations = 0
    var above = 0
    var below = 0

    /// By how much the number of rows grows if the variable is eliminated.
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

  /// The cost of a word of a row's sources, which take memory as long as the row is open.
  private static let stepsPerWord = 8

  /// Copies the rows: first the named ones, then the implicit ones and the lower bounds.
  ///
  /// - Throws: ``SolverError/tooLarge`` if their sources would take too much memory.
  init(of set: RowSet, _ work: inout WorkLimit) throws(SolverError) {
    let count = set.isNonnegative.count
    namedCount = set.rows.count
    var rows = set.rows + set.background
    for variable in 0..<count where set.isNonnegative[variable] {
      rows.append(
        LinearProblem.Row([LinearProblem.Term(Int32(variable), 1)], .greaterThanOrEqual, 0))
    }
    try work.spend(Self.stepsPerWord * rows.count * SignedRows([], of: rows.count).size)
    columnRows = [[Int32]](repeating: [], count: count)
    counts = [ColumnCounts](repeating: ColumnCounts(), count: count)
    useCounts = [Int32](repeating: 0, count: rows.count)
    shared = SignedRows([], of: rows.count)
    constantRows = [[SignedRows]](repeating: [], count: rows.count)
    filed = [[Int32]](repeating: [], count: rows.count)
    sharedKeys = shared
    isEquation = rows.map { $0.relation == .equal }
    pending = (0..<Int32(count)).reversed()
    for (place, row) in rows.enumerated() {
      add(ImpliedRow(row, SignedRows([place], of: rows.count)))
    }
  }

  /// The named rows of each contradiction, rising.
  var sets: [[Int]] { contradictions.map { $0.rows } }

  /// Eliminates the variables, first those whose elimination adds the fewest rows.
  ///
  /// - Parameters:
  ///   - limit: How many contradictions are enough.
  ///   - work: The limit on the arithmetic.
  /// - Returns: Whether all contradictions were found, and not only `limit` of them.
  /// - Throws: ``SolverError/tooLarge`` if there is too much work, ``SolverError/overflow``; what was
  ///   found until then stays.
  mutating func run(limit: Int, _ work: inout WorkLimit) throws(SolverError) -> Bool {
    try work.spend(open.count)
    while contradictions.count < limit {
      guard let variable = try next(&work) else { return true }
      try eliminate(variable, limit, &work)
    }
    return false
  }

  private mutating func next(_ work: inout WorkLimit) throws(SolverError) -> Int32? {
    while let variable = pending.popLast() {
      let count = counts[Int(variable)]
      if !count.isEmpty, count.growth <= 0 { return variable }
    }
    try work.spend(counts.count)
    return counts.indices.filter { !counts[$0].isEmpty }
      .min { (counts[$0].growth, $0) < (counts[$1].growth, $1) }.map { Int32($0) }
  }

  private mutating func eliminate(
    _ variable: Int32, _ limit: Int, _ work: inout WorkLimit
  ) throws(SolverError) {
    let places = columnRows[Int(variable)].filter { open[Int($0)] != nil }
    columnRows[Int(variable)] = []
    var found: [ImpliedRow] = []
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
    for row in found { add(row) }
  }

  /// Whether no other row is made of a subset of these sources.
  private func isNeeded(
    _ sources: SignedRows, besides parents: (Int32, Int32), _ work: inout WorkLimit
  ) throws(SolverError) -> Bool {
    // Any row made of some of these sources shares all of them with a parent.
    guard sources.meets(shared) else { return true }
    try work.spend(Self.stepsPerLook * contradictions.count)
    if contradictions.contains(where: { sources.covers($0) }) { return false }
    for row in sources.rows(among: sharedKeys) {
      try work.spend(Self.stepsPerLook * (1 + constantRows[row].count))
      if constantRows[row].contains(where: { sources.contains($0) }) { return false }
      for place in filed[row] where place != parents.0 && place != parents.1 {
        guard let other = open[Int(place)] else { continue }
        try work.spend(Self.stepsPerLook)
        if sources.contains(other.sources) { return false }
        if other.isEquation, sources.contains(other.sources.negated) { return false }
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

  private mutating func add(_ row: ImpliedRow) {
    if row.isContradiction {
      addContradiction(row.sources)
      return
    }
    let rows = row.sources.rows
    let key = key(of: rows)
    defer { for row in rows { count(row, by: 1) } }
    guard !row.terms.isEmpty else {
      constantRows[key].append(row.sources)
      if row.isEquation { constantRows[key].append(row.sources.negated) }
      return
    }
    filed[key].append(Int32(open.count))
    for term in row.terms {
      columnRows[Int(term.variable)].append(Int32(open.count))
      counts[Int(term.variable)]
        .add(1, isEquation: row.isEquation, isAbove: term.coefficient > 0)
    }
    open.append(row)
  }

  private mutating func remove(_ place: Int) {
    guard let row = open[place] else { return }
    open[place] = nil
    let rows = row.sources.rows
    let key = key(of: rows)
    filed[key].removeAll { $0 == place }
    for row in rows { count(row, by: -1) }
    for term in row.terms {
      counts[Int(term.variable)]
        .add(-1, isEquation: row.isEquation, isAbove: term.coefficient > 0)
      pending.append(term.variable)
    }
  }

  /// The source under which an implied row is filed: an inequality if there is one, because few rows
  /// are made of the same inequality.
  private func key(of rows: [Int]) -> Int { rows.first { !isEquation[$0] } ?? rows[0] }

  private mutating func count(_ row: Int, by step: Int32) {
    useCounts[row] += step
    let isShared = useCounts[row] > 1
    shared.set(row, to: isShared)
    sharedKeys.set(row, to: isShared && !(filed[row].isEmpty && constantRows[row].isEmpty))
  }
}
