extension EquationParser {
  /// Reads `item "." name`, where `item = part { "." part }`.
  mutating func attribute() throws(EquationError) -> WrittenAnchor {
    let parts = try parts()
    guard parts.count > 1, let last = parts.last, last.kind == .name else {
      throw try bareName(parts)
    }
    let itemParts = Array(parts.dropLast())
    let item = Self.joined(itemParts)
    let itemRange = Self.range(of: itemParts)
    if !names.lists(item) {
      try checkInnerParts(itemParts)
      guard !item.isEmpty else { throw itemMissing(last) }
      guard names.accepts(item) else {
        throw EquationError(names.error(for: item), at: itemRange)
      }
    }
    guard let attribute = Attribute(name: last.text) else {
      throw unknownAttribute(
        last, of: item, whole: Self.joined(parts), range: Self.range(of: parts))
    }
    return WrittenAnchor(
      item: item, attribute: attribute, itemRange: itemRange, range: Self.range(of: parts))
  }

  /// `part { "." part }`; the last part may be the attribute.
  private mutating func parts() throws(EquationError) -> [EquationToken] {
    if let dot = current, dot.kind == .dot { throw leadingDot(dot) }
    var parts: [EquationToken] = []
    while let part = current, part.nameText != nil {
      parts.append(part)
      advance()
      guard current?.kind == .dot else { break }
      advance()
      guard current?.nameText == nil else { continue }
      if current?.kind == .dot { throw EquationError(.twoDots, at: here) }
      throw brokenHere
        ?? EquationError(.attributeMissingAfterDot(item: Self.joined(parts)), at: here)
    }
    return parts
  }

  /// A view's part can't be an attribute: `View.width.height`.
  private func checkInnerParts(_ parts: [EquationToken]) throws(EquationError) {
    for part in parts.dropFirst() where part.kind == .name {
      if Attribute(name: part.text) != nil {
        throw EquationError(.attributeOfAttribute(part.text), at: part.range)
      }
      if let composite = CompositeAttribute(name: part.text) {
        throw EquationError(.composite(part.text, parts: composite.parts), at: part.range)
      }
    }
  }

  private static func joined(_ parts: [EquationToken]) -> String {
    var name = parts.first?.nameText ?? ""
    for part in parts.dropFirst() { name += "." + (part.nameText ?? "") }
    return name
  }

  private static func range(of parts: [EquationToken]) -> SourceRange {
    let start = parts.first?.range.start ?? SourcePlace(line: 1, column: 1)
    return SourceRange(start: start, end: parts.last?.range.end ?? start)
  }
}

// MARK: - What is wrong with a name

extension EquationParser {
  /// A name without an attribute after it.
  private func bareName(_ parts: [EquationToken]) throws(EquationError) -> EquationError {
    let name = Self.joined(parts)
    let range = Self.range(of: parts)
    if let word = parts.first, parts.count == 1, word.kind == .name, !names.lists(name) {
      if Attribute(name: name) != nil { return itemMissing(word) }
      if let composite = CompositeAttribute(name: name) {
        return EquationError(.composite(name, parts: composite.parts), at: range)
      }
    }
    guard names.accepts(name) else {
      return EquationError(names.error(for: name), at: range)
    }
    return EquationError(.attributeMissing(item: name), at: range)
  }

  func itemMissing(_ word: EquationToken) -> EquationError {
    guard let attribute = Attribute(name: word.text) else {
      return EquationError(.attributeMissing(item: word.text), at: word.range)
    }
    return EquationError(.itemMissing(attribute, example: names.example), at: word.range)
  }

  /// `.leading`, or a dot with nothing that belongs to it.
  private func leadingDot(_ dot: EquationToken) -> EquationError {
    guard let next = peek(1) else { return unexpected(dot) }
    if next.kind == .dot { return EquationError(.twoDots, at: next.range) }
    return next.kind == .name && Attribute(name: next.text) != nil
      ? itemMissing(next) : unexpected(dot)
  }

