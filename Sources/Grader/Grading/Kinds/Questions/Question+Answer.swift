package import Course
import LayoutEngine

extension Question {
  /// Every right answer, worked out; the one to speak of comes first.
  ///
  /// `nil` if the exercise has no such case or line, which the loader refuses.
  package func answers(for exercise: Exercise, expectation: Expectation) -> [PredictedValue]? {
    if case .log(let question) = subject { return question.answers }
    return answer(for: exercise, expectation: expectation).map { [$0] }
  }

  private func answer(for exercise: Exercise, expectation: Expectation) -> PredictedValue? {
    switch subject {
    case .value(let anchor, let layoutCase):
      return expectation.frames(in: layoutCase).map {
        .number(exercise.problem(keeping: [], in: layoutCase).value(of: anchor, in: $0))
      }
    case .missed(let line, let layoutCase):
      return missedPoints(of: line, in: layoutCase, exercise, expectation).map { .number($0) }
    case .rule(let draft, _):
      let violation = exercise.ruleSet.violation(in: draft, scene: exercise.scene)
      return .word(violation?.rule ?? Self.fine)
    case .same(let a, let b, _):
      return .word(CanonicalForm(a).matches(CanonicalForm(b)) ? "yes" : "no")
    case .count(let lines, let layoutCase, _):
      return exercise.numberOfLayouts(keeping: lines, in: layoutCase).map { .word($0) }
    case .owner(let draft, _, _):
      let owner = draft.first.flatMap { exercise.scene.owner(of: $0, and: draft.second) }
      return owner.map { .word(exercise.scene[$0].name) }
    case .first(let one, let other, let names):
      return exercise.scene.first(one, other).map { .word(names[$0 == one ? 0 : 1]) }
    case .uses(let view):
      let drawnIn = exercise.scene.drawnIn(by: exercise.givenConstraints)
      return .word(drawnIn.contains(view) ? "yes" : "no")
    case .log: return nil
    }
  }

  private func missedPoints(
    of line: Int, in layoutCase: LayoutCase, _ exercise: Exercise, _ expectation: Expectation
  ) -> Double? {
    guard exercise.given.indices.contains(line),
      let frames = expectation.frames(in: layoutCase)
    else { return nil }
    let problem = exercise.problem(keeping: [], in: layoutCase)
    return exercise.given[line].constraints
      .map { abs(problem.violation(of: $0, in: frames)) }.reduce(0, +)
  }
}

extension Exercise {
  /// How many layouts keep some lines and the given ones: `one`, `none` or `many`.
  ///
  /// `nil` if the solver gives up.
  fileprivate func numberOfLayouts(
    keeping lines: [Constraint], in layoutCase: LayoutCase
  ) -> String? {
    let problem = problem(keeping: givenConstraints + lines, in: layoutCase)
    return switch try? LayoutSolver.solution(of: problem) {
    case .solved: "one"
    case .unsatisfiable: "none"
    case .ambiguous: "many"
    case nil: nil
    }
  }
}
