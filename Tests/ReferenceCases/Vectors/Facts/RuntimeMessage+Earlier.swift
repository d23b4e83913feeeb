import LayoutEngine

extension RuntimeMessage {
  /// The words of older systems, where they are known and differ.
  var earlierText: String? {
    switch self {
    case .firstItemMissing: "\(Self.initializer): Constraint must contain a first layout item"
    case .locationEqualsConstant:
      "\(Self.initializer): A multiplier of 0 or a nil second item together with a location for the "
        + "first attribute creates an illegal constraint of a location equal to a constant. "
        + Self.advice
    case .noCommonAncestor(let first, let second):
      "Unable to activate constraint with items \(first) and \(second) because they have no common "
        + "ancestor. Does the constraint reference items in different view hierarchies? That's "
        + "illegal."
    default: nil
    }
  }

  /// The words of iOS 7, where they are known and differ.
  var iOS7Text: String? {
    guard case .locationEqualsConstant = self else { return nil }
    return "A constraint cannot be made that sets a location equal to a constant. " + Self.advice
  }

  private static let initializer =
    "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:"
    + "constant:]"
  private static let advice = "Location attributes must be specified in pairs"
}
