/// The reading direction, which determines what leading means.
package enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
  /// Leading is left, as in English.
  case leftToRight
  /// Leading is right, as in Arabic and Hebrew.
  case rightToLeft
}
