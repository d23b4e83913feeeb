import Course
import LayoutEngine

/// Answers that are equations or a program.
struct LinesGrading: KindGrading {
  func check(
    _ findings: inout Findings, _ outcome: Result<SwiftRun, SwiftFailure>
  ) throws(Setback) {
    try Grading(findings.prepared).checkLines(&findings, outcome)
  }

  func others(in findings: Findings) -> [Finding] { FindingSearch(findings).ofLines }

  func statements(of text: String, for exercise: Exercise) -> [FormedAnswer.Statement] {
    FormedAnswer(EquationReader.read(text, names: exercise.itemNames).statements, for: exercise)
      .forms
  }
}
