import LayoutEngine
import TestRunners
import Testing

@Suite("Drawing: boxes that layouts get wrong")
struct OddBoxDrawingTests {
  private let window = Size(width: 320, height: 240)

  @Test("overlapping views are joined where their edges cross")
  func overlap() {
    expectRecorded(
      boxes([drawn("Blue", 16, 16, 160, 96), drawn("Red", 96, 64, 160, 112)], window, width: 80),
      "OddBoxDrawing/overlap")
  }

  @Test("views on top of each other both have their names")
  func same() {
    expectRecorded(
      boxes([drawn("Blue", 16, 16, 160, 96), drawn("Red", 16, 16, 160, 96)], window, width: 80),
      "OddBoxDrawing/same")
  }

  @Test("lines that leave the window end in marks, and so do views outside")
  func outside() {
    expectRecorded(
      boxes(
        [
          drawn("Left", -40, 16, 100, 64), drawn("Right", 280, 16, 100, 64),
          drawn("Up", 100, -30, 80, 64), drawn("Down", 100, 208, 80, 64),
          drawn("Gone", 400, 100, 80, 64), drawn("Above", 200, -100, 30, 20),
          drawn("All", -10, 120, 400, 48), drawn("Lost", -100, 180, 30, 20),
        ], window, width: 80), "OddBoxDrawing/outside")
  }

  @Test("views without a width, a height or either, and views too narrow for their names")
  func zero() {
    expectRecorded(
      boxes(
        [
          drawn("Thin", 40, 16, 0, 64), drawn("Flat", 80, 32, 96, 0), drawn("Dot", 200, 32, 0, 0),
          drawn("Narrow", 240, 32, 12, 64), drawn("Tight", 264, 32, 40, 64),
          drawn("End", 320, 112, 0, 64), drawn("Low", 16, 112, 96, 16),
          drawn("Two", 130, 112, 96, 32),
        ], window, width: 80), "OddBoxDrawing/zero")
  }

  @Test("numbers that would run into each other take a line of their own")
  func fractions() {
    expectRecorded(
      boxes(
        [
          drawn("A", 13.333, 0, 93.333, 40), drawn("B", 106.667, 0, 93.333, 40),
          drawn("C", 110, 40, 93.333, 40),
        ], Size(width: 320, height: 80), width: 80), "OddBoxDrawing/fractions")
  }

  @Test("what is no number is left out, and an empty window is a frame")
  func nothing() {
    let picture = """
      ┌────────────────────────────────────────┐ 0
      │                                        │
      └────────────────────────────────────────┘ 16
      0                                        320
      """
    let views = [drawn("Blue", .nan, 0, 80, 16), drawn("Red", 0, 0, 80, .nan)]
    #expect(boxes(views, Size(width: 320, height: 16), width: 80) == picture)
    #expect(
      boxes([], Size(width: 320, height: .nan), width: 80)
        == picture.replacing("┘ 16", with: "┘ 0"))
    #expect(
      boxes(views, Size(width: -.infinity, height: 0), width: 80)
        == "┌─┐ 0\n│ │\n└─┘ 0\n0 0")
  }

  @Test("negative sizes are drawn between their two edges")
  func negative() {
    #expect(
      boxes([drawn("Blue", 176, 112, -160, -96)], window, width: 80)
        == boxes([drawn("Blue", 16, 16, 160, 96)], window, width: 80))
  }
}
