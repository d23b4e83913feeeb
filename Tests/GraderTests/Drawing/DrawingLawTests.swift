import Course
import Feedback
import LayoutEngine
import Testing

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
          Rect(x: number(), y: number(), width: number(), height: number()))
      }
    }

    mutating func window() -> Size { Size(width: number(), height: number()) }
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
      let text = boxes(views, Size(width: 320, height: 192), width: width)
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
        window: Size(width: 480, height: 240), wanted: [place(0)], yours: [place(shift)]),
      width: 80)
    let rows = text.split(separator: "\n").map { $0.prefix { $0 != "w" && $0 != "y" } }
    #expect(rows.contains { $0.contains("░") } && text.contains("Blue"), "\(text)")
  }

  @Test("less room than is needed counts as the least that is drawn", arguments: [-5, 0, 1, 31])
  func noRoom(width: Int) {
    let views = [NamedFrame("Blue", Rect(x: 40, y: 16, width: 176, height: 40))]
    let window = Size(width: 320, height: 72)
    #expect(boxes(views, window, width: width) == boxes(views, window, width: 32))
  }

  @Test("at 8 points a column, a view's edges are in their columns", arguments: 0..<37)
  func columns(start: Int) throws {
    let frame = Rect(x: Double(start * 8), y: 0, width: Double((40 - start) * 4), height: 48)
    let text = boxes(
      [NamedFrame("", frame)], Size(width: 320, height: 80), axis: .horizontal, width: 80)
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
    let text = boxes([view], Size(width: 320, height: 240), width: 80)
    #expect(text.contains("Blue"), "\(text)")
  }

  /// The character that begins in a column.
  private static func cell(_ column: Int, of line: String) -> Character? {
    var place = 0
    for character in line {
      if place == column { return character }
      place += width(String(character))
    }
    return nil
  }
}
