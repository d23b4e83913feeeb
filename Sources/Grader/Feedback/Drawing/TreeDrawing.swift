package import LayoutEngine

/// Views as the tree of their superviews.
package enum TreeDrawing {
  /// A line for each view, superviews first.
  ///
  ///     view
  ///     ├─ card
  ///     │  └─ photo
  ///     └─ bar
  ///
  /// - Complexity: O(items²), for scenes that people draw.
  package static func lines(of scene: Scene) -> [String] {
    scene.ids.filter { scene[$0].parent == nil }.flatMap { lines(below: $0, in: scene) }
  }

  private static func lines(below id: ItemID, in scene: Scene) -> [String] {
    let children = scene.ids.filter { scene[$0].parent == id }
    return [scene[id].name]
      + children.flatMap { child in
        let isLast = child == children.last
        return lines(below: child, in: scene).enumerated().map { number, line in
          (number == 0 ? (isLast ? "└─ " : "├─ ") : (isLast ? "   " : "│  ")) + line
        }
      }
  }
}
