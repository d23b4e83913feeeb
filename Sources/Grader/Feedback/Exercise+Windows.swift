package import Course
import LayoutEngine

extension Exercise {
  /// The widths that are checked, and the directions: `320, 480 and 1 more width`, and after it
  /// `, in both reading directions` unless it is one.
  package var windowList: Sentence.Value {
    let more = Sentence.says("feedback.moreWidths", ["more": .count(unshownWindows.count)])
    let shown = windows.map { window -> Sentence.Value in
      guard let name = window.name else { return .points(window.size.width) }
      return .sentence(
        .says("feedback.window.listed", ["width": .points(window.size.width), "name": .text(name)]))
    }
    let windows = Sentence.Value.list(shown + [.sentence(more)])
    guard directions.count > 1 else { return windows }
    return .sentence(.says("feedback.windows.both", ["windows": windows]))
  }
}
