import Course
import LayoutEngine

extension Grading {
  /// How far the program's frames may lie from ours, in points: it rounds them to pixels.
  package static let pixel = 0.5 + Tolerance.points

  /// How the layout that a program ended with differs from the one that follows from its constraints
  /// in one case.
  ///
  /// A program that says nothing about its own layout isn't asked: what it says can only keep it
  /// from passing.
  ///
  /// - Parameters:
  ///   - index: The case.
  ///   - solution: What follows from the program's constraints there.
  ///   - answer: What the program states.
  /// - Returns: The difference at the first of the exercise's items that is elsewhere.
  func programDifference(
    inCase index: Int, from solution: LayoutSolution, _ answer: ReadAnswer
  ) -> ProgramLayoutFinding? {
    let own = answer.cases[index]
    guard let frames = solution.frames else { return nil }
    for place in own.places {
      let solved = frames.frameInRoot(of: place.item, in: own.scene)
      guard FramePart.allCases.contains(where: { abs(place.frame[$0] - solved[$0]) > Self.pixel })
      else { continue }
      return finding(
        .elsewhere(place.frame, solved: solved, place.moved.map { obstacle($0, in: own) }), place,
        index)
    }
    return nil
  }

  /// Looks whether a layout that follows from the constraints is the program's, too, and can be seen.
  func checkProgram(_ solutions: [LayoutSolution], _ answer: ReadAnswer) throws(FailureReason) {
    for (index, solution) in solutions.enumerated() {
      if let finding = programDifference(inCase: index, from: solution, answer) {
        throw .differsInProgram(finding)
      }
    }
    try checkSight(answer)
  }

  private func checkSight(_ answer: ReadAnswer) throws(FailureReason) {
    for (index, own) in answer.cases.enumerated() {
      for place in own.places {
        if let hidden = place.hidden {
          throw .differsInProgram(finding(.unseen(obstacle(hidden, in: own)), place, index))
        }
        if place.isAmbiguous { throw .differsInProgram(finding(.ambiguous, place, index)) }
      }
    }
  }

  private func finding(
    _ difference: ProgramLayoutFinding.Difference, _ place: WindowPlace, _ index: Int
  ) -> ProgramLayoutFinding {
    ProgramLayoutFinding(
      item: prepared.exercise.scene[place.item].name, difference: difference,
      layoutCase: prepared.expectation.cases[index])
  }

  private func obstacle(
    _ obstacle: WindowPlace.Obstacle, in own: ReadAnswer.Case
  ) -> ProgramLayoutFinding.Obstacle {
    ProgramLayoutFinding.Obstacle(
      kind: obstacle.kind, view: obstacle.view.map { own.scene[$0].name },
      isRoot: obstacle.view.map { own.scene[$0].parent == nil } ?? false)
  }
}
