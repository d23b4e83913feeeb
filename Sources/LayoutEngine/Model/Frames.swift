/// A frame for every item of a scene, each in the coordinates of its parent.
package struct Frames: Hashable, Sendable {
  /// The x, y, width and height of each item in turn, as the solver numbers them.
  private var numbers: [Double]

  /// Frames in the order of the scene's items.
  package init(_ rects: [Rect]) {
    self.init(values: rects.flatMap { [$0.x, $0.y, $0.width, $0.height] })
  }

  /// Frames from the solver's values: x, y, width and height, item by item; nothing is copied.
  init(values: [Double]) {
    assert(values.count % 4 == 0)
    numbers = values
  }

  /// The frame of an item, in points from its parent's top left corner.
  package subscript(id: ItemID) -> Rect {
    get {
      let place = 4 * Int(id.index)
      return Rect(
        x: numbers[place], y: numbers[place + 1], width: numbers[place + 2],
        height: numbers[place + 3])
    }
    set {
      let place = 4 * Int(id.index)
      numbers[place] = newValue.x
      numbers[place + 1] = newValue.y
      numbers[place + 2] = newValue.width
      numbers[place + 3] = newValue.height
    }
  }

  /// The number of items.
  package var count: Int { numbers.count / 4 }

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
