/// Something about Auto Layout that no source confirms, so that no exercise may depend on it.
///
/// The engine follows one reading of each fact. A scene can ask for the other reading
/// (``Scene/factReadOtherwise``): an exercise whose verdict then changes depends on the fact.
///
/// Source: docs/SEMANTICS.md, section 13.
package enum UnverifiedFact: String, CaseIterable, Hashable, Sendable {
  /// A scaled leading or trailing edge, right to left, counts from the right and is then scaled;
  /// otherwise it counts from the left. S6.4.
  case scaledPosition
  /// `a.centerX = b.centerX + 40` means 40 points to the right in both directions; otherwise to the
  /// left in a right-to-left window. S2.5.
  case centreBesideCentre
  /// An optional constraint is measured in units of its first attribute; otherwise of its second.
  /// S5.5.
  case optionalUnits
  /// Optional constraints of one priority share what isn't satisfied, so that the sum is minimal;
  /// otherwise an earlier one counts more than all later ones. S5.6.
  case equalPriorities
  /// Where several layouts are equally good, sizes are chosen before positions; otherwise positions
  /// before sizes. S8.3 and S8.4.
  case ties
  /// A multiplier scales a margin's position; otherwise it scales the edge, and the margin is added.
  /// S3.12.
  case scaledMargin
  /// `|-` is the superview's layout margin; otherwise it is 20 points. S9.3.
  case spaceBesideBar
}
