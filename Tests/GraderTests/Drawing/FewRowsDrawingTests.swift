import Course
import Feedback
import LayoutEngine
import TestRunners
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
        LayoutPicture(
          window: Size(width: 320, height: 80), wanted: wanted, yours: [own],
          fault: LayoutPicture.Fault(item: "Title", axis: .horizontal, from: from, to: to)),
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
    let views = [drawn("Photo", 16, 16, 96, 96), drawn("Name", 128, 16, 176, 80)]
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
