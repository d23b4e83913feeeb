import Course
import Grading
import Platform

extension CompilerVerdict {
  /// The message for a compiler that crashed or gave up without a useful message.
  static let overwhelmed = CompilerMessage(
    kind: .error, place: nil,
    text: .says("swift.compilerStops"))

  /// The signals of a full stack, an error of the compiler's own, and a file that grew too large.
  ///
  /// `SIGABRT` isn't one of them, because a lack of threads or memory causes it, too.
  private static let ownSignals = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGXFSZ]

  /// An ordinary answer is compiled in a tenth of this time, and a compiler without enough memory or
  /// threads fails as quickly.
  private static let longMilliseconds = 2000

  private static let tooLarge = ["out of range", "too large", "exceeds"]

  /// The compiler's messages about a file of ours or of its own that it can't read.
  private static let unreadable = [
    "no such module", "failed to load", "cannot load", "could not build", "unable to load",
    "error opening", "malformed",
  ]

  static func isTooLarge(_ result: ChildResult) -> Bool {
    let words = String(decoding: result.errors, as: UTF8.self)
    return tooLarge.contains { words.contains($0) }
  }

  /// Whether only the file can make the compiler fail like this, and never a lack of resources.
  static func isOwnDoing(_ result: ChildResult) -> Bool {
    if result.stop == .output { return true }
    guard case .signalled(let signal) = result.ending else { return false }
    return ownSignals.contains(signal) && result.processorMilliseconds > longMilliseconds
  }

  /// Whether messages may come from a machine that can't open more files.
  ///
  /// The modules that an answer may import are all there.
  static func mayBeTheMachines(_ messages: [CompilerMessage]) -> Bool {
    messages.contains { message in
      message.kind == .error && unreadable.contains { message.text.identity.contains($0) }
    }
  }
}
