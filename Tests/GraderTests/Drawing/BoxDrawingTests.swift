import Course
import Feedback
import LayoutEngine
import TestRunners
import Testing

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
      LayoutPicture(window: window, yours: views),
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
        LayoutPicture(
          window: Size(width: 320, height: 160), direction: .rightToLeft,
          yours: [drawn("Blue", 176, 16, 128, 48)], guides: guides), width: 80), "BoxDrawing/guides"
    )
  }
}
