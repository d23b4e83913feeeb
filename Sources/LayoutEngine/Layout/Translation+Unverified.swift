extension Translation {
  /// A constraint's difference by the other reading of a fact.
  ///
  /// - Parameters:
  ///   - left: The first anchor as a sum of unknowns.
  ///   - right: The second anchor.
  ///   - constraint: The constraint itself.
  ///   - owner: The view in whose coordinates both are measured.
  /// - Returns: `nil` if no fact that matters here is read otherwise.
  func difference(
    _ left: Affine, _ right: Affine, of constraint: Constraint, in owner: ItemID
  ) -> Affine? {
    guard let fact, case .anchor(let second, let multiplier, let constant) = constraint.second
    else {
      return nil
    }
    let isReversed = scene.direction(inside: owner, window: direction) == .rightToLeft
    let first = constraint.first.attribute
    switch fact {
    case .scaledPosition:
      guard isReversed, multiplier != 1, counts(first, fromTrailingWith: second.attribute) else {
        return nil
      }
      // Both count from the left: first = multiplier * second - constant.
      let width = Affine(terms: [.init(FramePart.width.unknown(of: owner), 1)])
      return width.plus(left, times: -1).plus(width.plus(right, times: -1), times: -multiplier)
        .plus(constant)
    case .centreBesideCentre:
      guard isReversed, first == .centerX, second.attribute == .centerX else { return nil }
      return left.plus(right, times: -multiplier).plus(constant)
    case .optionalUnits:
      guard !constraint.priority.isRequired, multiplier != 0 else { return nil }
      let difference = left.plus(right, times: -multiplier)
        .plus(-constant)
      return Affine().plus(difference, times: 1 / abs(multiplier))
    case .scaledMargin:
      guard multiplier != 1, let edge = second.attribute.edgeOfMargin else { return nil }
      let plain = measure(
        Anchor(second.item, edge), in: owner, partner: first)
      let inset = right.constant - plain.constant
      return left.plus(plain, times: -multiplier)
        .plus(-inset - constant)
    case .equalPriorities, .ties, .spaceBesideBar: return nil
    }
  }
}

extension Affine {
  fileprivate func plus(_ number: Double) -> Affine {
    Affine(terms: terms, constant: constant + number)
  }

  fileprivate func plus(_ other: Affine, times factor: Double) -> Affine {
    Affine(
      terms: terms
        + other.terms.map { LinearProblem.Term($0.variable, factor * $0.coefficient) },
      constant: constant + factor * other.constant)
  }
}

extension Attribute {
  /// The edge or centre from which a margin's attribute is counted; `nil` for other attributes.
  fileprivate var edgeOfMargin: Attribute? { Self.allCases.first { $0.margin == self } }
}
