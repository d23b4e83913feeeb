import Course
import Grading
import LayoutEngine
import Testing

@Suite("What mistakes of one verdict are told apart by")
struct FailureReasonSubjectTests {
  private static let line = SourceRange(line: 8, column: 1, length: 4)

  @Test(
    "is what the verdict is about, and never a place or a window",
    arguments: [
      (.unfinished(line), nil),
      (.timedOut(seconds: 4, nil), nil),
      (.limitExceeded(.constraints(600)), "600 constraints"),
      (.graderFault("the solver gave up"), nil),
      (.ruleMissed(.viewMissing("Blue", controller: nil)), "view-missing"),
    ] as [(FailureReason, String?)])
  func subjects(failure: FailureReason, subject: String?) {
    #expect(failure.subject(in: Scene()) == subject)
  }

  @Test(
    "is the anchor, the rule, the code or the question of an answer",
    arguments: [
      ("flip-around", "misplaced", "Blue.trailing"), ("on-what-sides", "misplaced", "Photo.right"),
      ("held-or-missed", "misplaced", "constraint 3 at 320"),
    ])
  func answers(exercise: String, verdict: String, subject: String) throws {
    let prepared = try SampleCourse.prepared(exercise)
    let subjects = prepared.exercise.wrongAnswers.compactMap { wrong -> String? in
      let findings = Grading(prepared).findings(on: Answer(wrong.answer))
      let failure = findings.verdict.failure
      return failure?.name.rawValue == verdict ? failure?.subject(in: findings.scene) : nil
    }
    #expect(subjects.contains(subject), "\(subjects)")
  }
}
