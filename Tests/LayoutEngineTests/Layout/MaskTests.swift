import LayoutEngine
import ReferenceCases
import Testing

@Suite("Masks: constraints and springs agree")
struct MaskLawTests {
  /// A box in a window and a view in the box, each with a mask.
  private struct Nest {
    let old: Size
    let new: Size
    let box: (frame: Rect, mask: AutoresizingMask)
    let view: (frame: Rect, mask: AutoresizingMask)

    init(_ random: inout SplitMix64) {
      func length(_ random: inout SplitMix64) -> Double { Double(random.below(400)) }
      old = Size(width: 100 + length(&random), height: 100 + length(&random))
      new = Size(width: 50 + 2 * length(&random), height: 50 + 2 * length(&random))
      box = (Self.frame(in: old, &random), AutoresizingMask(rawValue: random.below(64)))
      let inner = Size(width: box.frame.width, height: box.frame.height)
      view = (Self.frame(in: inner, &random), AutoresizingMask(rawValue: random.below(64)))
    }

    /// A frame that may touch its superview's edges, stick out of it or have no size at all.
    private static func frame(in size: Size, _ random: inout SplitMix64) -> Rect {
      func span(_ whole: Double) -> (Double, Double) {
        let start = Double(random.below(Int(whole) + 1))
        switch random.below(6) {
        case 0: return (0, whole)
        case 1: return (start, 0)
        case 2: return (start - 20, Double(random.below(60)))
        default: return (start, Double(random.below(Int(whole - start) + 1)))
        }
      }
      let across = span(size.width)
      let down = span(size.height)
      return Rect(x: across.0, y: down.0, width: across.1, height: down.1)
    }

    /// By springs and struts, from the outside in.
    var resized: (box: Rect, view: Rect) {
      let outer = box.frame.autoresized(box.mask, from: old, to: new)
      let inner = view.frame.autoresized(
        view.mask, from: Size(width: box.frame.width, height: box.frame.height),
        to: Size(width: outer.width, height: outer.height))
      return (outer, inner)
    }

    func problem(
      _ direction: LayoutDirection = .leftToRight, at size: Size
    ) throws -> LayoutProblem {
      var scene = Scene()
      let root = try scene.add(
        Item(
          "window",
          placement: .given(Rect(x: 0, y: 0, width: old.width, height: old.height))))
      let outer = try scene.add(
        Item("box", in: root, placement: .translated(box.frame, mask: box.mask, in: old)))
      let inner = Size(width: box.frame.width, height: box.frame.height)
      try scene.add(
        Item("view", in: outer, placement: .translated(view.frame, mask: view.mask, in: inner)))
      return LayoutProblem(scene: scene.sized(to: size), constraints: [], direction: direction)
    }
  }

  @Test("1,000 nested scenes, grown and shrunk, in both directions")
  func random() throws {
    var random = SplitMix64(seed: 41)
    var compared = 0
    var shrunk = 0
    var masks: Set<AutoresizingMask> = []
    while compared < 1000 {
      let nest = Nest(&random)
      let expected = nest.resized
      let sizes = [expected.box, expected.view].flatMap { [$0.width, $0.height] }
      guard sizes.allSatisfy({ $0 >= 0 }) else { continue }
      compared += 1
      if nest.new.width < nest.old.width { shrunk += 1 }
      masks.insert(nest.box.mask)
      let problem = try nest.problem(
        random.pick(LayoutDirection.allCases), at: nest.new)
      let solution = try LayoutSolver.solution(of: problem)
      let window = Rect(x: 0, y: 0, width: nest.new.width, height: nest.new.height)
      let frames = Frames([window, expected.box, expected.view])
      #expect(solution.isLike(.solved(frames)), "\(nest)")
    }
    #expect(masks.count == 64)
    #expect(shrunk >= 150)
    #expect(compared - shrunk >= 150)
  }

  @Test("at the size for which it was set a frame stays as it was")
  func unchanged() throws {
    var random = SplitMix64(seed: 42)
    for _ in 0..<1000 {
      let nest = Nest(&random)
      let solution = try LayoutSolver.solution(of: nest.problem(at: nest.old))
      let window = Rect(x: 0, y: 0, width: nest.old.width, height: nest.old.height)
      let frames = Frames([window, nest.box.frame, nest.view.frame])
      #expect(solution.isLike(.solved(frames)), "\(nest)")
    }
  }

