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
  package func difference(of constraint: Constraint, index: Int) throws(SolverError) -> Affine {
    var sum = LinearProblem(isNonnegative: [])
    let constant = try addDifference(
      of: constraint.first, constraint.second, constraint.priority, index: index, to: &sum)
    return Affine(terms: sum.terms, constant: constant)
  }

  /// Adds the terms of a constraint's difference to the row that a problem ends next.
  ///
  /// It takes the parts of a constraint, so that Swift needn't retain and release the constraint's
  /// name (reference counting).
  ///
  /// - Returns: The difference's constant.
  /// - Throws: ``SolverError`` if the constraint's items have no coordinates in common.
  func addDifference(
    of first: Anchor, _ operand: Operand, _ priority: Priority, index: Int,
    to problem: inout LinearProblem
  ) throws(SolverError) -> Double {
    guard scene.contains(first.item) else { throw .unknownItem(first.item, constraint: index) }
    guard case .anchor(let second, let multiplier, let constant) = operand else {
      guard let owner = scene.view(of: first.item) else {
        throw .noCommonAncestor(constraint: index)
      }
      return add(first, times: 1, in: owner, partner: nil, to: &problem) - operand.constant
    }
    guard scene.contains(second.item) else { throw .unknownItem(second.item, constraint: index) }
    guard let owner = scene.owner(of: first, and: second) else {
      throw .noCommonAncestor(constraint: index)
    }
    var reading = ConstraintReading(
      second: scene.meant(second, besides: first), multiplier: multiplier, constant: constant)
    if let fact = scene.factReadOtherwise {
      reading = otherwise(reading, fact, first: first.attribute, second, priority, in: owner)
    }
    if reading.widths != 0 {
      problem.addTerm(FramePart.width.unknown(of: owner), reading.widths)
    }
    let left = add(
      scene.meant(first, besides: second), times: reading.factor, in: owner,
      partner: second.attribute, to: &problem)
    let right = add(
      reading.second, times: -reading.multiplier, in: owner, partner: first.attribute,
      to: &problem)
    return left + right - reading.constant
  }
}
