import Foundation
import LayoutEngine

extension UIView {
  /// How often a pass starts again because a view changed something while it was laid out.
  private static let mostRounds = 10

  /// Runs the update, layout passes over the whole hierarchy: what `layoutIfNeeded` does.
  func layOutHierarchy() {
    let root = self.root
    guard !root.layoutState.isLayingOut else {
      // Asked for in the middle of a pass: the frames are made right, the rest goes on above.
      if root.layoutState.needsSolving { root.solve() }
      return
    }
    root.layoutState.isLayingOut = true
    defer { root.layoutState.isLayingOut = false }
    for _ in 0..<Self.mostRounds {
      root.updateHierarchyConstraints()
      if root.layoutState.needsSolving { root.solve() }
      let hasLaidOut = root.layOutSubtree()
      if !hasLaidOut, !root.layoutState.needsSolving { return }
    }
  }

  /// Calls `updateConstraints` where it is due, subviews first.
  func updateHierarchyConstraints() {
    let root = self.root
    guard root.usesConstraints else { return }
    root.updateSubtree()
  }

  /// Whether the hierarchy has to do with constraints at all; without, nobody is asked for any.
  private var usesConstraints: Bool {
    !layoutState.constraints.isEmpty || type(of: self).requiresConstraintBasedLayout
      || layoutState.controller != nil || layoutState.subviews.contains { $0.usesConstraints }
  }

  private func updateSubtree() {
    for subview in layoutState.subviews { subview.updateSubtree() }
    guard layoutState.needsUpdateConstraints else { return }
    layoutState.needsUpdateConstraints = false
    if let controller = layoutState.controller {
      controller.updateConstraintsOfView()
    } else {
      updateConstraints()
    }
  }

  /// Calls `layoutSubviews` where it is due, superviews first.
  ///
  /// - Returns: Whether it was due anywhere.
  private func layOutSubtree() -> Bool {
    var hasLaidOut = false
    if layoutState.needsLayout {
      layoutState.needsLayout = false
      hasLaidOut = true
      layoutState.controller?.willLayOutSubviews()
      layoutSubviews()
      layoutState.controller?.didLayOutSubviews()
    }
    for subview in layoutState.subviews where subview.layOutSubtree() { hasLaidOut = true }
    return hasLaidOut
  }

  /// Finds the frames of everything below a root.
  private func solve() {
    layoutState.needsSolving = false
    let map = HierarchyMap(root: self)
    var run = LayoutRun(map)
    guard let solution = run.solution(), let frames = solution.frames else { return }
    write(frames, of: map)
    if map.isOutOfDate { layoutState.needsSolving = true }
  }

  /// The size that the view takes by its own constraints and content.
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateHierarchyConstraints()
    let id = ItemID(index: 0)
    var run = LayoutRun(HierarchyMap(root: self, isFitting: true), isLogging: false)
    let wishes: [(Attribute, CGFloat, UILayoutPriority)] = [
      (.width, target.width, horizontal), (.height, target.height, vertical),
    ]
    for (attribute, length, priority) in wishes {
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

extension HierarchyMap {
  /// Whether the new frames changed margins or safe areas that the layout was computed with.
  var isOutOfDate: Bool {
    for (index, object) in objects.enumerated() {
      let item = scene[ItemID(index: Int32(index))]
      if let view = object as? UIView {
        if Insets(view.layoutMargins) != item.margins { return true }
      } else if case .inset(let insets) = item.placement, let guide = object as? UILayoutGuide,
        case .inset(let current) = guide.placing, let owner = guide.owner,
        Insets(current(owner)) != insets
      {
        return true
      }
    }
    return false
  }
}