  @Test("the springs of a mask take up the whole change, and the struts nothing of it")
  func wholeChange() throws {
    var random = SplitMix64(seed: 43)
    for _ in 0..<1000 {
      let nest = Nest(&random)
      let flexible = nest.box.mask.parts(along: .horizontal)
      let old = nest.box.frame
      let new = nest.resized.box
      let gains: [(AxisMask, Double)] = [
        (.before, new.x - old.x), (.size, new.width - old.width),
        (.after, (nest.new.width - new.maxX) - (nest.old.width - old.maxX)),
      ]
      // With nothing flexible the far margin gives way.
      let springs = flexible.isEmpty ? AxisMask.after : flexible
      for (part, gain) in gains where !springs.contains(part) {
        #expect(abs(gain) <= 1e-6, "\(nest)")
      }
    }
  }
}

@Suite("Masks: how they are written")
struct AutoresizingMaskTests {
  @Test(
    "a log shows margin, size, margin; nothing flexible shows the far margin",
    arguments: zip(0..<8, ["--&", "&--", "-&-", "&&-", "--&", "&-&", "-&&", "&&&"]))
  func logText(raw: Int, text: String) {
    #expect(AxisMask(rawValue: raw).logText == text)
    #expect(AutoresizingMask(rawValue: raw).logText == "h=\(text) v=--&")
    #expect(AutoresizingMask(rawValue: raw << 3).logText == "h=--& v=\(text)")
  }

  @Test(
    "code names the parts in the order of their bits",
    arguments: [
      (AutoresizingMask(), "[]"),
      ([.flexibleRightMargin, .flexibleWidth], "[.flexibleWidth, .flexibleRightMargin]"),
      (
        AutoresizingMask(rawValue: 63),
        "[.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, "
          + ".flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]"
      ),
    ] as [(AutoresizingMask, String)])
  func codeText(mask: AutoresizingMask, text: String) {
    #expect(mask.codeText == text)
  }

  @Test("what was printed is read back", arguments: 0..<64)
  func roundTrip(raw: Int) throws {
    let mask = AutoresizingMask(rawValue: raw)
    #expect(try AutoresizingMask(codeText: mask.codeText) == mask)
  }

  @Test(
    "reads any order, one part alone, and a comma at the end",
    arguments: [
      (" [ .flexibleHeight,.flexibleLeftMargin ] ", 17), (".flexibleWidth", 2),
      ("[.flexibleWidth,]", 2), ("[\n  .flexibleWidth,\n  .flexibleHeight,\n]", 18), ("[ ]", 0),
    ])
  func reading(text: String, raw: Int) throws {
    #expect(try AutoresizingMask(codeText: text) == AutoresizingMask(rawValue: raw))
  }

  @Test(
    "says which piece it can't read",
    arguments: [
      ("", AutoresizingMaskError.malformed("")), ("[", .malformed("[")),
      ("[.flexibleWidth", .malformed("[.flexibleWidth")), ("[,]", .malformed("")),
      ("[.flexibleWidth,,]", .malformed("")), ("[flexibleWidth]", .malformed("flexibleWidth")),
      ("[.flexibleWidth .flexibleHeight]", .unknownName("flexibleWidth .flexibleHeight")),
      ("[.flexiblewidth]", .unknownName("flexiblewidth")), ("[.]", .unknownName("")),
    ])
  func unreadable(text: String, error: AutoresizingMaskError) {
    #expect(throws: error) { try AutoresizingMask(codeText: text) }
  }

  @Test("bits that mean nothing are dropped", arguments: [64, 4096, -64])
  func strangeBits(raw: Int) {
    #expect(AutoresizingMask(rawValue: raw) == [])
  }
}

@Suite("Masks: springs, struts and pixels")
struct PixelFlooringTests {
  @Test(
    "flooring follows the pixels of the scale, and rounding noise doesn't cost a pixel",
    arguments: [(1.0, 3.0, 12.0), (2, 3.5, 11.5), (4, 3.75, 11.25), (0, 3.75, 11.25)])
  func scale(scale: Double, y: Double, height: Double) {
    let frame = Rect(x: 3 - 1e-13, y: 3.75, width: 30, height: 11.25)
    let floored = frame.flooredToPixels(scale: scale)
    #expect(floored.y == y)
    #expect(floored.height == height)
    #expect(scale == 0 || floored.x == 3)
  }
}
