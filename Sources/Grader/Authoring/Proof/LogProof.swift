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
        report.add(
          CourseError(
            log.text.path,
            .says("check.log.error", ["number": .count(index + 1), "error": .text("\(error)")])))
      } else if explanation.sets.isEmpty {
        report.add(
          CourseError(
            log.text.path,
            .says("check.log.satisfied", ["number": .count(index + 1)])))
      } else if !explanation.conflictList.isComplete {
        report.add(
          CourseError(
            log.text.path,
            .says("check.log.sets", ["number": .count(index + 1)])))
      } else {
        report.count(.logs)
      }
    }
  }
}
