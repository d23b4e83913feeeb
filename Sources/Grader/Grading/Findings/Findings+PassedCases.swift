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

  /// How many views have the wanted frames, over all cases, and how many views there are.
  ///
  /// In a case in which the answer gives no single layout, none has. `nil` as ``passedCases``.
  package var rightViews: (right: Int, all: Int)? {
    guard exercise.takesLines, let wanted = prepared.expectation.frames else { return nil }
    let scene = exercise.scene
    let views = scene.ids.filter { scene[$0].parent != nil }
    let cases = prepared.expectation.cases
    let all = views.count * cases.count
    guard verdict != .passed else { return (all, all) }
    guard let read, read.cases.count >= cases.count else { return (0, all) }
    let right = cases.indices.reduce(0) { sum, index in
      guard case .solved(let frames)? = solution(inCase: index) else { return sum }
      return sum
        + views.count { scene.misplacedPart(of: $0, in: frames, wanted: wanted[index]) == nil }
    }
    return (right, all)
  }
}
