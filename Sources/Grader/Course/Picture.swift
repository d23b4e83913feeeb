package import LayoutEngine

/// One window with the layout that is wanted and the one that follows from an answer.
///
/// It holds numbers only: ``LayoutDrawing`` draws it with characters, and ``LayoutSVG`` as SVG.
package struct Picture: Hashable, Sendable {
  /// The distance between where an item should be and where it is.
  package struct Fault: Hashable, Sendable {
    package let item: String
    package let axis: Axis
    /// Where it should be, in points from the window's left or upper edge.
    package let from: Double
    /// Where it is, in points from the same edge.
    package let to: Double

    package init(item: String, axis: Axis, from: Double, to: Double) {
      (self.item, self.axis, self.from, self.to) = (item, axis, from, to)
    }
  }

  /// What its two layouts are called where they aren't the wanted one and an answer's.
  package struct Names: Hashable, Sendable {
    package let wanted: String
    package let yours: String

    package init(wanted: String, yours: String) { (self.wanted, self.yours) = (wanted, yours) }
  }

  /// What stands above it, such as the window's size: `Window 320 by 80`; empty for a picture alone.
  package var title = ""
  /// The window's size in points.
  package var window: Size
  package var direction: LayoutDirection
  /// The wanted frames, in window coordinates; empty if no layout is wanted.
  package var wanted: [NamedFrame]
  /// The answer's frames, in window coordinates; empty before there is a layout.
  package var yours: [NamedFrame]
  /// Frames that another picture of the same window shows; what differs is drawn in other places.
  package var compared: [NamedFrame] = []
  /// Margins and other guides, which are drawn dashed.
  package var guides: [NamedFrame]
  package var fault: Fault?
  /// What a device shows besides the frames.
  package var look = ScreenLook(Scene())
  /// The one axis that the exercise is about; `nil` for both.
  package var axis: Axis?
  package var names: Names?

  package init(
    window: Size, direction: LayoutDirection = .leftToRight, wanted: [NamedFrame] = [],
    yours: [NamedFrame] = [], guides: [NamedFrame] = [], fault: Fault? = nil, axis: Axis? = nil
  ) {
    (self.window, self.direction) = (window, direction)
    (self.wanted, self.yours, self.guides) = (wanted, yours, guides)
    (self.fault, self.axis) = (fault, axis)
  }
}

extension Picture {
  /// The distance between a view's wanted and actual place along an axis; `nil` if there is none.
  package func fault(of name: String, along axis: Axis) -> Fault? {
    guard let goal = wanted.first(where: { $0.name == name })?.frame,
      let own = yours.first(where: { $0.name == name })?.frame
    else { return nil }
    let edges =
      axis == .horizontal
      ? [(goal.x, own.x), (goal.maxX, own.maxX)] : [(goal.y, own.y), (goal.maxY, own.maxY)]
    guard let (from, to) = edges.first(where: { abs($0 - $1) > Tolerance.points }) else {
      return nil
    }
    return Fault(item: name, axis: axis, from: from, to: to)
  }

  /// The first distance between a view's wanted and actual place; `nil` if there is none.
  package var firstFault: Fault? {
    wanted.lazy.compactMap {
      fault(of: $0.name, along: .horizontal) ?? fault(of: $0.name, along: .vertical)
    }
    .first
  }
}
