package import Course
package import Grading
package import LayoutEngine

/// Pictures that are shown together, in no language yet.
package struct Pictures: Hashable, Sendable {
  /// A picture with the case that it shows.
  package struct Window: Hashable, Sendable {
    package let layoutCase: LayoutCase
    package var picture: Picture

    init(
      _ layoutCase: LayoutCase, of exercise: Exercise, wanted: [NamedFrame] = [],
      yours: [NamedFrame] = [], guides: [NamedFrame] = []
    ) {
      self.layoutCase = layoutCase
      picture = Picture(
        window: layoutCase.window, direction: layoutCase.direction, wanted: wanted, yours: yours,
        guides: guides)
      picture.look = exercise.look(in: layoutCase)
    }
  }

  /// What the pictures show, and how they belong together.
  package enum Subject: Hashable, Sendable {
    /// One layout to aim at, in several windows.
    case goal
    /// The wanted layout and the one that follows from the answer, along an axis.
    case wantedAndGot(Axis)
    /// Two layouts that satisfy the constraints equally well.
    case witnesses
    /// Layouts that follow from the constraints.
    case found
    /// Layouts in one window, each with its name.
    case named([String])
  }

  package let subject: Subject
  package var windows: [Window]

  package func titled(in strings: StringsCatalogue) -> [Picture] {
    windows.enumerated().map { index, window in
      var picture = window.picture
      picture.title = strings.text(title(of: window, at: index))
      if windows.count == 2, windows[0].layoutCase == windows[1].layoutCase {
        picture.compared = windows[1 - index].picture.yours
      }
      return picture
    }
  }

  private func title(of window: Window, at index: Int) -> Sentence {
    switch subject {
    case .goal, .found, .wantedAndGot: window.layoutCase.title
    case .witnesses:
      index == 0 ? .says("picture.oneLayout") : .says("picture.anotherLayout")
    case .named(let names):
      .says(
        "picture.named",
        ["layout": .text(names[index]), "window": .sentence(window.layoutCase.title)])
    }
  }
}

extension LayoutCase {
  /// The window as a title: `Right-to-left window 320 by 80`.
  package var title: Sentence {
    let width = Sentence.Value.points(window.width)
    let height = Sentence.Value.points(window.height)
    let title: Sentence =
      direction == .leftToRight
      ? .says("picture.window", ["width": width, "height": height])
      : .says("picture.window.rightToLeft", ["width": width, "height": height])
    return setting.name.map {
      .says("picture.window.with", ["window": .sentence(title), "name": .text($0)])
    } ?? title
  }
}

extension AnswerWindows {
  /// That the layout is the wanted one wherever it may be looked at, and the key that checks it.
  package static func looksRight(key: String) -> Sentence {
    .says("screen.looksRight", ["key": key])
  }
}

extension AnswerWindows.Look {
  /// Why there is no layout; `nil` where there is one, or none yet.
  package var remark: Sentence? {
    switch outcome {
    case .conflicting: .says("screen.window.conflicting")
    case .ambiguous: .says("screen.window.ambiguous")
    case .notYet, .solved: nil
    }
  }
}

extension FeedbackWriter {
  /// The picture that shows what a failure is about.
  func picture(of failure: FailureReason) -> Pictures? {
    switch failure {
    case .misplaced(let misplacement): comparison(of: misplacement)
    case .ambiguous(let finding):
      // If lines were never activated, two layouts without them say little.
      findings.waitingLines(behind: failure).isEmpty
        ? witnesses(finding.ambiguity, in: finding.layoutCase) : nil
    default: nil
    }
  }

  /// One layout that follows from the answer.
  func found(_ frames: Frames, in layoutCase: LayoutCase) -> Pictures {
    Pictures(subject: .found, windows: [window(layoutCase, frames)])
  }

