import Course
import Grading
import LayoutEngine

/// Whether an answer's window tells two layouts apart, found out apart from grading.
///
/// Grading compares frames. Here the layout of one list is put into the lines of the other, which
/// tells the same as long as no line is a wish.
struct DifferenceTruth {
  let exercise: Exercise
  let layouts: TwoLayouts

  /// Whether the window is within its bounds, and the layouts differ there.
  func holds(for choice: WindowChoice) -> Bool {
    let problems = [layouts.a, layouts.b].map { lines in
      exercise.problem(
        keeping: exercise.givenConstraints + lines.flatMap(\.constraints), in: choice.layoutCase)
    }
    guard layouts.bounds.allSatisfy({ $0.holds(for: choice) }),
      let one = try? LayoutSolver.solution(of: problems[0]),
      let other = try? LayoutSolver.solution(of: problems[1])
    else { return false }
    switch (one, other) {
    case (.unsatisfiable, .unsatisfiable), (.ambiguous, .ambiguous): return false
    case (.solved(let a), .solved(let b)):
      return !keeps(a, problems[1]) || !keeps(b, problems[0])
    default: return true
    }
  }

  private func keeps(_ frames: Frames, _ problem: LayoutProblem) -> Bool {
    problem.constraints.allSatisfy { problem.holds($0, in: frames) }
  }
}
