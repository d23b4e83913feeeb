import Course
import Grading
import SwiftRunning
import Testing

@Suite("A file that the compiler itself stops at")
struct OverwhelmedCompilerTests {
  /// The compiler calls itself for each type inside another, so a small stack is full at once.
  @Test("is told as such, in words of ours and without a place")
  func stack() {
    var limits = AnswerLimits()
    limits.compiling.stack = 1 << 20
    #expect(
      RealAnswers.failure(deep(500), limits: limits)
        == .notCompiled([
          CompilerMessage(
            kind: .error, place: nil,
            text: .says("swift.compilerStops"))
        ]))
  }

  private func deep(_ count: Int) -> String {
    "import UIKit\nfunc layOut(photo: UIImageView, note: UILabel, in view: UIView) {\n"
      + "  let a: " + String(repeating: "Optional<", count: count) + "Int"
      + String(repeating: ">", count: count) + " = nil\n}\n"
  }
}
