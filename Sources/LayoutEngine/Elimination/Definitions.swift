/// What the elimination found out: every variable in terms of the unknowns that are left.
///
/// A variable has a value, or is a multiple of another variable plus a number (an alias), or is a
/// root. A root is an unknown, or a longer equation defines it. A definition contains only
/// variables that are defined later or never, so each definition is substituted once.
struct Definitions: Sendable {
  /// A variable as a sum of others.
  struct Definition: Sendable {
    let variable: Int32
    /// The equation, as a row of the problem.
    let row: Int32
    /// Where its terms end among the terms of all definitions.
    let end: Int32
    let offset: Offset
  }

  /// By variable: what is known of it.
  ///
  /// Its root is an unknown, or has a definition.
  private(set) var aliases: [Alias]
  private(set) var definitions: [Definition] = []
  private(set) var terms: [LinearProblem.Term] = []
  /// By variable: the index of its definition, or -1; empty if there are none.
  private(set) var places: [Int32] = []

  /// No variables at all.
  init() { aliases = [] }

  init(_ forest: AliasForest) {
    aliases = []
    aliases.reserveCapacity(forest.aliases.count)
    for variable in forest.aliases.indices { aliases.append(forest.alias(of: Int32(variable))) }
  }

  /// Makes room for at least so many definitions.
  mutating func reserve(_ count: Int) { definitions.reserveCapacity(count) }

  /// Adds a term to the definition that ``define(_:plus:by:)`` will end.
  mutating func addTerm(_ variable: Int32, _ coefficient: Double) throws(SolverError) {
    guard coefficient.isFinite else { throw .overflow }
    terms.append(LinearProblem.Term(variable, coefficient))
  }

  /// Defines a variable: its terms are those that were added since the definition before it.
  mutating func define(
    _ variable: Int32, plus offset: Offset, by row: Int32
  ) throws(SolverError) {
    if places.isEmpty { places = [Int32](repeating: -1, count: aliases.count) }
    guard offset.isFinite else { throw .overflow }
    places[Int(variable)] = Int32(definitions.count)
    definitions.append(
      Definition(variable: variable, row: row, end: Int32(terms.count), offset: offset))
  }

  func terms(of place: Int) -> ArraySlice<LinearProblem.Term> {
    terms[(place == 0 ? 0 : Int(definitions[place - 1].end))..<Int(definitions[place].end)]
  }

  /// The index of the definition of a variable that is no alias; `nil` if it is an unknown.
  func place(of variable: Int32) -> Int? {
    guard !places.isEmpty, places[Int(variable)] >= 0 else { return nil }
    return Int(places[Int(variable)])
  }

  /// The variables that nothing defines, by rising number.
  var unknowns: [Int32] {
    aliases.indices.lazy.map { Int32($0) }.filter {
      aliases[Int($0)].root == $0 && place(of: $0) == nil
    }
  }

  /// Computes the values of all variables from those of the unknowns.
  func complete(_ values: inout [Double]) {
    for place in definitions.indices.reversed() {
      var value = definitions[place].offset.value
      for term in terms(of: place) { value += term.coefficient * values[Int(term.variable)] }
      values[Int(definitions[place].variable)] = value
    }
    for variable in aliases.indices {
      let alias = aliases[variable]
      if alias.isKnown {
        values[variable] = alias.offset.value
      } else if Int(alias.root) != variable {
        values[variable] = alias.scale * values[Int(alias.root)] + alias.offset.value
      }
    }
  }

  /// The size of the numbers from which a variable's value was added up.
  func size(of variable: Int32, at values: [Double]) -> Double {
    guard !aliases.isEmpty else { return abs(values[Int(variable)]) }
    let alias = aliases[Int(variable)]
    guard !alias.isKnown, let place = place(of: alias.root) else {
      return max(alias.offset.size, abs(values[Int(variable)]))
    }
    let size = terms(of: place).reduce(definitions[place].offset.size) {
      $0 + abs($1.coefficient * values[Int($1.variable)])
    }
    return alias.offset.size + abs(alias.scale) * size
  }

  /// The rows from which something follows: some rows, and those that define a variable in them.
  ///
  /// - Returns: The rows, by rising number.
  /// - Complexity: O(terms of the rows that are found).
  func rows(
    behind rows: [Int32], and variables: [Int32], in problem: LinearProblem
  ) -> [Int] {
    var isSeen = [Bool](repeating: false, count: problem.rowCount)
    var pending: [Int] = []
    func follow(_ row: Int32) {
      guard row >= 0, !isSeen[Int(row)] else { return }
      isSeen[Int(row)] = true
      pending.append(Int(row))
    }
    func follow(variable: Int32) {
      follow(aliases[Int(variable)].row)
      if let place = place(of: variable) { follow(definitions[place].row) }
    }
    for row in rows { follow(row) }
    for variable in variables { follow(variable: variable) }
    while let row = pending.popLast() {
      for term in problem.terms[problem.termRange(ofRow: row)] { follow(variable: term.variable) }
    }
    return isSeen.indices.filter { isSeen[$0] }
  }
}
