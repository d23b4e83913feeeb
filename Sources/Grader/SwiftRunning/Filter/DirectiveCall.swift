/// A directive with parentheses after it: `#selector(…)`.
struct DirectiveCall {
  /// The index of the token that opens the parentheses, and of the one that closes them.
  let opening: Int
  let closing: Int
  /// What stands between them.
  let inner: ArraySlice<SwiftToken>

  /// The call that begins at an index; `nil` if none of this name does, or if it isn't closed.
  init?(_ name: String, at index: Int, in tokens: [SwiftToken]) {
    guard tokens[index].kind == .directive(name), index + 1 < tokens.count,
      tokens[index + 1].isSign("("), let closing = Self.end(of: index + 1, in: tokens)
    else { return nil }
    opening = index + 1
    self.closing = closing
    inner = tokens[(index + 2)..<closing]
  }

  /// The parenthesis that closes the one at an index.
  static func end(of index: Int, in tokens: [SwiftToken]) -> Int? {
    var depth = 0
    for place in index..<tokens.count {
      if tokens[place].isSign("(") { depth += 1 }
      if tokens[place].isSign(")") { depth -= 1 }
      if depth == 0 { return place }
    }
    return nil
  }
}
