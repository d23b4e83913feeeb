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
      var frame = CGRect(rounded[id])
      if let parent = map.scene[id].parent {
        // The engine counts from the corner that is seen, and UIKit from where the content begins.
        let offset = map.scene[parent].contentOffset
        frame = frame.offsetBy(dx: offset.x, dy: offset.y)
      }
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

  struct OpenItem {
    let map: HierarchyMap
    let id: ItemID
    let frames: Frames
    let ambiguity: Ambiguity
  }

  /// What constraints leave open of a view or guide; nothing outside a window, as in UIKit.
  func ambiguity(of object: NSObject) -> OpenItem? {
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

extension CGRect {
  /// Whether another rectangle is the same but for rounding noise.
  func isNear(_ other: CGRect, within distance: CGFloat = 1e-9) -> Bool {
    abs(origin.x - other.origin.x) < distance && abs(origin.y - other.origin.y) < distance
      && abs(size.width - other.size.width) < distance
      && abs(size.height - other.size.height) < distance
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
