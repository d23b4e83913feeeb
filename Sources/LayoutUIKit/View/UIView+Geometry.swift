public import Foundation
import LayoutEngine

extension UIView {
  func setFrame(_ frame: CGRect) {
    frame.checkGeometry()
    let old = layoutState.frame
    layoutState.frame = frame
    // A translated frame that is set is what the next layout makes of it.
    if layoutState.translatesMask { layoutState.solvedFrame = nil }
    noteMaskOrigin()
    if old.size != frame.size { sizeChanged() }
    // A frame that constraints decide is only kept until the next pass, and starts none.
    if old != frame, layoutState.translatesMask || layoutState.superview == nil {
      noteLayoutChange()
    }
  }

  /// The smallest upright rectangle around the view, after its transform about its centre.
  var transformedFrame: CGRect {
    let frame = layoutState.frame
    guard !look.transform.isIdentity else { return frame }
    let size = frame.size
    return CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      .applying(look.transform).offsetBy(dx: frame.midX, dy: frame.midY)
  }

  /// Moves and resizes the view so that its transform gives a frame.
  func setTransformedFrame(_ frame: CGRect) {
    let transform = look.transform
    guard !transform.isIdentity else { return setFrame(frame) }
    let size = CGRect(origin: .zero, size: frame.size).applying(transform.inverted()).size
    setCentered(size, CGPoint(x: frame.midX - transform.tx, y: frame.midY - transform.ty))
  }

  func setBounds(_ bounds: CGRect) {
    bounds.checkGeometry(isBounds: true)
    if bounds.origin != layoutState.boundsOrigin {
      layoutState.boundsOrigin = bounds.origin
      layoutState.needsLayout = true
      if scrollsContent { noteLayoutChange() }
    }
    guard bounds.size != layoutState.frame.size else { return }
    let center = CGPoint(x: layoutState.frame.midX, y: layoutState.frame.midY)
    setCentered(bounds.size, center)
  }

  func setCenter(_ center: CGPoint) {
    setCentered(layoutState.frame.size, center)
  }

  private func setCentered(_ size: CGSize, _ center: CGPoint) {
    let frame = CGRect(
      origin: CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2), size: size)
    guard let placed = layoutState.placedFrame else { return setFrame(frame) }
    // A layout hands the frame out: it doesn't change what the layout rests on.
    layoutState.frame = frame.isNear(placed) ? placed : frame
  }

  func setTranslatesMask(_ translates: Bool) {
    guard translates != layoutState.translatesMask else { return }
    layoutState.translatesMask = translates
    layoutState.isMaskBroken = false
    if !translates { AnswerTrace.noteUnmasking(of: self) }
    if translates { noteMaskOrigin() }
    noteLayoutChange()
  }

  /// Remembers that the mask counts from here.
  func noteMaskOrigin() {
    guard let superview = layoutState.superview else {
      layoutState.maskOrigin = nil
      return
    }
    let origin = MaskOrigin(
      frame: layoutState.frame, superviewSize: superview.layoutState.frame.size)
    layoutState.maskOrigin = origin
    if LayoutMoment.isBefore { layoutState.statedOrigin = origin }
  }

  /// The size of what the view shows: what an exercise says, or else what the view's class does.
  var shownContentSize: CGSize {
    LayoutMoment.showsContent ? layoutState.givenContent ?? ownContentSize : ownContentSize
  }

  /// The pixels of a point on the view's screen.
  var screenScale: CGFloat { (window?.screen ?? .main).scale }

  /// A point of this view in the coordinates of another; `nil` is the root.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let own = originInRoot
    let other = (view ?? root).originInRoot
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// A point of another view in the coordinates of this one; `nil` is the root.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? root).convert(point, to: self)
  }

  /// A rectangle of this view in the coordinates of another; `nil` is the root.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A rectangle of another view in the coordinates of this one; `nil` is the root.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view ?? root).convert(rect, to: self)
  }

  /// Where the origin of the view's coordinates is, in those of the root.
  private var originInRoot: CGPoint {
    var point = CGPoint.zero
    var low = self
    while let superview = low.layoutState.superview {
      point.x += low.layoutState.frame.origin.x - low.layoutState.boundsOrigin.x
      point.y += low.layoutState.frame.origin.y - low.layoutState.boundsOrigin.y
      low = superview
    }
    return CGPoint(
      x: point.x - low.layoutState.boundsOrigin.x, y: point.y - low.layoutState.boundsOrigin.y)
  }
}

extension CGRect {
  /// Ends the program, as UIKit does, if a number isn't one.
  ///
  /// Source: SGNavigationProgress, issue 7; GTKeyboardHelper, issue 9: what Core Animation throws.
  @MainActor
  fileprivate func checkGeometry(isBounds: Bool = false) {
    let numbers = [origin.x, origin.y, size.width, size.height]
    guard numbers.contains(where: \.isNaN) else { return }
    func text(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }
    let n = numbers.map(text)
    raise(
      LayoutException(
        .invalidGeometry,
        isBounds
          ? "CALayer bounds contains NaN: [\(n[0]) \(n[1]); \(n[2]) \(n[3])]"
          : "CALayer position contains NaN: [\(text(midX)) \(text(midY))]"))
  }
}
