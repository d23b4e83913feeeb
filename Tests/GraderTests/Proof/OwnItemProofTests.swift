@testable import Authoring
import Course
import Grading
import LayoutEngine
import Testing
import TestRunners

@Suite("Proof: a right answer that leaves its own guide ambiguous")
struct OwnItemProofTests {
  /// A program that makes a guide without a height, and everything else as it should be.
  private static let program = StandInProgram(equations: "Box.width = 80") { snapshot, _ in
    let guide = ItemID(index: Int32(snapshot.items.count))
    snapshot.items.append(
      SnapshotItem(Item("spacer", kind: .guide, in: ItemID(index: 0)), className: "UILayoutGuide"))
    for (attribute, constant) in [(Attribute.leading, 0.0), (.top, 0), (.width, 8)] {
      let isSize = attribute == .width
      snapshot.constraints.append(
        SnapshotConstraint(
          ConstraintDraft(
            first: Anchor(guide, attribute), relation: .equal,
            second: isSize ? nil : Anchor(ItemID(index: 0), attribute), constant: constant),
          line: 2))
    }
  }

  @Test("is refused with the guide's name")
  func refused() throws {
    let made = try SwiftCourse()
    let proof = CourseProof(
      try made.course.load(), root: made.course.root, running: Self.program.runner)
    #expect(
      proof.report().errors.map(\.told).contains(
        "01-width/make-it-wide/solution.swift: error: this answer should pass, but the verdict is "
          + "ambiguous spacer.height"))
  }

  @Test("is told with its name where a fact that isn't verified decides")
  func unverified() throws {
    let prepared = try SwiftCourse().prepared()
    let exercise = prepared.exercise
    let answer = Answer(text: "spacer", path: "a.swift")
    let findings = Grading(prepared).findings(on: answer, running: Self.program.runner)
    let summary = findings.verdict.failure?.summary(in: findings.scene)
    #expect(summary == "ambiguous spacer.height")
    var report = ProofReport()
    // What passes by every other reading, as the program is another one.
    let request = try #require(SwiftRequest(answer, to: exercise))
    let other = StandInProgram(equations: "Box.width = 80").runner.outcome(of: request)
    ReadingProof(exercise).run(findings, other, "a.swift", &report)
    #expect(
      report.errors.map(\.told) == [
        "a.swift: error: the verdict depends on \(UnverifiedFact.scaledPosition.rawValue), which "
          + "no source confirms: it is ambiguous spacer.height, and with the other reading passed; "
          + "change the exercise or the answer"
      ])
  }
}
