import Course
import Grading
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

  @Test("content, margins, guides and priorities are said in the listing itself")
  func facts() throws {
    let figure = Figure(
      """
      Superview.layoutMargins = (8, 16, 8, 24)
      Superview.safeAreaInsets = (32, 0, 0, 0)
      A.intrinsicContentSize = (96, 48)
      B.intrinsicContentSize = (160, 48)
      A.horizontalHuggingPriority = 251
      A.leading = Superview.layoutMarginsGuide.leading
      B.leading = A.trailing + 8
      B.trailing = Superview.trailingMargin
      A.top = Superview.safeAreaLayoutGuide.top
      B.top = A.top
      """)
    let frames = try #require(figure.frames(in: Size(width: 320, height: 80)))
    let views = figure.scene.namedFrames(frames)
    #expect(
      views == [
        NamedFrame("A", Rect(x: 16, y: 32, width: 96, height: 48)),
        NamedFrame("B", Rect(x: 120, y: 32, width: 176, height: 48)),
      ])
  }

  @Test("a frame has no place in a listing")
  func frame() {
    #expect(throws: FigureError.self) { try Figure("A.frame = (0, 0, 1, 1)").constraints() }
  }
}
