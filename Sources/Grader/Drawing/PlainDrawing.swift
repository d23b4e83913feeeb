package import LayoutEngine

/// The facts of a drawing as lines of text, for readers who can't use the picture.
package enum PlainDrawing {
  /// One layout: every view with its four edges.
  ///
  ///     Blue: left 40, right 216, top 16, bottom 64
  ///
  /// With an axis, that one alone is told.
  package static func lines(_ views: [NamedFrame], axis: Axis? = nil) -> [String] {
    views.map { view in
      let frame = view.frame
      let across = ["left \(pointsText(frame.x))", "right \(pointsText(frame.maxX))"]
      let down = ["top \(pointsText(frame.y))", "bottom \(pointsText(frame.maxY))"]
      let edges = (axis == .vertical ? [] : across) + (axis == .horizontal ? [] : down)
      return "\(view.name): \(edges.joined(separator: ", "))"
    }
  }

  /// Wanted and got along one axis.
  ///
  ///     Blue: want 40 to 216, got 40 to 232
  package static func lines(
    wanted: [NamedFrame], got: [NamedFrame], axis: Axis, words: (wanted: String, got: String)
  ) -> [String] {
    zip(wanted, got).map { wanted, got in
      "\(wanted.name): \(words.wanted) \(span(wanted.frame, axis)), "
        + "\(words.got) \(span(got.frame, axis))"
    }
  }

  private static func span(_ frame: Rect, _ axis: Axis) -> String {
    axis == .horizontal
      ? "\(pointsText(frame.x)) to \(pointsText(frame.maxX))"
      : "\(pointsText(frame.y)) to \(pointsText(frame.maxY))"
  }
}
