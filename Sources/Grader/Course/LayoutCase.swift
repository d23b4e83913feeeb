package import LayoutEngine

/// One situation in which an answer is looked at: a window size and a reading direction.
package struct LayoutCase: Hashable, Sendable {
  /// The window, in points.
  package let window: Size
  package let direction: LayoutDirection
  /// Whether the learner is shown this window before answering.
  package let isShown: Bool

  package init(window: Size, direction: LayoutDirection, isShown: Bool) {
    self.window = window
    self.direction = direction
    self.isShown = isShown
  }

  /// The case as verdicts name it: `window 320x72`, or `window 320x72, right to left`.
  package var name: String {
    let size = "window \(pointsText(window.width))x\(pointsText(window.height))"
    return direction == .rightToLeft ? size + ", right to left" : size
  }
}
