import Foundation

/// The distance that the system puts between neighbours.
enum SystemSpacing {
  /// Between edges, 8 points.
  ///
  /// Source: docs/SEMANTICS.md, S9.3.
  static let standard: CGFloat = 8

  /// The distance between two anchors, in points.
  ///
  /// Where one of them is a baseline of text, it is the height of a line, of the larger font if
  /// there are two. Apple says that the fonts decide and not how; ours are those at this moment.
  /// Source: docs/SEMANTICS.md, S9.6.
  @MainActor
  static func length(_ one: ConstraintSide, _ other: ConstraintSide) -> CGFloat {
    [one, other].compactMap { $0.textLineHeight }.max() ?? standard
  }
}

extension ConstraintSide {
  /// The height of a line of the text whose baseline the side is; `nil` for other attributes.
  @MainActor fileprivate var textLineHeight: CGFloat? {
    guard attribute == .firstBaseline || attribute == .lastBaseline else { return nil }
    let view = (item as? UIView)?.layoutItem(for: attribute, besides: nil)
    return (view as? UIView)?.textLineHeight
  }
}
