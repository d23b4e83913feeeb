package import Course
import LayoutEngine

extension Exercise {
  /// The widths that are checked, in words: `320, 480 and 1 more width`.
  package var windowList: Sentence.Value {
    let more = FeedbackSentence.moreWidths(more: unshownWindows.count)
    let shown = windows.map { window -> Sentence.Value in
      guard let name = window.name else { return .points(window.size.width) }
      return .sentence(
        FeedbackSentence.windowListed(width: window.size.width, name: name))
    }
    return .list(shown + [.sentence(more)])
  }
}
