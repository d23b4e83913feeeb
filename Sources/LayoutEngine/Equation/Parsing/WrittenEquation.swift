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
