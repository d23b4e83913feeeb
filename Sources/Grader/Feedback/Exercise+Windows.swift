package import Course
import LayoutEngine

extension Exercise {
  /// The widths that are checked, and the directions: `320, 480 and 1 more width`, and after it
  /// `, in both reading directions` unless it is one.
  package var windowList: Sentence.Value {
    let more = FeedbackSentence.moreWidths(more: unshownWindows.count)
    let shown = windows.map { window -> Sentence.Value in
      guard let name = window.name else { return .points(window.size.width) }
      return .sentence(
        FeedbackSentence.windowListed(width: window.size.width, name: name))
    }
    let windows = Sentence.Value.list(shown + [.sentence(more)])
    guard directions.count > 1 else { return windows }
    return .sentence(FeedbackSentence.inBothDirections(windows: windows))
  }
}
