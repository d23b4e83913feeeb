import Course
import Grading
import LayoutEngine

/// What is said about windows that are to tell two layouts apart.
struct DifferenceFeedback: KindFeedback {
  func passed(_ writer: FeedbackWriter) -> Feedback {
    (writer.findings.evidence as? LayoutPair).map { writer.passed($0) } ?? Feedback()
  }

  func words(for rule: any KindFact, _ writer: FeedbackWriter) -> Feedback? {
    switch rule as? DifferenceRule {
    case .sameThere(let pair)?: writer.sameThereWords(pair)
    case .outOfBounds(let bound, _)?: writer.words(for: bound)
    case nil: nil
    }
  }

  func words(forUnreadable error: any KindFact) -> LineWords? { (error as? WindowError)?.words }

  /// The layout that both lists of lines give.
  func shown(of prepared: PreparedExercise) -> (caption: Sentence, picture: Picture)? {
    (
      Sentence(DifferenceSentence.alike),
      prepared.drawn(prepared.expectation.shownFrames, as: .found)
    )
  }
}

extension FeedbackWriter {
  /// What two layouts are called.
  private static let names = ["A", "B"]

  /// Where two layouts differ, in the window that the answer found.
  fileprivate func passed(_ pair: LayoutPair) -> Feedback {
    Feedback(
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
    case (.unsatisfiable, _): return oneSided(.conflicts, isA: true)
    case (_, .unsatisfiable): return oneSided(.conflicts, isA: false)
    case (.ambiguous, _): return oneSided(.leavesFree, isA: true)
    case (_, .ambiguous): return oneSided(.leavesFree, isA: false)
    }
  }

  /// That two layouts can't be told apart in a window.
  fileprivate func sameThereWords(_ pair: LayoutPair) -> Feedback {
    let (seen, next): (DifferenceSentence, DifferenceSentence) =
      switch pair.a {
      case .solved: (.same, .sameNext)
      case .unsatisfiable: (.bothConflict, .neitherNext)
      case .ambiguous: (.bothFree, .neitherNext)
      }
    return Feedback(
      seen: [Sentence(seen, ["window": wholeWindow(of: pair.layoutCase)])],
      meaning: seen == .same ? [Sentence(DifferenceSentence.sameMeaning)] : [],
      next: Sentence(next), picture: picture(of: pair))
  }

  /// That the exercise keeps what the answer changes.
  fileprivate func words(for bound: WindowBound) -> Feedback {
    func sentence(
      _ range: ClosedRange<Double>, _ one: DifferenceSentence, _ between: DifferenceSentence
    ) -> Sentence {
      Sentence(
        range.lowerBound == range.upperBound ? one : between,
        ["least": .points(range.lowerBound), "most": .points(range.upperBound)])
    }
    let seen =
      switch bound {
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
        layoutCase.direction == .rightToLeft ? DifferenceSentence.windowRightToLeft : .window,
        [
          "width": .points(layoutCase.window.width),
          "height": .points(layoutCase.window.height),
        ]))
  }

  /// The layouts under each other, as far as there are any.
  private func picture(of pair: LayoutPair) -> Picture {
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

extension WindowError {
  /// What is wrong, and how to mend it.
  fileprivate var words: LineWords {
    switch self {
    case .notALine: words(.notALine, hint: .notALineHint, [:])
    case .saidTwice(let name): words(.saidTwice, hint: nil, ["name": .text(name)])
    case .unknownSetting(let name):
      words(.unknownSetting, hint: .unknownSettingHint, ["name": .text(name)])
    case .notAWindow(let text): words(.notAWindow, hint: .notAWindowHint, ["text": .text(text)])
    case .outOfRange(let window):
      words(
        .outOfRange, hint: .outOfRangeHint,
        [
          "width": .points(window.width), "height": .points(window.height),
          "least": .points(WindowBound.lengths.lowerBound),
          "most": .points(WindowBound.lengths.upperBound),
        ])
    case .unknownDirection(let word):
      words(.unknownDirection, hint: .unknownDirectionHint, ["word": .text(word)])
    }
  }

  private func words(
    _ message: DifferenceSentence, hint: DifferenceSentence?, _ values: [String: Sentence.Value]
  ) -> LineWords {
    (Sentence(message, values), hint.map { Sentence($0, values) })
  }
}
