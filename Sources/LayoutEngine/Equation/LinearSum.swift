/// What a side amounts to: a number of points, plus at most two anchors times a number each.
struct LinearSum {
  struct Term {
    let anchor: WrittenAnchor
    var coefficient: Double
    /// The largest number that went into the coefficient.
    var magnitude: Double

    /// Whether nothing of the anchor is left.
    ///
    /// `0.1 + 0.2 - 0.3` is not quite 0 in binary, but a person who writes it means 0.
    var isZero: Bool { coefficient.magnitude <= magnitude * 1e-12 }
  }

  private(set) var constant: Double
  private(set) var terms: [Term] = []
  /// Whether an attribute, or `NotAnAttribute`, was written; it counts even if it vanishes.
  private(set) var isNumber: Bool

  /// A number of points.
  init(number: Double) {
    constant = number
    isNumber = true
  }

  init(_ anchor: WrittenAnchor) {
    constant = 0
    terms = [Term(anchor: anchor, coefficient: 1, magnitude: 1)]
    isNumber = false
  }

  private init() {
    constant = 0
    isNumber = false
  }

  /// `NotAnAttribute`, which is nothing, whatever it is multiplied by.
  static let nothing = LinearSum()

  /// Whether all its numbers can be counted with.
  var isFinite: Bool { constant.isFinite && terms.allSatisfy { $0.coefficient.isFinite } }

  /// Adds another sum, or takes it away if the sign is -1.
  ///
  /// - Throws: ``EquationError`` at the third anchor, if there would be more than two.
  mutating func add(_ other: LinearSum, sign: Double) throws(EquationError) {
    constant += sign * other.constant
    isNumber = isNumber && other.isNumber
    for term in other.terms {
      if let index = terms.firstIndex(where: { $0.anchor.namesSame(as: term.anchor) }) {
        terms[index].coefficient += sign * term.coefficient
        terms[index].magnitude = max(terms[index].magnitude, term.magnitude)
      } else if terms.count < 2 {
        terms.append(term)
        terms[terms.count - 1].coefficient *= sign
      } else {
        throw EquationError(.thirdAttribute, at: term.anchor.range.firstCharacter)
      }
    }
  }

  mutating func scale(_ change: (Double) -> Double) {
    constant = change(constant)
    for index in terms.indices {
      terms[index].coefficient = change(terms[index].coefficient)
      terms[index].magnitude = change(terms[index].magnitude).magnitude
    }
  }
}

extension SourceRange {
  var firstCharacter: SourceRange {
    SourceRange(line: start.line, column: start.column, length: 1)
  }
}

/// Two sides and what is stated about them, not yet solved for an anchor.
struct WrittenEquation {
  let left: LinearSum
  let relation: WrittenRelation
  let right: LinearSum
  let identifier: String?
  let priority: Double
  let range: SourceRange

  /// Solves for the leftmost anchor whose coefficient isn't zero.
  ///
  /// Both sides are collected on the left; dividing by a negative number turns the relation.
  func solved() throws(EquationError) -> WrittenConstraint {
    try checkSidesDiffer()
    var sum = left
    try sum.add(right, sign: -1)
    guard let leftmost = sum.terms.first else {
      throw EquationError(.noAttribute, at: relation.range)
    }
    let terms = sum.terms.filter { !$0.isZero }
    guard let first = terms.first else {
      throw EquationError(.allMultipliedByZero, at: leftmost.anchor.range.firstCharacter)
    }
    let second = terms.dropFirst().first
    // Adding zero makes a negative zero a plain one.
    let multiplier = second.map { -$0.coefficient / first.coefficient + 0 } ?? 0
    let constant = -sum.constant / first.coefficient + 0
    guard multiplier.isFinite, constant.isFinite else {
      throw EquationError(.notFinite, at: relation.range)
    }
    return WrittenConstraint(
      identifier: identifier, first: first.anchor,
      relation: first.coefficient < 0 ? relation.relation.turned : relation.relation,
      relationRange: relation.range, second: second?.anchor, multiplier: multiplier,
      constant: constant, priority: priority, range: range)
  }

  /// An attribute that stands on both sides is related to itself.
  private func checkSidesDiffer() throws(EquationError) {
    for term in right.terms where !term.isZero {
      let isOnLeft = left.terms.contains { $0.anchor.namesSame(as: term.anchor) && !$0.isZero }
      guard isOnLeft else { continue }
      let name = ItemSpelling.name(term.anchor.item) + "." + term.anchor.attribute.name
      throw EquationError(
        .relatedToItself(name), at: term.anchor.range.firstCharacter)
    }
  }
}
