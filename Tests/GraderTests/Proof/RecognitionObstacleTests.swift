@testable import Authoring
import Course
import Grading
import LayoutEngine
import Testing
import TestRunners

@Suite("Proof: why a wrong answer doesn't get its own feedback")
struct RecognitionObstacleTests {
  private static let folder = "01-width/make-it-wide/wrong"
  private static let none =
    "error: the answer doesn't get the feedback that is written for it: "

  /// What is said of one wrong answer, whose program states these equations.
  private func complaints(
    _ file: String, _ text: String, _ program: StandInProgram
  ) throws -> [String] {
    let made = try SwiftCourse()
    try made.course.write(text, to: "\(Self.folder)/\(file)")
    let exercise = try #require(try made.course.load().exercises.first)
    let wrong = try #require(exercise.wrongAnswers.first { $0.answer.path.hasSuffix(file) })
    var report = ProofReport()
    let findings = Grading(try PreparedExercise(exercise)).findings(
      on: Answer(wrong.answer), running: program.runner)
    WrongAnswerProof(wrong, findings).run(&report)
    return report.errors.map(\.told)
  }

  private func complaints(
    header: [String], seen: String = "Wide.", _ program: StandInProgram
  ) throws -> [String] {
    let text = """
      //! mistake: mine
      \(header.map { "//! \($0)" }.joined(separator: "\n"))
      //! seen: \(seen)
      //! meaning: Too wide.
      import UIKit
      box.widthAnchor.constraint(equalToConstant: 120)
      """
    return try complaints("mine.swift", text, program)
  }

  private static let misplaced = "verdict: misplaced Box.width 120 not 80, window 320x80"

  @Test(
    "the header, the statement or the placeholder that keeps it from matching is named",
    arguments: [
      (
        [misplaced, "states: Box.width = 121"], "\nBox.width = 120",
        "it doesn't state `Box.width = 121`, which a `states` header has"
      ),
      (
        [misplaced, "states: Box.width = 120", "lacks: Box.width >= 20"],
        "Box.width >= 20\nBox.width = 120",
        "it states `Box.width >= 20`, which a `lacks` header has"
      ),
      (
        [misplaced, "states: Box.width >= 20"], "Box.width >= 20\nBox.width = 120",
        "line 2, which the verdict is about, states no equation of a `states` header"
      ),
      (
        [misplaced, "lacks: Box.width = 80"], "\nBox.width = 120",
        "it states `box.widthAnchor.constraint(equalToConstant: 120)`, which no `states` header has"
      ),
      ([misplaced], "\nBox.width = 120", "it has no `states` and no `lacks` header"),
      (
        ["verdict: ambiguous Box.width", "lacks: Box.width = 81"], "",
        "it leaves out the solution's `Box.width = 80.0`, which no `lacks` header has"
      ),
    ])
  func header(header: [String], states: String, reason: String) throws {
    let told = try complaints(header: header, StandInProgram(equations: states))
    #expect(told == ["\(Self.folder)/mine.swift:1:1: \(Self.none)\(reason)"])
  }

  @Test("a placeholder without a value is named")
  func placeholder() throws {
    let header = [Self.misplaced, "states: Box.width = 120"]
    let told = try complaints(
      header: header, seen: "Line {line} makes {Bax.width}.",
      StandInProgram(equations: "\nBox.width = 120"))
    #expect(
      told == [
        "\(Self.folder)/mine.swift:1:1: \(Self.none)the placeholder `Bax.width` has no value"
      ])
  }

  @Test("another wrong answer that states the same is named with its file")
  func other() throws {
    let told = try complaints(
      header: [
        "verdict: misplaced Box.width 160 not 80, window 320x80", "states: Box.width = 160",
      ], StandInProgram(equations: "\nBox.width = 160"))
    #expect(
      told == [
        "\(Self.folder)/mine.swift:1:1: error: the answer gets the feedback of `far-too-wide` "
          + "instead of its own: \(Self.folder)/far-too-wide.swift states the same, and comes first"
      ])
  }

  @Test("words that the compiler doesn't say are named")
  func unsaid() throws {
    let header = ["verdict: notCompiled line 6: no such name", "says: widht"]
    let message = CompilerMessage(
      kind: .error, place: SourcePlace(line: 6, column: 5), text: "no such name")
    let told = try complaints(
      header: header, StandInProgram(failure: .notCompiled([message])))
    #expect(
      told == [
        "\(Self.folder)/mine.swift:1:1: \(Self.none)the message doesn't have the words `widht` of "
          + "a `says` header"
      ])
  }

  @Test("a constraint that isn't active is told first")
  func program() throws {
    let program = StandInProgram { snapshot, _ in
      snapshot.made = 1
      snapshot.inactiveLines = [2]
    }
    let told = try complaints(
      header: ["verdict: ambiguous Box.width", "lacks: Box.width = 80"], program)
    #expect(
      told == [
        "\(Self.folder)/mine.swift:1:1: \(Self.none)learners are told first of a constraint that "
          + "isn't active, or of a tap that reaches nothing"
      ])
  }
}
