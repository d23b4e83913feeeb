import Platform

/// A program of the user's own, such as an editor, that gets our terminal until it ends.
package struct ForegroundProgram: Hashable, Sendable {
  /// The program as a shell reads it, with its options: what `$EDITOR` contains.
  package let words: String
  private let file: String
  private let environment: [String: String]

  package init(_ words: String, opening file: String, environment: [String: String]) {
    (self.words, self.file, self.environment) = (words, file, environment)
  }

  /// Runs the program and waits for its end; keys such as Ctrl-C are for the program alone.
  ///
  /// `false` if it wasn't started, which the shell says by 126 or 127.
  ///
  /// Source: POSIX, Shell Command Language, 2.8.2.
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
    return ![126, 127].contains(status >> 8 & 0xFF)
  }
}

/// A child process that gets its input piece by piece and shares our standard output.
package struct FedProgram: ~Copyable {
  /// How long the program may take to exit after its input closes, in steps of 20 milliseconds.
  private static let patience = 150

  private var input: Pipe
  private let process: pid_t
  private var status: Int32?

  package init(_ command: ChildCommand) throws(ChildFailure) {
    var input = try Pipe()
    process = try Spawning(
      command,
      descriptors: [
        (input.reader, STDIN_FILENO), (STDOUT_FILENO, STDOUT_FILENO),
        (STDERR_FILENO, STDERR_FILENO),
      ], inOwnSession: false
    ).start()
    input.closeReader()
    self.input = input
  }

  package var isOver: Bool {
    mutating get {
      var found: Int32 = 0
      if status == nil, waitpid(process, &found, WNOHANG) == process { status = found }
      return status != nil
    }
  }

  /// Hands bytes to the program; `false` if it doesn't read them.
  package func put(_ bytes: [UInt8]) -> Bool { OpenFile.write(bytes, to: input.writer) }

  /// Closes the program's input, waits for it to exit, and kills it if it doesn't; `true` if its
  /// exit status is 0.
  package mutating func end() -> Bool {
    input.closeWriter()
    for _ in 0..<Self.patience where !isOver { usleep(20_000) }
    while !isOver {
      kill(process, SIGKILL)
      usleep(20_000)
    }
    return status == 0
  }
}

package enum ReplacingProgram {
  /// Lets a program take this one's place, with its streams and its folder; comes back only if it
  /// can't be run.
  package static func become(_ file: String, _ words: [String], environment: [String: String]) {
    // What is ignored here would be ignored there, too.
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_DFL) }
    var arguments = words.map { strdup($0) } + [nil]
    var values = Spawning.settings(environment).map { strdup($0) } + [nil]
    defer { for text in arguments + values { free(text) } }
    _ = execve(file, &arguments, &values)
  }
}
