import Foundation
import LayoutEngine

extension AnswerStage {
  /// The least part of a view that has to show for it to be seen.
  private static let leastPart: CGFloat = 0.1

  /// The first thing that keeps a view from being seen where it is.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - frame: Where it, or a guide of it, is on the screen.
  /// - Returns: What it is and which view it happens to; `nil` if nothing does.
  func veil(of view: UIView, _ frame: CGRect) -> (SnapshotPlace.Kind, UIView?)? {
    var alpha: CGFloat = 1
    var faintest = view
    for current in view.andSuperviews {
      if current.look.isHidden || current.look.layer?.isHidden == true { return (.hidden, current) }
      if current.look.layer?.mask?.showsNothing == true { return (.masked, current) }
      alpha *= current.look.alpha
      if current.look.alpha < faintest.look.alpha { faintest = current }
    }
    if alpha < Self.leastPart { return (.transparent, faintest) }
    guard frame.width > 0, frame.height > 0 else { return nil }
    if let clip = clip(of: view, frame) { return (.clipping, clip) }
    return cover(of: view, frame)
  }

  /// A view around another that cuts off nearly all of it.
  ///
  /// What a scrolling view cuts off can be scrolled to.
  private func clip(of view: UIView, _ frame: CGRect) -> UIView? {
    var visible = frame
    for outer in view.andSuperviews.dropFirst() where outer !== window {
      guard outer.look.clipsToBounds || outer.look.layer?.masksToBounds == true else { continue }
      if outer is UIScrollView, !outer.ownBounds.isEmpty { continue }
      visible = visible.intersection(outer.rectOnScreen(outer.ownBounds))
      if visible.area < frame.area * Self.leastPart { return outer }
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

  /// Whether a controller that belongs to the window presents another one.
  private var isBehindAScreen: Bool {
    var waiting = [controller, window.rootViewController].compactMap { $0 }
    while let next = waiting.popLast() {
      if next.state.presented != nil { return true }
      waiting += next.state.children
    }
    return false
  }
}

/// Something with a colour that nothing shines through.
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

  /// Whether the view has a colour, or a picture, that nothing shines through.
  private var isFilled: Bool {
    if look.backgroundColor?.cgColor.isOpaque == true { return true }
    if look.layer?.isFilled == true { return true }
    return (self as? UIImageView)?.image.map { !$0.isSymbolImage } ?? false
  }

  /// Adds the layers of the view that belong to no view and lie in front of a subview.
  fileprivate func addLayers(
    before low: UIView, covering rect: CGRect, to covers: inout [Cover]
  ) {
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
}

extension CALayer {
  /// Whether the layer has a colour that nothing shines through.
  fileprivate var isFilled: Bool { backgroundColor?.isOpaque == true }

  /// Whether the layer, as another's mask, lets nothing of that one be seen.
  fileprivate var showsNothing: Bool {
    if isHidden || frame.isEmpty { return true }
    if backgroundColor.map({ $0.alpha > 0 }) == true || contents != nil { return false }
    return (sublayers ?? []).allSatisfy(\.showsNothing)
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
