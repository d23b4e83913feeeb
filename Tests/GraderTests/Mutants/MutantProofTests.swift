import Authoring
import Course
import Grading
import Testing
import TestRunners

@Suite("Mutants: a spoilt answer never passes, and is told what was done")
struct MutantProofTests {
  @Test("none of exercises that seed 1 chooses, or of all, passes wrongly; most are named")
  func realCourse() throws {
    let course = try RealCourse.load()
    let chosen = Sample.cases(4, of: course.exercises, seed: 1)
    let report = MutantProof(course.with(exercises: chosen)).report()
    #expect(report.errors.map(\.told) == [])
    #expect(report.passedWrongly == 0)
    #expect(report.diagnosable > Sample.size(20, whole: 500))
    if Sample.isWhole {
      #expect(Set(report.counts.map(\.operation)) == Set(MutationOperator.allCases))
    }
    #expect(report.named * 100 >= report.diagnosable * 85)
    // Few exercises have few answers, of which one more or less counts more.
    #expect(report.misnamed * 100 <= report.diagnosable * Sample.size(4, whole: 2))
  }

  /// A row of the matrix in a line: `sign sign 3`.
  private func rows(_ report: MutantReport) -> [String] {
    report.counts.map { "\($0.operation.rawValue) \($0.outcome ?? "-") \($0.number)" }
  }

  @Test("every part of every line is changed")
  func operators() throws {
    let course = try TemporaryCourse()
    try course.write(
      """
      wide: Box.width = 0.5 * Superview.width - 80
      Box.width >= 80; Box.width <= Superview.width
      """, to: "01-width/make-it-wide/solution.layout")
    let report = try MutantProof(course.load()).report()
    #expect(report.errors == [])
    #expect(
      rows(report) == [
        "constant constant 2", "constant - 1", "sign sign 1", "sign - 1",
        "attribute attribute 4", "attribute - 1", "relation relation 4",
        "inverted multiplier-inverted 1", "doubled - 1", "priority - 3",
        "dropped missing-line 1", "dropped - 2", "reordered - 1",
      ])
  }

  @Test("what is said about hugging and compression is changed, too")
  func contentOperators() throws {
    let report = try MutantProof(ContentCourse().course.load()).report()
    #expect(report.errors == [])
    #expect(
      rows(report) == [
        "attribute unreadable 2", "priority priority 2", "dropped missing-line 2",
        "renamed item 1", "renamed missing-line 2", "renamed - 3", "reordered - 1",
      ])
  }

  @Test("the proof notices a grader that lets everything pass")
  func lenient() throws {
    let course = try TemporaryCourse()
    let report = try MutantProof(
      course.load(), judge: { Findings($0, $1, verdict: .passed) }
    ).report()
    #expect(report.passedWrongly == report.errors.count)
    #expect(
      report.errors.first?.told == """
        01-width/make-it-wide/solution.layout:1:1: error: this constant mutant passes, but doesn't \
        give the wanted layout in every case:
        Box.width = 87.0
        """)
  }

  @Test("the proof notices a grader that lets nothing pass")
  func strict() throws {
    let course = try TemporaryCourse()
    let report = try MutantProof(
      course.load(), judge: { Findings($0, $1, verdict: .notYet(.graderFault("asleep"))) }
    ).report()
    #expect(
      report.errors.map(\.told) == [
        """
        01-width/make-it-wide/solution.layout: error: this reordered mutant should pass, but the verdict is \
        graderFault asleep:
        Box.width = 80.0
        """
      ])
  }
}
