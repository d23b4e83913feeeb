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
