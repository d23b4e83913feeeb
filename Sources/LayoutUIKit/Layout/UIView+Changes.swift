import Foundation

extension UIView {
  /// Remembers at the root that the frames may be out of date.
  func noteLayoutChange() { root.state.needsSolving = true }

  func noteContentChange() {
    state.isContentBroken = false
    noteLayoutChange()
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
  func sizeChanged(from old: CGSize) {
    state.needsLayout = true
  }
}
