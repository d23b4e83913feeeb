import LayoutEngine

extension LoggedLayout {
  /// The view whose frame a mask's line holds: of a view and its superview the view.
  func framed(by constraint: Constraint) -> ItemID {
    guard let second = constraint.second.anchor?.item,
      scene[second].parent == constraint.first.item
    else { return constraint.first.item }
    return second
  }

  /// What a view may be called in code, after the name that it was given, or its class.
  ///
  ///     UISegmentedControl → segmentedControl     MyApp.BadgeView → badgeView
  func variable(for id: ItemID) -> String {
    guard let item = item(id), item.address != nil, let name = item.className else {
      return Self.spelled(scene[id].name)
    }
    let words = name.split(separator: ".").last.map(String.init) ?? name
    return Self.spelled(Self.withoutPrefix(words))
  }

  /// What a line may be called in code: its identifier, or what it is about.
  func variable(for constraint: Constraint) -> String {
    if let name = constraint.identifier, name.allSatisfy({ $0.isLetter || $0.isNumber }),
      name.first?.isLetter == true
    {
      return Self.spelled(name)
    }
    let attribute = constraint.first.attribute.name
    return variable(for: constraint.first.item) + attribute.prefix(1).uppercased()
      + attribute.dropFirst()
  }

  /// The letters before the last capital of those that begin a class, such as `UI`.
  private static func withoutPrefix(_ name: String) -> String {
    let name = name.drop { $0 == "_" }
    let capitals = name.prefix { $0.isUppercase }.count
    return String(capitals == name.count ? name : name.dropFirst(max(0, capitals - 1)))
  }

  /// A word as variables are written; one that means something to Swift gets an ending.
  private static func spelled(_ name: String) -> String {
    let letters = name.filter { $0.isLetter || $0.isNumber || $0 == "_" }
    let word = letters.prefix(1).lowercased() + letters.dropFirst()
    return ["switch", "default", "self", "import", "in", ""].contains(word) ? word + "View" : word
  }
}
