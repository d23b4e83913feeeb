import Grading
import SwiftRunning
import Testing
import TestRunners

@Suite("Jail: what a machine must have for answers")
struct AnswerJailTests {
  private static let advice =
    "if you wrote the answer yourself, say --trust; `lessons doctor` tells what is missing"

  @Test("a full jail runs anybody's answers", arguments: [Trust.none, .given])
  func full(trust: Trust) throws {
    #expect(
      try AnswerJail.best(trust: trust, jailer: "/l", level: .full)
        == AnswerJail(level: .full, jailer: "/l"))
  }

  @Test(
    "a weaker jail runs them only if the user trusts them, and says what could happen",
    arguments: [
      (
        JailLevel.none,
        "this machine can't keep a stranger's program from doing whatever you can do"
      ),
      (
        .withoutLandlock, "this machine can't keep a stranger's program from reading your files"
      ),
    ])
  func less(level: JailLevel, reason: String) throws {
    let error = #expect(throws: SwiftFailure.self) {
      try AnswerJail.best(trust: .none, jailer: nil, level: level)
    }
    #expect(English.words(of: error) == [reason, Self.advice])
    #expect(
      try AnswerJail.best(trust: .given, jailer: nil, level: level) == AnswerJail(level: level))
  }

  @Test(
    "the jail is full if the kernel supports it, and these tests run only in a full one",
    .enabled(if: TestJail.kernelHasLandlock, "this kernel has no Landlock"))
  func here() {
    #expect(JailProbe.level == .full)
    #expect(JailProbe.trialFault(jailer: RealRunner.builtLessons) == nil)
    #expect(TestJail.trust == .none)
  }
}
