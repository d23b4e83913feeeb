import Foundation
import LayoutEngine

extension AnswerStage {
  /// The least part of a view that has to show for it to be seen.
  private static let leastPart: CGFloat = 0.1

  /// The first thing that keeps a view, or a guide of it, from being seen in a frame of the screen,
  /// and the view that it happens to.
  func veil(of view: UIView, _ frame: CGRect) -> (SnapshotPlace.Kind, UIView?)? {
    var alpha: CGFloat = 1
    var faintest = view
    for current in view.andSuperviews {
      // What the case hides was not to be seen.
      if current.look.isHidden, hidden.contains(current) { return nil }
      if current.look.isHidden || current.look.layer?.isHidden == true { return (.hidden, current) }
      if current.look.layer?.mask?.showsNothing == true { return (.masked, current) }
      alpha *= current.look.alpha
      if current.look.alpha < faintest.look.alpha { faintest = current }
    }
    if alpha < Self.leastPart { return (.transparent, faintest) }
    guard frame.width > 0, frame.height > 0 else { return nil }
    if let clip = clip(of: view, frame) { return clip }
    return cover(of: view, frame)
  }

  /// The view, or one around it, that cuts off nearly all of it, by its bounds or by a mask.
  private func clip(of view: UIView, _ frame: CGRect) -> (SnapshotPlace.Kind, UIView?)? {
    var visible = frame
    for outer in view.andSuperviews {
      if let shown = outer.look.layer?.mask?.shownRect {
        visible = visible.intersection(outer.rectOnScreen(shown))
        if visible.area < frame.area * Self.leastPart { return (.masked, outer) }
      }
      guard outer !== view, outer !== window,
        outer.look.clipsToBounds || outer.look.layer?.masksToBounds == true
      else { continue }
      visible = visible.intersection(outer.rectOnScreen(outer.reachableRect))
      if visible.area < frame.area * Self.leastPart { return (.clipping, outer) }
    }
    return nil
  }

  /// What is drawn later than a view, and hides nearly all of it.
  private func cover(of view: UIView, _ frame: CGRect) -> (SnapshotPlace.Kind, UIView?)? {
    var covers: [Cover] = []
    var low = view
    while let superview = low.layoutState.superview {
      for later in superview.subviews(before: low) { later.addCovers(of: frame, to: &covers) }
      superview.addLayers(before: low, covering: frame, to: &covers)
      low = superview
    }
    for other in UIWindow.made where other !== window {
      other.addCovers(of: frame, to: &covers)
    }
    if frame.area - frame.areaCovered(by: covers.map(\.rect)) < frame.area * Self.leastPart,
      let largest = covers.max(by: { $0.rect.area < $1.rect.area })
    {
      return (largest.kind, largest.view.root === window ? largest.view : nil)
    }
    return isBehindAScreen ? (.covering, nil) : nil
  }

  private var isBehindAScreen: Bool {
    var waiting = [controller, window.rootViewController].compactMap { $0 }
    while let next = waiting.popLast() {
      if next.state.presented != nil { return true }
      waiting += next.state.children
    }
    return false
  }
}

@MainActor
private struct Cover {
  /// The part of a view that it hides, on the screen.
  let rect: CGRect
  let kind: SnapshotPlace.Kind
  /// The view, or the one whose layer it is.
  let view: UIView
}

extension UIView {
  /// The subviews that are drawn later than one of them, in the order of their drawing.
  fileprivate func subviews(before low: UIView) -> [UIView] {
    let subviews = layoutState.subviews
    guard let place = subviews.firstIndex(where: { $0 === low }) else { return [] }
    return subviews.enumerated().filter { index, other in
      other.depth > low.depth || other.depth == low.depth && index > place
    }.map(\.element)
  }

  private var depth: CGFloat { look.layer?.zPosition ?? 0 }

