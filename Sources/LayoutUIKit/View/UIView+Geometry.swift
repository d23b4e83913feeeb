import Foundation

extension UIView {
  /// Moves and resizes the view, as setting `frame` does.
  func setFrame(_ frame: CGRect) {
    let old = layoutState.frame
    layoutState.frame = frame
    noteMaskOrigin()
    if old.size != frame.size { sizeChanged() }
    // A frame that constraints decide is only kept until the next pass, and starts none.
    if old != frame, layoutState.translatesMask || layoutState.superview == nil {
      noteLayoutChange()
    }
  }

  /// Resizes the view about its centre, as setting `bounds` does.
  func setBounds(_ bounds: CGRect) {
    if bounds.origin != layoutState.boundsOrigin {
      layoutState.boundsOrigin = bounds.origin
      layoutState.needsLayout = true
    }
    guard bounds.size != layoutState.frame.size else { return }
    let center = self.center
    setFrame(
      CGRect(
        x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
        height: bounds.height))
  }

  /// Moves the view without resizing it, as setting `center` does.
  func setCenter(_ center: CGPoint) {
    let size = layoutState.frame.size
    setFrame(
      CGRect(
        origin: CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2), size: size))
  }

  func setMask(_ mask: AutoresizingMask) {
    layoutState.autoresizingMask = mask
    noteMaskOrigin()
    noteLayoutChange()
  }

  func setTranslatesMask(_ translates: Bool) {
    guard translates != layoutState.translatesMask else { return }
    layoutState.translatesMask = translates
    layoutState.isMaskBroken = false
    if translates { noteMaskOrigin() }
    noteLayoutChange()
  }

  /// Remembers that the mask counts from here.
  func noteMaskOrigin() {
    guard let superview = layoutState.superview else {
      layoutState.maskOrigin = nil
      return
    }
    layoutState.maskOrigin = MaskOrigin(
      frame: layoutState.frame, superviewSize: superview.layoutState.frame.size)
  }

  /// The size that `sizeToFit` takes: the content's where it has one, otherwise the view's own.
  func sizeFitting(_ size: CGSize) -> CGSize {
    let content = intrinsicContentSize
    let own = layoutState.frame.size
    return CGSize(
      width: content.width == UIView.noIntrinsicMetric ? own.width : content.width,
      height: content.height == UIView.noIntrinsicMetric ? own.height : content.height)
  }

  func resizeToFit() {
    let size = sizeThatFits(layoutState.frame.size)
    frame = CGRect(origin: layoutState.frame.origin, size: size)
  }

  /// The pixels of a point on the view's screen.
  var screenScale: CGFloat { (window?.screen ?? .main).scale }
}
