package import Course
import Grading
import LayoutEngine

extension Lesson {
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
