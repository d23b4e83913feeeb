import Course
import Grading
import LayoutEngine
import LogExplaining

/// Proves that an exercise's log is one of a conflict.
struct LogProof {
  let log: ExerciseLog

  func run(_ report: inout ProofReport) {
    for (index, shown) in log.reports.enumerated() {
      let explanation = shown.explanation
      if let error = explanation.error {
        report.add(CourseError(log.text.path, "report \(index + 1) can't be solved: \(error)"))
      } else if explanation.sets.isEmpty {
        report.add(
          CourseError(
            log.text.path,
            "the lines of report \(index + 1) can all hold; take one that conflicts"))
      } else if !explanation.conflictList.isComplete {
        report.add(
          CourseError(
            log.text.path,
            "report \(index + 1) has more smallest sets than can be found; take a shorter one"))
      } else {
        report.count(.logs)
      }
    }
  }
}
