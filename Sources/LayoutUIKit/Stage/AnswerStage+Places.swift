import Foundation
import LayoutEngine

extension AnswerStage {
  /// Where the exercise's views and guides are in the window now, and what moved or hid them.
  ///
  /// - Parameters:
  ///   - objects: The exercise's items; `nil` for those that aren't there.
  ///   - map: The hierarchy that is handed over.
  /// - Returns: A place for each item that hangs in the window.
  func places(of objects: [NSObject?], in map: HierarchyMap) -> [SnapshotPlace] {
    let ambiguous = ambiguousObjects()
    return objects.enumerated().compactMap { index, object in
      guard let object = object as? any LayoutObject, let view = object.layoutView,
        view.root === window
      else { return nil }
      let frame = frame(of: object, in: view)
      let obstacle = obstacle(for: view, frame)
      return SnapshotPlace(
        given: index, frame: Rect(frame),
        isAmbiguous: ambiguous.contains(ObjectIdentifier(object)),
        obstacle: obstacle.map { kind, view in
          SnapshotPlace.Obstacle(kind, item: map.id(of: view).map { Int($0.index) })
        })
    }
  }

  /// The views and guides that the program's own engine finds ambiguous.
  private func ambiguousObjects() -> Set<ObjectIdentifier> {
    var run = LayoutRun(HierarchyMap(root: window), isLogging: false)
    guard case .ambiguous(_, let ambiguity)? = run.solution() else { return [] }
    return Set(
      ambiguity.freedoms.map { ObjectIdentifier(run.map.objects[Int($0.item.index)]) })
  }

  private func frame(of object: any LayoutObject, in view: UIView) -> CGRect {
    guard let guide = object as? UILayoutGuide else {
      return view.rectInWindow(
        CGRect(origin: view.layoutState.boundsOrigin, size: view.layoutState.frame.size))
    }
    return view.rectInWindow(guide.solvedFrame)
  }

  /// The first thing, from the view outwards, that keeps it from being seen where constraints put
  /// it.
  private func obstacle(
    for view: UIView, _ frame: CGRect
  ) -> (SnapshotPlace.Kind, UIView)? {
    var next: UIView? = view
    while let current = next {
      if let kind = current.ownObstacle(isAround: current !== view) { return (kind, current) }
      next = current.layoutState.superview
    }
    let cover = cover(of: view, frame) ?? controller?.state.presented?.viewIfLoaded
    return cover.map { (.covering, $0) }
  }

  /// A view that is drawn later than a given one, and hides all of it.
  private func cover(of view: UIView, _ frame: CGRect) -> UIView? {
    guard frame.width > 0, frame.height > 0 else { return nil }
    var low = view
    while let superview = low.layoutState.superview {
      let later = superview.layoutState.subviews.drop { $0 !== low }.dropFirst()
      if let cover = later.lazy.compactMap({ $0.cover(of: frame) }).first { return cover }
      low = superview
    }
    return nil
  }
}

extension UIView {
  /// A rectangle of the view's own coordinates in those of the window's screen.
  ///
  /// Where something is turned, it is the smallest rectangle around it.
  fileprivate func rectInWindow(_ rect: CGRect) -> CGRect {
    var rect = rect
    var next: UIView? = self
    while let view = next {
      let bounds = CGRect(origin: view.layoutState.boundsOrigin, size: view.layoutState.frame.size)
      let center = CGPoint(x: view.layoutState.frame.midX, y: view.layoutState.frame.midY)
      rect = rect.offsetBy(dx: -bounds.midX, dy: -bounds.midY)
      rect = rect.applying(view.look.transform).offsetBy(dx: center.x, dy: center.y)
      next = view.layoutState.superview
    }
    return rect
  }

  /// What about the view itself keeps it, or what hangs in it, from being seen in its place.
  ///
  /// - Parameter isAround: Whether what is looked for hangs in the view, and moves with its bounds.
  /// - Returns: The first such thing; `nil` if there is none.
  fileprivate func ownObstacle(isAround: Bool) -> SnapshotPlace.Kind? {
    if look.isHidden || look.layer?.isHidden == true { return .hidden }
    if look.alpha < UIView.leastVisibleAlpha { return .transparent }
    if !look.transform.isIdentity { return .transformed }
    if isMovedByHand { return .setByHand }
    if isAround, layoutState.boundsOrigin != .zero { return .scrolled }
    return nil
  }

  /// UIKit itself takes no touches in views that are less visible.
  ///
  /// Source: documentation of `UIView.hitTest(_:with:)`.
  private static let leastVisibleAlpha: CGFloat = 0.01

  /// Whether code set the frame after the layout had begun, or after it had given the view another.
  private var isMovedByHand: Bool {
    if let solved = layoutState.solvedFrame, !solved.isNear(layoutState.frame) { return true }
    guard layoutState.translatesMask, let origin = layoutState.maskOrigin else { return false }
    guard let stated = layoutState.statedOrigin else { return true }
    return !stated.frame.isNear(origin.frame)
  }

  /// The view, or one in it, if it hides a whole rectangle of the window.
  fileprivate func cover(of rect: CGRect) -> UIView? {
    guard !look.isHidden, look.alpha > 0.99 else { return nil }
    let bounds = CGRect(origin: layoutState.boundsOrigin, size: layoutState.frame.size)
    if isFilled, rectInWindow(bounds).insetBy(dx: -0.01, dy: -0.01).contains(rect) { return self }
    return layoutState.subviews.lazy.compactMap { $0.cover(of: rect) }.first
  }

  /// Whether the view has a colour that nothing shines through.
  private var isFilled: Bool {
    [look.backgroundColor?.cgColor, look.layer?.backgroundColor].contains { color in
      color.map { $0.alpha > 0.99 } ?? false
    }
  }
}
