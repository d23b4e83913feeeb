import Grader

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension CompilerVerdict {
  /// What is told when the compiler gave up without a word that helps a learner.
  static let overwhelmed = CompilerMessage(
    kind: .error, place: nil,
    text: "the compiler itself stops at this file; take out what was written last, and bring it "
      + "back in smaller pieces")

  /// The signals of a stack that is full, a fault of the compiler's own, and a file that grew too
  /// large; it raises `SIGABRT` when there is no memory left.
  private static let signals = [SIGSEGV, SIGBUS, SIGABRT, SIGILL, SIGTRAP, SIGFPE, SIGXFSZ]

  /// What the compiler, and the C library below it, print about faults of their own.
  private static let ownFaults = [
    "submit a bug report", "Stack dump:", "Fatal glibc error", "LLVM ERROR",
  ]

  /// What a linker says of a library that would be larger than libraries can be.
  private static let tooLarge = ["out of range", "too large", "exceeds"]

  /// Whether a file makes the linker give up.
  static func isOverwhelmedLinker(_ result: ChildResult) -> Bool {
    let words = String(decoding: result.errors, as: UTF8.self)
    return isOverwhelmed(result) || tooLarge.contains { words.contains($0) }
  }

  /// Whether a compiler that made a call that no compiler needs was about to report on itself.
  private static func tellsOfItsOwnFault(_ result: ChildResult) -> Bool {
    let words = String(decoding: result.errors, as: UTF8.self)
    return ownFaults.contains { words.contains($0) }
  }

  /// Whether a file makes the compiler end so; any other end is no fault of a file's.
  ///
  /// One that dies within too many of its own calls lists them, without a word about the file.
  static func isOverwhelmed(_ result: ChildResult) -> Bool {
    if result.stop == .output { return true }
    switch result.ending {
    case .exited: return false
    case .signalled(SIGSYS): return tellsOfItsOwnFault(result)
    case .signalled(let signal): return signals.contains(signal)
    }
  }
}