  /// Adds the view, and what hangs in it, where it hides a part of a rectangle of the screen.
  fileprivate func addCovers(of rect: CGRect, to covers: inout [Cover]) {
    guard !look.isHidden, look.layer?.isHidden != true, look.alpha > 0.99 else { return }
    if isFilled {
      add(rectOnScreen(ownBounds), .covering, hiding: rect, to: &covers)
    }
    for subview in layoutState.subviews { subview.addCovers(of: rect, to: &covers) }
  }

  /// Whether the view has a colour, or something of its class, that nothing shines through.
  private var isFilled: Bool {
    look.backgroundColor?.cgColor.isOpaque == true || look.layer?.isFilled == true
      || hidesWhatIsBehind
  }

  /// Adds the layers of the view that belong to no view and lie in front of a subview.
  fileprivate func addLayers(before low: UIView, covering rect: CGRect, to covers: inout [Cover]) {
    guard let layers = look.layer?.sublayers,
      let place = layoutState.subviews.firstIndex(where: { $0 === low })
    else { return }
    for layer in layers where !layer.isHidden && layer.isFilled {
      let isInFront = layer.zPosition == low.depth && layer.viewsBehind > place
      guard layer.zPosition > low.depth || isInFront else { continue }
      add(rectOnScreen(layer.frame), .layering, hiding: rect, to: &covers)
    }
  }

  private func add(
    _ own: CGRect, _ kind: SnapshotPlace.Kind, hiding rect: CGRect, to covers: inout [Cover]
  ) {
    let part = own.intersection(rect)
    if !part.isEmpty { covers.append(Cover(rect: part, kind: kind, view: self)) }
  }

  /// Whether anything of the view itself is drawn, without what hangs in it.
  var isDrawn: Bool {
    let isHidden = andSuperviews.contains { $0.look.isHidden || $0.look.alpha < 0.01 }
    return !isHidden && (look.layer?.isDrawn == true || look.backgroundColor.isSeen || showsContent)
  }
}

extension UIColor? {
  fileprivate var isSeen: Bool { map { $0.cgColor.alpha > 0 } ?? false }
}

extension CALayer {
  /// Whether the layer, as another's mask, lets nothing of that one be seen.
  fileprivate var showsNothing: Bool { shownRect.isNull }

  /// The smallest rectangle around what the layer, as another's mask, lets be seen of that one.
  fileprivate var shownRect: CGRect {
    guard !isHidden else { return .null }
    var shown = shownInside
    for layer in sublayers ?? [] { shown = shown.union(layer.shownRect) }
    if masksToBounds { shown = shown.intersection(bounds) }
    guard !shown.isNull else { return .null }
    return shown.offsetBy(dx: frame.minX - bounds.minX, dy: frame.minY - bounds.minY)
  }
}

extension CGColor {
  fileprivate var isOpaque: Bool { alpha > 0.99 }
}

extension CGRect {
  fileprivate var area: CGFloat { isNull ? 0 : width * height }

  /// How much of the rectangle others cover, all of which lie inside it.
  ///
  /// - Complexity: O(n³) in the number of the largest of them, which are looked at alone.
  fileprivate func areaCovered(by rects: [CGRect]) -> CGFloat {
    let most = 32
    let rects = rects.count > most ? Array(rects.sorted { $0.area > $1.area }.prefix(most)) : rects
    let xs = rects.flatMap { [$0.minX, $0.maxX] }.sorted()
    let ys = rects.flatMap { [$0.minY, $0.maxY] }.sorted()
    var area: CGFloat = 0
    for (left, right) in zip(xs, xs.dropFirst()) where right > left {
      for (top, bottom) in zip(ys, ys.dropFirst()) where bottom > top {
        let isCovered = rects.contains {
          $0.minX <= left && $0.maxX >= right && $0.minY <= top && $0.maxY >= bottom
        }
        if isCovered { area += (right - left) * (bottom - top) }
      }
    }
    return area
  }
}
