import Course

/// The lines of backticks that chats and Markdown put around code.
package enum AnswerFence {
  /// An answer without the fence around it, whose two lines become empty; `nil` if there is none.
  ///
  /// Comments may stand above the fence, such as the mark of a handed-out copy.
  package static func removed(from text: String) -> String? {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline })
    func isFence(_ line: Substring) -> Bool { line.trimmed.hasPrefix("```") }
    let first = lines.firstIndex { !$0.trimmed.isEmpty && !$0.trimmed.hasPrefix("//") }
    let last = lines.lastIndex { !$0.trimmed.isEmpty }
    guard let first, let last, first < last, isFence(lines[first]),
      lines[last].trimmed.allSatisfy({ $0 == "`" }), isFence(lines[last]),
      lines.count(where: isFence) == 2
    else { return nil }
    (lines[first], lines[last]) = ("", "")
    return lines.joined(separator: "\n")
  }
}
