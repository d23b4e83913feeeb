extension EquationLexer {
  /// Takes an operator, a relation or a mark.
  mutating func readSign(_ sign: Character) {
    // Scalars are compared faster than characters.
    switch sign.onlyScalar {
    case "+": take(1, as: .plus)
    case "-": take(1, as: .minus)
    case "*", "×": take(1, as: .times)
    case "/", "÷": take(1, as: .over)
    case "(": take(1, as: .open)
    case ")": take(1, as: .close)
    case ".": take(1, as: .dot)
    case "@": take(1, as: .at)
    case "%": take(1, as: .percent)
    case ";": take(1, as: .semicolon)
    case "|" where isVisualFormat: take(1, as: .bar)
    case "[" where isVisualFormat: take(1, as: .openBracket)
    case "]" where isVisualFormat: take(1, as: .closeBracket)
    case "," where isVisualFormat: take(1, as: .comma)
    case ",": take(1, brokenBy: .unexpectedText(","))
    case ":" where character(1) == "=": take(2, as: .wrongRelation(.assignment))
    case ":": take(1, as: .colon)
    case "≤", "≦", "⩽": take(1, as: .relation(.lessThanOrEqual))
    case "≥", "≧", "⩾": take(1, as: .relation(.greaterThanOrEqual))
    case "≠": take(1, as: .wrongRelation(.notEqual))
    case "=", "<", ">", "!": readRelation()
    default: take(1, brokenBy: .unexpectedCharacter(sign.visible))
    }
  }

  private mutating func readRelation() {
    let length = run { $0.isRelationSign }
    let text = String(characters[index..<index + length])
    switch text {
    case "=", "==": take(length, as: .relation(.equal))
    case "<=": take(length, as: .relation(.lessThanOrEqual))
    case ">=": take(length, as: .relation(.greaterThanOrEqual))
    case "<" where character(1) == "-": take(2, as: .wrongRelation(.assignment))
    case "<": take(1, as: .wrongRelation(.strictInequality(suggestion: .lessThanOrEqual)))
    case ">": take(1, as: .wrongRelation(.strictInequality(suggestion: .greaterThanOrEqual)))
    case "!=", "!==", "<>": take(length, as: .wrongRelation(.notEqual))
    case "!": take(1, brokenBy: .unexpectedCharacter("!"))
    default:
      take(length, as: .wrongRelation(.notARelation(text, suggestion: Self.nearest(to: text))))
    }
  }

  private static func nearest(to text: String) -> Relation {
    switch (text.contains("<"), text.contains(">")) {
    case (true, false): .lessThanOrEqual
    case (false, true): .greaterThanOrEqual
    default: .equal
    }
  }
}
