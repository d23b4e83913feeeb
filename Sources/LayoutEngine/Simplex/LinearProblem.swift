/// A linear program with several levels: rows over numbered unknowns, each with an importance.
///
///     x0 - 0.5 x1 >= 20       level 0: required
///     x1          =  100      level 2: violated as little as the levels above it allow
package struct LinearProblem: Hashable, Sendable {
  /// A variable with its coefficient.
  package struct Term: Hashable, Sendable {
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

  /// For every variable whether it has the lower bound 0.
  package let isNonnegative: [Bool]
  package var rows: [Row]

  /// The number of variables.
  package var variableCount: Int { isNonnegative.count }

  package init(isNonnegative: [Bool], rows: [Row]) {
    self.isNonnegative = isNonnegative
    self.rows = rows
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
  func violation(of difference: Double) -> Double {
    switch self {
    case .lessThanOrEqual: max(difference, 0)
    case .equal: difference
    case .greaterThanOrEqual: min(difference, 0)
    }
  }
}
