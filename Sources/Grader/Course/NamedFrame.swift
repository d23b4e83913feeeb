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
  /// Guides are left out, because a layout is compared by its views.
  package func namedFrames(_ frames: Frames) -> [NamedFrame] { named(frames, .view) }

  /// The guides that don't fill the window, each with the last part of its name.
  package func namedGuides(_ frames: Frames) -> [NamedFrame] {
    guard let window = ids.first.map({ frames[$0] }) else { return [] }
    return named(frames, .guide).filter {
      $0.frame != Rect(x: 0, y: 0, width: window.width, height: window.height)
    }.map { guide in
      NamedFrame(String(guide.name.split(separator: ".").last ?? ""), guide.frame)
    }
  }

  private func named(_ frames: Frames, _ kind: Item.Kind) -> [NamedFrame] {
    // The wanted layout has no frames for what a program made besides the exercise's views.
    let framed = ids.prefix(frames.count).dropFirst()
    return framed.filter { self[$0].kind == kind }.map { id in
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
