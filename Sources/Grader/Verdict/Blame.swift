package import LayoutEngine

/// The first line of an answer that is false in the wanted layout.
///
/// Whatever else goes wrong follows from such a line, or would go wrong with it: it is the one to
/// talk about. If every line is true in the wanted layout, nothing written is wrong and something
/// is missing, or a priority is.
package struct Blame: Hashable, Sendable {
  /// What the line says.
  package let constraint: Constraint
  /// The first situation in which it is false.
  package let layoutCase: LayoutCase

  /// Puts the wanted frames into every required line, in the order in which they were written.
  ///
  /// - Returns: The first that is false in any case, or `nil` if all are true in all cases, or no
  ///   layout is wanted.
  package init?(
    among constraints: [Constraint], expectation: Expectation, scene: Scene
  ) {
    self.init(
      among: Array(repeating: constraints, count: expectation.cases.count),
      expectation: expectation, scene: scene)
  }

  /// The same for an answer that may state something else in each case.
  init?(in answer: ReadAnswer, expectation: Expectation, scene: Scene) {
    self.init(among: answer.cases.map(\.lines), expectation: expectation, scene: scene)
  }

  /// Looks at the first line in every case, then at the second.
  ///
  /// What an answer made besides the exercise's views has no wanted place: lines about it are never
  /// false by themselves.
  private init?(among lines: [[Constraint]], expectation: Expectation, scene: Scene) {
    guard let frames = expectation.frames else { return nil }
    let problems = expectation.cases.map { scene.problem(keeping: [], in: $0) }
    for place in 0..<(lines.map(\.count).max() ?? 0) {
      for (index, own) in lines.enumerated() where own.indices.contains(place) {
        let constraint = own[place]
        guard constraint.priority.isRequired, scene.contains(constraint.first.item),
          constraint.second.anchor.map({ scene.contains($0.item) }) ?? true,
          !problems[index].holds(constraint, in: frames[index])
        else { continue }
        self.constraint = constraint
        layoutCase = expectation.cases[index]
        return
      }
    }
    return nil
  }

  /// The line, counted from 1.
  package var line: Int? { constraint.origin.answerRange?.line }
}
