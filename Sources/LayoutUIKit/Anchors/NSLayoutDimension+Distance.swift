import Foundation

extension NSLayoutDimension {
  /// The distance between two positions: the size of a guide that reaches from one to the other.
  ///
  /// Apple's may be negative; ours may not.
  convenience init(
    from start: ConstraintSide, to end: ConstraintSide, _ axis: NSLayoutConstraint.Axis
  ) {
    let guide = UILayoutGuide()
    self.init(ConstraintSide(guide, axis == .horizontal ? .width : .height))
    spanningGuide = guide
    let ends = ConstraintForm(
      first: start, relation: .equal, second: end)
    guard let owner = ends.commonAncestor else { return }
    owner.addLayoutGuide(guide)
    let attributes: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      switch (axis, start.attribute) {
      case (.vertical, _): (.top, .bottom)
      case (_, .left), (_, .right): (.left, .right)
      default: (.leading, .trailing)
      }
    guide.tie(attributes.0, to: start)
    guide.tie(attributes.1, to: end)
  }
}

extension UILayoutGuide {
  fileprivate func tie(_ attribute: NSLayoutConstraint.Attribute, to side: ConstraintSide) {
    let constraint = NSLayoutConstraint(
      ConstraintForm(
        first: ConstraintSide(self, attribute), relation: .equal, second: side))
    constraint.isMadeBySystem = true
    constraint.isActive = true
  }
}
