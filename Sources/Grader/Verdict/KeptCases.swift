import LayoutEngine

extension Grading {
  /// In which cases the wanted layout follows from an answer, whatever else is in its way: in none
  /// of them from one that can't be read.
  ///
  /// `nil` unless a layout is wanted of lines.
  package func keptCases(of graded: GradedAnswer) -> [Bool]? {
    let exercise = prepared.exercise
    guard exercise.answerForm == .lines, let wanted = prepared.expectation.frames else {
      return nil
    }
    let cases = prepared.expectation.cases
    guard graded.verdict != .passed else { return cases.map { _ in true } }
    guard let read = graded.read, read.cases.count >= cases.count else {
      return cases.map { _ in false }
    }
    return cases.indices.map { index in
      let solution =
        graded.solutions.indices.contains(index)
        ? graded.solutions[index]
        : try? LayoutSolver.solution(
          of: read.cases[index].problem(of: exercise, in: cases[index]))
      guard case .solved(let frames)? = solution else { return false }
      return firstMisplaced(in: frames, wanted: wanted[index]) == nil
    }
  }
}
