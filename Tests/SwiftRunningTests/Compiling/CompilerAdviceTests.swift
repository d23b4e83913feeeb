import Course
import Grading
import SwiftRunning
import TestRunners
import Testing

@Suite("Compiler messages with a known cause")
struct CompilerAdviceTests {
  /// The first error of a function with one line, as `text (suggestion)`.
  private func error(_ line: String) -> String? {
    guard case .notCompiled(let messages) = RealAnswers.failure(RealAnswers.text(line)),
      let message = messages.first(where: { $0.kind == .error })
    else { return nil }
    return English.text(message.text) + (message.suggestion.map { " (\($0)?)" } ?? "")
  }

  @Test(
    "have what to write for a sum with anchors, and for a number in place of an anchor or a priority",
    arguments: [
      (
        "note.widthAnchor.constraint(equalTo: 3 * view.heightAnchor).isActive = true", "multiplier:"
      ),
      (
        "note.widthAnchor.constraint(equalTo: view.widthAnchor * 0.75).isActive = true",
        "multiplier:"
      ),
      ("note.topAnchor.constraint(equalTo: view.topAnchor + 16).isActive = true", "constant:"),
      ("note.widthAnchor.constraint(equalTo: 128).isActive = true", "equalToConstant:"),
      (
        "note.widthAnchor.constraint(lessThanOrEqualTo: 128).isActive = true",
        "lessThanOrEqualToConstant:"
      ),
      ("note.widthAnchor.constraint(equalToConstant: 1).priority = 500", "UILayoutPriority(500)"),
    ])
  func calls(line: String, suggestion: String) {
    #expect(error(line)?.hasSuffix(" (\(suggestion)?)") == true)
  }

  @Test("say that UIKit has no member which is only ours")
  func hidden() { #expect(error("UIStackView().gap = 8") == "UIKit has no gap here") }
}