  private func unknownAttribute(
    _ word: EquationToken, of item: String, whole: String, range: SourceRange
  ) -> EquationError {
    if names.lists(whole) {
      return EquationError(.attributeMissing(item: whole), at: range)
    }
    if word.text.lowercased() == "notanattribute" {
      return EquationError(.notAnAttribute(item: item), at: word.range.firstCharacter)
    }
    if let composite = CompositeAttribute(name: word.text) {
      return EquationError(.composite(word.text, parts: composite.parts), at: word.range)
    }
    let suggestions = AttributeSuggestions.suggestions(for: word.text)
    let properties = NearestNames.suggestions(for: word.text, among: SceneStatement.propertyNames)
    if suggestions.isEmpty, !properties.isEmpty {
      return EquationError(
        .unknownProperty(word.text, suggestions: properties), at: word.range)
    }
    return EquationError(
      .unknownAttribute(word.text, suggestions: suggestions), at: word.range)
  }
}

extension EquationParser {
  /// What is wrong with the next token, if it is one that no grammar line can take.
  var brokenHere: EquationError? {
    guard case .broken(let error)? = current?.kind else { return nil }
    return error
  }

  /// A token that doesn't belong where it stands, named as it was typed.
  func unexpected(_ token: EquationToken) -> EquationError {
    if case .broken(let error) = token.kind { return error }
    if token.text.count == 1, token.kind != .name {
      return EquationError(.unexpectedCharacter(token.text), at: token.range)
    }
    return EquationError(.unexpectedText(token.text), at: token.range)
  }

  /// What to say about the next token where an operand should stand.
  var operandMissing: EquationError {
    if let brokenHere { return brokenHere }
    guard let before = previous else { return nothingBefore }
    if before.kind == .colon, current != nil { return nothingBefore }
    if let token = current {
      switch token.kind {
      case .percent, .colon, .semicolon: return unexpected(token)
      default: break
      }
    }
    return EquationError(.nothingAfter(before.text), at: here)
  }

  /// What to say about a token that begins a statement and can't.
  private var nothingBefore: EquationError {
    guard let token = current else { return EquationError(.leftSideEmpty, at: here) }
    switch token.kind {
    case .relation, .at: return EquationError(.leftSideEmpty, at: token.range.firstCharacter)
    case .wrongRelation(let error): return EquationError(error, at: token.range)
    case .close: return EquationError(.parenthesisNotOpened, at: token.range)
    case .times, .over: return EquationError(.nothingBefore(token.text), at: token.range)
    default: return unexpected(token)
    }
  }

  /// What to say about the next token where a side, or the statement, should have ended.
  var leftover: EquationError {
    guard let token = current else { return noRelation }
    switch token.kind {
    case .close:
      return EquationError(.parenthesisNotOpened, at: token.range)
    case .number, .name, .quoted, .open, .blank:
      return isAfterPriority ? unexpected(token) : operatorMissing(before: token)
    default:
      return unexpected(token)
    }
  }

  /// Two operands side by side.
  private func operatorMissing(before token: EquationToken) -> EquationError {
    let place = token.range.firstCharacter
    guard let before = previous, case .number = before.kind, let name = token.nameText,
      before.range.end == token.range.start
    else {
      return EquationError(.operatorMissing(before: token.text), at: place)
    }
    // What stands before the dot has to be a view.
    if before.text.hasSuffix("."), Attribute(name: name) != nil { return itemMissing(token) }
    let spelling = ItemSpelling.part(name)
    return EquationError(
      .operatorMissingAfterNumber(before.text, name: spelling), at: place)
  }

  /// What to say if there is no relation: with an example, if one anchor stands alone.
  var noRelation: EquationError {
    var example: String?
    if let anchor = lastAnchor, anchor.range == rangeSoFar {
      let item = ItemSpelling.name(anchor.item)
      let name = anchor.attribute.name
      let superview = names.superview
      if anchor.attribute.kind == .size {
        example = "\(item).\(name) = 0"
      } else if anchor.item != superview {
        example = "\(item).\(name) = \(superview).\(name)"
      }
    }
    return EquationError(.noRelation(example: example), at: here)
  }
}
