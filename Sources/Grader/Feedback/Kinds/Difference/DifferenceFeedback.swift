import Course
import Grading
import LayoutEngine

/// The words for a window in which two layouts should differ.
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

  /// The layout that both lists of constraints give.
  func shown(of prepared: PreparedExercise) -> (caption: Sentence, picture: Picture)? {
    (
      DifferenceSentence.alike,
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
      seen: [DifferenceSentence.passed(window: wholeWindow(of: pair.layoutCase))],
      meaning: [difference(in: pair), Sentence(verbatim: prepared.exercise.afterPass)].compactMap {
        $0
      },
      picture: picture(of: pair))
  }

  private func difference(in pair: LayoutPair) -> Sentence? {
    let (first, second) = (Self.names[0], Self.names[1])
    switch (pair.a, pair.b) {
    case (.solved(let one), .solved(let other)):
      guard let anchor = pair.difference(in: scene) else { return nil }
      let problem = prepared.exercise.problem(keeping: [], in: pair.layoutCase)
      return DifferenceSentence.numbers(
        anchor: scene.name(of: anchor), a: problem.value(of: anchor, in: one),
        b: problem.value(of: anchor, in: other))
    case (.unsatisfiable, _): return DifferenceSentence.conflicts(name: first, other: second)
    case (_, .unsatisfiable): return DifferenceSentence.conflicts(name: second, other: first)
    case (.ambiguous, _): return DifferenceSentence.ambiguous(name: first, other: second)
    case (_, .ambiguous): return DifferenceSentence.ambiguous(name: second, other: first)
    }
  }

  /// Says that two layouts don't differ in a window.
  fileprivate func sameThereWords(_ pair: LayoutPair) -> Feedback {
    let window = wholeWindow(of: pair.layoutCase)
    var feedback = Feedback(next: DifferenceSentence.neitherNext, picture: picture(of: pair))
    switch pair.a {
    case .solved:
      feedback.seen = [DifferenceSentence.same(window: window)]
      feedback.meaning = [DifferenceSentence.sameMeaning]
      feedback.next = DifferenceSentence.sameNext
    case .unsatisfiable: feedback.seen = [DifferenceSentence.bothConflict(window: window)]
    case .ambiguous: feedback.seen = [DifferenceSentence.bothAmbiguous(window: window)]
    }
    return feedback
  }

  /// Says that the answer changes something that is fixed in this exercise.
  fileprivate func words(for bound: WindowBound) -> Feedback {
    let seen =
      switch bound {
      case .direction(.leftToRight): DifferenceSentence.alwaysLeftToRight
      case .direction(.rightToLeft): DifferenceSentence.alwaysRightToLeft
      case .width(let range):
        range.lowerBound == range.upperBound
          ? DifferenceSentence.alwaysWide(least: range.lowerBound)
          : DifferenceSentence.widthBetween(least: range.lowerBound, most: range.upperBound)
      case .height(let range):
        range.lowerBound == range.upperBound
          ? DifferenceSentence.alwaysTall(least: range.lowerBound)
          : DifferenceSentence.heightBetween(least: range.lowerBound, most: range.upperBound)
      }
    return Feedback(seen: [seen], next: DifferenceSentence.boundNext)
  }

  /// A window by its width and its height: either can make the difference.
  private func wholeWindow(of layoutCase: LayoutCase) -> Sentence {
    let window = layoutCase.window
    return layoutCase.direction == .rightToLeft
      ? DifferenceSentence.windowRightToLeft(width: window.width, height: window.height)
      : DifferenceSentence.window(width: window.width, height: window.height)
  }

  /// The layouts one below the other, if there are any.
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
  /// What is wrong, and how to correct it.
  fileprivate var words: LineWords {
    switch self {
    case .notALine: (DifferenceSentence.notALine, DifferenceSentence.notALineHint)
    case .saidTwice(let name): (DifferenceSentence.saidTwice(name: name), nil)
    case .unknownSetting(let name):
      (DifferenceSentence.unknownSetting(name: name), DifferenceSentence.unknownSettingHint)
    case .notAWindow(let text):
      (DifferenceSentence.notAWindow(text: text), DifferenceSentence.notAWindowHint)
    case .outOfRange(let window):
      (
        DifferenceSentence.outOfRange(width: window.width, height: window.height),
        DifferenceSentence.outOfRangeHint(
          least: WindowBound.lengths.lowerBound, most: WindowBound.lengths.upperBound)
      )
    case .unknownDirection(let word):
      (DifferenceSentence.unknownDirection(word: word), DifferenceSentence.unknownDirectionHint)
    }
  }
}
