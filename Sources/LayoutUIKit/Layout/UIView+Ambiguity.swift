import Foundation
import LayoutEngine

extension UIView {
  /// Whether constraints leave the view's frame open; `false` outside a window, as in UIKit.
  var leavesSomethingOpen: Bool { ambiguity(of: self) != nil }

  /// Whether constraints leave a guide of the view open.
  func leavesOpen(_ guide: UILayoutGuide) -> Bool { ambiguity(of: guide) != nil }

  /// Shows another of the layouts that the constraints allow, and the next time the first again.
  ///
  /// As in UIKit, nothing happens where the view's own frame isn't open.
  func showOtherLayout() {
    root.layOutIfNeeded()
    guard let open = ambiguity(of: self) else { return }
    let other = open.ambiguity.otherWitness
    let grid = PixelGrid(scale: Double(screenScale))
    let frame = CGRect(other.rounded(to: grid, in: open.map.scene)[open.id])
    root.note(frame.isNear(layoutState.frame) ? open.frames : other, of: open.map)
    root.layOutIfNeeded()
  }

  /// A view or guide that constraints leave open.
  private struct OpenItem {
    let map: HierarchyMap
    let id: ItemID
    /// The layout that a pass gives.
    let frames: Frames
    let ambiguity: Ambiguity
  }

  private func ambiguity(of object: NSObject) -> OpenItem? {
    guard window != nil else { return nil }
    let map = HierarchyMap(root: root)
    var run = LayoutRun(map, isLogging: false)
    guard let id = map.id(of: object),
      case .ambiguous(let frames, let ambiguity)? = run.solution(),
      ambiguity.ranges.contains(where: { $0.item == id })
    else { return nil }
    return OpenItem(map: map, id: id, frames: frames, ambiguity: ambiguity)
  }
}
