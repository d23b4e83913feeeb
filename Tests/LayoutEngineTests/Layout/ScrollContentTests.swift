import LayoutEngine
import Testing

@Suite("Layout: scrolling content")
struct ScrollContentTests {
  /// A window that a scrolling view fills but for 20 points, and a page in the scrolling view.
  private struct Scrolling {
    var scene = Scene()
    let root, scroll, content, page: ItemID
    var lines: [Constraint] = []

    init() throws {
      root = try scene.add(
        Item("window", placement: .given(Rect(x: 0, y: 0, width: 320, height: 480))))
      scroll = try scene.add(Item("Scroll", in: root))
      content = try scene.add(
        Item("Content", kind: .guide, in: scroll, placement: .content))
      page = try scene.add(Item("Page", in: scroll))
      for (attribute, distance) in [
        (Attribute.left, 20.0), (.right, -20), (.top, 20), (.bottom, -20),
      ] {
        tie(scroll, attribute, to: root, attribute, plus: distance)
      }
    }

    mutating func tie(
      _ item: ItemID, _ attribute: Attribute, to other: ItemID, _ otherAttribute: Attribute,
      plus constant: Double = 0
    ) {
      lines.append(
        Constraint(
          Anchor(item, attribute), .equal,
          .anchor(Anchor(other, otherAttribute), multiplier: 1, constant: constant)))
    }

    /// Ties all edges of the page to those of the scrolling view.
    mutating func fillWithPage() {
      for edge in [Attribute.left, .right, .top, .bottom] { tie(page, edge, to: scroll, edge) }
    }

    mutating func size(_ item: ItemID, _ attribute: Attribute, _ length: Double) {
      lines.append(Constraint(Anchor(item, attribute), .equal, .length(length)))
    }

    func frames(_ direction: LayoutDirection = .leftToRight) throws -> Frames? {
      let problem = LayoutProblem(scene: scene, constraints: lines, direction: direction)
      guard case .solved(let frames) = try LayoutSolver.solution(of: problem) else { return nil }
      return frames
    }
  }

  @Test("edges tied from inside decide how large the content is, not where the page ends")
  func edges() throws {
    var it = try Scrolling()
    it.fillWithPage()
    it.size(it.page, .width, 280)
    it.size(it.page, .height, 2000)
    let frames = try #require(try it.frames())
    #expect(frames[it.scroll] == Rect(x: 20, y: 20, width: 280, height: 440))
    #expect(frames[it.page] == Rect(x: 0, y: 0, width: 280, height: 2000))
    #expect(frames[it.content] == Rect(x: 0, y: 0, width: 280, height: 2000))
  }

  @Test("width, height and centre are those of the frame")
  func sizes() throws {
    var it = try Scrolling()
    it.fillWithPage()
    it.tie(it.page, .width, to: it.scroll, .width)
    it.tie(it.page, .centerY, to: it.scroll, .centerY)
    let frames = try #require(try it.frames())
    #expect(frames[it.page] == Rect(x: 0, y: 0, width: 280, height: 440))
  }

  @Test("margins of the scrolling view lie inside the content")
  func margins() throws {
    var it = try Scrolling()
    it.tie(it.page, .left, to: it.scroll, .leftMargin)
    it.tie(it.page, .right, to: it.scroll, .rightMargin)
    it.tie(it.page, .top, to: it.scroll, .topMargin)
    it.tie(it.page, .bottom, to: it.scroll, .bottomMargin)
    it.size(it.page, .width, 500)
    it.size(it.page, .height, 600)
    let frames = try #require(try it.frames())
    #expect(frames[it.page] == Rect(x: 8, y: 8, width: 500, height: 600))
    #expect(frames[it.content] == Rect(x: 0, y: 0, width: 516, height: 616))
  }

  @Test("its own constraints with what lies around it mean the frame, whichever side it stands on")
  func outside() throws {
    var it = try Scrolling()
    it.tie(it.root, .centerX, to: it.scroll, .centerX)
    for edge in [Attribute.left, .right, .top, .bottom] {
      it.tie(it.scroll, edge, to: it.page, edge)
    }
    it.size(it.page, .width, 50)
    it.size(it.page, .height, 60)
    let frames = try #require(try it.frames())
    #expect(frames[it.scroll] == Rect(x: 20, y: 20, width: 280, height: 440))
    #expect(frames[it.content] == Rect(x: 0, y: 0, width: 50, height: 60))
  }

  @Test("the guide by its name means the same")
  func guide() throws {
    var it = try Scrolling()
    for edge in [Attribute.leading, .trailing, .top, .bottom] {
      it.tie(it.page, edge, to: it.content, edge)
    }
    it.size(it.page, .width, 400)
    it.size(it.page, .height, 500)
    for direction in LayoutDirection.allCases {
      let frames = try #require(try it.frames(direction))
      #expect(frames[it.page] == Rect(x: 0, y: 0, width: 400, height: 500))
    }
  }

  @Test("content that nothing decides is open")
  func open() throws {
    var it = try Scrolling()
    it.fillWithPage()
    let problem = LayoutProblem(scene: it.scene, constraints: it.lines)
    guard case .ambiguous(_, let ambiguity) = try LayoutSolver.solution(of: problem) else {
      Issue.record("nothing says how large the page is")
      return
    }
    #expect(
      ambiguity.ranges.map { it.scene[$0.item].name } == [
        "Content", "Content", "Page", "Page",
      ])
  }
}
