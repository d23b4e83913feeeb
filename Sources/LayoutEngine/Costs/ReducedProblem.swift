/// The problem that is left after elimination: unknowns, sums of unknowns, and their breakpoints.
///
/// A row with one unknown becomes a breakpoint of that unknown's cost, so it takes no row of a
/// matrix. Rows with the same sum of unknowns become breakpoints of one sum.
///
/// Everything lies in a few flat arrays: sums as compressed sparse rows, breakpoints in the order
/// of the rows. Equal sums are found by a hash table of numbers (open addressing; Knuth, *The Art
/// of Computer Programming* 3, section 6.4), so that a row takes O(its terms).
struct ReducedProblem: Sendable {
  /// The number of the problem's variables; sum i counts as variable number `variableCount + i`.
  let variableCount: Int
  /// By sum: where its terms begin; one more entry at the end.
  private(set) var sumStarts: [Int32] = [0]
  /// The terms of sums of two unknowns or more, scaled so that the largest coefficient is 1.
  private(set) var sumTerms: [LinearProblem.Term] = []
  /// The breakpoints; their levels are indices of ``levels``.
  private(set) var breakpoints: [Breakpoint] = []
  /// The levels that occur, in the order in which they were met; the first is 0.
  private(set) var levels: [UInt32] = [0]
  /// The indices of the levels after the first few.
  private var laterLevels: [UInt32: Int32] = [:]
  /// So many levels are looked for one after the other.
  private static let few = 16
  /// A hash table of the sums: their numbers, or -1.
  private var table: [Int32] = []

  init(_ problem: LinearProblem) { variableCount = problem.variableCount }

  /// Makes room for at least so many rows.
  mutating func reserve(_ count: Int) { breakpoints.reserveCapacity(count) }

  var sumCount: Int { sumStarts.count - 1 }

  func terms(of sum: Int) -> Range<Int> { Int(sumStarts[sum])..<Int(sumStarts[sum + 1]) }

  /// Adds a row `terms + constant relation 0`.
  ///
  /// `size` is the size of the numbers from which the constant was added up.
  ///
  /// - Returns: `false` if the row is required, has no unknowns and isn't satisfied.
  mutating func add(
    _ terms: ArraySlice<LinearProblem.Term>, constant: Double, size: Double,
    _ relation: Relation, level: UInt32, row: Int32
  ) throws(SolverError) -> Bool {
    guard var lead = terms.first else {
      let off = abs(relation.violation(of: constant))
      return level > 0 || off <= Tolerance.same * (1 + size)
    }
    for term in terms where abs(term.coefficient) > abs(lead.coefficient) { lead = term }
    let position = -constant / lead.coefficient
    guard position.isFinite else { throw .overflow }
    let turned = lead.coefficient > 0 ? relation : relation.turned
    let weight = abs(lead.coefficient)
    breakpoints.append(
      Breakpoint(
        variable: terms.count == 1 ? lead.variable : sum(of: terms, scaledBy: lead.coefficient),
        level: index(of: level), position: position + 0,
        costBelow: turned == .lessThanOrEqual ? 0 : weight,
        costAbove: turned == .greaterThanOrEqual ? 0 : weight,
        tolerance: Tolerance.same * (1 + size) / weight, row: row))
    return true
  }

  private mutating func index(of level: UInt32) -> Int32 {
    if let index = levels.prefix(Self.few).firstIndex(of: level) { return Int32(index) }
    if let index = laterLevels[level] { return index }
    let index = Int32(levels.count)
    levels.append(level)
    if levels.count > Self.few { laterLevels[level] = index }
    return index
  }

  /// The number of the sum with the given terms, divided by a coefficient.
  private mutating func sum(
    of terms: ArraySlice<LinearProblem.Term>, scaledBy divisor: Double
  ) -> Int32 {
    if table.count < 2 * (sumCount + 1) { growTable() }
    let start = sumTerms.count
    for term in terms {
      sumTerms.append(LinearProblem.Term(term.variable, term.coefficient / divisor))
    }
    var slot = slot(of: start..<sumTerms.count)
    while table[slot] >= 0 {
      if areEqual(self.terms(of: Int(table[slot])), start..<sumTerms.count) {
        sumTerms.removeSubrange(start...)
        return Int32(variableCount) + table[slot]
      }
      slot = (slot + 1) & (table.count - 1)
    }
    table[slot] = Int32(sumCount)
    sumStarts.append(Int32(sumTerms.count))
    return Int32(variableCount) + table[slot]
  }

  private func areEqual(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { sumTerms[$0] == sumTerms[$1] }
  }

  /// The place in the hash table at which the search for some terms begins.
  private func slot(of places: Range<Int>) -> Int {
    var hash: UInt64 = 0
    for place in places {
      let bits = sumTerms[place].coefficient.bitPattern ^ UInt64(sumTerms[place].variable)
      hash = (hash ^ bits) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
    }
    return Int(truncatingIfNeeded: hash) & (table.count - 1)
  }

  private mutating func growTable() {
    table = [Int32](repeating: -1, count: max(16, 2 * table.count))
    for sum in 0..<sumCount {
      var slot = slot(of: terms(of: sum))
      while table[slot] >= 0 { slot = (slot + 1) & (table.count - 1) }
      table[slot] = Int32(sum)
    }
  }
}
