extension StyledText {
  /// The text as a terminal wants it, with SGR escape codes or without a single escape byte.
  ///
  /// Every line ends with its codes closed, so that a pager or a cut between lines can't smear a
  /// colour over what follows.
  package func rendered(usingColour: Bool) -> String {
    guard usingColour else { return text }
    return runs.map(\.withCodes).joined()
  }
}

extension StyledText.Run {
  fileprivate var withCodes: String {
    guard let code = meaning.code else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "\u{1B}[\(code)m\($0)\u{1B}[0m" }
      .joined(separator: "\n")
  }
}

extension StyledText.Meaning {
  /// The parameters of "select graphic rendition"; nil leaves the terminal's own look.
  ///
  /// Only the eight basic colours, because their owner chose them to be legible.
  ///
  /// Source: ECMA-48, 5th edition, 8.3.117.
  fileprivate var code: String? {
    switch self {
    case .plain: nil
    case .heading: "1;4"
    case .strong: "1"
    case .emphasis: "3"
    case .code: "36"
    case .good: "32"
    case .bad: "31"
    case .quiet: "2"
    case .link: "4"
    }
  }
}
