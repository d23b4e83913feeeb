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
      let isFar = FramePart.allCases.contains { abs(place.frame[$0] - solved[$0]) > Self.pixel }
      guard isFar || place.deviation != .none else { continue }
      let mover = place.moved.map { obstacle($0, in: own) }
      return finding(
        isFar || place.deviation == .shifted
          ? .elsewhere(place.frame, solved: solved, mover) : .turned(mover), place, index)
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

  /// Looks whether a line measures from a baseline that nobody knows to something that is none.
  ///
  /// How far a text's baseline is from its edges depends on the font. Where the exercise doesn't say it, a
  /// baseline counts as the edge here, and not on a device.
  func checkBaselines(_ answer: ReadAnswer) throws(FailureReason) {
    guard answer.program != nil else { return }
    let exercise = prepared.exercise
    for (own, layoutCase) in zip(answer.cases, prepared.expectation.cases) {
      let scene = exercise.scene.placed(in: layoutCase)
      for line in own.lines {
        guard case .anchor(let other, _, _) = line.second,
          line.first.attribute.isBaseline != other.attribute.isBaseline,
          let range = line.origin.answerRange
        else { continue }
        let anchor = line.first.attribute.isBaseline ? line.first : other
        guard scene.contains(anchor.item), scene[anchor.item].baselines == Baselines(),
          Self.textClasses.contains(exercise.classNames[Int(anchor.item.index)])
        else { continue }
        throw .ruleMissed(
          .baselineUnknown(
            view: scene[anchor.item].name, isFirst: anchor.attribute == .firstBaseline, range))
      }
    }
  }

  /// The classes of views that show a text.
  private static let textClasses: Set = ["UILabel", "UIButton", "UITextField", "UITextView"]

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

extension Grading {
  /// Holds what a program did against what the exercise asks of the way to the layout.
  func checkTrace(_ answer: ReadAnswer) throws(FailureReason) {
    let traces = zip(answer.program?.traces ?? [], prepared.expectation.cases)
    for rule in prepared.exercise.swift?.trace ?? [] {
      for (trace, layoutCase) in traces {
        let kind: TraceFinding.Kind? =
          switch rule {
          case .noConflict: trace.conflict.map { .conflict($0) }
          case .noCallByHand: trace.call.map { .callByHand($0) }
          case .marksForUpdate:
            layoutCase.setting.times > 0 && !trace.hasMarked ? .unmarked : nil
          }
        if let kind { throw .doneOtherwise(TraceFinding(kind: kind, layoutCase: layoutCase)) }
      }
    }
  }
}
