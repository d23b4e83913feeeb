import Course
import Feedback
import LayoutEngine
import Testing

@Suite("Drawing: laws of boxes and bars")
struct DrawingLawTests {
  /// Frames that are mostly plausible and sometimes nothing that a layout should give.
  private struct Frames {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 | 1 }

    private mutating func below(_ bound: Int) -> Int {
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

  @Test("no line of boxes is too wide, and the frame is closed", arguments: 1...60)
  func boxes(seed: UInt64) throws {
    var frames = Frames(seed: seed)
    for width in Self.widths {
      for axis in [nil, Axis.horizontal, .vertical] {
        let drawing = BoxDrawing(
          frames.views(), window: frames.window(), axis: axis, displayWidth: Self.width)
        let lines = drawing.lines(width: width)
        #expect(lines.allSatisfy { Self.width($0) <= width }, "\(lines)")
        #expect(lines.allSatisfy { !$0.contains("\n") && !$0.contains("\u{1B}") })
        let border = try #require(lines.dropFirst().first)
        let last = try #require(lines.lastIndex { $0.hasPrefix("└") && $0.hasSuffix("┘") })
        #expect(border.hasPrefix("┌") && border.hasSuffix("┐"))
        for line in lines[2..<last] {
          #expect(line.hasPrefix("│") && line.hasSuffix("│"), "\(lines)")
          #expect(Self.width(line) == Self.width(border), "\(lines)")
        }
        #expect(lines.count - last <= 4, "at most three lines of numbers")
      }
    }
  }

  @Test("no line of bars is too wide, and each view has two", arguments: 1...60)
  func bars(seed: UInt64) {
    var frames = Frames(seed: seed)
    for width in Self.widths {
      for axis in Axis.allCases {
        let (wanted, got) = (frames.views(), frames.views())
        let lines = BarDrawing(
          wanted: wanted, got: got, window: frames.window(), axis: axis,
          words: ("a word for wanted", "得到"), displayWidth: Self.width
        ).lines(width: width)
        #expect(lines.allSatisfy { Self.width($0) <= width }, "\(lines)")
        #expect(lines.count == 2 + 2 * min(wanted.count, got.count))
      }
    }
  }

  @Test("less room than is needed counts as the least that is drawn", arguments: [-5, 0, 1, 31])
  func noRoom(width: Int) {
    let views = [NamedFrame("Blue", Rect(x: 40, y: 16, width: 176, height: 40))]
    let window = Size(width: 320, height: 72)
    let boxes = BoxDrawing(views, window: window)
    #expect(boxes.lines(width: width) == boxes.lines(width: 32))
    let bars = BarDrawing(
      wanted: views, got: views, window: window, axis: .vertical, words: ("want", "got"))
    #expect(bars.lines(width: width) == bars.lines(width: 32))
  }

  @Test("at 8 points a column, a view's edges stand in their columns", arguments: 0..<37)
  func columns(start: Int) throws {
    let frame = Rect(x: Double(start * 8), y: 0, width: Double((40 - start) * 4), height: 48)
    let lines = BoxDrawing(
      [NamedFrame("", frame)], window: Size(width: 320, height: 80), axis: .horizontal
    ).lines(width: 80)
    let top = Array(try #require(lines.dropFirst(2).first))
    let end = start + Int((frame.width / 8).rounded())
    #expect(top.firstIndex(of: "┌") == start + 1)
    #expect(top.lastIndex(of: "┐") == end)
    let bars = BarDrawing(
      wanted: [NamedFrame("", frame)], got: [NamedFrame("", frame)],
      window: Size(width: 320, height: 80), axis: .horizontal, words: ("w", "g")
    ).lines(width: 80)
    let tick = try #require(Array(bars[1]).firstIndex(of: "├"))
    #expect(Array(bars[2]).firstIndex(of: "█") == tick + start)
    #expect(Array(bars[2]).lastIndex(of: "█") == tick + end - 1)
  }

  @Test(
    "a view in the window has its name in full, if it is alone and wide enough", arguments: 1...40)
  func names(seed: UInt64) {
    let x = Double(seed * 7 % 240)
    let y = Double(seed * 13 % 200)
    let view = NamedFrame(
      "Blue", Rect(x: x, y: y, width: 80, height: Double(seed * 5 % 40)))
    let lines = BoxDrawing([view], window: Size(width: 320, height: 240)).lines(width: 80)
    #expect(lines.contains { $0.contains("Blue") }, "\(lines)")
  }
}
