@testable import Authoring
import Course
@testable import Grading
import LayoutEngine
import Testing
import TestRunners

@Suite("Proof: a fact that no source confirms decides about an answer")
struct ReadingProofTests {
  /// A key that ends in the middle of a window that is read from right to left.
  private static func findings(_ answer: String) throws -> (Exercise, Findings) {
    let course = try ContentCourse(
      solution: "Key.trailing = Superview.centerX",
      more: "\"ruleSet\": \"runtime\", \"directions\": [\"rightToLeft\"],")
    let prepared = try course.prepared()
    return (
      prepared.exercise, Grading(prepared).findings(on: Answer(text: answer, path: "a.layout"))
    )
  }

  /// The facts that are told of an answer.
  private static func told(_ answer: String) throws -> [String] {
    let (exercise, findings) = try findings(answer)
    #expect(findings.verdict == .passed, "\(answer)")
    var report = ProofReport()
    ReadingProof(exercise).run(findings, .failure(.notRunHere), "a.layout", &report)
    return report.errors.map(\.told)
  }

  private static let scaled = "Key.trailing = 0.5 * Superview.trailing"

  @Test(
    "is told of constraints, also beside a line about a view",
    arguments: [scaled, "\(scaled)\nKey.horizontalHuggingPriority = 251"])
  func told(answer: String) throws {
    let errors = try Self.told(answer)
    #expect(
      errors.count == 1
        && errors[0].hasPrefix("a.layout: error: the verdict depends on scaledPosition, which"),
      "\(errors)")
  }

  @Test("isn't told of constraints that mean the same by every reading")
  func untold() throws {
    let answer = "Key.trailing = Superview.centerX\nKey.horizontalHuggingPriority = 251"
    #expect(try Self.told(answer) == [])
  }

  /// A label whose right edge is scaled from a margin, and which is too wide by what that means.
  private static let log = """
    Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0xa1 UILabel:0xb1.right == 0.5*CardView:0xb2.rightMargin   (active)>",
        "<NSLayoutConstraint:0xa2 H:|-(0)-[UILabel:0xb1]   (active, names: '|':CardView:0xb2 )>",
        "<NSLayoutConstraint:0xa3 UILabel:0xb1.width == 100   (active)>",
        "<NSLayoutConstraint:0xa4 CardView:0xb2.width == 320   (active)>"
    )
    """

  @Test("is told of the points by which the lines of a log conflict")
  func toldOfLog() throws {
    let course = try LogCourse(
      "{ \"name\": \"a\", \"ask\": \"points\" }", keys: "", log: Self.log)
    let prepared = try course.prepared()
    let right = prepared.exercise.questions[0].answers(
      for: prepared.exercise, expectation: prepared.expectation)
    let points = try #require(right?.first?.text)
    let answer = Answer(text: "a: \(points)", path: "a.layout")
    let findings = Grading(prepared).findings(on: answer)
    #expect(findings.verdict == .passed, "\(points)")
    var report = ProofReport()
    ReadingProof(prepared.exercise).run(findings, .failure(.notRunHere), "a.layout", &report)
    #expect(
      report.errors.map(\.told).contains {
        $0.hasPrefix("a.layout: error: the verdict depends on scaledMargin, which")
      }, "\(report.errors.map(\.told))")
  }
}
