import Course
import Feedback
import LayoutEngine
import Testing
import TestRunners

private typealias ShownView = (name: String, viewClass: ViewClass, text: ItemText?)

/// What a device shows of views below a window with bars.
private func look(
  _ views: [ShownView], bars: Insets = .zero, textSize: TextSizeCategory = .large
) throws -> ScreenLook {
  var scene = Scene()
  let root = try scene.add(Item("view"))
  scene.setSafeArea(bars, of: root)
  for view in views { try scene.add(Item(view.name, in: root, text: view.text)) }
  scene.measureTexts(for: textSize)
  return ScreenLook(scene, classNames: ["UIView"] + views.map(\.viewClass.rawValue))
}

/// A window with one view that has a class and perhaps a text.
private func picture(
  of viewClass: ViewClass, _ text: ItemText? = nil,
  _ frame: NamedFrame = drawn("a", 16, 16, 128, 64), direction: LayoutDirection = .leftToRight
) throws -> Picture {
  var picture = Picture(
    window: Size(width: 160, height: 96), direction: direction, yours: [frame])
  picture.look = try look([(frame.name, viewClass, text)])
  return picture
}

private let walks = "Walks near you this weekend, most of them along the river"

@Suite("Drawing: what the classes of views look like")
struct LookDrawingTests {
  @Test("each class has its signs beside the name", arguments: ViewClass.allCases)
  func signs(of viewClass: ViewClass) throws {
    let name = "LookDrawing/\(viewClass.rawValue)"
    expectRecorded(drawn(try picture(of: viewClass), width: 40), name)
    let svg = LayoutSVG(try picture(of: viewClass)).text(title: nil)
    expectRecorded(svg, "LookSVG/\(viewClass.rawValue)")
  }

  @Test("a text stands in the lines that its view shows, and behind the name in a box of one row")
  func text() throws {
    let text = ItemText(walks, numberOfLines: 3)
    let (high, low) = (drawn("a", 16, 16, 128, 64), drawn("a", 16, 32, 128, 20))
    expectRecorded(drawn(try picture(of: .label, text, high), width: 40), "LookDrawing/text")
    expectRecorded(drawn(try picture(of: .label, text, low), width: 40), "LookDrawing/text-low")
    expectRecorded(LayoutSVG(try picture(of: .label, text, high)).text(title: nil), "LookSVG/text")
  }

  @Test("Arabic is read from the right, and aligned as its window is", arguments: [false, true])
  func rightToLeft(isReversed: Bool) throws {
    let picture = try picture(
      of: .label, ItemText("المشي (قريب)"), direction: isReversed ? .rightToLeft : .leftToRight)
    let name = "LookDrawing/arabic\(isReversed ? "-reversed" : "")"
    expectRecorded(drawn(picture, width: 40), name)
    let svg = LayoutSVG(picture).text(title: nil)
    let anchor = isReversed ? #"class="shown" "# : #"class="shown end" "#
    #expect(svg.contains(anchor + #"direction="rtl" unicode-bidi="isolate""#), "\(svg)")
    #expect(svg.contains("x=\"\(isReversed ? 230 : 38)\""), "\(svg)")
  }

  @Test("bars are in the window's frame, and turned where reading is", arguments: [false, true])
  func bars(isReversed: Bool) throws {
    var picture = Picture(
      window: Size(width: 320, height: 480), direction: isReversed ? .rightToLeft : .leftToRight,
      yours: [drawn("save", 16, 64, 120, 48)])
    picture.look = try look(
      [("save", .button, nil)], bars: Insets(top: 48, left: 0, bottom: 34, right: 0))
    let name = isReversed ? "bars-reversed" : "bars"
    expectRecorded(drawn(picture, width: 40), "LookDrawing/\(name)")
    expectRecorded(LayoutSVG(picture).text(title: nil), "LookSVG/\(name)")
    let ascii = drawn(picture, width: 40, signs: .ascii)
    #expect(ascii.contains { !$0.isASCII } == false, "\(ascii)")
  }

