import Foundation
import LayoutEngine

extension UIView {
  /// Puts a layout's frames, on whole pixels, into the views and guides below a root.
  func write(_ frames: Frames, of map: HierarchyMap) {
    let grid = PixelGrid(scale: Double(screenScale))
    let rounded = frames.rounded(to: grid, in: map.scene)
    for (id, object) in zip(map.scene.ids, map.objects) {
      let frame = CGRect(rounded[id])
      if let guide = object as? UILayoutGuide { guide.solvedFrame = frame }
      guard let view = object as? UIView else { continue }
      if map.scene[id].parent != nil {
        view.take(frame)
      } else if case .constraints = map.scene[id].placement {
        // Where a root stands is nobody's business but its owner's.
        view.take(CGRect(origin: view.layoutState.frame.origin, size: frame.size))
      }
    }
  }

  private func take(_ frame: CGRect) {
    guard !frame.isNear(layoutState.frame) else { return }
    if layoutState.frame.size != frame.size { layoutState.needsLayout = true }
    layoutState.superview?.layoutState.needsLayout = true
    layoutState.frame = frame
  }
}

extension CGRect {
  /// Whether another rectangle is the same but for rounding noise.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(origin.x - other.origin.x) < 1e-9 && abs(origin.y - other.origin.y) < 1e-9
      && abs(size.width - other.size.width) < 1e-9
      && abs(size.height - other.size.height) < 1e-9
  }
}
