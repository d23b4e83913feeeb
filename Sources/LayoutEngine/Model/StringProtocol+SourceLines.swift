extension StringProtocol {
  /// The lines as places count them: what ends one is a line feed, a carriage return or both.
  ///
  /// Other characters that begin a new line on paper, such as U+2028, are part of a line: neither
  /// the readers of answers nor the Swift compiler count them.
  package var sourceLines: [SubSequence] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isLineEnd)
  }
}
