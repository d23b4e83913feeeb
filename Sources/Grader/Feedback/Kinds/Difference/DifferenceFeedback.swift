import Course
import Grading
import LayoutEngine

extension FeedbackWriter {
  /// What two layouts are called.
  private static let names = ["A", "B"]

  /// Where two layouts differ, in the window that the answer found.
  var differencePassed: Feedback {
    guard let pair = findings.pair else { return Feedback() }
    return Feedback(
      seen: [Sentence(DifferenceSentence.passed, ["window": wholeWindow(of: pair.layoutCase)])],
      meaning: [difference(in: pair), Sentence(verbatim: prepared.exercise.afterPass)].compactMap {
        $0
      },
      picture: picture(of: pair))
  }

  private func difference(in pair: LayoutPair) -> Sentence? {
    func oneSided(_ key: DifferenceSentence, isA: Bool) -> Sentence {
      Sentence(
        key,
        ["name": .text(Self.names[isA ? 0 : 1]), "other": .text(Self.names[isA ? 1 : 0])])
    }
    switch (pair.a, pair.b) {
    case (.solved(let one), .solved(let other)):
      guard let anchor = pair.difference(in: scene) else { return nil }
      let problem = prepared.exercise.problem(keeping: [], in: pair.layoutCase)
      return Sentence(
        DifferenceSentence.numbers,
        [
          "anchor": .text(scene.name(of: anchor)),
          "a": .points(problem.value(of: anchor, in: one)),
          "b": .points(problem.value(of: anchor, in: other)),
        ])
    case (.unsatisfiable, _): return oneSided(.quarrels, isA: true)
    case (_, .unsatisfiable): return oneSided(.quarrels, isA: false)
    case (.ambiguous, _): return oneSided(.leavesFree, isA: true)
    case (_, .ambiguous): return oneSided(.leavesFree, isA: false)
    }
  }

  /// That two layouts can't be told apart in a window.
  func sameThereWords(_ pair: LayoutPair) -> Feedback {
    let window = ["window": wholeWindow(of: pair.layoutCase)]
    switch pair.a {
    case .solved:
      return Feedback(
        seen: [Sentence(DifferenceSentence.same, window)],
        meaning: [Sentence(DifferenceSentence.sameMeaning)],
        next: Sentence(DifferenceSentence.sameNext))
    case .unsatisfiable:
      return Feedback(
        seen: [Sentence(DifferenceSentence.bothQuarrel, window)],
        next: Sentence(DifferenceSentence.neitherNext))
    case .ambiguous:
      return Feedback(
        seen: [Sentence(DifferenceSentence.bothFree, window)],
        next: Sentence(DifferenceSentence.neitherNext))
    }
  }

  /// That the exercise keeps what the answer changes.
  func boundWords(_ finding: BoundFinding) -> Feedback {
    func sentence(
      _ range: ClosedRange<Double>, _ one: DifferenceSentence, _ between: DifferenceSentence
    ) -> Sentence {
      Sentence(
        range.lowerBound == range.upperBound ? one : between,
        ["least": .points(range.lowerBound), "most": .points(range.upperBound)])
    }
    let seen =
      switch finding.bound {
      case .direction(.leftToRight): Sentence(DifferenceSentence.keepLeftToRight)
      case .direction(.rightToLeft): Sentence(DifferenceSentence.keepRightToLeft)
      case .width(let range): sentence(range, .keepWidth, .keepWidthBetween)
      case .height(let range): sentence(range, .keepHeight, .keepHeightBetween)
      }
    return Feedback(seen: [seen], next: Sentence(DifferenceSentence.keepNext))
  }

  /// A window by both of its sides: either may be what makes the difference.
  private func wholeWindow(of layoutCase: LayoutCase) -> Sentence.Value {
    .sentence(
      Sentence(
        layoutCase.direction == .rightToLeft ? DifferenceSentence.windowMirrored : .window,
        [
          "width": .points(layoutCase.window.width),
          "height": .points(layoutCase.window.height),
        ]))
  }

  /// The layouts under each other, as far as there are any.
  func picture(of pair: LayoutPair) -> Picture {
    let drawn = zip(Self.names, [pair.a, pair.b]).compactMap { name, solution in
      solution.frames.map { (name, $0) }
    }
    return Picture(
      subject: .named(drawn.map(\.0)),
      layouts: drawn.map {
        Picture.Layout(layoutCase: pair.layoutCase, views: scene.namedFrames($0.1))
      })
  }
}
