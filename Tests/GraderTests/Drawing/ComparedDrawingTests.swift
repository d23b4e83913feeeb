import Course
import Feedback
import LayoutEngine
import TestRunners
import Testing

@Suite("Drawing: the wanted layout and the answer's in one picture")
struct ComparedDrawingTests {
  private let wanted = [drawn("Blue", 40, 16, 176, 40), drawn("Red", 224, 16, 80, 40)]

  private func picture(
    _ yours: [NamedFrame], window: Size = Size(width: 320, height: 72),
    fault: LayoutPicture.Fault? = nil, axis: Axis? = nil
  ) -> LayoutPicture {
    LayoutPicture(window: window, wanted: wanted, yours: yours, fault: fault, axis: axis)
  }

  @Test("only views that aren't in their places have a wanted place; a short distance is below")
  func sample() {
    let fault = LayoutPicture.Fault(item: "Blue", axis: .horizontal, from: 40, to: 56)
    let yours = [drawn("Blue", 56, 16, 176, 40), wanted[1]]
    expectRecorded(drawn(self.picture(yours, fault: fault), width: 80), "ComparedDrawing/sample")
  }

  @Test("in 40 columns the legend is below")
  func narrow() {
    let fault = LayoutPicture.Fault(item: "Blue", axis: .horizontal, from: 40, to: 56)
    let yours = [drawn("Blue", 56, 16, 176, 40), wanted[1]]
    expectRecorded(drawn(self.picture(yours, fault: fault), width: 40), "ComparedDrawing/narrow")
  }

  @Test("a long distance is among the views, and several wanted views have their names")
  func long() {
    let window = Size(width: 320, height: 144)
    let fault = LayoutPicture.Fault(item: "Red", axis: .horizontal, from: 224, to: 136)
    let yours = [drawn("Blue", 40, 80, 80, 48), drawn("Red", 136, 16, 80, 40)]
    expectRecorded(
      drawn(self.picture(yours, window: window, fault: fault), width: 80), "ComparedDrawing/long")
  }

  @Test("a distance from top to bottom is among the views, or beside them")
  func down() {
    let window = Size(width: 320, height: 160)
    let fault = LayoutPicture.Fault(item: "Blue", axis: .vertical, from: 16, to: 96)
    let yours = [drawn("Blue", 40, 96, 176, 40), wanted[1]]
    expectRecorded(
      drawn(self.picture(yours, window: window, fault: fault), width: 80), "ComparedDrawing/down")
    let short = LayoutPicture.Fault(item: "Blue", axis: .vertical, from: 16, to: 24)
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
        LayoutPicture(window: Size(width: 320, height: 64), wanted: wanted, yours: yours), width: 80
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
      drawn(LayoutPicture(window: window, wanted: wanted), width: 80)
        == boxes(wanted, window, width: 80))
  }

  @Test("a wanted container is an edge, so that what is inside it can be seen")
  func container() {
    let wanted = [drawn("Card", 16, 16, 200, 112), drawn("Photo", 32, 32, 80, 64)]
    let yours = [drawn("Card", 88, 16, 200, 112), drawn("Photo", 104, 32, 80, 64)]
    expectRecorded(
      drawn(
        LayoutPicture(window: Size(width: 320, height: 144), wanted: wanted, yours: yours),
        width: 80), "ComparedDrawing/container")
  }

  @Test("in ASCII")
  func ascii() {
    expectRecorded(
      drawn(
        LayoutPicture(
          window: Size(width: 320, height: 72),
          yours: [drawn("Blue", -40, 16, 176, 40), drawn("蓝", 224, 16, 80, 40)],
          guides: [drawn("guide", 160, 0, 40, 72)]),
        width: 80, signs: .ascii), "ComparedDrawing/ascii")
  }
}
