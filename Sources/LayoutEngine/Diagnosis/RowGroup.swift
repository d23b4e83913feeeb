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
