/// What a log tells about a view or guide where it names it.
///
///     UILabel:0x1'Sale'      class, address, text
///     Title (Title:0x1)      a name that somebody gave it, and the address from the line's end
struct LoggedName {
  /// The class as it is printed, with its module.
  private(set) var className: String?
  private(set) var address: String?
  /// What is printed in quotes behind the address.
  private(set) var text: String?
  /// The identifier or key by which it is printed in place of its class.
  private(set) var given: String?

  init(_ item: ConstraintDescription.Item) {
    let printed = item.name[...]
    let quote = printed.firstIndex(of: "'") ?? printed.endIndex
    if let legend = item.legend, let split = Self.split(legend[...]) {
      address = split.address
      given = legend == item.name ? split.before : item.name
    } else if let split = Self.split(printed[..<quote]) {
      (className, address) = (split.before, split.address)
      text = Self.quoted(printed[quote...])
    } else if let colon = printed.firstIndex(of: ":"), printed.first?.isUppercase == true,
      printed[..<colon].allSatisfy({ $0.isClassLetter })
    {
      // Masonry prints a key where others print the address.
      className = String(printed[..<colon])
      given = String(printed[printed.index(after: colon)...])
    } else {
      given = item.name
    }
  }

  /// What stands in for a view that is gone or was never given.
  static let missing: Set<String> = ["(null)", "nil", "(nil)"]

  /// What two mentions of the same item have in common.
  var key: String { address ?? given ?? "" }

  private static func split(_ text: Substring) -> (before: String, address: String)? {
    guard let colon = text.lastIndex(of: ":"), colon > text.startIndex else { return nil }
    let address = text[text.index(after: colon)...].prefix { $0 != "'" }
    guard address.hasPrefix("0x") else { return nil }
    return (String(text[..<colon]), String(address))
  }

  private static func quoted(_ text: Substring) -> String? {
    guard text.count > 1 else { return nil }
    return String(text.dropFirst().dropLast())
  }

  /// Whether only a layout guide has such a class.
  var isGuide: Bool {
    guard let className else { return false }
    // UIKit's guides of the bars, before iOS 9, were views.
    return className != "_UILayoutGuide"
      && (className.hasSuffix("LayoutGuide") || className.hasSuffix("LayoutSpacer"))
  }

  /// Whether what it holds scrolls, so that its edges are those of what it shows.
  ///
  /// A class of somebody's own tells its kind by the end of its name only, which may deceive.
  func isScrollView(guessing: Bool) -> Bool {
    guard let className, !className.hasPrefix("NS") else { return false }
    return className == "UIScrollView"
      || guessing && Self.scrolling.contains { className.hasSuffix($0) }
  }

  private static let scrolling = ["ScrollView", "TableView", "CollectionView", "TextView"]

  /// The guide of every view that it is, told by its identifier.
  var ownGuide: OwnGuide? {
    switch text {
    case "UIViewLayoutMarginsGuide": .margins
    case "UIViewSafeAreaLayoutGuide": .safeArea
    default: nil
    }
  }

  /// A short name: the given one, or the class without its module.
  var short: String {
    let name = given ?? className.map(Self.shortClass) ?? "item"
    var written = String(name.map { $0.isNewline || $0 == "`" || $0.isControl ? " " : $0 })
    // UIKit ends a long name with three dots.
    while written.last == "." || written.last?.isWhitespace == true { written.removeLast() }
    return written.isEmpty ? "item" : written
  }

  private static func shortClass(_ name: String) -> String {
    // What key-value observing makes of a class.
    let observed = "NSKVONotifying_"
    let plain = name.hasPrefix(observed) ? name.dropFirst(observed.count) : name[...]
    if let swift = mangledName(plain) { return swift }
    return plain.split(separator: ".").last.map(String.init) ?? name
  }

  /// The class in a name that the Swift compiler made: `_TtC5MyApp9BadgeView`.
  private static func mangledName(_ name: Substring) -> String? {
    guard name.hasPrefix("_Tt") else { return nil }
    var rest = name.dropFirst(3).drop { !$0.isDecimalDigit }
    var last: Substring?
    while let length = Int(rest.prefix(while: { $0.isDecimalDigit })) {
      rest = rest.drop { $0.isDecimalDigit }
      guard length > 0, rest.count >= length else { break }
      let word = rest.prefix(length)
      if word.first?.startsWord == true { last = word }
      rest = rest.dropFirst(length)
      // A private class stands behind `P` and the sum of its file.
      if rest.first?.isDecimalDigit != true { rest = rest.drop { !$0.isDecimalDigit } }
    }
    return last.map(String.init)
  }
}

extension Character {
  fileprivate var isClassLetter: Bool { continuesWord || self == "." || self == "$" }
}

extension ConstraintDescription {
  /// How much a line between the same edges or middles of two items, of which the log doesn't tell
  /// which holds the other, suggests that the first is inside the second; below 0 for the opposite.
  ///
  /// Most distances are insets, and Interface Builder names the superview first at the far edges
  /// only: `view.top = superview.top + 8`, `superview.bottom = view.bottom + 8`.
  package var inset: Int {
    guard kinship == .none, multiplier == 1, first.attribute == second?.attribute,
      let attribute = Attribute(name: first.attribute), attribute.kind == .position
    else { return 0 }
    let isFar = ["trailing", "right", "bottom"].contains(first.attribute)
    guard attribute.isEdge, constant != 0 else { return isFar ? 0 : 1 }
    return (constant > 0) == isFar ? -2 : 2
  }
}

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
