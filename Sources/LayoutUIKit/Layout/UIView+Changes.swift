import Foundation
import LayoutEngine

extension UIView {
  /// Remembers at the root that the frames may be out of date.
  func noteLayoutChange() { root.state.needsSolving = true }

  func noteContentChange() {
    state.isContentBroken = false
    noteLayoutChange()
    superview?.contentSizeChanged(of: self)
  }

  func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    switch axis {
    case .horizontal: state.hugging.horizontal = priority
    case .vertical: state.hugging.vertical = priority
    }
    noteContentChange()
  }

  func setCompression(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    switch axis {
    case .horizontal: state.compression.horizontal = priority
    case .vertical: state.compression.vertical = priority
    }
    noteContentChange()
  }

  /// Lets the subviews follow by their masks, and asks for `layoutSubviews`.
  func sizeChanged() {
    state.needsLayout = true
    guard autoresizesSubviews else { return }
    let size = Size(
      width: Double(state.frame.size.width), height: Double(state.frame.size.height))
    for subview in state.subviews { subview.follow(size) }
  }

  /// Moves and resizes by springs and struts, as the superview has another size now.
  private func follow(_ size: Size) {
    guard state.translatesMask, let origin = state.maskOrigin else { return }
    let old = state.frame.size
    let rect = Rect(origin.frame).autoresized(
      LayoutEngine.AutoresizingMask(state.autoresizingMask),
      from: Size(
        width: Double(origin.superviewSize.width), height: Double(origin.superviewSize.height)),
      to: size)
    state.frame = CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    if old != state.frame.size { sizeChanged() }
  }
}
