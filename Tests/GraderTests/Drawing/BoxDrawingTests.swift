import Course
import Feedback
import LayoutEngine
import Testing
import TestRunners

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

@Suite("Drawing: boxes as the lessons show them")
struct BoxDrawingTests {
  private let window = Size(width: 320, height: 72)
  private let row = [drawn("Blue", 120, .nan, 96, .nan), drawn("Red", 224, 0, 80, 0)]
  private let goal = [drawn("Blue", 40, 16, 176, 40), drawn("Red", 224, 16, 80, 40)]

  @Test("one axis of a lesson: vertical frames are not looked at")
  func lesson() {
    expectRecorded(boxes(row, window, axis: .horizontal, width: 80), "BoxDrawing/lesson")
  }

  @Test("one axis in 40 columns: the next coarser scale that fits")
  func lessonNarrow() {
    expectRecorded(boxes(row, window, axis: .horizontal, width: 40), "BoxDrawing/lessonNarrow")
  }

  @Test("a goal, with its real frames")
  func goalFrames() {
    expectRecorded(boxes(goal, window, width: 80), "BoxDrawing/goalFrames")
  }

  @Test("a goal in 40 columns: low boxes have their name in the upper edge")
  func goalNarrow() {
    expectRecorded(boxes(goal, window, width: 40), "BoxDrawing/goalNarrow")
  }

  @Test("views that overlap on the one axis get bands of their own")
  func bands() {
    expectRecorded(
      boxes(
        [
          drawn("A", 0, 0, 200, 0), drawn("Blue", 120, 0, 96, 0), drawn("Red", 216, 0, 80, 0),
          drawn("Zero", 160, 0, 0, 0),
        ], window, axis: .horizontal, width: 80), "BoxDrawing/bands")
  }

  @Test("nested views: names keep out of the views inside")
  func nested() {
    expectRecorded(
      boxes(
        [
          drawn("Card", 16, 16, 288, 208), drawn("Photo", 32, 32, 96, 96),
          drawn("Title", 144, 32, 144, 20), drawn("Text", 144, 64, 144, 64),
          drawn("Button", 32, 160, 256, 48),
        ], Size(width: 320, height: 240), width: 80), "BoxDrawing/nested")
  }

  @Test("a large window: coarser, and never more than 24 rows")
  func large() {
    expectRecorded(
      boxes([drawn("Blue", 100, 100, 500, 300)], Size(width: 1024, height: 768), width: 80),
      "BoxDrawing/large")
  }

  @Test("a small window: finer")
  func small() {
    expectRecorded(
      boxes([drawn("Blue", 8, 8, 64, 24)], Size(width: 80, height: 40), width: 80),
      "BoxDrawing/small")
  }

  @Test("Chinese names take two columns a character, whole or shortened")
  func chinese() {
    let views = [drawn("蓝色视图", 40, 16, 80, 40), drawn("标题文字很长很长", 160, 16, 80, 40)]
    let drawing = LayoutDrawing(
      Picture(window: window, yours: views),
      displayWidth: { $0.reduce(0) { $0 + ($1.isASCII || "─│┌┐└┘".contains($1) ? 1 : 2) } })
    expectRecorded(
      drawing.lines(columns: 80).map(\.text).joined(separator: "\n"), "BoxDrawing/chinese")
  }

  @Test("one axis from top to bottom: views beside each other, with the numbers beside them")
  func down() {
    expectRecorded(
      boxes(
        [
          drawn("Red", .nan, 16, .nan, 96), drawn("Blue", 0, 104, 0, 80),
          drawn("Low", 0, 184, 0, 0),
        ],
        Size(width: 320, height: 200), axis: .vertical, width: 80), "BoxDrawing/down")
  }

  @Test("guides are dashed, and a right-to-left window has an arrow")
  func guides() {
    let guides = [drawn("layoutMarginsGuide", 16, 16, 288, 128), drawn("lane", 120, 0, 80, 160)]
    expectRecorded(
      drawn(
        Picture(
          window: Size(width: 320, height: 160), direction: .rightToLeft,
          yours: [drawn("Blue", 176, 16, 128, 48)], guides: guides), width: 80), "BoxDrawing/guides"
    )
  }
}

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
    #expect(boxes(views, Size(width: -.infinity, height: 0), width: 80) == "┌─┐ 0\n│ │\n└─┘ 0\n0 0")
  }

  @Test("negative sizes are drawn between their two edges")
  func negative() {
    #expect(
      boxes([drawn("Blue", 176, 112, -160, -96)], window, width: 80)
        == boxes([drawn("Blue", 16, 16, 160, 96)], window, width: 80))
  }
}

