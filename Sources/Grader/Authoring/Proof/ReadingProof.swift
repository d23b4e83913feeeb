import Course
import Grading
import LayoutEngine

/// Proves that no verdict depends on a fact about Auto Layout that isn't verified.
///
/// Every answer is graded again for each of these facts, with the other reading of the fact.
struct ReadingProof {
  private let readings: [(fact: UnverifiedFact, grading: Grading?)]

  /// Prepares an exercise once for each fact.
  init(_ exercise: Exercise) {
    readings = UnverifiedFact.allCases.map { fact in
      let prepared = try? PreparedExercise(exercise.unexplained.reading(otherwise: fact))
      return (fact, prepared.map(Grading.init))
    }
  }

  /// Compares the verdict on an answer with the verdicts by the other readings.
  ///
  /// - Parameters:
  ///   - findings: What follows from the answer by our readings.
  ///   - outcome: What came of running it, if it is a program.
  ///   - path: The file that an error names.
  ///   - report: Where it is counted, or an error is added.
  func run(
    _ findings: Findings, _ outcome: Result<SwiftRun, SwiftFailure>, _ path: String,
    _ report: inout ProofReport
  ) {
    let verdict = findings.verdict
    for (fact, grading) in readings {
      // By either reading, constraints of one priority that compete leave the layout ambiguous.
      if fact == .equalPriorities, verdict.name == .ambiguous { continue }
      let other = grading?.findings(on: findings.answer, outcome)
      if other?.verdict.name == verdict.name { continue }
      report.add(
        CourseError(
          path,
          .says(
            "check.unverified",
            [
              "fact": .text(fact.rawValue), "verdict": .text(summary(of: findings)),
              "other": .text(other.map(summary) ?? VerdictName.graderFault.rawValue),
            ])))
      return
    }
    report.count(.readings)
  }

  /// The verdict in the scene that holds what the program made, too.
  private func summary(of findings: Findings) -> String {
    findings.verdict.failure?.summary(in: findings.scene) ?? findings.verdict.name.rawValue
  }
}
