import Course
import Grading
import LayoutEngine
import TestRunners
import Testing

@Suite("What newcomers to Swift write by habit")
struct CodeHabitTests {
  /// A change of the right answer, and what is said of it.
  struct Case: Sendable, CustomTestStringConvertible {
    let change: String
    let told: String

    var testDescription: String { change }

    /// The answer with `old → new` in it, or with lines before the list: `+ let inset = 16`.
    var answer: String {
      change.split(separator: " | ").reduce(CodeHabitTests.answer) { text, change in
        let words = change.replacing(" ⏎ ", with: "\n    ").replacing("⏎", with: "\n")
        if words.hasPrefix("+ ") {
          return text.replacing(
            "    NSLayout", with: "    \(words.dropFirst(2))\n    NSLayout", maxReplacements: 1)
        }
        let parts = words.split(separator: " → ", maxSplits: 1)
        return text.replacing(parts[0], with: parts[1], maxReplacements: 1)
      }
    }
  }

  private static let answer = """
    import UIKit

    func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
        NSLayoutConstraint.activate([
            photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            photo.widthAnchor.constraint(equalToConstant: 80),
            photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 0.5, constant: 8),
            note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8),
            note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        ])
    }

    """

  static let all: [Case] = recordedText("CodeHabits").split(separator: "\n\n").map { block in
    let lines = block.split(separator: "\n")
    return Case(change: String(lines[0]), told: lines.dropFirst().joined(separator: "\n"))
  }

  @Test("is told in our words, at its line", arguments: Sample.cases(16, of: all, seed: 1))
  func told(habit: Case) {
    let answer = habit.answer
    #expect(answer != Self.answer)
    switch RealAnswers.failure(answer) {
    case .refused(let refusal):
      #expect("\(refusal.place.line): \(English.text(refusal.reason))" == habit.told)
    case .notCompiled(let messages):
      let message = messages[0]
      #expect(
        "\(message.place?.line ?? 0): \(English.text(message.words))"
          + (message.suggestion.map { " (\($0)?)" } ?? "") == habit.told)
    case let other: Issue.record("\(String(describing: other))")
    }
  }

  @Test("no mistake is told in the words of another, and each is told only once")
  func apart() {
    #expect(Self.all.count > 100)
    #expect(Set(Self.all.map(\.change)).count == Self.all.count)
  }

  @Test("semicolons and lists in the right answer are right")
  func right() {
    #expect(RealAnswers.failure(Self.answer.replacing("])", with: "]);")) == nil)
  }
}
