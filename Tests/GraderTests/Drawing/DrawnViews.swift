import Course
import Feedback
import LayoutEngine

/// A view for a drawing: its name, place and size in window coordinates.
func drawn(
  _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double
) -> NamedFrame {
  NamedFrame(name, Rect(x: x, y: y, width: width, height: height))
}

/// The drawing of boxes as one text.
func boxes(
  _ views: [NamedFrame], _ window: Size, axis: Axis? = nil, width: Int
) -> String {
  BoxDrawing(views, window: window, axis: axis).lines(width: width).joined(separator: "\n")
}

/// The drawing of bars as one text.
func bars(
  _ wanted: [NamedFrame], _ got: [NamedFrame], _ window: Size, axis: Axis = .horizontal, width: Int
) -> String {
  BarDrawing(
    wanted: wanted, got: got, window: window, axis: axis, words: (wanted: "want", got: "got")
  ).lines(width: width).joined(separator: "\n")
}
