/// Linear statements about numbered unknowns, each at a level of importance.
///
///     x0 - 0.5 x1 >= 20       level 0: has to hold
///     x1          =  100      level 2: as nearly as the levels above allow
package struct LinearProblem: Hashable, Sendable {
  /// A scaled variable.
  package struct Term: Hashable, Sendable {
    /// The variable, counted from 0.
    package let variable: Int32
    package let coefficient: Double

    package init(_ variable: Int32, _ coefficient: Double) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// A statement: the sum of the terms compared with a constant.
  package struct Row: Hashable, Sendable {
    /// What is added up; a variable may occur more than once.
    package var terms: [Term]
    package var relation: Relation
    package var constant: Double
    /// How important the row is: 0 has to hold, 1 comes before 2; numbers may be left out.
    package var level: UInt32

    package init(_ terms: [Term], _ relation: Relation, _ constant: Double, level: UInt32 = 0) {
      self.terms = terms
      self.relation = relation
      self.constant = constant
      self.level = level
    }
  }

  /// For every variable whether it is never negative.
  package let neverNegative: [Bool]
  package var rows: [Row]

  /// The number of variables.
  package var variableCount: Int { neverNegative.count }

  package init(neverNegative: [Bool], rows: [Row]) {
    self.neverNegative = neverNegative
    self.rows = rows
  }
}

extension LinearProblem.Row {
  /// By how much the values miss the row: left minus right side, and 0 where an inequality holds.
  ///
  /// Positive means that the left side is too large.
  package func violation(at values: [Double]) -> Double {
    var difference = -constant
    for term in terms { difference += term.coefficient * values[Int(term.variable)] }
    return relation.violation(of: difference)
  }

  /// The size of the numbers that a violation is the difference of.
  func size(at values: [Double]) -> Double {
    var size = abs(constant)
    for term in terms { size += abs(term.coefficient * values[Int(term.variable)]) }
    return size
  }
}

extension Relation {
  /// The part of a difference, left minus right side, that breaks the relation; 0 if none does.
  func violation(of difference: Double) -> Double {
    switch self {
    case .lessThanOrEqual: max(difference, 0)
    case .equal: difference
    case .greaterThanOrEqual: min(difference, 0)
    }
  }
}
