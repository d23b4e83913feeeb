import LayoutEngine

/// What one constraint states, with the names as written.
struct EquationStatement: Hashable, CustomStringConvertible {
  /// A name and an attribute.
  struct End: Hashable {
    let item: String
    let attribute: Attribute

    var text: String { "\(item).\(attribute.name)" }
  }

  var label: String?
  var first: End
  var relation: Relation
  /// `nil` if the first is tied to a number.
  var second: End?
  /// 0 without a second end.
  var multiplier = 0.0
  var constant = 0.0
  var priority = 1000.0

  var description: String {
    let other = second.map { "\(multiplier) * \($0.text) + " } ?? ""
    return "\(label.map { "\($0): " } ?? "")\(first.text) \(relation.sign) \(other)\(constant)"
      + " @\(priority)"
  }
}

extension EquationStatement {
  init(_ written: WrittenConstraint) {
    label = written.identifier
    first = End(item: written.first.item, attribute: written.first.attribute)
    relation = written.relation
    second = written.second.map { End(item: $0.item, attribute: $0.attribute) }
    multiplier = written.multiplier
    constant = written.constant
    priority = written.priority
  }

  /// What the equations of a text state; empty if one of them can't be read.
  static func statements(in text: String) -> [EquationStatement] {
    let document = EquationReader.read(text)
    return document.errors.isEmpty ? document.constraints.map { EquationStatement($0) } : []
  }
}
