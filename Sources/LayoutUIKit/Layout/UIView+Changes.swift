import Foundation
import LayoutEngine

extension UIView {
  /// Remembers at the root that the frames may be out of date.
  func noteLayoutChange() {
    if LayoutMoment.isEndless { AnswerTrace.noteRound() }
    root.layoutState.pass.needsSolving = true
  }

  /// Remembers at the root that the constraints are others.
  func noteConstraintChange() {
    if LayoutMoment.isEndless { AnswerTrace.noteRound() }
    let root = self.root
    root.layoutState.pass.needsSolving = true
    root.layoutState.pass.hasChangedConstraints = true
  }

  func noteContentChange() {
    layoutState.isContentBroken = false
    layoutState.contentSize = nil
    noteLayoutChange()
    superview?.contentSizeChanged(of: self)
  }

  func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    switch axis {
    case .horizontal: layoutState.hugging.horizontal = priority
    case .vertical: layoutState.hugging.vertical = priority
    }
    noteContentChange()
  }

  func setCompression(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    switch axis {
    case .horizontal: layoutState.compression.horizontal = priority
    case .vertical: layoutState.compression.vertical = priority
    }
    noteContentChange()
  }

  /// Lets the subviews follow by their masks, and asks for `layoutSubviews`.
  func sizeChanged() {
    layoutState.needsLayout = true
    guard autoresizesSubviews else { return }
    let size = LayoutEngine.Size(
      width: Double(layoutState.frame.size.width), height: Double(layoutState.frame.size.height))
    for subview in layoutState.subviews { subview.follow(size) }
  }

  /// Moves and resizes by springs and struts, as the superview has another size now.
  private func follow(_ size: LayoutEngine.Size) {
    guard layoutState.translatesMask, let origin = layoutState.maskOrigin else { return }
    let old = layoutState.frame.size
    let rect = LayoutEngine.Rect(origin.frame).autoresized(
      LayoutEngine.AutoresizingMask(layoutState.autoresizingMask),
      from: LayoutEngine.Size(
        width: Double(origin.superviewSize.width), height: Double(origin.superviewSize.height)),
      to: size)
    layoutState.frame = CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    if old != layoutState.frame.size { sizeChanged() }
  }
}
