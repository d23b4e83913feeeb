import LayoutEngine

extension FeedbackWriter {
  /// The frames that show what a setback is about.
  func picture(of setback: Setback) -> Picture? {
    switch setback {
    case .misplaced(let misplacement): comparison(of: misplacement)
    case .ambiguous(let finding):
      // Where lines wait to be activated, two layouts without them say little.
      inactiveRange(setback) == nil
        ? witnesses(finding.ambiguity, in: finding.layoutCase) : nil
    case .ruleMissed(let finding): picture(of: finding)
    default: nil
    }
  }

  private func picture(of finding: RuleFinding) -> Picture? {
    switch finding {
    case .nothingQuarrels(let kept), .nothingFree(let kept): found(kept.frames, in: kept.layoutCase)
    case .otherFree(let finding): witnesses(finding.ambiguity, in: finding.layoutCase)
    case .sameThere(let pair): picture(of: pair)
    case .starterChanged, .viewMissing, .viewMoved, .otherQuarrel, .outOfBounds: nil
    }
  }

  /// One layout that follows from the answer.
  func found(_ frames: Frames, in layoutCase: LayoutCase) -> Picture {
    Picture(
      subject: .found,
      layouts: [Picture.Layout(layoutCase: layoutCase, views: scene.namedFrames(frames))])
  }

  /// Wanted and got under each other in two windows: the one that is spoken of, and another.
  private func comparison(of misplacement: Misplacement) -> Picture? {
    let spoken = misplacement.layoutCase
    let other = exercise.cases.first {
      $0.direction == spoken.direction && $0.setting != spoken.setting && $0.isShown
    }
    var layouts: [Picture.Layout] = []
    for layoutCase in [spoken] + (other.map { [$0] } ?? []) {
      guard let wanted = prepared.expectation.frames(in: layoutCase),
        let got = layoutCase == spoken ? misplacement.frames : frames(in: layoutCase)
      else { continue }
      layouts += [wanted, got].map {
        Picture.Layout(layoutCase: layoutCase, views: scene.namedFrames($0))
      }
    }
    return Picture(
      subject: .wantedAndGot(misplacement.anchor.attribute.axis), layouts: layouts)
  }

  /// Two layouts that keep every line.
  func witnesses(_ ambiguity: Ambiguity, in layoutCase: LayoutCase) -> Picture {
    Picture(
      subject: .witnesses,
      layouts: [ambiguity.witness, ambiguity.otherWitness].map {
        Picture.Layout(layoutCase: layoutCase, views: scene.namedFrames($0))
      })
  }

  /// The layout that follows from the answer in another case than the one that is spoken of.
  private func frames(in layoutCase: LayoutCase) -> Frames? {
    guard let index = exercise.cases.firstIndex(of: layoutCase),
      let own = graded.read?.cases[index],
      let solution = try? LayoutSolver.solution(
        of: own.scene.problem(keeping: exercise.givenConstraints + own.lines, in: layoutCase)),
      case .solved(let frames) = solution
    else { return nil }
    return frames
  }
}

extension PreparedExercise {
  /// The wanted layout in the windows that the learner is shown; without layouts if none is wanted.
  ///
  /// From right to left it is drawn in the first of them, unless that is the mirror image, which
  /// needs no drawing.
  package var goal: Picture { drawn(expectation.frames ?? [], as: .goal) }

  /// What there is to look at before answering, where there is no layout to reach: the layout of the
  /// given lines if they have one, or that of two layouts which look alike.
  package var shown: Picture? {
    switch expectation.wanted {
    case .frames: return nil
    case .difference(_, let alike): return drawn(alike, as: .found)
    case .flaw:
      var frames: [Frames] = []
      for layoutCase in expectation.cases {
        let problem = exercise.problem(keeping: exercise.givenConstraints, in: layoutCase)
        guard case .solved(let solved)? = try? LayoutSolver.solution(of: problem) else {
          return nil
        }
        frames.append(solved)
      }
      return drawn(frames, as: .found)
    }
  }

  private func drawn(_ frames: [Frames], as subject: Picture.Subject) -> Picture {
    let all = zip(expectation.cases, frames).filter { $0.0.isShown }
    var shown = all.filter { $0.0.direction == .leftToRight }
    if let (layoutCase, frames) = all.first(where: { $0.0.direction == .rightToLeft }),
      let (_, other) = shown.first(where: { $0.0.setting == layoutCase.setting }),
      !isMirrored(frames, other, in: layoutCase.window)
    {
      shown.append((layoutCase, frames))
    }
    return Picture(
      subject: subject,
      layouts: shown.map { layoutCase, frames in
        Picture.Layout(layoutCase: layoutCase, views: exercise.scene.namedFrames(frames))
      })
  }

  /// Whether one layout of the views is the other, seen in a mirror.
  private func isMirrored(_ frames: Frames, _ other: Frames, in window: Size) -> Bool {
    zip(exercise.scene.namedFrames(frames), exercise.scene.namedFrames(other)).allSatisfy {
      abs($0.frame.x - (window.width - $1.frame.maxX)) <= Tolerance.points
    }
  }
}
