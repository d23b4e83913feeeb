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

extension EquationPrinter {
  /// The equation as people write it by hand, without factors of 1, sums of 0 and needless decimals.
  ///
  ///     gap: Red.leading = Blue.trailing + 8 @750
  ///     Red.width = 80
  ///
  /// Numbers are rounded to six digits, as logs have them; what a computer can hardly tell from 0
  /// is 0.
  package static func brief(for constraint: Constraint, in scene: Scene) -> String {
    let start = label(constraint.identifier) + name(of: constraint.first, in: scene)
    let side: String
    switch constraint.second {
    case .length(let length): side = number(length)
    case .anchor(let anchor, let multiplier, let constant):
      let factor = multiplier == 1 ? "" : "\(number(multiplier)) * "
      let distance = number(constant.magnitude)
      let sum = distance == "0" ? "" : " \(constant < 0 ? "-" : "+") \(distance)"
      side = factor + name(of: anchor, in: scene) + sum
    }
    return "\(start) \(constraint.relation.sign) \(side)\(priority(constraint.priority.value))"
  }

  private static func number(_ value: Double) -> String {
    abs(value) < Tolerance.same ? "0" : value.logText
  }
}

/// How the names of items are written in equations.
package enum ItemSpelling {
  /// Whether a name can be written without backticks and is read back as it is.
  static func isWord(_ name: String) -> Bool {
    guard let first = name.first, first.startsWord else { return false }
    guard name.allSatisfy({ $0.continuesWord && $0.asciiTwin == $0 }) else { return false }
    return !isBlank(name)
  }

  /// Whether a word is a blank: three or more underscores and nothing else.
  static func isBlank(_ word: String) -> Bool {
    word.count >= 3 && word.allSatisfy { $0 == "_" }
  }

  /// One part of a name, in backticks if it needs them.
  static func part(_ name: String) -> String { isWord(name) ? name : "`\(name)`" }

  /// A whole name, in backticks if it needs them.
  ///
  /// The dots of a guide's name need none, unless what follows one could be an attribute.
  package static func name(_ name: String) -> String {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let isDotted = parts.dropFirst().allSatisfy { part in
      Attribute(name: part) == nil && CompositeAttribute(name: part) == nil
    }
    return isDotted && parts.allSatisfy(isWord) ? name : "`\(name)`"
  }
}

/// Numbers as equations write them: digits and a point, without an exponent.
enum DecimalText {
  /// More digits than this on either side of the point don't change any number that can be held.
  private static let longest = 400

  /// The number that digits with at most one point stand for; `nil` if it is too large.
  static func value(of text: String) -> Double? {
    // A double holds every whole number of so few digits.
    if text.utf8.count <= 15, let whole = Int(text) { return Double(whole) }
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let whole = (parts.first ?? "").drop { $0 == "0" }
    let decimals = parts.count > 1 ? parts[1].prefix(longest) : ""
    guard whole.count <= longest, let value = Double("0\(whole).\(decimals)0") else { return nil }
    return value.isFinite ? value : nil
  }

  /// The shortest digits that are read back as the same number, with at least one decimal.
  static func text(of value: Double) -> String {
    guard value.isFinite else { return "\(value)" }
    let sign = value < 0 ? "-" : ""
    let parts = "\(value.magnitude)".split(separator: "e")
    let mantissa = (parts.first ?? "").split(separator: ".", omittingEmptySubsequences: false)
    let whole = mantissa.first ?? ""
    var digits = Array(whole + (mantissa.count > 1 ? mantissa[1] : ""))
    var point = whole.count + (parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
    if point < 1 {
      digits.insert(contentsOf: repeatElement("0", count: 1 - point), at: 0)
      point = 1
    }
    digits.append(contentsOf: repeatElement("0", count: max(0, point + 1 - digits.count)))
    while digits.count > point + 1, digits.last == "0" { digits.removeLast() }
    return sign + String(digits[..<point]) + "." + String(digits[point...])
  }
}
