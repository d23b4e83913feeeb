/// Writes constraints in the style of the *Auto Layout Guide*.
///
///     gap: Red.leading = 1.0 * Blue.trailing + 8.0 @750
///     Red.width = 80.0
///
/// Reading what is written gives the same constraint back, as long as an equation can hold it:
/// a multiplier of 0 and names with backticks or line ends in them are the exceptions.
package enum EquationPrinter {
  /// The equation of a constraint.
  ///
  /// The identifier becomes a label if it is a word; `H` and `V` would begin visual format.
  package static func equation(for constraint: Constraint, in scene: Scene) -> String {
    var multiplier = 0.0
    if case .anchor(_, multiplier: let written, constant: _) = constraint.second {
      multiplier = written
    }
    return equation(
      for: ConstraintDraft(
        first: constraint.first, relation: constraint.relation, second: constraint.second.anchor,
        multiplier: multiplier, constant: constraint.second.constant,
        priority: constraint.priority.value, identifier: constraint.identifier),
      in: scene)
  }

  /// The equation of a draft, whether or not it is valid; a missing first anchor shows as `nil`.
  package static func equation(for draft: ConstraintDraft, in scene: Scene) -> String {
    var text = label(draft.identifier)
    text += draft.first.map { name(of: $0, in: scene) } ?? "nil"
    text += " \(draft.relation.sign) "
    if let second = draft.second {
      let sign = draft.constant < 0 ? "-" : "+"
      text += "\(DecimalText.text(of: draft.multiplier)) * \(name(of: second, in: scene))"
      text += " \(sign) \(DecimalText.text(of: draft.constant.magnitude))"
    } else {
      text += DecimalText.text(of: draft.constant)
    }
    return text + priority(draft.priority)
  }

  static func label(_ identifier: String?) -> String {
    guard let identifier, ItemSpelling.isWord(identifier), identifier != "H", identifier != "V"
    else { return "" }
    return "\(identifier): "
  }

  static func name(of anchor: Anchor, in scene: Scene) -> String {
    guard scene.contains(anchor.item) else {
      return "`item \(anchor.item.index)`.\(anchor.attribute.name)"
    }
    return "\(ItemSpelling.name(scene[anchor.item].name)).\(anchor.attribute.name)"
  }

  static func priority(_ value: Double) -> String {
    guard value != 1000 else { return "" }
    let text = DecimalText.text(of: value)
    return " @" + (text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }
}
