import Foundation
import LayoutEngine

extension UIView {
  /// Whether constraints leave the view's frame open; `false` outside a window, as in UIKit.
  var leavesSomethingOpen: Bool { window != nil && isOpen(self) }

  /// Whether constraints leave a guide of the view open.
  func leavesOpen(_ guide: UILayoutGuide) -> Bool { window != nil && isOpen(guide) }

  private func isOpen(_ object: NSObject) -> Bool {
    let map = HierarchyMap(root: root)
    var run = LayoutRun(map, isLogging: false)
    guard let id = map.id(of: object), case .ambiguous(_, let ambiguity)? = run.solution() else {
      return false
    }
    return ambiguity.freedoms.contains { $0.item == id }
  }

  /// Shows another of the layouts that the constraints allow.
  func showOtherLayout() {
    let map = HierarchyMap(root: root)
    var run = LayoutRun(map, isLogging: false)
    guard case .ambiguous(_, let ambiguity)? = run.solution() else { return }
    write(ambiguity.otherWitness, of: map)
  }
}
