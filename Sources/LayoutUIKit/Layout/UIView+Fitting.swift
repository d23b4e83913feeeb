import Foundation
import LayoutEngine

extension UIView {
  /// The size that the view takes by its own constraints and content.
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsBelow()
    let id = ItemID(index: 0)
    var run = LayoutRun(HierarchyMap(root: self, isFitting: true), isLogging: false)
    let targets: [(Attribute, CGFloat, UILayoutPriority)] = [
      (.width, target.width, horizontal), (.height, target.height, vertical),
    ]
    for (attribute, length, priority) in targets {
      run.add(
        Constraint(
          Anchor(id, attribute), .equal, .length(Double(length)),
          priority: Priority(Double(priority.rawValue)) ?? .least))
    }
    guard let frames = run.solution()?.frames else { return layoutState.frame.size }
    let grid = PixelGrid(scale: Double(screenScale))
    return CGSize(width: grid.up(frames[id].width), height: grid.up(frames[id].height))
  }
}
