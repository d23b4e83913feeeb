import Foundation
import LayoutEngine

/// Puts a layout's frames into views and guides.
///
/// Where constraints decide, edges go to the nearest pixel, counted from the root; the lengths follow
/// from the edges. Where a mask decides, the frame is what the mask says, to the last digit.
@MainActor
struct FrameWriter {
  private let map: HierarchyMap
  private let grid: PixelGrid

  init(_ map: HierarchyMap, scale: CGFloat) {
    self.map = map
    grid = PixelGrid(scale: scale)
  }

  func write(_ frames: Frames) {
    /// Where each item's frame begins, counted from the root: as solved, and as written.
    var solved: [CGPoint] = []
    var written: [CGPoint] = []
    for (index, object) in map.objects.enumerated() {
      let id = ItemID(index: Int32(index))
      let rect = frames[id]
      guard let parent = map.scene[id].parent.map({ Int($0.index) }) else {
        solved.append(.zero)
        written.append(.zero)
        writeRoot(object, id, rect)
        continue
      }
      let origin = CGPoint(x: solved[parent].x + rect.x, y: solved[parent].y + rect.y)
      solved.append(origin)
      let absolute = CGRect(x: origin.x, y: origin.y, width: rect.width, height: rect.height)
      // A mask counts from where the superview's corner really is.
      let final =
        isRounded(id)
        ? rounded(outset(absolute, object))
        : outset(absolute, object).offsetBy(
          dx: written[parent].x - solved[parent].x, dy: written[parent].y - solved[parent].y)
      written.append(final.origin)
      write(final.offsetBy(dx: -written[parent].x, dy: -written[parent].y), to: object)
    }
  }

  private func isRounded(_ id: ItemID) -> Bool {
    if case .translated = map.scene[id].placement { false } else { true }
  }

  private func outset(_ rect: CGRect, _ object: NSObject) -> CGRect {
    (object as? UIView)?.frame(forAlignmentRect: rect) ?? rect
  }

  private func rounded(_ rect: CGRect) -> CGRect {
    let left = grid.nearest(rect.origin.x)
    let top = grid.nearest(rect.origin.y)
    let right = grid.nearest(rect.origin.x + rect.size.width)
    let bottom = grid.nearest(rect.origin.y + rect.size.height)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private func writeRoot(_ object: NSObject, _ id: ItemID, _ rect: Rect) {
    guard case .constraints = map.scene[id].placement, let view = object as? UIView else { return }
    let size = rounded(
      view.frame(
        forAlignmentRect: CGRect(x: 0, y: 0, width: rect.width, height: rect.height))
    ).size
    write(CGRect(origin: view.layoutState.frame.origin, size: size), to: view)
  }

  private func write(_ frame: CGRect, to object: NSObject) {
    if let guide = object as? UILayoutGuide { guide.solvedFrame = frame }
    guard let view = object as? UIView, !frame.isNear(view.layoutState.frame) else { return }
    if view.layoutState.frame.size != frame.size { view.layoutState.needsLayout = true }
    view.layoutState.superview?.layoutState.needsLayout = true
    view.layoutState.frame = frame
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
