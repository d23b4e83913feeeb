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

/// A row that other rows imply: a nonnegative combination of them, in which a sum is equal to a
/// number or at least that number.
///
///     x1 = 20,  x1 + x2 <= 90     together    -x2 >= -70
struct ImpliedRow: Sendable {
  /// The sum's terms, by rising variable.
  private(set) var terms: [LinearProblem.Term]
  private(set) var constant: Double
  /// The size of the numbers from which the constant was added up.
  private var size: Double
  /// Whether the sum is equal to the constant; it is at least the constant otherwise.
  let isEquation: Bool
  private(set) var sources: SignedRows

  init(_ row: LinearProblem.Row, _ sources: SignedRows) {
    let sign = row.relation == .lessThanOrEqual ? -1.0 : 1
    terms = Affine.collected(
      row.terms.map { LinearProblem.Term($0.variable, sign * $0.coefficient) })
    constant = sign * row.constant
    size = abs(constant)
    isEquation = row.relation == .equal
    self.sources = sources
  }

  private init(
    terms: [LinearProblem.Term], constant: Double, size: Double, isEquation: Bool,
    sources: SignedRows
  ) {
    self.terms = terms
    self.constant = constant
    self.size = size
    self.isEquation = isEquation
    self.sources = sources
  }

  var negated: Self {
    Self(
      terms: terms.map { LinearProblem.Term($0.variable, -$0.coefficient) }, constant: -constant,
      size: size, isEquation: isEquation, sources: sources.negated)
  }

  func coefficient(of variable: Int32) -> Double {
    terms.place(of: variable).map { terms[$0].coefficient } ?? 0
  }

  /// Whether it has no unknowns and is violated by more than rounding.
  var isContradiction: Bool {
    guard terms.isEmpty else { return false }
    return (isEquation ? abs(constant) : constant) > Tolerance.noise * size
  }

  /// Adds this row and another one so that a variable cancels out.
  ///
  /// The result is scaled so that its largest coefficient is 1.
  ///
  /// - Returns: `nil` if the variable can't cancel out because both rows bound it from the same side, or if one takes a source as it is and the other takes it negated.
  func without(_ variable: Int32, by other: Self) throws(SolverError) -> Self? {
    let (a, b) = (coefficient(of: variable), other.coefficient(of: variable))
    if (a > 0) == (b > 0) {
      if other.isEquation { return try without(variable, by: other.negated) }
      return isEquation ? try negated.without(variable, by: other) : nil
    }
    guard let sources = sources.union(other.sources) else { return nil }
    var (own, its) = (1.0, abs(a / b))
    var sum = Self.sum(terms, own, other.terms, its, without: variable)
    let largest = sum.reduce(0) { max($0, abs($1.coefficient)) }
    if largest > 0 {
      own /= largest
      its /= largest
      sum = sum.map { LinearProblem.Term($0.variable, $0.coefficient / largest) }
    }
    let size = own * size + its * other.size
    let constant = own * constant + its * other.constant
    guard size.isFinite, sum.allSatisfy({ $0.coefficient.isFinite }) else { throw .overflow }
    return Self(
      terms: sum, constant: abs(constant) > Tolerance.noise * size ? constant : 0, size: size,
      isEquation: isEquation && other.isEquation, sources: sources)
  }

  private static func sum(
    _ terms: [LinearProblem.Term], _ factor: Double, _ others: [LinearProblem.Term],
    _ otherFactor: Double, without variable: Int32
  ) -> [LinearProblem.Term] {
    var sum: [LinearProblem.Term] = []
    sum.reserveCapacity(terms.count + others.count)
    var next = 0
    func take(_ term: LinearProblem.Term, _ factor: Double) {
      guard term.variable != variable else { return }
      sum.append(LinearProblem.Term(term.variable, factor * term.coefficient))
    }
    for term in terms {
      while next < others.count, others[next].variable < term.variable {
        take(others[next], otherFactor)
        next += 1
      }
      guard next < others.count, others[next].variable == term.variable else {
        take(term, factor)
        continue
      }
      let parts = (factor * term.coefficient, otherFactor * others[next].coefficient)
      next += 1
      let total = parts.0 + parts.1
      if abs(total) > Tolerance.noise * (abs(parts.0) + abs(parts.1)) {
        take(LinearProblem.Term(term.variable, total), 1)
      }
    }
    for term in others[next...] { take(term, otherFactor) }
    return sum
  }
}

/// A set of rows, each taken as it is or negated.
struct SignedRows: Hashable, Sendable {
  /// A bit for every row that is taken as it is, then one for every row that is negated.
  private var words: [UInt64]

  private static let bitsPerWord = 64

  /// Some rows out of `count`, as they are.
  init(_ rows: [Int], of count: Int) {
    let length = (max(count, 1) + Self.bitsPerWord - 1) / Self.bitsPerWord
    words = [UInt64](repeating: 0, count: 2 * length)
    for row in rows { set(row, to: true) }
  }

  private init(words: [UInt64]) { self.words = words }

  /// The cost of looking at the whole set, in the units of the work limit.
  var size: Int { words.count }

  var negated: Self {
    let half = words.count / 2
    return Self(words: Array(words[half...] + words[..<half]))
  }

  /// The union; `nil` if one set negates a row that the other takes as it is.
  func union(_ other: Self) -> Self? {
    let half = words.count / 2
    var union = words
    for place in 0..<half {
      union[place] |= other.words[place]
      union[place + half] |= other.words[place + half]
      if union[place] & union[place + half] != 0 { return nil }
    }
    return Self(words: union)
  }

  /// Whether all rows of another are among these, in the same direction.
  func contains(_ other: Self) -> Bool {
    for place in words.indices where other.words[place] & ~words[place] != 0 { return false }
    return true
  }

  /// The numbers of the rows in either direction, rising.
  var rows: [Int] {
    let half = words.count / 2
    return Self.rows(upTo: half) { words[$0] | words[$0 + half] }
  }

  /// The numbers of the rows in either direction that are among some taken as they are, rising.
  func rows(among others: Self) -> [Int] {
    let half = words.count / 2
    return Self.rows(upTo: half) { (words[$0] | words[$0 + half]) & others.words[$0] }
  }

  private static func rows(upTo count: Int, _ word: (Int) -> UInt64) -> [Int] {
    var rows: [Int] = []
    for place in 0..<count {
      var word = word(place)
      while word != 0 {
        rows.append(place * bitsPerWord + word.trailingZeroBitCount)
        word &= word - 1
      }
    }
    return rows
  }

  /// Whether one of the rows, in either direction, is among some that are taken as they are.
  func meets(_ other: Self) -> Bool {
    let half = words.count / 2
    for place in 0..<half where (words[place] | words[place + half]) & other.words[place] != 0 {
      return true
    }
    return false
  }

  /// Whether all of some rows that are taken as they are occur here in either direction.
  func covers(_ other: Self) -> Bool {
    let half = words.count / 2
    for place in 0..<half where other.words[place] & ~(words[place] | words[place + half]) != 0 {
      return false
    }
    return true
  }

  /// Adds or removes a row that is taken as it is.
  mutating func set(_ row: Int, to isIn: Bool) {
    let bit: UInt64 = 1 << UInt64(row % Self.bitsPerWord)
    if isIn {
      words[row / Self.bitsPerWord] |= bit
    } else {
      words[row / Self.bitsPerWord] &= ~bit
    }
  }
}
