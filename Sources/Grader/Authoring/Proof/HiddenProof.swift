import Course
import Grading
import LayoutEngine

/// Proves that answers that pass an exercise also pass in its hidden cases.
struct HiddenProof {
  private let hidden: HiddenCases?
  private let exercise: Exercise

  /// Takes the hidden cases of an exercise; `nil` where there are none.
  init(_ hidden: HiddenCases?, of exercise: Exercise) {
    self.hidden = hidden
    self.exercise = exercise
  }

  func run(_ report: inout ProofReport) {
    guard let hidden else { return }
    let texts = ([exercise.solution] + exercise.alternatives).filter {
      Notation(path: $0.path) == .equations
    }
    do {
      // Each moment has a solution of its own; the others are proved at the first.
      for moment in hidden.exercise.moments {
        let isFirst = moment.unshownWindows.allSatisfy { $0.times == 0 }
        let grading = Grading(try PreparedExercise(moment.unexplained))
        for text in isFirst ? texts : [moment.solution] {
          let findings = grading.findings(on: Answer(text))
          guard let failure = findings.verdict.failure,
            try isRight(text, after: moment.unshownWindows.first?.times ?? 0)
          else { continue }
          return report.add(
            CourseError(
              text.path, at: failure.range?.start,
              .says("check.hidden.fails", ["verdict": .text(failure.summary(in: findings.scene))])))
        }
      }
      report.count(.hiddenCases, hidden.exercise.cases.count)
    } catch {
      report.add(error)
    }
  }

  /// Whether an answer passes in the course's own windows: the proof of the exercise itself tells of
  /// one that doesn't.
  private func isRight(_ text: CourseText, after times: Int) throws(CourseError) -> Bool {
    let own = exercise.moments.first { moment in
      (moment.windows + moment.unshownWindows).allSatisfy { $0.times == times }
    }
    guard let own else { return true }
    return Grading(try PreparedExercise(own.unexplained)).verdict(on: Answer(text)) == .passed
  }
}