  private func window(
    _ layoutCase: LayoutCase, wanted: Frames? = nil, _ yours: Frames
  ) -> Pictures.Window {
    let index = prepared.expectation.cases.firstIndex(of: layoutCase)
    let constraints = index.flatMap { findings.read?.cases[$0].constraints } ?? []
    return Pictures.Window(
      layoutCase, of: prepared.exercise, wanted: wanted.map { scene.namedFrames($0) } ?? [],
      yours: scene.namedFrames(yours),
      guides: scene.placed(in: layoutCase).namedGuides(wanted ?? yours, of: constraints))
  }

  /// The wanted layout and the answer's in two windows: the one that the words are about, and another.
  private func comparison(of misplacement: Misplacement) -> Pictures? {
    let told = misplacement.layoutCase
    let other = prepared.exercise.cases.first {
      $0.direction == told.direction && $0.setting != told.setting && $0.isShown
    }
    let axis = misplacement.anchor.attribute.axis
    var windows = ([told] + (other.map { [$0] } ?? [])).compactMap { layoutCase in
      prepared.expectation.frames(in: layoutCase).flatMap { wanted in
        (layoutCase == told ? misplacement.frames : frames(in: layoutCase))
          .map { window(layoutCase, wanted: wanted, $0) }
      }
    }
    if let picture = windows.first?.picture {
      windows[0].picture.fault = picture.fault(
        of: scene[misplacement.anchor.item].name, along: axis)
    }
    return Pictures(subject: .wantedAndGot(axis), windows: windows)
  }

  /// Two layouts that satisfy the constraints equally well.
  func witnesses(_ ambiguity: Ambiguity, in layoutCase: LayoutCase) -> Pictures {
    Pictures(
      subject: .witnesses,
      windows: [ambiguity.witness, ambiguity.otherWitness].map { window(layoutCase, $0) })
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
  package var goal: Pictures { drawn(expectation.frames ?? [], as: .goal) }

  /// Frames of all cases as they are drawn: from right to left only where that is no mirror image.
  func drawn(
    _ frames: [Frames], as subject: Pictures.Subject, only drawn: Set<ItemID>? = nil
  ) -> Pictures {
    let names = drawn?.map { exercise.scene[$0].name }
    let all = zip(expectation.cases, frames).filter { $0.0.isShown }.map { layoutCase, frames in
      let views = exercise.scene.namedFrames(frames).filter { names?.contains($0.name) ?? true }
      return Pictures.Window(
        layoutCase, of: exercise, wanted: subject == .goal ? views : [],
        yours: subject == .goal ? [] : views, guides: exercise.scene.namedGuides(frames))
    }
    var shown = all.filter { $0.layoutCase.direction == .leftToRight }
    if let window = all.first(where: { $0.layoutCase.direction == .rightToLeft }),
      let other = shown.first(where: { $0.layoutCase.setting == window.layoutCase.setting }),
      !window.picture.isMirrored(other.picture)
    {
      shown.append(window)
    }
    return Pictures(subject: subject, windows: shown)
  }
}

extension Picture {
  /// Whether it is another one, seen in a mirror.
  fileprivate func isMirrored(_ other: Picture) -> Bool {
    zip(wanted + yours, other.wanted + other.yours).allSatisfy {
      abs($0.frame.x - (window.width - $1.frame.maxX)) <= Tolerance.points
    }
  }
}

extension Lesson {
  /// What a drawing listing shows; `nil` if its figure or window is missing or gives no single
  /// layout.
  package func picture(_ listing: Document.Listing) -> Picture? {
    guard let name = listing["figure"], let window = Size(words: listing["window"] ?? "") else {
      return nil
    }
    return picture(of: name, in: window, listing.direction, axis: listing.axis)
  }

  /// A figure in a window; `nil` if it gives no single layout there.
  package func picture(
    of figure: String, in window: Size, _ direction: LayoutDirection, axis: Axis?
  ) -> Picture? {
    guard let figure = self.figure(named: figure),
      let frames = figure.frames(in: window, direction: direction, axis: axis)
    else { return nil }
    var picture = Picture(
      window: window, direction: direction, yours: figure.scene.namedFrames(frames),
      guides: figure.scene.namedGuides(frames), axis: axis)
    picture.look = ScreenLook(figure.scene)
    return picture
  }
}
