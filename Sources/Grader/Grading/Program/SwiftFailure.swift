package import Course
package import LayoutEngine

/// Why no layout came out of a learner's Swift file.
package indirect enum SwiftFailure: Error, Hashable, Sendable {
  /// The file contains something that no answer may contain.
  case refused(SourceRefusal)
  /// The compiler doesn't accept the file; never empty, errors first.
  case notCompiled([CompilerMessage])
  /// A case took longer than it may, in seconds.
  case timedOut(seconds: Double, caseIndex: Int)
  /// The program stopped before it was done.
  case crashed(Crash)
  /// The program or the compiler wanted more than it may have.
  case limitExceeded(SwiftLimit)
  /// Nothing is wrong with the answer; this machine can't run it.
  case unavailable(reason: Sentence, advice: Sentence)

  /// Nobody runs programs where this is graded.
  package static let notRunHere = SwiftFailure.unavailable(
    reason: .says("machine.notRunHere"),
    advice: .says("machine.notRunHere.advice"))
}

/// Something in a file that isn't run, and why.
package struct SourceRefusal: Hashable, Sendable {
  package let place: SourcePlace
  /// How many characters are meant, from the place on.
  package let length: Int
  /// What it is and what to do, without a final point.
  package let reason: Sentence

  package init(place: SourcePlace, length: Int, reason: Sentence) {
    self.place = place
    self.length = length
    self.reason = reason
  }
}

/// A limit that was reached.
package enum SwiftLimit: Hashable, Sendable {
  /// The file is longer than this many bytes.
  case sourceBytes(Int)
  /// Compiling took longer than this many seconds.
  case compileSeconds(Double)
  /// The program printed more than this many bytes.
  case outputBytes(Int)
  /// The program asked for more than this many bytes of memory.
  case memoryBytes(Int)
  /// There are more views or constraints than this.
  case entries(Int)
}
