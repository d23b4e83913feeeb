/// A directive with parentheses after it: `#selector(…)`.
struct DirectiveCall {
  /// The index of the token that opens the parentheses, and of the one that closes them.
  let opening: Int
  let closing: Int
  let inner: ArraySlice<SwiftToken>

  /// The call that begins at an index; `nil` if none of this name does, or if it isn't closed.
  init?(_ name: String, at index: Int, in code: PairedTokens) {
    guard code.tokens[index].kind == .directive(name), let closing = code.closing(of: index + 1)
    else { return nil }
    opening = index + 1
    self.closing = closing
    inner = code.tokens[(index + 2)..<closing]
  }
}
