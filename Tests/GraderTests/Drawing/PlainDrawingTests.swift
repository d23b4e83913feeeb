import Feedback
import LayoutEngine
import Testing

@Suite("Drawing: the same as text")
struct PlainDrawingTests {
  private let window = Size(width: 320, height: 72)
  private let blue = drawn("Blue", 40, 16, 176, 40)

  @Test("a view has its four edges, or those of one axis")
  func edges() {
    #expect(PlainDrawing.lines([blue]) == ["Blue: left 40, right 216, top 16, bottom 56"])
    #expect(PlainDrawing.lines([blue], axis: .horizontal) == ["Blue: left 40, right 216"])
    #expect(PlainDrawing.lines([blue], axis: .vertical) == ["Blue: top 16, bottom 56"])
  }

  @Test("edges beyond the window are named, if the window is given")
  func outside() {
    let views = [
      blue, drawn("Red", -40, 16, 80, 56), drawn("Green", 330, -1, 10, 80),
      drawn("Nan", .nan, 0, 0, 0),
    ]
    #expect(
      PlainDrawing.lines(views, outside: (window, "outside")) == [
        "Blue: left 40, right 216, top 16, bottom 56",
        "Red: left -40, right 40, top 16, bottom 72 (outside: left)",
        "Green: left 330, right 340, top -1, bottom 79 (outside: left, right, top, bottom)",
        "Nan: left nan, right nan, top 0, bottom 0",
      ])
    #expect(
      PlainDrawing.lines(views, axis: .horizontal, outside: (window, "outside"))[2]
        == "Green: left 330, right 340 (outside: left, right)")
  }

  @Test("wanted and got stand in one line, each number with its edge")
  func compared() {
    let got = drawn("Blue", 40, 8, 192, 40)
    let words = (wanted: "wanted", got: "got")
    #expect(
      PlainDrawing.lines(wanted: [blue], got: [got], axis: .horizontal, words: words)
        == ["Blue: wanted left 40, right 216; got left 40, right 232"])
    #expect(
      PlainDrawing.lines(wanted: [blue], got: [got], axis: .vertical, words: words)
        == ["Blue: wanted top 16, bottom 56; got top 8, bottom 48"])
    #expect(
      PlainDrawing.lines(wanted: [blue], got: [got], words: words) == [
        "Blue: wanted left 40, right 216, top 16, bottom 56; "
          + "got left 40, right 232, top 8, bottom 48"
      ])
  }
}
