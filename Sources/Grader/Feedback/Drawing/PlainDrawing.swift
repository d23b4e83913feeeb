package import Course
package import LayoutEngine

/// The facts of a drawing as lines of text, for readers who can't use the picture.
package enum PlainDrawing {
  /// One layout: every view with its four edges.
  ///
  ///     Blue: left 40, right 216, top 16, bottom 64
  ///     Red: left 224, right 360, top 16, bottom 64 (outside: right)
  ///
  /// - Parameters:
  ///   - views: The views, with frames in window coordinates.
  ///   - axis: The one axis to tell, or `nil` for both.
  ///   - outside: The window, and the word before the edges that lie beyond its own; `nil` leaves
  ///     that unsaid.
  /// - Returns: A line for each view, in their order.
  package static func lines(
    _ views: [NamedFrame], axis: Axis? = nil, outside: (window: Size, word: String)? = nil
  ) -> [String] {
    views.map { view in
      let edges = edges(of: view.frame, axis: axis, window: outside?.window)
      let line = "\(view.name): \(positions(in: view.frame, axis))"
      let beyond = edges.filter { $0.isOutside }.map { $0.name }
      guard let word = outside?.word, !beyond.isEmpty else { return line }
      return "\(line) (\(word): \(beyond.joined(separator: ", ")))"
    }
  }

  /// The wanted layout and the answer's, every number with the edge that it belongs to.
  ///
  ///     Blue: want left 40, right 216; got left 40, right 232
  ///
  /// - Parameters:
  ///   - wanted: The views in their places, in window coordinates.
  ///   - got: The same views, in the same order, where they ended up.
  ///   - axis: The one axis to tell, or `nil` for both.
  ///   - words: The names of the two layouts.
  /// - Returns: A line for each view, in their order.
  package static func lines(
    wanted: [NamedFrame], got: [NamedFrame], axis: Axis? = nil,
    words: (wanted: String, got: String)
  ) -> [String] {
    zip(wanted, got).map { wanted, got in
      let (goal, found) = (positions(in: wanted.frame, axis), positions(in: got.frame, axis))
      return "\(wanted.name): \(words.wanted) \(goal); \(words.got) \(found)"
    }
  }

  private struct Edge {
    let name: String
    let position: Double
    let isOutside: Bool
  }

  private static func edges(of frame: Rect, axis: Axis?, window: Size?) -> [Edge] {
    func edge(_ name: String, _ position: Double, _ length: Double?) -> Edge {
      // The same tolerance as in the picture, so that both say the same.
      let isOutside = length.map { position < -0.001 || position > $0 + 0.001 } ?? false
      return Edge(name: name, position: position, isOutside: isOutside)
    }
    let across = [
      edge("left", frame.x, window?.width), edge("right", frame.maxX, window?.width),
    ]
    let down = [
      edge("top", frame.y, window?.height), edge("bottom", frame.maxY, window?.height),
    ]
    return (axis == .vertical ? [] : across) + (axis == .horizontal ? [] : down)
  }

  private static func positions(in frame: Rect, _ axis: Axis?) -> String {
    edges(of: frame, axis: axis, window: nil).map { "\($0.name) \(pointsText($0.position))" }
      .joined(separator: ", ")
  }
}

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
