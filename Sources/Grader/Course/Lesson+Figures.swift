package import LayoutEngine

extension Lesson {
  /// The listing with a name, as equations.
  package func figure(named name: String) -> Figure? {
    for block in document.blocks {
      guard case .listing(let listing) = block.content, listing.kind == "layout",
        listing["figure"] == name
      else { continue }
      return Figure(listing.lines.joined(separator: "\n"))
    }
    return nil
  }

  /// A drawing listing, drawn from its figure.
  ///
  /// No line has more columns than `width`; `displayWidth` says how many a text takes on the
  /// screen. `nil` if its figure or window is missing or gives no single layout.
  package func drawing(
    _ listing: MarkdownListing, width: Int,
    displayWidth: @escaping @Sendable (String) -> Int = { $0.count }
  ) -> [String]? {
    guard let parts = drawingParts(listing) else { return nil }
    return BoxDrawing(
      parts.views, window: parts.window, axis: parts.axis, displayWidth: displayWidth
    ).lines(width: width)
  }

  /// A drawing listing as lines of text.
  package func plainDrawing(_ listing: MarkdownListing) -> [String]? {
    guard let parts = drawingParts(listing) else { return nil }
    return PlainDrawing.lines(parts.views, axis: parts.axis)
  }

  private func drawingParts(
    _ listing: MarkdownListing
  ) -> (views: [NamedFrame], window: Size, axis: Axis?)? {
    guard let name = listing["figure"], let figure = figure(named: name),
      let window = Size(words: listing["window"] ?? "")
    else { return nil }
    guard
      let frames = figure.frames(in: window, direction: listing.direction, axis: listing.axis)
    else { return nil }
    return (figure.scene.namedFrames(frames), window, listing.axis)
  }
}

extension MarkdownListing {
  /// The reading direction in which a listing is solved.
  package var direction: LayoutDirection {
    self["direction"] == "rtl" ? .rightToLeft : .leftToRight
  }

  /// The one axis that a listing is about; `nil` for both.
  package var axis: Axis? {
    switch self["axis"] {
    case "horizontal": .horizontal
    case "vertical": .vertical
    default: nil
    }
  }
}

extension Size {
  /// A size as listings write it: `320x80`.
  package init?(words: String) {
    let numbers = words.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1], width > 0,
      height > 0, width <= 100_000, height <= 100_000
    else { return nil }
    self.init(width: width, height: height)
  }
}
