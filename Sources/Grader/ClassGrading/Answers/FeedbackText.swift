import Course
import Feedback
import LayoutEngine

/// Feedback as text in one language.
struct FeedbackText {
  private let strings: StringsCatalogue
  private let names: [String]

  /// - Parameters:
  ///   - strings: The language.
  ///   - scene: The views, whose names keep their letters.
  init(_ strings: StringsCatalogue, _ scene: Scene) {
    self.strings = strings
    names = scene.items.map(\.name)
  }

  /// A sentence with a capital.
  func text(_ sentence: Sentence) -> String { strings.text(sentence).withCapital(keeping: names) }

  /// The finding and its meaning, as one text.
  func words(_ feedback: Feedback) -> String {
    (feedback.seen + feedback.meaning).map(text).joined(separator: " ")
  }

  /// The whole feedback.
  func feedback(_ feedback: Feedback) -> AnswerFeedback {
    AnswerFeedback(
      excerpt: feedback.excerpt.map { AnswerFeedback.Excerpt($0) }, seen: feedback.seen.map(text),
      meaning: (feedback.meaning + feedback.further).map(text), next: feedback.next.map(text),
      note: feedback.note.map(text), mistake: feedback.mistake, diagnosis: feedback.diagnosis,
      pictures: feedback.picture?.titled(in: strings).map { $0.kept } ?? [])
  }
}

extension AnswerFeedback.Excerpt {
  init(_ excerpt: Feedback.Excerpt) {
    self.init(
      line: excerpt.line, text: excerpt.text, column: excerpt.columns.lowerBound,
      length: excerpt.columns.count, more: excerpt.more)
  }
}

extension Picture {
  /// What a report shows of it: the window with the views.
  fileprivate var kept: Picture {
    var picture = Picture(window: window, wanted: wanted, yours: yours)
    picture.title = title
    return picture
  }
}
