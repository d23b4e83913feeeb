extension ConstraintDescription {
  /// How much a line between the same edges or middles of two items, of which the log doesn't tell
  /// which holds the other, suggests that the first is inside the second; below 0 for the opposite.
  ///
  /// Most distances are insets, and Interface Builder names the superview first at the far edges
  /// only: `view.top = superview.top + 8`, `superview.bottom = view.bottom + 8`.
  package var inset: Int {
    guard kinship == .none, multiplier == 1, first.attribute == second?.attribute,
      let attribute = Attribute(name: first.attribute), attribute.kind == .position
    else { return 0 }
    let isFar = ["trailing", "right", "bottom"].contains(first.attribute)
    guard attribute.isEdge, constant != 0 else { return isFar ? 0 : 1 }
    return (constant > 0) == isFar ? -2 : 2
  }
}
