import Course
import LayoutEngine

/// Answers that are equations or a program, and are to give the solution's layout.
struct LinesGrading {
  func expectation(of exercise: Exercise) throws(CourseError) -> Expectation {
    try Expectation(of: exercise, in: exercise.cases) { text throws(CourseError) in
      do throws(FailureReason) {
        let statements = try EquationAnswer.statements(in: Answer(text), for: exercise)
        return (
          try EquationAnswer.scene(from: statements, for: exercise),
          try EquationAnswer.constraints(in: statements, for: exercise)
        )
      } catch {
        throw CourseError(
          text.path, at: error.range?.start,
          .says("course.solution.refused", ["verdict": error.summary(in: exercise.scene)]))
      }
    }
  }

  func check(
    _ findings: inout Findings, _ outcome: Result<SwiftRun, SwiftFailure>
  ) throws(FailureReason) {
    let grading = Grading(findings.prepared)
    let read = try grading.readLines(&findings, outcome)
    try grading.check(read, for: findings.prepared.expectation.frames ?? [], &findings)
    try grading.checkForm(of: read)
  }

  func outcome(of findings: Findings, in exercise: Exercise, isReadAlike: Bool) -> [String]? {
    guard let read = VariantPrint.read(findings, in: exercise, isReadAlike: isReadAlike),
      let layoutCase = exercise.cases.first,
      case .solved(let frames)? = try? LayoutSolver.solution(
        of: read.cases[0].problem(of: exercise, in: layoutCase))
    else { return nil }
    return VariantPrint.texts(frames, of: exercise)
  }
}
