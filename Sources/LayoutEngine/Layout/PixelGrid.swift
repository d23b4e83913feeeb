/// The device's pixels, on whose edges frames end.
package struct PixelGrid: Hashable, Sendable {
  /// Pixels to a point; 0 or less leaves every number as it is.
  package let scale: Double

  package init(scale: Double) { self.scale = scale }

  /// The grid of the phone that every window is on, unless something else is said.
  package static let phone = PixelGrid(scale: 3)

  /// The largest rounding error of the solver in an edge, in pixels.
  private static let noise = 1e-6

  /// The nearest edge of a pixel, the later one of two: 950.25 is 950.5 at two pixels to a point.
  ///
  /// Source: docs/SEMANTICS.md, S6.9.
  package func nearest(_ points: Double) -> Double {
    rounded(points) { ($0 + 0.5 + Self.noise).rounded(.down) }
  }

  /// The first edge of a pixel that isn't before a point.
  package func up(_ points: Double) -> Double {
    rounded(points) { ($0 - Self.noise).rounded(.up) }
  }

  private func rounded(_ points: Double, _ pixels: (Double) -> Double) -> Double {
    // Numbers near the end of what a double holds have no pixels.
    guard scale > 0, (points * scale).isFinite else { return points }
    return pixels(points * scale) / scale
  }

  /// A rectangle whose four edges are the nearest ones.
  package func nearest(_ rect: Rect) -> Rect {
    Rect(
      x: nearest(rect.x), y: nearest(rect.y), width: length(from: rect.x, over: rect.width),
      height: length(from: rect.y, over: rect.height))
  }

  /// What lies between the pixels nearest to two edges, counted in pixels: the edges themselves may
  /// have no exact numbers, as at three pixels to a point.
  private func length(from edge: Double, over length: Double) -> Double {
    let (from, to) = (nearest(edge), nearest(edge + length))
    let pixels = ((to - from) * scale).rounded()
    return scale > 0 && pixels.isFinite ? pixels / scale : to - from
  }
}

extension Frames {
  /// The frames as a device shows them: edges on whole pixels.
  ///
  /// Where constraints decide, each edge goes to the nearest pixel, counted from the root, and the
  /// lengths follow from the edges: thirds of 100 become 33, 34 and 33. Where the frame is given
  /// or a mask decides, it stays what it is, to the last digit, beside its superview's real corner.
  ///
  /// Source: docs/SEMANTICS.md, S6.9, S6.10 and S7.29.
  /// - Returns: The rounded frames; the same ones if they aren't this scene's.
  package func rounded(to grid: PixelGrid, in scene: Scene) -> Frames {
    guard count == scene.items.count else { return self }
    var rounded = self
    /// Where each item's frame begins, counted from the root: as solved, and as rounded.
    var solved = self
    var shown = self
    for id in scene.idsFromRoots {
      var rect = self[id]
      let parent = scene[id].parent
      let from = parent.map { solved[$0] } ?? Rect(x: -rect.x, y: -rect.y, width: 0, height: 0)
      let to = parent.map { shown[$0] } ?? from
      rect.x += from.x
      rect.y += from.y
      solved[id] = rect
      if scene[id].placement.isRounded {
        rect = grid.nearest(rect)
      } else {
        rect.x += to.x - from.x
        rect.y += to.y - from.y
      }
      shown[id] = rect
      rounded[id] = Rect(
        x: rect.x - to.x, y: rect.y - to.y, width: rect.width, height: rect.height)
    }
    return rounded
  }
}

extension Scene {
  /// All items, parents before children.
  ///
  /// - Complexity: O(items) where none was moved into a parent that was added later.
  fileprivate var idsFromRoots: [ItemID] {
    let isInOrder = ids.allSatisfy { id in self[id].parent.map { $0 < id } ?? true }
    guard !isInOrder else { return ids }
    var children: [ItemID: [ItemID]] = [:]
    for id in ids {
      if let parent = self[id].parent { children[parent, default: []].append(id) }
    }
    var order = ids.filter { self[$0].parent == nil }
    var next = 0
    while next < order.count {
      order += children[order[next]] ?? []
      next += 1
    }
    return order
  }
}

extension Item.Placement {
  /// Whether constraints made the frame, so that it may end between pixels.
  fileprivate var isRounded: Bool {
    switch self {
    case .constraints, .inset, .content: true
    case .given, .translated: false
    }
  }
}
