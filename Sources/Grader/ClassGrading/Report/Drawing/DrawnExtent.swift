/// How much of the plane a drawing shows: the window, and what lies outside of it, up to a limit.
struct DrawnExtent {
  /// The room around all of it, in points, for lines on its edge.
  private static let margin = 2.0
  /// How far outside of the window is still shown, in shares of the window's size.
  private static let reach = 0.5

  /// What is shown, in the window's coordinates.
  let frame: AnswerPicture.Frame

  init(_ picture: AnswerPicture, window: AnswerPicture.Frame) {
    var (left, top, right, bottom) = (0.0, 0.0, window.width, window.height)
    for view in picture.views {
      for frame in [view.wanted, view.got] {
        guard let frame else { continue }
        left = min(left, frame.x)
        top = min(top, frame.y)
        right = max(right, frame.x + frame.width)
        bottom = max(bottom, frame.y + frame.height)
      }
    }
    let (across, down) = (window.width * Self.reach, window.height * Self.reach)
    left = max(left, -across) - Self.margin
    top = max(top, -down) - Self.margin
    frame = AnswerPicture.Frame(
      x: left, y: top, width: min(right, window.width + across) + Self.margin - left,
      height: min(bottom, window.height + down) + Self.margin - top)
  }
}
