import Course
package import Grading
import LayoutEngine

extension FeedbackWriter {
  /// The picture that shows what a failure is about.
  func picture(of failure: FailureReason) -> Picture? {
    switch failure {
    case .misplaced(let misplacement): comparison(of: misplacement)
    case .ambiguous(let finding):
      // If lines were never activated, two layouts without them say little.
      findings.waitingLine(behind: failure) == nil
        ? witnesses(finding.ambiguity, in: finding.layoutCase) : nil
    default: nil
    }
  }

  /// One layout that follows from the answer.
  func found(_ frames: Frames, in layoutCase: LayoutCase) -> Picture {
    Picture(subject: .found, layouts: [layout(frames, in: layoutCase)])
  }

  private func layout(_ frames: Frames, in layoutCase: LayoutCase) -> Picture.Layout {
    let index = prepared.expectation.cases.firstIndex(of: layoutCase)
    let constraints = index.flatMap { findings.read?.cases[$0].constraints } ?? []
    return Picture.Layout(
      layoutCase: layoutCase, views: scene.namedFrames(frames),
      guides: scene.placed(in: layoutCase).namedGuides(frames, of: constraints))
  }

  /// The wanted layout and the answer's in two windows: the one that the words are about, and another.
  private func comparison(of misplacement: Misplacement) -> Picture? {
    let told = misplacement.layoutCase
    let other = prepared.exercise.cases.first {
      $0.direction == told.direction && $0.setting != told.setting && $0.isShown
    }
    var layouts: [Picture.Layout] = []
    for layoutCase in [told] + (other.map { [$0] } ?? []) {
      guard let wanted = prepared.expectation.frames(in: layoutCase),
        let got = layoutCase == told ? misplacement.frames : frames(in: layoutCase)
      else { continue }
      layouts += [wanted, got].map { layout($0, in: layoutCase) }
    }
    var picture = Picture(
      subject: .wantedAndGot(misplacement.anchor.attribute.axis), layouts: layouts)
    picture.fault = picture.drawn.first?.picture.fault(
      of: scene[misplacement.anchor.item].name, along: misplacement.anchor.attribute.axis)
    return picture
  }

  /// Two layouts that satisfy the constraints equally well.
  func witnesses(_ ambiguity: Ambiguity, in layoutCase: LayoutCase) -> Picture {
    Picture(
      subject: .witnesses,
      layouts: [ambiguity.witness, ambiguity.otherWitness].map { layout($0, in: layoutCase) })
  }

  /// The layout that follows from the answer in a case; `nil` unless there is exactly one.
  private func frames(in layoutCase: LayoutCase) -> Frames? {
    guard case .solved(let frames)? = solution(in: layoutCase) else { return nil }
    return frames
  }

  /// What follows from the answer in a case.
  func solution(in layoutCase: LayoutCase) -> LayoutSolution? {
    prepared.expectation.cases.firstIndex(of: layoutCase).flatMap { findings.solution(inCase: $0) }
  }
}

extension PreparedExercise {
  /// The wanted layout in the windows that the learner is shown; without layouts if none is wanted.
  ///
  /// From right to left it is drawn in the first of them, unless that is the mirror image, which
  /// needs no drawing.
  package var goal: Picture { drawn(expectation.frames ?? [], as: .goal) }

  /// Frames of all cases as they are drawn: from right to left only where that is no mirror image.
  func drawn(
    _ frames: [Frames], as subject: Picture.Subject, only drawn: Set<ItemID>? = nil
  ) -> Picture {
    let names = drawn?.map { exercise.scene[$0].name }
    let all = zip(expectation.cases, frames).filter { $0.0.isShown }.map { layoutCase, frames in
      let views = exercise.scene.namedFrames(frames)
      return Picture.Layout(
        layoutCase: layoutCase, views: views.filter { names?.contains($0.name) ?? true },
        guides: exercise.scene.namedGuides(frames))
    }
    var shown = all.filter { $0.layoutCase.direction == .leftToRight }
    if let layout = all.first(where: { $0.layoutCase.direction == .rightToLeft }),
      let other = shown.first(where: { $0.layoutCase.setting == layout.layoutCase.setting }),
      !layout.isMirrored(other)
    {
      shown.append(layout)
    }
    return Picture(subject: subject, layouts: shown)
  }
}

extension Picture.Layout {
  /// Whether it is another one, seen in a mirror.
  fileprivate func isMirrored(_ other: Picture.Layout) -> Bool {
    zip(views, other.views).allSatisfy {
      abs($0.frame.x - (layoutCase.window.width - $1.frame.maxX)) <= Tolerance.points
    }
  }
}
