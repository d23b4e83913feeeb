import Platform

/// A program that reads what it is handed piece by piece, and prints where we do.
package struct FedProgram: ~Copyable {
  /// How long it may take to end once it gets nothing more, in steps of 20 milliseconds.
  private static let patience = 150

  private var input: Pipe
  private let process: pid_t
  private var status: Int32?

  /// Starts a program, in our session.
  ///
  /// - Throws: ``ChildFailure`` if it can't be started.
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

  /// Whether the program has ended.
  package var isOver: Bool {
    mutating get {
      var found: Int32 = 0
      if status == nil, waitpid(process, &found, WNOHANG) == process { status = found }
      return status != nil
    }
  }

  /// Hands bytes to the program.
  ///
  /// - Returns: Whether it reads them.
  package func put(_ bytes: [UInt8]) -> Bool { OpenFile.write(bytes, to: input.writer) }

  /// Hands it nothing more, and waits for its end; it is killed if it goes on.
  ///
  /// - Returns: Whether it ended with status 0.
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
