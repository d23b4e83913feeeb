import Course
import Feedback
import LayoutEngine

/// A view for a drawing: its name, place and size in window coordinates.
func drawn(
  _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double
) -> NamedFrame {
  NamedFrame(name, Rect(x: x, y: y, width: width, height: height))
}

/// The drawing of one layout as one text.
func boxes(
  _ views: [NamedFrame], _ window: Size, axis: Axis? = nil, width: Int, rows: Int? = nil
) -> String {
  drawn(Picture(window: window, yours: views, axis: axis), width: width, rows: rows)
}

/// The drawing of a picture as one text.
func drawn(
  _ picture: Picture, width: Int, rows: Int? = nil, signs: LayoutDrawing.Signs = .unicode
) -> String {
  LayoutDrawing(picture, signs: signs, legend: ("wanted", "yours"))
    .lines(columns: width, rows: rows).map(\.text).joined(separator: "\n")
}
