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
