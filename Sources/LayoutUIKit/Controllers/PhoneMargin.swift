import Foundation

/// The system's margins at the sides of a controller's view.
enum PhoneMargin {
  /// The widths of phones' screens with their margins, from narrow to wide.
  ///
  /// Source: docs/SEMANTICS.md, S7.10, which names one for each width.
  private static let known: [(width: CGFloat, side: CGFloat)] = [
    (320, 16), (375, 16), (390, 16), (393, 16), (414, 20), (428, 20), (430, 20),
  ]

  /// The margin in a window: that of the widest of these phones which fits into it.
  static func side(inWidth width: CGFloat) -> CGFloat {
    known.last { $0.width <= width }?.side ?? 16
  }
}
