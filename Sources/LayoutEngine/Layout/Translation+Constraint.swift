extension Translation {
  /// A constraint as `difference relation 0`, where the difference is first - m * second - c.
  ///
  /// The unit is that of the first anchor: it determines what a violation costs.
  ///
  /// - Parameters:
  ///   - constraint: The constraint.
  ///   - index: Its place in its problem, to be named in an error.
  /// - Returns: The difference; a variable may occur twice in it.
  /// - Throws: ``SolverError`` if the constraint's items have no coordinates in common.
  func difference(
    of constraint: Constraint, index: Int
  ) throws(SolverError) -> Affine {
    let first = constraint.first
    let second = constraint.second.anchor
    for anchor in [first, second] {
      guard let anchor else { continue }
      guard scene.contains(anchor.item) else {
        throw .unknownItem(anchor.item, constraint: index)
      }
    }
    guard let owner = scene.owner(of: first, and: second) else {
      throw .noCommonAncestor(constraint: index)
    }
    let left = measure(
      scene.meant(first, besides: second), in: owner, partner: second?.attribute)
    guard case .anchor(let other, let multiplier, let constant) = constraint.second else {
      return Affine(
        terms: left.terms, constant: left.constant - constraint.second.constant)
    }
    let right = measure(
      scene.meant(other, besides: first), in: owner, partner: first.attribute)
    if let otherwise = difference(left, right, of: constraint, in: owner) { return otherwise }
    return Affine(
      terms: left.terms
        + right.terms.map {
          LinearProblem.Term($0.variable, -multiplier * $0.coefficient)
        },
      constant: left.constant - multiplier * right.constant - constant)
  }

  /// A constraint as a row of the solver's problem.
  ///
  /// - Throws: ``SolverError`` if the constraint's items have no coordinates in common.
  func row(
    for constraint: Constraint, index: Int, level: UInt32
  ) throws(SolverError) -> LinearProblem.Row {
    let difference = try difference(of: constraint, index: index)
    return LinearProblem.Row(
      difference.terms, constraint.relation, -difference.constant, level: level)
  }
}
