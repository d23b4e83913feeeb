import Course
import LayoutEngine

extension Findings {
  /// In which cases the wanted layout follows from the answer, whatever else is in its way: in none
  /// of them from one that can't be read.
  ///
  /// `nil` unless a layout is wanted of lines.
  package var keptCases: [Bool]? {
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
