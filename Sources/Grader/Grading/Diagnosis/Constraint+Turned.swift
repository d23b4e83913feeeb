import LayoutEngine

extension Constraint {
  /// The same statement, beginning with its second anchor.
  ///
  ///     Red.width = 0.5 * Blue.width - 8.0     // Blue.width = 2.0 * Red.width + 16.0
  ///
  /// `nil` without a second anchor, and for optional constraints with another multiplier than 1:
  /// those are measured in units of their first anchor, so they would mean something else.
  var turned: Constraint? {
    guard case .anchor(let other, let multiplier, let constant) = second,
      priority.isRequired ? multiplier != 0 : multiplier == 1
    else { return nil }
    return Constraint(
      other, multiplier > 0 ? relation.turned : relation,
      .anchor(first, multiplier: 1 / multiplier, constant: -constant / multiplier),
      priority: priority, identifier: identifier, origin: origin)
  }

  /// What the second anchor is multiplied by; `nil` without one.
  var multiplier: Double? {
    guard case .anchor(_, let multiplier, _) = second else { return nil }
    return multiplier
  }

  /// The same constraint with another number of points added.
  func adding(_ constant: Double) -> Constraint {
    var changed = self
    changed.second.constant = constant
    return changed
  }

  /// The same constraint with its second anchor scaled otherwise.
  func multiplying(by multiplier: Double) -> Constraint {
    guard case .anchor(let anchor, _, let constant) = second else { return self }
    var changed = self
    changed.second = .anchor(anchor, multiplier: multiplier, constant: constant)
    return changed
  }

  /// The same constraint with every anchor replaced by another.
  func mappingAnchors(_ transform: (Anchor) -> Anchor) -> Constraint {
    var changed = self
    changed.first = transform(first)
    if case .anchor(let anchor, let multiplier, let constant) = second {
      changed.second = .anchor(transform(anchor), multiplier: multiplier, constant: constant)
    }
    return changed
  }
}
