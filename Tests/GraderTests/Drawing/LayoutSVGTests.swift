import Course
import Feedback
import Foundation
import LayoutEngine
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
    let picture = Picture(
      window: window, wanted: wanted, yours: [drawn("Blue", 56, 16, 176, 40), wanted[1]],
      guides: [drawn("guide", 16, 0, 288, 72)],
      fault: Picture.Fault(item: "Blue", axis: .horizontal, from: 40, to: 56))
    let text = LayoutSVG(picture).text(title: "Window 320 by 72", facts: ["Blue: 40", "Red: 224"])
    #expect(
      text == """
        <svg xmlns="http://www.w3.org/2000/svg" class="layout" role="img" width="516" height="152" viewBox="0 0 516 152">
        <title>Window 320 by 72</title>
        <desc>Blue: 40
        Red: 224</desc>
        <rect class="window" x="14" y="8" width="480" height="108"/>
        <rect class="guide" x="38" y="8" width="432" height="108"/>
        <rect class="wanted" x="74" y="32" width="264" height="60"/>
        <rect class="yours" x="98" y="32" width="264" height="60"/>
        <rect class="yours" x="350" y="32" width="120" height="60"/>
        <text x="230" y="62">Blue</text>
        <text x="410" y="62">Red</text>
        <text x="14" y="129">0</text>
        <text x="494" y="129">320</text>
        <text x="98" y="129">56</text>
        <text x="362" y="129">232</text>
        <text x="350" y="143">224</text>
        <text x="470" y="143">304</text>
        <text x="506.5" y="8">0</text>
        <text x="506.5" y="116">72</text>
        <text x="506.5" y="32">16</text>
        <text x="506.5" y="92">56</text>
        <path class="fault" d="M74 77H98M74 73v8M98 73v8"/>
        <text class="fault" x="86" y="67">16</text>
        </svg>

        """)
  }

  @Test("one axis: views below or beside each other")
  func oneAxis() {
    let picture = Picture(window: window, yours: wanted, axis: .vertical)
    let text = LayoutSVG(picture).text(title: nil)
    #expect(
      text == """
        <svg xmlns="http://www.w3.org/2000/svg" class="layout" aria-hidden="true" width="312" height="125" viewBox="0 0 312 125">
        <rect class="window" x="14" y="8" width="276" height="108"/>
        <rect class="yours" x="26" y="32" width="120" height="60"/>
        <rect class="yours" x="158" y="32" width="120" height="60"/>
        <text x="86" y="62">Blue</text>
        <text x="218" y="62">Red</text>
        <text x="302.5" y="8">0</text>
        <text x="302.5" y="116">72</text>
        <text x="302.5" y="32">16</text>
        <text x="302.5" y="92">56</text>
        </svg>

        """)
  }

  @Test("a name stands where no line crosses it, and beside another name")
  func names() {
    let card = drawn("Card", 0, 0, 300, 200)
    let inner = [drawn("Photo", 100, 60, 100, 80), drawn("Line", 150, 0, 0, 200)]
    let picture = Picture(
      window: LayoutEngine.Size(width: 320, height: 200), yours: [card] + inner)
    let text = LayoutSVG(picture).text(title: nil)
    // The middle of Card is inside Photo; Line goes through the middle of both.
    #expect(text.contains("<text x=\"149\" y=\"83\">Card</text>"), "\(text)")
    #expect(text.contains("<text x=\"209\" y=\"158\">Photo</text>"), "\(text)")
  }

  @Test("a file of its own has its style, with light and dark colours")
  func style() {
    let text = LayoutSVG(Picture(window: window)).text(title: "", hasStyle: true)
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
    let picture = Picture(
      window: LayoutEngine.Size(width: number(1), height: number(2)), wanted: views.reversed(),
      yours: views,
      guides: views,
      fault: Picture.Fault(
        item: "Blue", axis: Axis.allCases[seed % 2], from: number(3), to: number(4)),
      axis: [nil, Axis.horizontal, .vertical][seed % 3])
    let text = LayoutSVG(picture).text(title: names[0], facts: names)
    #expect(XMLParser(data: Data(text.utf8)).parse(), "\(text)")
    #expect(!text.contains("nan") && !text.contains("inf"), "\(text)")
  }
}
