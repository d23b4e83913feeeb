import Course
import Feedback
import LayoutEngine

/// A layout drawn along the axes that its lines speak about.
struct TryDrawing {
  /// The views, with frames in window coordinates.
  let views: [NamedFrame]
  let window: Size
  let axes: [Axis]

  /// The boxes; what is known only from top to bottom is drawn from left to right.
  func lines(width: Int) -> [String] {
    switch axes {
    case [.horizontal]:
      return BoxDrawing(
        views, window: window, axis: .horizontal, displayWidth: { $0.widthInColumns }
      ).lines(width: width)
    case [.vertical]:
      let turned = views.map { view in
        NamedFrame(view.name, Rect(x: view.frame.y, y: 0, width: view.frame.height, height: 0))
      }
      return BoxDrawing(
        turned, window: Size(width: window.height, height: 0), axis: .horizontal,
        displayWidth: { $0.widthInColumns }
      ).lines(width: width)
    default:
      return BoxDrawing(views, window: window, displayWidth: { $0.widthInColumns })
        .lines(width: width)
    }
  }

  /// The same as lines of text.
  func plain(outside: String) -> [String] {
    PlainDrawing.lines(
      views, axis: axes.count == 1 ? axes.first : nil, outside: (window, outside))
  }
}
