/// A linear program with several levels: rows over numbered variables, each row with a level.
///
///     x0 - 0.5 x1 >= 20       level 0: required
///     x1          =  100      level 2: violated as little as the levels above it allow
///
/// The rows are stored as compressed sparse rows: the terms of all rows stand in one array, and each
/// row knows where its terms end. Adding a row takes no memory of its own.
package struct LinearProblem: Hashable, Sendable {
  /// A variable with its coefficient.
  package struct Term: Hashable, Sendable, BitwiseCopyable {
    /// The variable, counted from 0.
    package let variable: Int32
    package let coefficient: Double

    package init(_ variable: Int32, _ coefficient: Double) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// A row: a sum of terms compared with a constant.
  package struct Row: Hashable, Sendable {
    /// The terms of the sum; a variable may occur more than once.
    package var terms: [Term]
    package var relation: Relation
    package var constant: Double
    /// The level of the row: 0 is required, 1 comes before 2, and numbers may be left out.
    package var level: UInt32

    package init(_ terms: [Term], _ relation: Relation, _ constant: Double, level: UInt32 = 0) {
      self.terms = terms
      self.relation = relation
      self.constant = constant
      self.level = level
    }
  }

  /// What a row is besides its terms.
  package struct Head: Hashable, Sendable, BitwiseCopyable {
    fileprivate(set) var constant: Double
    fileprivate(set) var level: UInt32
    /// Where the terms of the row end among the terms of all rows.
    fileprivate(set) var end: Int32
    let relation: Relation

    /// - Parameters:
    ///   - relation: How the sum of the terms is compared.
    ///   - constant: What it is compared with.
    ///   - level: The level of the row.
    ///   - end: Where its terms end among the terms of all rows; they begin where those of the row
    ///     before it end.
    package init(_ relation: Relation, _ constant: Double, level: UInt32 = 0, end: Int32) {
      self.constant = constant
      self.level = level
      self.end = end
      self.relation = relation
    }

    var isRequiredEquation: Bool { level == 0 && relation == .equal }
  }

  /// For every variable whether it has the lower bound 0.
  package let isNonnegative: [Bool]
  /// The rows, without their terms.
  private(set) var heads: [Head] = []
  /// The terms of all rows, one row after the other.
  private(set) var terms: [Term] = []

  /// How far each search for a solution may go.
  var workLimit = WorkLimit.usual

  package var variableCount: Int { isNonnegative.count }

  package var rowCount: Int { heads.count }

  /// Makes a problem without rows.
  ///
  /// - Parameters:
  ///   - isNonnegative: For every variable whether it has the lower bound 0.
  ///   - rowCount: The number of rows to make room for.
  ///   - termCount: The number of terms to make room for.
  package init(isNonnegative: [Bool], roomForRows rowCount: Int = 0, terms termCount: Int = 0) {
    self.isNonnegative = isNonnegative
    heads.reserveCapacity(rowCount)
    terms.reserveCapacity(termCount)
  }

  /// Makes a problem of compressed sparse rows, without copying them.
  ///
  /// - Parameters:
  ///   - isNonnegative: For every variable whether it has the lower bound 0.
  ///   - heads: The rows; the ends of their terms must rise.
  ///   - terms: The terms of all rows, one row after the other.
  package init(isNonnegative: [Bool], heads: [Head], terms: [Term]) {
    assert(heads.last.map { Int($0.end) } ?? 0 == terms.count, "terms without a row")
    assert(zip(heads, heads.dropFirst()).allSatisfy { $0.end <= $1.end }, "ends that fall")
    self.isNonnegative = isNonnegative
    self.heads = heads
    self.terms = terms
  }

  package init(isNonnegative: [Bool], rows: [Row]) {
    self.init(isNonnegative: isNonnegative, roomForRows: rows.count)
    for row in rows { add(row) }
  }
}

extension LinearProblem {
  /// Adds a term to the row that ``endRow(_:_:level:)`` will end.
  package mutating func addTerm(_ variable: Int32, _ coefficient: Double) {
    terms.append(Term(variable, coefficient))
  }

  /// Ends a row: its terms are those that were added since the row before it.
  package mutating func endRow(_ relation: Relation, _ constant: Double, level: UInt32 = 0) {
    heads.append(Head(relation, constant, level: level, end: Int32(terms.count)))
  }

  package mutating func add(_ row: Row) {
    terms += row.terms
    endRow(row.relation, row.constant, level: row.level)
  }

  mutating func setLevel(ofRow row: Int, to level: UInt32) { heads[row].level = level }

  /// Compares a row's terms with another constant.
  package mutating func setConstant(ofRow row: Int, to constant: Double) {
    heads[row].constant = constant
  }

  /// Removes a row, and returns it; the rows after it move up.
  ///
  /// - Complexity: O(rows + terms), without any solving.
  package mutating func remove(_ row: Int) -> Row {
    let removed = self.row(row)
    terms.removeSubrange(termRange(ofRow: row))
    heads.remove(at: row)
    for place in row..<heads.count { heads[place].end -= Int32(removed.terms.count) }
    return removed
  }

  /// Inserts a row at a place; the row at that place and those after it move down.
  ///
  /// - Complexity: O(rows + terms), without any solving.
  package mutating func insert(_ row: Row, at place: Int) {
    let start = place == 0 ? 0 : Int(heads[place - 1].end)
    terms.insert(contentsOf: row.terms, at: start)
    for later in place..<heads.count { heads[later].end += Int32(row.terms.count) }
    let end = Int32(start + row.terms.count)
    heads.insert(Head(row.relation, row.constant, level: row.level, end: end), at: place)
  }

  /// Where the terms of a row stand in ``terms``.
  func termRange(ofRow row: Int) -> Range<Int> {
    (row == 0 ? 0 : Int(heads[row - 1].end))..<Int(heads[row].end)
  }

  /// One of the rows, by its number from 0.
  package func row(_ row: Int) -> Row {
    let head = heads[row]
    return Row(
      Array(terms[termRange(ofRow: row)]), head.relation, head.constant, level: head.level)
  }

  /// All rows.
  ///
  /// - Complexity: O(terms), with one array for each row.
  package var rows: [Row] { heads.indices.map(row) }

  /// By how much the values violate a row: left minus right side; 0 if it is satisfied.
  ///
  /// A positive number means that the left side is too large.
  package func violation(ofRow row: Int, at values: [Double]) -> Double {
    heads[row].relation.violation(of: difference(ofRow: row, at: values))
  }

  /// The left minus the right side of a row.
  func difference(ofRow row: Int, at values: [Double]) -> Double {
    var difference = -heads[row].constant
    for term in terms[termRange(ofRow: row)] {
      difference += term.coefficient * values[Int(term.variable)]
    }
    return difference
  }

  /// The sum of the absolute values of a row's terms and constant, to judge rounding by.
  func size(ofRow row: Int, at values: [Double]) -> Double {
    var size = abs(heads[row].constant)
    for term in terms[termRange(ofRow: row)] {
      size += abs(term.coefficient * values[Int(term.variable)])
    }
    return size
  }
}

extension LinearProblem.Row {
  /// By how much the values violate the row: left minus right side; 0 if it is satisfied.
  ///
  /// A positive number means that the left side is too large.
  package func violation(at values: [Double]) -> Double {
    var difference = -constant
    for term in terms { difference += term.coefficient * values[Int(term.variable)] }
    return relation.violation(of: difference)
  }

  /// The sum of the absolute values of the terms and the constant, to judge rounding by.
  func size(at values: [Double]) -> Double {
    var size = abs(constant)
    for term in terms { size += abs(term.coefficient * values[Int(term.variable)]) }
    return size
  }
}

extension Relation {
  /// The part of a difference, left minus right side, that violates the relation; 0 if none does.
  package func violation(of difference: Double) -> Double {
    switch self {
    case .lessThanOrEqual: max(difference, 0)
    case .equal: difference
    case .greaterThanOrEqual: min(difference, 0)
    }
  }
}

extension LinearProblem {
  /// Whether the coefficients differ so much that a double loses the small ones.
  var isBadlyScaled: Bool {
    var smallest = Double.infinity
    var largest = 0.0
    for number in [terms.map({ $0.coefficient }), heads.map({ $0.constant })].joined()
    where number != 0 {
      smallest = min(smallest, abs(number))
      largest = max(largest, abs(number))
    }
    return smallest / largest < Tolerance.noise
  }
}

extension SolverError {
  /// Whether lost digits can cause the error.
  var isNumerical: Bool {
    switch self {
    case .unbounded, .residual, .negative, .lostOptimum, .noConflict: true
    case .rowNotFinite, .unknownVariable, .overflow, .badlyScaled, .tooLarge, .unknownItem,
      .noCommonAncestor:
      false
    }
  }
}
