/// Standard error while a command is still at work.
package struct ErrorStream: Sendable {
  /// Whether somebody sees it line by line on a screen, so that a line may be written over.
  package var isTerminal: Bool
  package var columns: Int
  /// Writes text as it is, at once.
  package var write: @Sendable (String) -> Void

  package init(
    isTerminal: Bool = false, columns: Int = 80,
    write: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.isTerminal = isTerminal
    self.columns = columns
    self.write = write
  }

  /// Writes a line of its own, in the place of one that is being written over.
  package func announce(_ line: String) {
    write("\(isTerminal ? Self.emptied : "")\(line.visible)\n")
  }

  /// Takes away what stands in the line.
  package static let emptied = "\r\u{1B}[K"

  /// Whether lines may be written over: on a terminal that knows how to, unless `--plain` is given.
  package static func isScreen(
    isTerminal: Bool, isPlain: Bool, environment: [String: String]
  ) -> Bool {
    isTerminal && !isPlain && !["", "dumb"].contains(environment["TERM", default: ""])
  }
}
