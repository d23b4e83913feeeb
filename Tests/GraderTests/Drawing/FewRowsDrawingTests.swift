import Course
import Feedback
import LayoutEngine
import Testing

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
    #expect(
      one(drawn("Title", 16, 16, 298, 48), 304, 314) == """
        ┌────────────────────────────────┐ 0
        │  ├───────────Title──────────░┤ │ 16
        └────────────────────────────────┘ 80
        0  16                        314 320
         wanted ░   yours □
        """)
    #expect(
      one(drawn("Title", 40, 16, 264, 48), 16, 40) == """
        ┌────────────────────────────────┐ 0
        │  ░░├─────────Title──────────┤  │ 16
        └────────────────────────────────┘ 80
        0    40                     304  320
         wanted ░   yours □
        """)
  }

  @Test("in five lines a flat window can be read")
  func fiveRows() {
    let picture = """
      ┌────────────────────────────────────────┐ 0
      │     ┌────────Blue────────┐ ┌──Red───┐  │ 16
      │     └────────────────────┘ └────────┘  │ 56
      └────────────────────────────────────────┘ 72
      0     40                 216 224    304  320
      """
    #expect(boxes(goal, window, width: 80, rows: 5) == picture)
  }

  @Test("a row that is left out above or below makes room for a view to be a box")
  func noBar() {
    let picture = """
      ┌────────────────────────────────────────┐ 0
      │  ┌──────────────────────────────────┐  │ 16
      │  │              Title               │  │
      │  └──────────────────────────────────┘  │ 64
      └────────────────────────────────────────┘ 80
      0  16                               304  320
      """
    let views = [drawn("Title", 16, 16, 288, 48)]
    #expect(boxes(views, Size(width: 320, height: 80), width: 80, rows: 7) == picture)
  }

  @Test("views that begin at different heights are a row apart in few lines, too")
  func apart() {
    let views = [drawn("Photo", 16, 16, 96, 96), drawn("Name", 120, 32, 184, 64)]
    let window = Size(width: 320, height: 128)
    let picture = """
      ┌────────────────────────────────────────┐ 0
      │  ┌──────────┐                          │ 16
      │  │  Photo   │ ├────────Name─────────┤  │ 32
      │  └──────────┘                          │ 112
      └────────────────────────────────────────┘ 128
      0  16       112 120                 304  320
      """
    #expect(boxes(views, window, width: 80, rows: 6) == picture)
    let lower = """
      ┌────────────────────────────────────────┐ 0
      │  ┌──Photo───┐                          │ 16
      │  └──────────┘ ├────────Name─────────┤  │ 32
      └────────────────────────────────────────┘ 128
      0  16       112 120                 304  320
      """
    #expect(boxes(views, window, width: 80, rows: 5) == lower)
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
    let views = [drawn("Photo", 16, 16, 96, 96), drawn("Name", 128, 16, 176, 80)]
    let picture = """
      ┌────────────────────────────────────────┐ 0
      │  ┌──Photo───┐  ┌────────Name────────┐  │ 16
      │  └──────────┘  └────────────────────┘  │
      └────────────────────────────────────────┘ 128
      0  16       112  128                304  320
      """
    #expect(boxes(views, Size(width: 320, height: 128), width: 80, rows: 5) == picture)
  }

  @Test("a tall window in few lines keeps its columns and is drawn flatter")
  func flatter() {
    let picture = """
      ┌────────────────────────────────────────┐ 0
      │  ┌──────────────────────────────────┐  │ 40
      │  │               Blue               │  │
      │  │                                  │  │
      │  └──────────────────────────────────┘  │ 240
      │  ┌──────────────────────────────────┐  │ 280
      │  │               Red                │  │
      │  └──────────────────────────────────┘  │ 440
      └────────────────────────────────────────┘ 480
      0  16                               304  320
      """
    #expect(
      boxes(
        [drawn("Blue", 16, 40, 288, 200), drawn("Red", 16, 280, 288, 160)],
        Size(width: 320, height: 480), width: 80, rows: 12) == picture)
  }

  @Test("with more lines the same window is as large as fits, in proportion")
  func asLargeAsFits() {
    let picture = """
      ┌────────────────────────────────────────────────────────────────┐ 0
      │                                                                │
      │        ┌─────────────────────────────────┐  ┌──────────────┐   │ 16
      │        │              Blue               │  │     Red      │   │
      │        │                                 │  │              │   │
      │        └─────────────────────────────────┘  └──────────────┘   │ 56
      └────────────────────────────────────────────────────────────────┘ 72
      0        40                              216  224          304   320
      """
    #expect(boxes(goal, window, width: 80, rows: 20) == picture)
  }
}
