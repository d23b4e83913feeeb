package import Course
import LayoutEngine

extension Exercise {
  /// The widths that are checked, in words: `320, 480 and 1 more width`.
  package var windowList: Sentence.Value {
    let more = Sentence(FeedbackSentence.moreWidths, ["more": .count(unshownWindows.count)])
    let shown = windows.map { window -> Sentence.Value in
      guard let name = window.name else { return .points(window.size.width) }
      return .sentence(
        Sentence(
          FeedbackSentence.windowListed,
          ["width": .points(window.size.width), "name": .text(name)]))
    }
    return .list(shown + [.sentence(more)])
  }
}
