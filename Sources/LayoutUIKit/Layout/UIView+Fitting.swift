import Foundation
import LayoutEngine

extension UIView {
  /// The size that the view takes by its own constraints and content.
  ///
  /// Text of several lines is measured at the width that it gets, as a second layout pass would.
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsBelow()
    let targets: [(Attribute, CGFloat, UILayoutPriority)] = [
      (.width, target.width, horizontal), (.height, target.height, vertical),
    ]
    let map = HierarchyMap(root: self, isFitting: true)
    guard var frames = frames(fitting: targets, map) else { return layoutState.frame.size }
    let kept = map.wrapTexts(frames)
    if !kept.isEmpty {
      frames = self.frames(fitting: targets, HierarchyMap(root: self, isFitting: true)) ?? frames
      for (view, size) in kept { view.layoutState.contentSize = size }
    }
    let grid = PixelGrid(scale: Double(screenScale))
    let size = frames[ItemID(index: 0)]
    return CGSize(width: grid.up(size.width), height: grid.up(size.height))
  }

  private func frames(
    fitting targets: [(Attribute, CGFloat, UILayoutPriority)], _ map: HierarchyMap
  ) -> Frames? {
    var run = LayoutRun(map, isLogging: false)
    for (attribute, length, priority) in targets {
      run.add(
        Constraint(
          Anchor(ItemID(index: 0), attribute), .equal, .length(Double(length)),
          priority: Priority(Double(priority.rawValue)) ?? .least))
    }
    return run.solution()?.frames
  }
}

extension HierarchyMap {
  /// Lets texts of several lines be as high as they are at the widths that a layout gives them.
  ///
  /// - Returns: The views whose content is another now, with the sizes that they had.
  fileprivate func wrapTexts(_ frames: Frames) -> [(UIView, CGSize?)] {
    zip(scene.ids, objects).compactMap { id, object in
      guard let view = object as? UIView, view.layoutState.givenContent == nil,
        let size = view.contentSize(wrappedIn: CGFloat(frames[id].width)),
        let old = view.layoutState.contentSize, old.height != size.height
      else { return nil }
      view.layoutState.contentSize = CGSize(width: old.width, height: size.height)
      return (view, old)
    }
  }
}
