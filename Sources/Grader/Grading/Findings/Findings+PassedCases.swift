import Course
import LayoutEngine

extension Findings {
  /// For each case whether the answer gives the wanted layout, even if it doesn't pass for another
  /// reason; an answer that can't be read gives it in none.
  ///
  /// `nil` unless the exercise asks for constraints that give a layout.
  package var passedCases: [Bool]? {
    guard exercise.takesLines, let wanted = prepared.expectation.frames else { return nil }
    let cases = prepared.expectation.cases
    guard verdict != .passed else { return cases.map { _ in true } }
    guard let read, read.cases.count >= cases.count else { return cases.map { _ in false } }
    return cases.indices.map { index in
      guard case .solved(let frames)? = solution(inCase: index) else { return false }
      return exercise.scene.firstMisplaced(in: frames, wanted: wanted[index]) == nil
    }
  }
}
