import Foundation

extension NSLayoutDimension {
  /// The distance between two positions, as something that has constraints of its own.
  convenience init(
    from start: ConstraintSide, to end: ConstraintSide, _ axis: NSLayoutConstraint.Axis
  ) {
    let guide = DistanceGuide(from: start, to: end, axis)
    self.init(ConstraintSide(guide, axis == .horizontal ? .width : .height))
  }
}

/// A guide that reaches from one position to another.
///
/// Its size is negative if the end comes first. No view has it among its guides: a layout has it
/// because an active constraint names it.
final class DistanceGuide: UILayoutGuide {
  private(set) var start: ConstraintSide
  private(set) var end: ConstraintSide
  private let axis: NSLayoutConstraint.Axis

  init(from start: ConstraintSide, to end: ConstraintSide, _ axis: NSLayoutConstraint.Axis) {
    self.start = start
    self.end = end
    self.axis = axis
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  /// The nearest view that holds both ends.
  override var owningView: UIView? {
    get { start.item?.layoutView?.nearestAncestor(holding: end.item?.layoutView) }
    set {}
  }

  /// Constraints that tie the guide's edges to the two positions, for one layout.
  var ties: [NSLayoutConstraint] {
    let edges: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      switch (axis, start.attribute) {
      case (.vertical, _): (.top, .bottom)
      case (_, .left), (_, .right): (.left, .right)
      default: (.leading, .trailing)
      }
    return [tie(edges.0, to: start), tie(edges.1, to: end)]
  }

  func keepItems() {
    start.keepItem()
    end.keepItem()
  }

  func letGo() {
    start.letGo()
    end.letGo()
  }

  private func tie(
    _ attribute: NSLayoutConstraint.Attribute, to side: ConstraintSide
  ) -> NSLayoutConstraint {
    let tie = NSLayoutConstraint()
    tie.form = ConstraintForm(
      first: ConstraintSide(self, attribute, isKeeping: false), relation: .equal, second: side)
    tie.isMadeBySystem = true
    return tie
  }
}
