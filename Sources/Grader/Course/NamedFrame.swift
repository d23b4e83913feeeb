package import LayoutEngine

/// A view's name and its frame in the coordinates of the window, in points.
package struct NamedFrame: Hashable, Sendable {
  package let name: String
  package let frame: Rect

  package init(_ name: String, _ frame: Rect) {
    self.name = name
    self.frame = frame
  }
}

extension Scene {
  /// The views below the window, each with its frame counted from the window's corner.
  ///
  /// Guides are never drawn, so they are left out.
  package func namedFrames(_ frames: Frames) -> [NamedFrame] {
    // The wanted layout has no frames for what a program made besides the exercise's views.
    let framed = ids.prefix(frames.count).dropFirst()
    return framed.filter { self[$0].kind == .view }.map { id in
      var frame = frames[id]
      var ancestor = self[id].parent
      while let view = ancestor, self[view].parent != nil {
        frame.x += frames[view].x
        frame.y += frames[view].y
        ancestor = self[view].parent
      }
      return NamedFrame(self[id].name, frame)
    }
  }
}
