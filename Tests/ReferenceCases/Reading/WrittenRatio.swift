/// A multiplier that was written with six decimals, though it is a ratio of two lengths.
///
///     0.689655     30 : 43.5, that is 20 / 29
///
/// In a view of a thousand points the digits that are missing make half a thousandth of a point,
/// which is more than comparing frames allows for.
enum WrittenRatio {
  /// What rounding to six decimals can have taken away.
  private static let halfDigit = 5e-7
  /// The most that the lower number of a ratio of lengths on a screen is taken to be.
  private static let largest = 1000.0

  /// The simplest fraction that is written so, or the number itself if it has fewer decimals or
  /// no fraction comes near.
  static func restored(_ written: Double) -> Double {
    let millionths = (written * 1e6).rounded()
    guard abs(written * 1e6 - millionths) < 1e-4,
      millionths.truncatingRemainder(dividingBy: 10) != 0
    else { return written }
    // Continued fractions give the simplest fraction for every nearness.
    var rest = written
    var last = (over: 1.0, under: 0.0)
    var next = (over: rest.rounded(.down), under: 1.0)
    while next.under <= largest {
      if abs(next.over / next.under - written) <= halfDigit { return next.over / next.under }
      rest = 1 / (rest - rest.rounded(.down))
      let whole = rest.rounded(.down)
      (last, next) = (next, (whole * next.over + last.over, whole * next.under + last.under))
    }
    return written
  }
}
