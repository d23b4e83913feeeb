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
  private let window = Size(width: 320, height: 72)
  private let wanted = [drawn("Blue", 40, 16, 176, 40), drawn("Red", 224, 16, 80, 40)]

  @Test("both layouts, the guide and the distance, with what a screen reader says")
  func whole() {
    let picture = LayoutPicture(
      window: window, wanted: wanted, yours: [drawn("Blue", 56, 16, 176, 40), wanted[1]],
      guides: [drawn("guide", 16, 0, 288, 72)],
      fault: LayoutPicture.Fault(item: "Blue", axis: .horizontal, from: 40, to: 56))
    let text = LayoutSVG(picture).text(title: "Window 320 by 72", facts: ["Blue: 40", "Red: 224"])
    #expect(
      text == """
        <svg xmlns="http://www.w3.org/2000/svg" class="layout" role="img" width="354" height="112" viewBox="0 0 354 112">
        <title>Window 320 by 72</title>
        <desc>Blue: 40
        Red: 224</desc>
        <rect class="window" x="14" y="8" width="320" height="72"/>
        <rect class="guide" x="30" y="8" width="288" height="72"/>
        <rect class="wanted" x="54" y="24" width="176" height="40"/>
        <rect class="yours" x="70" y="24" width="176" height="40"/>
        <rect class="yours" x="238" y="24" width="80" height="40"/>
        <text x="158" y="44">Blue</text>
        <text x="278" y="44">Red</text>
        <text x="14" y="91">0</text>
        <text x="334" y="91">320</text>
        <text x="70" y="91">56</text>
        <text x="246" y="91">232</text>
        <text x="238" y="103">224</text>
        <text x="318" y="103">304</text>
        <text x="345.5" y="8">0</text>
        <text x="345.5" y="80">72</text>
        <text x="345.5" y="24">16</text>
        <text x="345.5" y="64">56</text>
        <path class="fault" d="M54 54H70M54 50v8M70 50v8"/>
        <text class="fault" x="62" y="46">16</text>
        </svg>

        """)
  }

  @Test("one axis: views below or beside each other")
  func oneAxis() {
    let picture = LayoutPicture(window: window, yours: wanted, axis: .vertical)
    let text = LayoutSVG(picture).text(title: nil)
    #expect(
      text == """
        <svg xmlns="http://www.w3.org/2000/svg" class="layout" aria-hidden="true" width="218" height="89" viewBox="0 0 218 89">
        <rect class="window" x="14" y="8" width="184" height="72"/>
        <rect class="yours" x="22" y="24" width="80" height="40"/>
        <rect class="yours" x="110" y="24" width="80" height="40"/>
        <text x="62" y="44">Blue</text>
        <text x="150" y="44">Red</text>
        <text x="209.5" y="8">0</text>
        <text x="209.5" y="80">72</text>
        <text x="209.5" y="24">16</text>
        <text x="209.5" y="64">56</text>
        </svg>

        """)
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
      window: Size(width: number(1), height: number(2)), wanted: views.reversed(), yours: views,
      guides: views,
      fault: LayoutPicture.Fault(
        item: "Blue", axis: Axis.allCases[seed % 2], from: number(3), to: number(4)),
      axis: [nil, Axis.horizontal, .vertical][seed % 3])
    let text = LayoutSVG(picture).text(title: names[0], facts: names)
    #expect(XMLParser(data: Data(text.utf8)).parse(), "\(text)")
    #expect(!text.contains("nan") && !text.contains("inf"), "\(text)")
  }
}
