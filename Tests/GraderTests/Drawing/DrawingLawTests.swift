import Course
import Feedback
import Foundation
import LayoutEngine
import Testing
import TestRunners

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Drawing: laws of layouts")
struct DrawingLawTests {
  /// Frames that are mostly plausible and sometimes nothing that a layout should give.
  private struct Frames {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 | 1 }

    mutating func below(_ bound: Int) -> Int {
      // Xorshift: the same numbers in every run.
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(bound))
    }

    mutating func number() -> Double {
      let hostile = [
        Double.nan, .infinity, -.infinity, 1e308, -1e308, 1e18, -1e18, .leastNonzeroMagnitude, -0.0,
        0,
        .greatestFiniteMagnitude,
      ]
      return below(8) == 0 ? hostile[below(hostile.count)] : Double(below(9000) - 2000) / 10
    }

    mutating func views() -> [NamedFrame] {
      let names = ["Blue", "R", "蓝色视图", "A name that is too long", "", "e\u{301}a", "a\nb\u{1B}"]
      return (0..<below(14)).map { _ in
        NamedFrame(
          names[below(names.count)],
          LayoutEngine.Rect(x: number(), y: number(), width: number(), height: number()))
      }
    }

    mutating func window() -> LayoutEngine.Size {
      LayoutEngine.Size(width: number(), height: number())
    }
  }

  /// The width of a text in which Chinese characters take two columns.
  private static let width: @Sendable (String) -> Int = { text in
    text.reduce(0) { $0 + ($1.unicodeScalars.contains { $0.value >= 0x4E00 } ? 2 : 1) }
  }

  private static let widths = [32, 36, 40, 57, 80, 200]

  private static func picture(_ frames: inout Frames) -> Picture {
    let window = frames.window()
    let axis = [nil, Axis.horizontal, .vertical][frames.below(3)]
    let isRightToLeft = frames.below(3) == 0
    var picture = Picture(
      window: window, direction: isRightToLeft ? .rightToLeft : .leftToRight,
      wanted: frames.below(3) == 0 ? [] : frames.views(), yours: frames.views(), axis: axis)
    if frames.below(3) == 0 { picture.guides = frames.views() }
    if let item = picture.yours.first?.name, frames.below(2) == 0 {
      picture.fault = Picture.Fault(
        item: item, axis: Axis.allCases[frames.below(2)], from: frames.number(), to: frames.number()
      )
    }
    return picture
  }

  @Test("no line is too wide, and the frame is closed", arguments: 1...80)
  func widths(seed: UInt64) throws {
    var frames = Frames(seed: seed)
    for width in Self.widths {
      let lines = LayoutDrawing(
        Self.picture(&frames), legend: ("wanted", "yours"), displayWidth: Self.width
      ).lines(columns: width).map(\.text)
      #expect(lines.allSatisfy { Self.width($0) <= width }, "\(lines)")
      #expect(lines.allSatisfy { !$0.contains("\n") && !$0.contains("\u{1B}") })
      let border = try #require(lines.first?.firstIndex(of: "┐"))
      let columns = try #require(lines.first?.distance(from: "".startIndex, to: border))
      let last = try #require(lines.lastIndex { $0.hasPrefix("└") })
      for line in lines[1..<last] {
        #expect(line.hasPrefix("│"), "\(lines)")
        #expect(Self.cell(columns, of: line) == "│", "\(lines)")
      }
      #expect(lines.count - last <= 5, "at most three lines of numbers, and one of words")
    }
  }

  @Test("there are no more lines than there is room for", arguments: 1...80)
  func rows(seed: UInt64) {
    var frames = Frames(seed: seed)
    for rows in [0, 1, 3, 5, 6, 8, 12, 20] {
      let picture = Self.picture(&frames)
      let lines = LayoutDrawing(picture, legend: ("wanted", "yours")).lines(columns: 80, rows: rows)
      #expect(lines.count <= rows)
      #expect(rows < 5 || lines.contains { $0.text.hasPrefix("└") }, "the frame is closed")
    }
  }

  @Test("ASCII drawings are ASCII, with the same places for everything", arguments: 1...40)
  func ascii(seed: UInt64) {
    var frames = Frames(seed: seed)
    let picture = Self.picture(&frames)
    let plain = LayoutDrawing(picture, signs: .ascii, displayWidth: Self.width).lines(columns: 80)
    let usual = LayoutDrawing(picture, displayWidth: Self.width).lines(columns: 80)
    #expect(plain.allSatisfy { $0.text.allSatisfy(\.isASCII) })
    #expect(plain.map { Self.width($0.text) } == usual.map { Self.width($0.text) })
  }

  @Test("every view in the window has its name or a sign of its own", arguments: 1...40)
  func twelveViews(seed: UInt64) {
    var frames = Frames(seed: seed)
    // A view in each of twelve fields, in any place and of any size from 56 by 32 points.
    let views = (0..<12).map { index in
      let (x, y) = (Double(frames.below(5)) * 4, Double(frames.below(5)) * 4)
      return drawn(
        "V\(index)", Double(index % 4 * 80) + x, Double(index / 4 * 64) + y,
        Double(40 + frames.below(20)), Double(32 + frames.below(16)))
    }
    for width in [60, 80, 200] {
      let text = boxes(views, LayoutEngine.Size(width: 320, height: 192), width: width)
      for view in views { #expect(text.contains(view.name), "\(view)\n\(text)") }
    }
  }

  @Test("wanted and given places differ without colour", arguments: 1...60)
  func signs(seed: UInt64) {
    var frames = Frames(seed: seed)
    let place = { (shift: Double) in
      drawn("Blue", 40 + shift, 16 + shift, 80 + shift, 32 + shift)
    }
    let shift = Double(8 + frames.below(100))
    let text = drawn(
      Picture(
        window: LayoutEngine.Size(width: 480, height: 240), wanted: [place(0)],
        yours: [place(shift)]),
      width: 80)
    let rows = text.split(separator: "\n").map { $0.prefix { $0 != "w" && $0 != "y" } }
    #expect(rows.contains { $0.contains("░") } && text.contains("Blue"), "\(text)")
  }

  @Test("less room than is needed counts as the least that is drawn", arguments: [-5, 0, 1, 31])
  func noRoom(width: Int) {
    let views = [NamedFrame("Blue", LayoutEngine.Rect(x: 40, y: 16, width: 176, height: 40))]
    let window = LayoutEngine.Size(width: 320, height: 72)
    #expect(boxes(views, window, width: width) == boxes(views, window, width: 32))
  }

  @Test("at 8 points a column, a view's edges are in their columns", arguments: 0..<37)
  func columns(start: Int) throws {
    let frame = LayoutEngine.Rect(
      x: Double(start * 8), y: 0, width: Double((40 - start) * 4), height: 48)
    let text = boxes(
      [NamedFrame("", frame)], LayoutEngine.Size(width: 320, height: 80), axis: .horizontal,
      width: 80)
    let top = Array(try #require(text.split(separator: "\n").dropFirst().first))
    let end = start + Int((frame.width / 8).rounded())
    #expect(top.firstIndex(of: "┌") == start + 1)
    #expect(top.lastIndex(of: "┐") == end)
  }

  @Test(
    "a view in the window has its name in full, if it is alone and wide enough", arguments: 1...40)
  func names(seed: UInt64) {
    let x = Double(seed * 7 % 240)
    let y = Double(seed * 13 % 200)
    let view = drawn("Blue", x, y, 80, Double(seed * 5 % 40))
    let text = boxes([view], LayoutEngine.Size(width: 320, height: 240), width: 80)
    #expect(text.contains("Blue"), "\(text)")
  }

  private static func cell(_ column: Int, of line: String) -> Character? {
    var place = 0
    for character in line {
      if place == column { return character }
      place += width(String(character))
    }
    return nil
  }
}

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
    expectRecorded(text, "LayoutSVG/whole")
  }

  @Test("one axis: views below or beside each other")
  func oneAxis() {
    let picture = Picture(window: window, yours: wanted, axis: .vertical)
    let text = LayoutSVG(picture).text(title: nil)
    expectRecorded(text, "LayoutSVG/oneAxis")
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
      drawn(names[index], number(index), number(index + 5), number(index + 11), number(index + 13))
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

@Suite("Drawing: the same as text")
struct PlainDrawingTests {
  private let window = LayoutEngine.Size(width: 320, height: 72)
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