  @Test("names, marks and numbers are what they are without looks", arguments: 1...200)
  func precedence(seed: Int) throws {
    let names = ["photo", "toggle", "b", "蓝"]
    let views = names.indices.map { index in
      let (x, y) = (Double(index % 2 * 160 + seed % 48), Double(index / 2 * 120 + seed * 7 % 64))
      return drawn(names[index], x, y, Double(96 + seed * 3 % 17), Double(24 + seed * 5 % 33))
    }
    let wanted = views.map { drawn($0.name, $0.frame.x + Double(seed % 40), $0.frame.y, 80, 40) }
    var picture = Picture(
      window: Size(width: 320, height: 240), wanted: seed % 3 == 0 ? [] : wanted, yours: views)
    picture.fault = picture.firstFault
    let width = seed % 2 == 0 ? 40 : 80
    let bare = drawn(picture, width: width, rows: seed % 20 + 5)
    let classes = ViewClass.allCases
    picture.look = try look(
      names.indices.map { (names[$0], classes[(seed + $0) % classes.count], nil) })
    let looked = drawn(picture, width: width, rows: seed % 20 + 5)
    let isKept = zip(bare, looked).allSatisfy { $0 == $1 || $0 == " " || $0 == "─" }
    #expect(isKept && bare.count == looked.count, "\(bare)\n\(looked)")
  }
}

@Suite("Drawing: looks in odd frames")
struct OddLookTests {
  @Test("whatever frame a view has, it is drawn", arguments: 1...120)
  func frames(seed: Int) throws {
    let numbers = [-40, 0, 1, 7, 16, 20, 31, 48, 100, 300, .nan, .infinity, -1e308, 1e18]
    func number(_ factor: Int) -> Double { numbers[seed * factor % numbers.count] }
    let classes = ViewClass.allCases
    let names = ["a", "titleLabel", "蓝色标签", ""]
    let texts = [ItemText(walks, numberOfLines: 0), ItemText("المشي", font: .style(.title1)), nil]
    let views = names.indices.map { index in
      drawn(names[index], number(3 + index), number(5 + index), number(9), number(11 + index))
    }
    var picture = Picture(
      window: Size(width: 320, height: 240),
      direction: seed % 2 == 0 ? .leftToRight : .rightToLeft, yours: views)
    picture.look = try look(
      names.indices.map { (names[$0], classes[(seed + $0) % classes.count], texts[$0 % 3]) },
      bars: Insets(top: number(2), left: 0, bottom: number(4), right: 0))
    for rows in [5, 7, 12, 20] {
      let text = drawn(picture, width: 40 + seed % 40, rows: rows)
      #expect(text.hasPrefix("┌"), "\(text)")
    }
    let svg = LayoutSVG(picture).text(title: nil)
    #expect(!svg.contains("nan") && !svg.contains("inf"), "\(svg)")
  }
}

@Suite("Drawing: where a text is cut")
struct ShownTextTests {
  /// A character is 10 points wide, and a line 24 points high.
  private static let font = TextFont(size: 20)

  @Test(
    "in the last line that the view shows",
    arguments: [
      ("four words in lines", 190, 24, 1, ["four words in lines"]),
      ("four words in lines", 180, 24, 1, ["four words in lin…"]),
      ("four words in lines", 100, 96, 0, ["four words", "in lines"]),
      ("four words in lines", 100, 24, 0, ["four word…"]),
      ("four words in lines", 100, 10, 2, ["four word…"]),
      ("four words in lines", 60, 96, 2, ["four", "words…"]),
      ("one\ntwo", 100, 24, 1, ["one…"]), ("unbroken", 40, 24, 1, ["unb…"]),
      ("步行路线很长", 100, 24, 1, ["步行路线…"]), ("ab", 5, 24, 1, ["a…"]), ("ab", 0, 24, 1, []),
    ] as [(String, Double, Double, Int, [String])])
  func cut(text: String, width: Double, height: Double, most: Int, lines: [String]) {
    let measure = TextMeasure(Self.font, numberOfLines: most)
    let shown = measure.lines(of: text, shownIn: Size(width: width, height: height))
    #expect(shown.map { String($0.text) } == lines)
  }
}
