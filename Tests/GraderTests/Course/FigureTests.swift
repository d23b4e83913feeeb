import Grader
import LayoutEngine
import Testing

@Suite("Figures: equations about views that they name themselves")
struct FigureTests {
  @Test(
    "the window is Superview, or view where a listing calls it so",
    arguments: [
      ("Box.leading = Superview.leading + 8", ["Superview", "Box"]),
      ("box.leading = view.leading + 8", ["view", "box"]),
      ("Box.width = 80", ["Superview", "Box"]),
      ("H:|-[Box]-[Note]-|", ["Superview", "Box", "Note"]),
      ("|-[box]\nbox.width = view.width", ["view", "box"]),
    ])
  func window(text: String, names: [String]) throws {
    let scene = Figure(text).scene
    #expect(scene.items.map(\.name) == names)
    #expect(scene.items[0].parent == nil)
    #expect(scene.items[1].parent == scene.id(named: names[0]))
  }
}
