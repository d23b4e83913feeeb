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
