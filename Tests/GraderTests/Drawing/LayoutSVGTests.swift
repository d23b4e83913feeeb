import Course
import Feedback
import Foundation
import LayoutEngine
import TestRunners
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Drawing: layouts as SVG")
struct LayoutSVGTests {
  private let window = LayoutEngine.Size(width: 320, height: 72)
  private let wanted = [drawn("Blue", 40, 16, 176, 40), drawn("Red", 224, 16, 80, 40)]

  @Test("both layouts, the guide and the distance, with what a screen reader says")
  func whole() {
    let picture = LayoutPicture(
      window: window, wanted: wanted, yours: [drawn("Blue", 56, 16, 176, 40), wanted[1]],
      guides: [drawn("guide", 16, 0, 288, 72)],
      fault: LayoutPicture.Fault(item: "Blue", axis: .horizontal, from: 40, to: 56))
    let text = LayoutSVG(picture).text(title: "Window 320 by 72", facts: ["Blue: 40", "Red: 224"])
    expectRecorded(text, "LayoutSVG/whole")
  }

  @Test("one axis: views below or beside each other")
  func oneAxis() {
    let picture = LayoutPicture(window: window, yours: wanted, axis: .vertical)
    let text = LayoutSVG(picture).text(title: nil)
    expectRecorded(text, "LayoutSVG/oneAxis")
  }

  @Test("a name stands where no line crosses it, and beside another name")
  func names() {
    let card = drawn("Card", 0, 0, 300, 200)
    let inner = [drawn("Photo", 100, 60, 100, 80), drawn("Line", 150, 0, 0, 200)]
    let picture = LayoutPicture(
      window: LayoutEngine.Size(width: 320, height: 200), yours: [card] + inner)
    let text = LayoutSVG(picture).text(title: nil)
    // The middle of Card is inside Photo; Line goes through the middle of both.
    #expect(text.contains("<text x=\"149\" y=\"83\">Card</text>"), "\(text)")
    #expect(text.contains("<text x=\"209\" y=\"158\">Photo</text>"), "\(text)")
  }

  @Test("a file of its own has its style, with light and dark colours")
  func style() {
    let text = LayoutSVG(LayoutPicture(window: window)).text(title: "", hasStyle: true)
    #expect(text.contains("<style>\n" + LayoutSVG.style + "</style>"))
    #expect(LayoutSVG.style.contains("@media (prefers-color-scheme: dark)"))
  }

  @Test("whatever names and numbers there are, it is XML", arguments: 1...60)
  func xml(seed: Int) throws {
    let numbers = [Double.nan, .infinity, -1e308, 1e308, 1e18, -40, 0, 16, 160, 500]
    func number(_ index: Int) -> Double { numbers[(seed * 7 + index * index * 3) % numbers.count] }
    let names = ["<b> & \"c\"", "a\u{1}\u{FFFE}", "]]>", "蓝色", "Blue"]
    let views = (0..<5).map { index in
      drawn(
        names[index], number(index), number(index + 5), number(index + 11), number(index + 13))
    }
    let picture = LayoutPicture(
      window: LayoutEngine.Size(width: number(1), height: number(2)), wanted: views.reversed(),
      yours: views,
      guides: views,
      fault: LayoutPicture.Fault(
        item: "Blue", axis: Axis.allCases[seed % 2], from: number(3), to: number(4)),
      axis: [nil, Axis.horizontal, .vertical][seed % 3])
    let text = LayoutSVG(picture).text(title: names[0], facts: names)
    #expect(XMLParser(data: Data(text.utf8)).parse(), "\(text)")
    #expect(!text.contains("nan") && !text.contains("inf"), "\(text)")
  }
}
