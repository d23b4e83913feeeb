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

  /// The same of the views that are in one place in all layouts that are possible.
  package func namedFrames(_ ambiguity: Ambiguity) -> [NamedFrame] {
    let open = Set(ambiguity.ranges.map { $0.item })
    func isOpen(_ id: ItemID) -> Bool {
      open.contains(id) || self[id].parent.map(isOpen) ?? false
    }
    let names = Set(ids.filter(isOpen).map { self[$0].name })
    return namedFrames(ambiguity.witness).filter { !names.contains($0.name) }
  }

  /// The guides that don't fill the window, each with the last part of its name, and the areas
  /// inside the margins that some constraints count from.
  package func namedGuides(_ frames: Frames, of constraints: [Constraint] = []) -> [NamedFrame] {
    guard let window = ids.first.map({ frames[$0] }) else { return [] }
    let used = Set(
      constraints.flatMap { $0.anchors }.filter { $0.attribute.isMargin }.map { $0.item })
    let margins = ids.prefix(frames.count).filter(used.contains).map { id in
      let (frame, insets) = (place(of: id, in: frames), self[id].margins)
      return NamedFrame(
        OwnGuide.margins.rawValue,
        Rect(
          x: frame.x + insets.left, y: frame.y + insets.top,
          width: frame.width - insets.left - insets.right,
          height: frame.height - insets.top - insets.bottom))
    }
    let guides = named(frames, .guide).filter {
      $0.frame != Rect(x: 0, y: 0, width: window.width, height: window.height)
    }.map { guide in
      NamedFrame(String(guide.name.split(separator: ".").last ?? ""), guide.frame)
    }
    return guides + margins.filter { !guides.contains($0) }
  }

  private func named(_ frames: Frames, _ kind: Item.Kind) -> [NamedFrame] {
    // The wanted layout has no frames for what a program made besides the exercise's views.
    let framed = ids.prefix(frames.count).dropFirst()
    return framed.filter { self[$0].kind == kind }.map {
      NamedFrame(self[$0].name, place(of: $0, in: frames))
    }
  }

  private func place(of id: ItemID, in frames: Frames) -> Rect {
    var frame = frames[id]
    var ancestor = self[id].parent
    while let view = ancestor, self[view].parent != nil {
      frame.x += frames[view].x
      frame.y += frames[view].y
      ancestor = self[view].parent
    }
    return frame
  }
}
