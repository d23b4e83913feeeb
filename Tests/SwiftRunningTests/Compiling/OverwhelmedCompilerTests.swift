import Course
import Grading
import SwiftRunning
import Testing

@Suite("A file at which the compiler crashes")
struct OverwhelmedCompilerTests {
  /// The compiler calls itself for each type inside another, so a small stack is full at once.
  @Test("gets a message of ours, without a line")
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
