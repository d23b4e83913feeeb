import Foundation
import LayoutEngine

extension UIView {
  /// Keeps a layout's frames, on whole pixels, for the views and guides below a root.
  ///
  /// A view whose subviews don't stand there yet waits for layout from now on: its `layoutSubviews`
  /// hands them out. What guides are is known at once.
  func note(_ frames: Frames, of map: HierarchyMap) {
    let grid = PixelGrid(scale: Double(screenScale))
    let rounded = frames.rounded(to: grid, in: map.scene)
    for (id, object) in zip(map.scene.ids, map.objects) {
      let frame = CGRect(rounded[id])
      if let guide = object as? UILayoutGuide { guide.solvedFrame = frame }
      guard let view = object as? UIView else { continue }
      if map.scene[id].parent != nil {
        view.layoutState.solvedFrame = frame
        if !frame.isNear(view.layoutState.frame) {
          view.layoutState.superview?.layoutState.needsLayout = true
        }
      } else if case .constraints = map.scene[id].placement {
        // Where a root stands is nobody's business but its owner's.
        view.place(CGRect(origin: view.layoutState.frame.origin, size: frame.size))
      }
    }
  }

  /// Gives the subviews the frames that constraints and masks make, as `layoutSubviews` does.
  ///
  /// Constraints that changed since they were solved count already. Source: docs/SEMANTICS.md, S4.7.
  func placeSubviews() {
    guard !layoutState.subviews.isEmpty else { return }
    let root = self.root
    if root.layoutState.pass.hasChangedConstraints { root.solve() }
    for subview in layoutState.subviews {
      if let frame = subview.layoutState.solvedFrame { subview.place(frame) }
    }
  }

  /// Takes a frame from a layout, by `bounds` and `center` and never by `frame`, as Apple's does.
  private func place(_ frame: CGRect) {
    let old = layoutState.frame
    guard !frame.isNear(old) else { return }
    layoutState.placedFrame = frame
    if old.size != frame.size {
      layoutState.needsLayout = true
      bounds = CGRect(origin: layoutState.boundsOrigin, size: frame.size)
    }
    center = CGPoint(x: frame.midX, y: frame.midY)
    layoutState.placedFrame = nil
  }
}

extension CGRect {
  /// Whether another rectangle is the same but for rounding noise.
  func isNear(_ other: CGRect, within distance: CGFloat = 1e-9) -> Bool {
    abs(origin.x - other.origin.x) < distance && abs(origin.y - other.origin.y) < distance
      && abs(size.width - other.size.width) < distance
      && abs(size.height - other.size.height) < distance
  }
}
