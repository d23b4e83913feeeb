extension Double {
  /// The number that was probably printed as this one.
  ///
  /// Logs have six digits. A number with all six may have had more: it is taken for the simplest
  /// fraction that is printed like this, so that 94.3333 three times is 283. A fraction that may be
  /// there by chance is left alone. What can't be seen is 0: apps set sizes to the smallest number
  /// that isn't, 2.22507e-308, where 0 would mean "as usual".
  var beforePrinting: Double {
    if magnitude < Self.smallestSeen { return 0 }
    guard isFinite, let half = halfOfLastDigit,
      let fraction = Fraction.simplest(from: magnitude - half, to: magnitude + half),
      fraction.under * fraction.under * 2 * half <= Self.mostChance
    else { return self }
    let value = fraction.value
    guard value.logText == magnitude.logText else { return self }
    return self < 0 ? -value : value
  }

  /// How likely it may be, at the most, that so simple a fraction is near by chance.
  ///
  /// Of the numbers from 0 to 1 about as many have a denominator up to n as n times n.
  private static let mostChance = 0.1

  /// In points, or times.
  private static let smallestSeen = 1e-9

  /// Half of what the sixth digit counts; `nil` for a number that needs fewer digits, or more.
  private var halfOfLastDigit: Double? {
    let text = magnitude.logText
    guard Double(text) == magnitude, !text.contains("e") else { return nil }
    let digits = text.filter { $0 != "." }.drop { $0 == "0" }
    guard digits.count == Self.loggedDigits, let point = text.firstIndex(of: ".") else {
      return nil
    }
    let decimals = text.distance(from: point, to: text.endIndex) - 1
    return (0..<decimals).reduce(0.5) { half, _ in half / 10 }
  }
}

/// A number as one whole number over another.
private struct Fraction {
  var over: Double
  var under: Double

  var value: Double { over / under }

  /// How many whole numbers a continued fraction has at the most: a simple one has fewer.
  private static let mostWholes = 12

  /// The fraction with the smallest denominator in a stretch of positive numbers.
  static func simplest(from low: Double, to high: Double) -> Fraction? {
    // The continued fraction of both ends, as long as they agree.
    var wholes: [Double] = []
    var (low, high) = (low, high)
    while true {
      let whole = low.rounded(.down)
      if whole == low || whole + 1 <= high {
        wholes.append(whole == low ? whole : whole + 1)
        break
      }
      wholes.append(whole)
      guard wholes.count < mostWholes else { return nil }
      (low, high) = (1 / (high - whole), 1 / (low - whole))
    }
    var fraction = Fraction(over: wholes.removeLast(), under: 1)
    for whole in wholes.reversed() {
      fraction = Fraction(over: whole * fraction.over + fraction.under, under: fraction.over)
    }
    return fraction.under > 0 ? fraction : nil
  }
}
