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
      pictures: feedback.picture.map { AnswerPicture.pictures(of: $0, strings) } ?? [])
  }
}

extension AnswerFeedback.Excerpt {
  init(_ excerpt: Feedback.Excerpt) {
    self.init(
      line: excerpt.line, text: excerpt.text, column: excerpt.columns.lowerBound,
      length: excerpt.columns.count, more: excerpt.more)
  }
}

extension AnswerPicture {
  /// The windows of a picture; the wanted layout and the answer's share one.
  static func pictures(of picture: Picture, _ strings: StringsCatalogue) -> [AnswerPicture] {
    if case .wantedAndGot = picture.subject {
      return stride(from: 0, to: picture.layouts.count - 1, by: 2).map { index in
        let (wanted, got) = (picture.layouts[index], picture.layouts[index + 1])
        return AnswerPicture(
          wanted.layoutCase, strings.text(wanted.layoutCase.title),
          got.views.map { view in
            let goal = wanted.views.first { $0.name == view.name }
            return View(view.name, wanted: goal.map { Frame($0.frame) }, got: Frame(view.frame))
          })
      }
    }
    let isGoal = picture.subject == .goal
    return zip(picture.layouts, picture.titles).map { layout, title in
      AnswerPicture(
        layout.layoutCase, strings.text(title),
        layout.views.map {
          let frame = Frame($0.frame)
          return View($0.name, wanted: isGoal ? frame : nil, got: isGoal ? nil : frame)
        })
    }
  }

  private init(_ layoutCase: LayoutCase, _ title: String, _ views: [View]) {
    self.init(
      title: title, width: layoutCase.window.width, height: layoutCase.window.height, views: views)
  }
}

extension AnswerPicture.Frame {
  init(_ frame: Rect) {
    self.init(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }
}
