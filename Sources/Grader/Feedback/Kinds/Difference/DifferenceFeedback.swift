package import Course
import Grading
import LayoutEngine

extension PreparedExercise {
  /// The layout that both lists of constraints give.
  var shownAlike: (caption: Sentence, picture: Pictures)? {
    (.says("command.goal.alike"), drawn(expectation.shownFrames, as: .found))
  }
}

extension FeedbackWriter {
  private static let names = ["A", "B"]

  /// Where two layouts differ, in the window that the answer found.
  var differencePassed: Feedback {
    guard case .pair(let pair)? = findings.evidence else { return Feedback() }
    return Feedback(
      seen: [.says("apart.passed", ["window": wholeWindow(of: pair.layoutCase)])],
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
      return .says(
        "apart.numbers",
        [
          "anchor": .text(scene.name(of: anchor)), "a": .points(problem.value(of: anchor, in: one)),
          "b": .points(problem.value(of: anchor, in: other)),
        ])
    case (.unsatisfiable, _): return DifferenceSentence.conflicts(name: first, other: second)
    case (_, .unsatisfiable): return DifferenceSentence.conflicts(name: second, other: first)
    case (.ambiguous, _): return DifferenceSentence.ambiguous(name: first, other: second)
    case (_, .ambiguous): return DifferenceSentence.ambiguous(name: second, other: first)
    }
  }

  /// How a window fails to tell two layouts apart.
  func words(for rule: DifferenceRule) -> Feedback {
    switch rule {
    case .sameThere(let pair): sameThereWords(pair)
    case .outOfBounds(let bound, _): words(for: bound)
    }
  }

  /// Says that two layouts don't differ in a window.
  private func sameThereWords(_ pair: LayoutPair) -> Feedback {
    let window = wholeWindow(of: pair.layoutCase)
    var feedback = Feedback(next: .says("apart.neither.next"), picture: picture(of: pair))
    switch pair.a {
    case .solved:
      feedback.seen = [.says("apart.same.seen", ["window": window])]
      feedback.meaning = [.says("apart.same.meaning")]
      feedback.next = .says("apart.same.next")
    case .unsatisfiable:
      feedback.seen = [.says("apart.bothConflict", ["window": window])]
    case .ambiguous: feedback.seen = [.says("apart.bothAmbiguous", ["window": window])]
    }
    return feedback
  }

  /// Says that the answer changes something that is fixed in this exercise.
  private func words(for bound: WindowBound) -> Feedback {
    let seen: Sentence =
      switch bound {
      case .direction(.leftToRight): .says("apart.bound.leftToRight")
      case .direction(.rightToLeft): .says("apart.bound.rightToLeft")
      case .width(let range):
        range.lowerBound == range.upperBound
          ? .says("apart.bound.width", ["least": range.lowerBound])
          : .says(
            "apart.bound.width.between",
            ["least": range.lowerBound, "most": range.upperBound])
      case .height(let range):
        range.lowerBound == range.upperBound
          ? .says("apart.bound.height", ["least": range.lowerBound])
          : .says(
            "apart.bound.height.between",
            ["least": range.lowerBound, "most": range.upperBound])
      }
    return Feedback(seen: [seen], next: .says("apart.bound.next"))
  }

  /// A window by its width and its height: either can make the difference.
  private func wholeWindow(of layoutCase: LayoutCase) -> Sentence {
    let window = layoutCase.window
    return layoutCase.direction == .rightToLeft
      ? .says("apart.window.rightToLeft", ["width": window.width, "height": window.height])
      : .says("apart.window", ["width": window.width, "height": window.height])
  }

  /// The layouts one below the other, if there are any.
  private func picture(of pair: LayoutPair) -> Pictures {
    let drawn = zip(Self.names, [pair.a, pair.b]).compactMap { name, solution in
      solution.frames.map { (name, $0) }
    }
    return Pictures(
      subject: .named(drawn.map { $0.0 }),
      windows: drawn.map {
        Pictures.Window(
          pair.layoutCase, of: prepared.exercise, yours: scene.namedFrames($0.1))
      })
  }
}

extension WindowError {
  /// What is wrong, and how to correct it.
  var words: LineWords {
    switch self {
    case .notALine: (.says("apart.notALine"), .says("apart.notALine.hint"))
    case .saidTwice(let name): (.says("apart.saidTwice", ["name": name]), nil)
    case .unknownSetting(let name):
      (.says("apart.unknownSetting", ["name": name]), .says("apart.unknownSetting.hint"))
    case .notAWindow(let text):
      (.says("apart.notAWindow", ["text": text]), .says("apart.notAWindow.hint"))
    case .outOfRange(let window):
      (
        .says("apart.outOfRange", ["width": window.width, "height": window.height]),
        .says(
          "apart.outOfRange.hint",
          [
            "least": WindowBound.lengths.lowerBound,
            "most": WindowBound.lengths.upperBound,
          ])
      )
    case .unknownDirection(let word):
      (.says("apart.unknownDirection", ["word": word]), .says("apart.unknownDirection.hint"))
    }
  }
}

/// The sentences of exercises that ask for a window in which two layouts differ.
package enum DifferenceSentence: SentenceArea {
  package static func conflicts(name: String, other: String) -> Sentence {
    says("apart.conflicts", ["name": name, "other": other])
  }
  package static func ambiguous(name: String, other: String) -> Sentence {
    says("apart.ambiguous", ["name": name, "other": other])
  }
}
