import LayoutEngine

/// What stands in a chain's parentheses.
indirect enum MasonryValue {
  case number(Double)
  case size(Size)
  case insets(Insets)
  case view(String)
  case attribute(EquationStatement.End)
  case list([MasonryValue])

  /// What the documents' examples call numbers by name.
  private static let numbers: [String: Double] = [
    "padding.top": 10, "padding.left": 10, "padding.bottom": 10, "padding.right": 10,
    "self.buttonSize.width": 200, "self.buttonSize.height": 200,
  ]
  private static let padding = Insets(top: 10, left: 10, bottom: 10, right: 10)

  /// Reads a value: `@200`, `-padding.top`, `view.mas_left`, `@[a, b]`, `CGSizeMake(1, 2)`.
  init?(_ text: String) {
    var text = text
    if text.hasPrefix("@[") {
      let items = MasonryChain.pieces(of: text.dropFirst(2).dropLast(), between: ",")
      let values = items.compactMap { MasonryValue($0) }
      guard values.count == items.count else { return nil }
      self = .list(values)
      return
    }
    if text.hasPrefix("@") { text.removeFirst() }
    if text.hasPrefix("("), text.hasSuffix(")") { text = String(text.dropFirst().dropLast()) }
    if let number = Self.number(text) {
      self = .number(number)
    } else if let members = Self.members(of: text, called: "CGSizeMake", count: 2) {
      self = .size(Size(width: members[0], height: members[1]))
    } else if let four = Self.members(of: text, called: "UIEdgeInsetsMake", count: 4) {
      self = .insets(Insets(top: four[0], left: four[1], bottom: four[2], right: four[3]))
    } else if text == "padding" {
      self = .insets(Self.padding)
    } else if let dot = text.lastIndex(of: ".") {
      let word = text[text.index(after: dot)...]
      let name = word.hasPrefix("mas_") ? word.dropFirst("mas_".count) : word
      guard let attribute = Attribute(name: name) else { return nil }
      self = .attribute(.init(item: String(text[..<dot]), attribute: attribute))
    } else {
      guard text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
      self = .view(text)
    }
  }

  private static func number(_ text: String) -> Double? {
    if text.hasPrefix("-"), let known = numbers[String(text.dropFirst())] { return -known }
    return numbers[text] ?? Double(text)
  }

  private static func members(of text: String, called name: String, count: Int) -> [Double]? {
    guard text.hasPrefix(name + "("), text.hasSuffix(")") else { return nil }
    let pieces = MasonryChain.pieces(of: text.dropFirst(name.count + 1).dropLast(), between: ",")
    let numbers = pieces.compactMap { number($0) }
    return numbers.count == count && pieces.count == count ? numbers : nil
  }

  /// What a number or a structure adds to an attribute; members that don't belong to it give 0.
  func constant(for attribute: Attribute) -> Double {
    switch self {
    case .number(let number): number
    case .size(let size):
      attribute == .width ? size.width : attribute == .height ? size.height : 0
    case .insets(let insets): Self.constant(of: insets, for: attribute)
    case .view, .attribute, .list: 0
    }
  }

  private static func constant(of insets: Insets, for attribute: Attribute) -> Double {
    switch attribute {
    case .left, .leading: insets.left
    case .right, .trailing: -insets.right
    case .top: insets.top
    case .bottom: -insets.bottom
    default: 0
    }
  }
}
