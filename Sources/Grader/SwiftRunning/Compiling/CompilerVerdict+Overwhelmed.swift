import Course
import Grading
import Platform

extension CompilerVerdict {
  /// What is told when the compiler gave up without a word that helps a learner.
  static let overwhelmed = CompilerMessage(
    kind: .error, place: nil,
    text: .says("swift.compilerStops"))

  /// The signals of a full stack, an error of the compiler's own, and a file that grew too large.
  ///
  /// `SIGABRT` isn't one of them: it also comes where no thread or no memory is to be had.
  private static let ownSignals = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGXFSZ]

  /// An ordinary answer is compiled in a tenth of this time; what is in want of something ends as
  /// soon.
  private static let longMilliseconds = 2000

  /// What a linker says of a library that would be larger than libraries can be.
  private static let tooLarge = ["out of range", "too large", "exceeds"]

  /// What the compiler says when a file of ours or of its own can't be read.
  private static let unreadable = [
    "no such module", "failed to load", "cannot load", "could not build", "unable to load",
    "error opening", "malformed",
  ]

  /// Whether the linker gave up a library for its size.
  static func isTooLarge(_ result: ChildResult) -> Bool {
    let words = String(decoding: result.errors, as: UTF8.self)
    return tooLarge.contains { words.contains($0) }
  }

  /// Whether only a file makes the compiler end so, and never a machine that is short of something.
  static func isOwnDoing(_ result: ChildResult) -> Bool {
    if result.stop == .output { return true }
    guard case .signalled(let signal) = result.ending else { return false }
    return ownSignals.contains(signal) && result.processorMilliseconds > longMilliseconds
  }

  /// Whether messages may come of a machine on which files can't be opened.
  ///
  /// The modules that an answer may import are all there.
  static func mayBeTheMachines(_ messages: [CompilerMessage]) -> Bool {
    messages.contains { message in
      message.kind == .error && unreadable.contains { message.text.identity.contains($0) }
    }
  }
}
