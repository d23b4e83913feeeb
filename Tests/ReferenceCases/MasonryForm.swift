import LayoutEngine

/// A form of Masonry's, read into the equations that it stands for; the view is called `v`.
///
///     make.left.equalTo(superview).offset(8)      v.left = superview.left + 8
///
/// Source: docs/SEMANTICS.md, S9.7 and S9.8.
struct MasonryForm {
  private var attributes: [Attribute] = []
  private var statements: [EquationStatement] = []

  /// What chains state, separated by `;`; `nil` if one can't be read.
  static func statements(of text: String) -> [EquationStatement]? {
    var all: [EquationStatement] = []
    for piece in MasonryChain.pieces(of: text, between: ";") {
      guard let chain = MasonryChain(piece) else { return nil }
      var form = MasonryForm()
      // A chain that only shows its end is about a width of one point.
      if piece.hasPrefix(".") { form.relate("equalTo", to: .number(1), besides: [.width]) }
      for link in chain.links {
        guard form.take(link) else { return nil }
      }
      all += form.statements
    }
    return all
  }

  /// What one attribute of a chain stands for, in the order of Masonry's source.
  private static let composites: [String: [Attribute]] = [
    "edges": [.left, .right, .top, .bottom], "size": [.width, .height],
    "center": [.centerX, .centerY],
  ]

  /// Takes the next link; says whether it has a meaning there.
  private mutating func take(_ link: MasonryChain.Link) -> Bool {
    guard let argument = link.argument else {
      if ["with", "and"].contains(link.word) { return true }
      let named = Self.composites[link.word] ?? Attribute(name: link.word).map { [$0] }
      guard let named, statements.isEmpty else { return false }
      attributes += named
      return true
    }
    if let priority = Self.priority(link.word, argument) {
      change { $0.priority = priority }
      return !statements.isEmpty
    }
    guard let value = MasonryValue(argument) else { return false }
    let word = link.word.hasPrefix("mas_") ? String(link.word.dropFirst("mas_".count)) : link.word
    switch word {
    case "equalTo", "lessThanOrEqualTo", "greaterThanOrEqualTo":
      guard statements.isEmpty else { return false }
      relate(word, to: value, besides: attributes)
    case "offset", "insets", "sizeOffset", "centerOffset":
      change { $0.constant += value.constant(for: $0.first.attribute) }
    case "multipliedBy": change { $0.multiplier *= value.constant(for: .width) }
    case "dividedBy": change { $0.multiplier /= value.constant(for: .width) }
    default: return false
    }
    return !statements.isEmpty
  }

  private static func priority(_ word: String, _ argument: String) -> Double? {
    switch word {
    case "priority": Double(argument)
    case "priorityLow": Priority.low.value
    case "priorityMedium": Priority.medium.value
    case "priorityHigh": Priority.high.value
    default: nil
    }
  }

  private mutating func change(_ body: (inout EquationStatement) -> Void) {
    for index in statements.indices { body(&statements[index]) }
  }

  private mutating func relate(
    _ word: String, to value: MasonryValue, besides attributes: [Attribute]
  ) {
    let relation: Relation =
      word == "equalTo"
      ? .equal
      : word == "lessThanOrEqualTo"
        ? .lessThanOrEqual
        : .greaterThanOrEqual
    var values = [value]
    if case .list(let list) = value { values = list }
    for attribute in attributes {
      for value in values { statements.append(Self.statement(attribute, relation, value)) }
    }
  }

  /// A number on a position means the same attribute of the superview, a view its own.
  private static func statement(
    _ attribute: Attribute, _ relation: Relation, _ value: MasonryValue
  ) -> EquationStatement {
    var statement = EquationStatement(
      first: .init(item: "v", attribute: attribute), relation: relation,
      constant: value.constant(for: attribute))
    switch value {
    case .view(let name): statement.second = .init(item: name, attribute: attribute)
    case .attribute(let end): statement.second = end
    case .number, .size, .insets, .list:
      guard attribute.kind == .position else { break }
      statement.second = .init(item: "Superview", attribute: attribute)
    }
    statement.multiplier = statement.second == nil ? 0 : 1
    return statement
  }
}

/// A chain such as `make.top.equalTo(view).offset(8)`, link by link.
struct MasonryChain {
  /// A word, and what stands in parentheses behind it.
  struct Link {
    let word: String
    let argument: String?
  }

  let links: [Link]

  /// Reads a chain, without the word `make` before it.
  ///
  /// Gives `nil` if a parenthesis isn't closed.
  init?(_ text: some StringProtocol) {
    var links: [Link] = []
    for piece in Self.pieces(of: text, between: ".") where !piece.isEmpty && piece != "make" {
      guard let open = piece.firstIndex(of: "(") else {
        links.append(Link(word: piece, argument: nil))
        continue
      }
      guard piece.last == ")" else { return nil }
      links.append(
        Link(
          word: String(piece[..<open]),
          argument: String(piece[piece.index(after: open)...].dropLast())))
    }
    self.links = links
  }

  /// The pieces of a text between a separator that stands in no bracket, without gaps around them.
  static func pieces(of text: some StringProtocol, between separator: Character) -> [String] {
    var depth = 0
    var pieces = [""]
    for character in text {
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
      if depth == 0, character == separator {
        pieces.append("")
      } else if !(character == " " && pieces[pieces.count - 1].isEmpty) {
        pieces[pieces.count - 1].append(character)
      }
    }
    return pieces
  }
}

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
