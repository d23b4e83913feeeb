package import LayoutEngine

extension Lesson {
  package func figure(named name: String) -> Figure? {
    for block in document.blocks {
      guard case .listing(let listing) = block.content, listing.kind == "layout",
        listing["figure"] == name
      else { continue }
      return Figure(listing.lines.joined(separator: "\n"))
    }
    return nil
  }
}

extension MarkdownListing {
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
