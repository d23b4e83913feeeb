/// Where the first and the last line of an item's text stand, in points.
///
/// Both count inwards from the alignment rectangle, as `UIView.forFirstBaselineLayout` and
/// `forLastBaselineLayout` do: the first from its top, the last from its bottom.
///
/// Source: docs/SEMANTICS.md, S2.3, S2.6 and S2.7.
package struct Baselines: Hashable, Sendable {
  /// From the top edge down to the first line; 0 without text, which makes it the top edge.
  package var first: Double
  /// From the bottom edge up to the last line; 0 without text, which makes it the bottom edge.
  package var last: Double

  package init(first: Double = 0, last: Double = 0) {
    self.first = first
    self.last = last
  }

  /// The top and the bottom edge, as for an item without text.
  package static let edges = Baselines()
}
