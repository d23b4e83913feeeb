import Platform

/// A child process that gets its input piece by piece and shares our standard output.
package struct FedProgram: ~Copyable {
  /// How long the program may take to exit after its input closes, in steps of 20 milliseconds.
  private static let patience = 150

  private var input: Pipe
  private let process: pid_t
  private var status: Int32?

  /// Starts a program, in our session.
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