@Suite("Drawing: the wanted layout and the answer's in one picture")
struct ComparedDrawingTests {
  private let wanted = [drawn("Blue", 40, 16, 176, 40), drawn("Red", 224, 16, 80, 40)]

  private func picture(
    _ yours: [NamedFrame], window: Size = Size(width: 320, height: 72),
    fault: Picture.Fault? = nil, axis: Axis? = nil
  ) -> Picture {
    Picture(window: window, wanted: wanted, yours: yours, fault: fault, axis: axis)
  }

  @Test("only views that aren't in their places have a wanted place; a short distance is below")
  func sample() {
    let fault = Picture.Fault(item: "Blue", axis: .horizontal, from: 40, to: 56)
    let yours = [drawn("Blue", 56, 16, 176, 40), wanted[1]]
    expectRecorded(drawn(self.picture(yours, fault: fault), width: 80), "ComparedDrawing/sample")
  }

  @Test("in 40 columns the legend is below")
  func narrow() {
    let fault = Picture.Fault(item: "Blue", axis: .horizontal, from: 40, to: 56)
    let yours = [drawn("Blue", 56, 16, 176, 40), wanted[1]]
    expectRecorded(drawn(self.picture(yours, fault: fault), width: 40), "ComparedDrawing/narrow")
  }

  @Test("a long distance is among the views, and several wanted views have their names")
  func long() {
    let window = Size(width: 320, height: 144)
    let fault = Picture.Fault(item: "Red", axis: .horizontal, from: 224, to: 136)
    let yours = [drawn("Blue", 40, 80, 80, 48), drawn("Red", 136, 16, 80, 40)]
    expectRecorded(
      drawn(self.picture(yours, window: window, fault: fault), width: 80), "ComparedDrawing/long")
  }

  @Test("a distance from top to bottom is among the views, or beside them")
  func down() {
    let window = Size(width: 320, height: 160)
    let fault = Picture.Fault(item: "Blue", axis: .vertical, from: 16, to: 96)
    let yours = [drawn("Blue", 40, 96, 176, 40), wanted[1]]
    expectRecorded(
      drawn(self.picture(yours, window: window, fault: fault), width: 80), "ComparedDrawing/down")
    let short = Picture.Fault(item: "Blue", axis: .vertical, from: 16, to: 24)
    let lower = [drawn("Blue", 40, 24, 176, 40), wanted[1]]
    expectRecorded(drawn(self.picture(lower, fault: short), width: 80), "ComparedDrawing/down-2")
  }

  @Test("along one axis a view's two places share a band")
  func oneAxis() {
    let yours = [drawn("Blue", 56, 16, 176, 40), wanted[1]]
    expectRecorded(
      drawn(self.picture(yours, axis: .horizontal), width: 80), "ComparedDrawing/oneAxis")
    let lower = [drawn("Blue", 40, 32, 176, 40), wanted[1]]
    expectRecorded(
      drawn(self.picture(lower, axis: .vertical), width: 80), "ComparedDrawing/oneAxis-2")
  }

  @Test("a wanted place that the answer's outline hides is marked at its corners")
  func hidden() {
    let yours = [drawn("Blue", 8, 16, 304, 32)]
    let wanted = [drawn("Blue", 40, 16, 240, 32)]
    expectRecorded(
      drawn(
        Picture(window: Size(width: 320, height: 64), wanted: wanted, yours: yours), width: 80
      ), "ComparedDrawing/hidden")
  }

