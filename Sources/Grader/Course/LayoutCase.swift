package import LayoutEngine

/// One situation in which an answer is looked at: a window and a reading direction.
package struct LayoutCase: Hashable, Sendable {
  package let setting: CaseWindow
  package let direction: LayoutDirection
  /// Whether the learner is shown this window before answering.
  package let isShown: Bool

  package init(_ setting: CaseWindow, direction: LayoutDirection, isShown: Bool) {
    self.setting = setting
    self.direction = direction
    self.isShown = isShown
  }

  package var window: Size { setting.size }

  /// The case as verdicts name it: `window 320x72`, or `window 320x72, right to left`.
  package var name: String {
    let size = "window \(pointsText(window.width))x\(pointsText(window.height))"
    let parts = [size, setting.name, direction == .rightToLeft ? "right to left" : nil]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }
}
