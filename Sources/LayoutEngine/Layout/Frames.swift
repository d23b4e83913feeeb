/// A frame for every item of a scene, each in the coordinates of its parent.
package struct Frames: Hashable, Sendable {
  private(set) var rects: [Rect]

  /// Frames in the order of the scene's items.
  package init(_ rects: [Rect]) { self.rects = rects }

  /// The frame of an item, in points from its parent's top left corner.
  package subscript(id: ItemID) -> Rect {
    get { rects[Int(id.index)] }
    set { rects[Int(id.index)] = newValue }
  }

  /// The number of items.
  package var count: Int { rects.count }

  /// The frame of an item in the coordinates of its root, through every parent.
  ///
  /// - Complexity: O(depth).
  package func frameInRoot(of id: ItemID, in scene: Scene) -> Rect {
    var rect = self[id]
    var next = scene[id].parent
    while let parent = next {
      rect.x += self[parent].x
      rect.y += self[parent].y
      next = scene[parent].parent
    }
    return rect
  }
}