  @Test("equal layouts are one, without a legend")
  func equal() {
    #expect(
      drawn(picture(wanted), width: 80) == boxes(wanted, Size(width: 320, height: 72), width: 80))
  }

  @Test("a wanted layout alone is drawn with outlines")
  func alone() {
    let window = Size(width: 320, height: 72)
    #expect(
      drawn(Picture(window: window, wanted: wanted), width: 80)
        == boxes(wanted, window, width: 80))
  }

  @Test("a wanted container is an edge, so that what is inside it can be seen")
  func container() {
    let wanted = [drawn("Card", 16, 16, 200, 112), drawn("Photo", 32, 32, 80, 64)]
    let yours = [drawn("Card", 88, 16, 200, 112), drawn("Photo", 104, 32, 80, 64)]
    expectRecorded(
      drawn(
        Picture(window: Size(width: 320, height: 144), wanted: wanted, yours: yours),
        width: 80), "ComparedDrawing/container")
  }

  @Test("in ASCII")
  func ascii() {
    expectRecorded(
      drawn(
        Picture(
          window: Size(width: 320, height: 72),
          yours: [drawn("Blue", -40, 16, 176, 40), drawn("蓝", 224, 16, 80, 40)],
          guides: [drawn("guide", 160, 0, 40, 72)]),
        width: 80, signs: .ascii), "ComparedDrawing/ascii")
  }
}

@Suite("Drawing: in few rows")
struct FewRowsDrawingTests {
  private let window = Size(width: 320, height: 72)
  private let goal = [drawn("Blue", 40, 16, 176, 40), drawn("Red", 224, 16, 80, 40)]

  @Test("in one row the ends of the answer's box stay, and no distance pushes a number out")
  func oneRow() {
    let wanted = [drawn("Title", 16, 16, 288, 48)]
    func one(_ own: NamedFrame, _ from: Double, _ to: Double) -> String {
      drawn(
        Picture(
          window: Size(width: 320, height: 80), wanted: wanted, yours: [own],
          fault: Picture.Fault(item: "Title", axis: .horizontal, from: from, to: to)),
        width: 40, rows: 5)
    }
    expectRecorded(one(drawn("Title", 16, 16, 298, 48), 304, 314), "FewRowsDrawing/oneRow")
    expectRecorded(one(drawn("Title", 40, 16, 264, 48), 16, 40), "FewRowsDrawing/oneRow-2")
  }

  @Test("in five lines a flat window can be read")
  func fiveRows() {
    expectRecorded(boxes(goal, window, width: 80, rows: 5), "FewRowsDrawing/fiveRows")
  }

  @Test("a row that is left out above or below makes room for a view to be a box")
  func noBar() {
    let views = [drawn("Title", 16, 16, 288, 48)]
    expectRecorded(
      boxes(views, Size(width: 320, height: 80), width: 80, rows: 7), "FewRowsDrawing/noBar")
  }

  @Test("views that begin at different heights are a row apart in few lines, too")
  func apart() {
    let views = [drawn("Photo", 16, 16, 96, 96), drawn("Name", 120, 32, 184, 64)]
    let window = Size(width: 320, height: 128)
    expectRecorded(boxes(views, window, width: 80, rows: 6), "FewRowsDrawing/apart")
    expectRecorded(boxes(views, window, width: 80, rows: 5), "FewRowsDrawing/apart-2")
  }

  @Test("the numbers beside the frame only grow, in however few lines", arguments: 5...14)
  func order(rows: Int) {
    let views = [
      drawn("card", 16, 16, 288, 88), drawn("title", 28, 28, 264, 24),
      drawn("note", 28, 60, 264, 32),
    ]
    let drawing = boxes(views, Size(width: 320, height: 160), width: 40, rows: rows)
    let beside = drawing.split(separator: "\n").filter { "┌│└".contains($0.first ?? " ") }
    let numbers = beside.compactMap { $0.split(separator: " ").last.flatMap { Double($0) } }
    #expect(numbers.count > 2 && numbers == numbers.sorted(), "\(drawing)")
  }

  @Test("several views that end at one line of the drawing have no number there")
  func shared() {
    let views = [drawn("Photo", 16, 16, 96, 96), drawn("Name", 128, 16, 176, 95.5)]
    expectRecorded(
      boxes(views, Size(width: 320, height: 128), width: 80, rows: 5), "FewRowsDrawing/shared")
  }

  @Test("a tall window in few lines keeps its columns and is drawn flatter")
  func flatter() {
    expectRecorded(
      boxes(
        [drawn("Blue", 16, 40, 288, 200), drawn("Red", 16, 280, 288, 160)],
        Size(width: 320, height: 480), width: 80, rows: 12), "FewRowsDrawing/flatter")
  }

  @Test("with more lines the same window is as large as fits, in proportion")
  func asLargeAsFits() {
    expectRecorded(boxes(goal, window, width: 80, rows: 20), "FewRowsDrawing/asLargeAsFits")
  }
}
