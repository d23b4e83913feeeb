import Platform

/// A program of the user's own, such as an editor, that gets our terminal until it ends.
package struct ForegroundProgram: Hashable, Sendable {
  /// The program as a shell reads it, with its options: what `$EDITOR` contains.
  private let words: String
  private let file: String
  private let environment: [String: String]

  package init(_ words: String, opening file: String, environment: [String: String]) {
    (self.words, self.file, self.environment) = (words, file, environment)
  }

  /// Runs the program and waits for its end; keys such as Ctrl-C are for the program alone.
  ///
  /// `false` if it wasn't started.
  @discardableResult
  package func run() -> Bool {
    let ignored = [SIGINT, SIGQUIT].map { ($0, signal($0, SIG_IGN)) }
    defer { for (number, handler) in ignored { signal(number, handler) } }
    let shell = ChildCommand(
      "/bin/sh", ["-c", "\(words) \"$1\"", "sh", file], environment: environment)
    let streams = [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO].map { ($0, $0) }
    guard let process = try? Spawning(shell, descriptors: streams, inOwnSession: false).start()
    else { return false }
    var status: Int32 = 0
    while waitpid(process, &status, 0) != process, errno == EINTR {}
    return true
  }
}
