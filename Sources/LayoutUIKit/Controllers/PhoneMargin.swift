import Foundation

/// The system's margins at the sides of a controller's view.
enum PhoneMargin {
  /// The widths of phones' upright screens with their margins, from narrow to wide.
  ///
  /// Source: docs/SEMANTICS.md, S7.10, which names one for each width.
  private static let known: [(width: CGFloat, side: CGFloat)] = [
    (320, 16), (375, 16), (390, 16), (393, 16), (414, 20), (428, 20), (430, 20),
  ]

  /// The margin in a window: that of the widest of these phones which fits into it.
  ///
  /// A phone that lies on its side has the margin that it has upright.
  static func side(in size: CGSize) -> CGFloat {
    known.last { $0.width <= min(size.width, size.height) }?.side ?? 16
  }
}
