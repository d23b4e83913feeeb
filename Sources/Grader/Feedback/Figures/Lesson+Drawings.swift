package import Course
import Grading
import LayoutEngine

extension Lesson {
  /// What a drawing listing shows; `nil` if its figure or window is missing or gives no single
  /// layout.
  package func picture(_ listing: Document.Listing) -> Picture? {
    guard let name = listing["figure"], let figure = figure(named: name),
      let window = Size(words: listing["window"] ?? ""),
      let frames = figure.frames(in: window, direction: listing.direction, axis: listing.axis)
    else { return nil }
    return Picture(
      window: window, direction: listing.direction, yours: figure.scene.namedFrames(frames),
      guides: figure.scene.namedGuides(frames),
      axis: listing.axis)
  }
}
