extension EquationParser {
  /// Reads `[ "+" | "-" ] term { ( "+" | "-" ) [ "+" | "-" ] term }`.
  mutating func side() throws(EquationError) -> LinearSum {
    var sum = LinearSum(number: 0)
    let sign = sign()
    try sum.add(try term(), sign: sign)
    while let token = current, token.kind == .plus || token.kind == .minus {
      advance()
      let operation: Double = token.kind == .plus ? 1 : -1
      let sign = operation * self.sign()
      try sum.add(try term(), sign: sign)
      try checkFinite(sum, at: token)
    }
    return sum
  }

  /// Reads `factor { ( "*" | "×" | "/" | "÷" ) [ "+" | "-" ] factor }`.
  private mutating func term() throws(EquationError) -> LinearSum {
    var product = try factor()
    while let token = current, token.kind == .times || token.kind == .over {
      advance()
      let sign = sign()
      let start = here
      var factor = try factor()
      factor.scale { sign * $0 }
      if token.kind == .times {
        product = try self.product(of: product, and: factor, at: token)
      } else {
        let range = SourceRange(start: start.start, end: previous?.range.end ?? start.end)
        try divide(&product, by: factor, at: token, divisorRange: range)
      }
      try checkFinite(product, at: token)
    }
    return product
  }

  /// Reads `number [ "pt" ] | "(" side ")" | attribute | "NotAnAttribute" | "nil"`.
  private mutating func factor() throws(EquationError) -> LinearSum {
    guard let token = current else { throw operandMissing }
    switch token.kind {
    case .number(let number):
      advance()
      try unit(of: number)
      return LinearSum(number: number)
    case .open:
      return try parenthesis(token)
    case .name, .quoted, .dot:
      guard allowsNames else {
        throw EquationError(.notANumber(token.text), at: token.range)
      }
      if nothing() { return .nothing }
      let anchor = try attribute()
      lastAnchor = anchor
      return LinearSum(anchor)
    default:
      throw operandMissing
    }
  }

  /// Reads `"(" side ")"`.
  private mutating func parenthesis(_ open: EquationToken) throws(EquationError) -> LinearSum {
    guard depth < Self.deepestNesting else {
      throw EquationError(.nestedTooDeeply(limit: Self.deepestNesting), at: open.range)
    }
    depth += 1
    advance()
    let sum = try side()
    switch current?.kind {
    case .close:
      advance()
      depth -= 1
      return sum
    case nil, .relation, .wrongRelation, .at:
      throw EquationError(.parenthesisNotClosed, at: open.range)
    default:
      throw leftover
    }
  }

  /// Reads `[ "+" | "-" ]`.
  private mutating func sign() -> Double {
    guard let kind = current?.kind, kind == .plus || kind == .minus else { return 1 }
    advance()
    return kind == .plus ? 1 : -1
  }

  /// `[ "pt" ]`, and no other unit.
  private mutating func unit(of number: Double) throws(EquationError) {
    guard let token = current else { return }
    if token.kind == .percent {
      let attribute: Attribute = lastAnchor?.attribute.axis == .vertical ? .height : .width
      throw EquationError(
        .percent(factor: number / 100, of: names.superview, attribute), at: token.range)
    }
    guard token.kind == .name, peek(1)?.kind != .dot else { return }
    switch token.text.lowercased() {
    case "pt": advance()
    case "px", "pixel", "pixels": throw EquationError(.pixels, at: token.range)
    default: return
    }
  }

  /// `"NotAnAttribute" | "nil"`; the first may also be written as three words.
  private mutating func nothing() -> Bool {
    // Most names begin with another letter.
    let first = current?.text.utf8.first
    guard first == UInt8(ascii: "n") || first == UInt8(ascii: "N") else { return false }
    let words = (0..<4).map { offset -> String? in
      guard let token = peek(offset), token.kind == .name else { return nil }
      return token.text
    }
    let length: Int
    if words[0] == "nil" || words[0]?.lowercased() == "notanattribute" {
      length = 1
    } else if words.prefix(3).map({ $0?.lowercased() }) == ["not", "an", "attribute"] {
      length = 3
    } else {
      return false
    }
    guard peek(length)?.kind != .dot else { return false }
    for _ in 0..<length { advance() }
    return true
  }
}

// MARK: - Arithmetic

extension EquationParser {
  private func product(
    of a: LinearSum, and b: LinearSum, at sign: EquationToken
  ) throws(EquationError) -> LinearSum {
    guard a.isNumber || b.isNumber else {
      throw EquationError(.attributesMultiplied, at: sign.range)
    }
    var (sum, number) = a.isNumber ? (b, a.constant) : (a, b.constant)
    sum.scale { $0 * number }
    return sum
  }

  private func divide(
    _ sum: inout LinearSum, by divisor: LinearSum, at sign: EquationToken,
    divisorRange: SourceRange
  ) throws(EquationError) {
    guard divisor.isNumber else {
      throw EquationError(.attributeAsDivisor, at: sign.range)
    }
    guard divisor.constant != 0 else {
      throw EquationError(.divisionByZero, at: divisorRange)
    }
    sum.scale { $0 / divisor.constant }
  }

  private func checkFinite(_ sum: LinearSum, at sign: EquationToken) throws(EquationError) {
    if !sum.isFinite { throw EquationError(.notFinite, at: sign.range) }
  }
}
