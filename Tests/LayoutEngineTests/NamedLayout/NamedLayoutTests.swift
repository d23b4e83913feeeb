import LayoutEngine
import Testing

@Suite("The engine as other packages use it")
struct NamedLayoutTests {
  private func layout(_ views: String..., adding text: String) throws -> NamedLayout {
    var layout = NamedLayout()
    for view in views { try layout.addView(view) }
    try layout.add(text)
    return layout
  }

  private static let row = """
    Photo.leading = Superview.leading + 16
    Photo.width = 80
    V:|-8-[Photo(40)]
    """

  @Test(
    "frames follow from equations, in a window and a direction",
    arguments: [(320.0, NamedLayout.Direction.leftToRight, 16.0), (480, .rightToLeft, 384)])
  func frames(width: Double, direction: NamedLayout.Direction, x: Double) throws {
    let solution = try layout("Photo", adding: Self.row)
      .solution(width: width, height: 480, direction: direction)
    let frame = try #require(solution.frame(of: "Photo"))
    #expect([frame.x, frame.y, frame.width, frame.height] == [x, 8, 80, 40])
    #expect(solution.frame(of: "Window")?.width == width)
    #expect(solution.frame(of: "Note") == nil)
    #expect(solution.conflicts.isEmpty && solution.ambiguities.isEmpty)
  }

  @Test("a frame counts from its superview's corner")
  func superview() throws {
    var layout = try layout("Card", adding: "H:|-20-[Card(200)]; V:|-30-[Card(100)]")
    try layout.addView("Photo", in: "Card")
    try layout.add("H:|-5-[Photo(50)]; V:|-6-[Photo(60)]")
    let frame = try #require(
      layout.solution(width: 320, height: 480).frame(of: "Photo"))
    #expect([frame.x, frame.y, frame.width, frame.height] == [5, 6, 50, 60])
  }

  @Test("constraints can be added without text, and mean the same as an equation")
  func constrained() throws {
    var one = try layout("Red", "Blue", adding: "V:|[Red]|; V:|[Blue]|; H:|-8-[Blue(40)]")
    var other = one
    try one.constrain("Red.leading", .equal, to: "Blue.trailing", constant: 8)
    try one.constrain("Red.width", .atLeast, to: "Blue.width", multiplier: 2)
    try one.constrain("Red.width", .atMost, constant: 200)
    try one.constrain("Red.width", .equal, constant: 300, priority: 750)
    try other.add(
      "Red.leading = Blue.trailing + 8; 2 * Blue.width <= Red.width <= 200; Red.width = 300 @750")
    let solution = try one.solution(width: 320, height: 480)
    #expect(solution == (try other.solution(width: 320, height: 480)))
    #expect(solution.frame(of: "Red")?.width == 200)
  }

  @Test("conflicts are told as equations, with the points between them, and leave no frame")
  func conflicts() throws {
    let solution = try layout("Red", adding: "H:|[Red]|; Red.width = 80; Red.width = 90")
      .solution(width: 320, height: 480)
    #expect(
      solution.conflicts.map(\.constraints) == [
        ["Red.width = 80", "Red.width = 90"],
        [
          "Red.leading = Window.leading", "Window.trailing = Red.trailing", "Red.width = 80",
          "Window.width is given",
        ],
        [
          "Red.leading = Window.leading", "Window.trailing = Red.trailing", "Red.width = 90",
          "Window.width is given",
        ],
      ])
    #expect(solution.conflicts.map(\.points) == [10, 240, 230])
    #expect(solution.frame(of: "Red") == nil && solution.ambiguities.isEmpty)
  }

  @Test("what is ambiguous is told with its limits")
  func ambiguities() throws {
    let solution = try layout(
      "Red", adding: "V:|[Red]|; H:|-10-[Red]; 20 <= Red.width; Red.width <= 60"
    ).solution(width: 320, height: 480)
    let ambiguity = try #require(solution.ambiguities.first)
    #expect(solution.ambiguities.count == 1)
    #expect(ambiguity.anchor == "Red.width")
    #expect(ambiguity.lowest == 20 && ambiguity.highest == 60)
    #expect(solution.frame(of: "Red")?.x == 10)
  }

  @Test("content has its part where lines say how large it is")
  func content() throws {
    let layout = try layout(
      "Label", adding: "Label.intrinsicContentSize = (42, 21)\nH:|[Label]; V:|[Label]")
    let frame = try layout.solution(width: 320, height: 480).frame(of: "Label")
    #expect(frame?.width == 42 && frame?.height == 21)
  }

  @Test(
    "what can't be added is told, and adds nothing",
    arguments: [
      ("Red.width = 80; Red.widht = 3", "1:21: Red.widht = 3 can't be read (E201)"),
      ("Red.width = 80\nGreen.width = 3", "2:1: Green.width = 3 can't be read (E202)"),
      ("Red.width = ___", "1:13: Red.width = ___ can't be read (E104)"),
      ("Red.width = Red.top", "Red.width = 1.0 * Red.top + 0.0 breaks the rule size-from-position"),
      (
        "Red.frame = (0, 0, 3, 3); Blue.autoresizingMask = []",
        "1:27: Red.frame = (0, 0, 3, 3); Blue.autoresizingMask = [] can't be read (E151)"
      ),
    ])
  func refused(text: String, words: String) throws {
    var layout = try layout("Red", "Blue", adding: "V:|[Red]|; V:|[Blue]|")
    let before = try layout.solution(width: 320, height: 480)
    let failure = #expect(throws: NamedLayout.Failure.self) { try layout.add(text) }
    #expect(failure?.description == words)
    #expect(try layout.solution(width: 320, height: 480) == before)
  }

  @Test("names that are taken or missing are told")
  func names() throws {
    var layout = try layout("Red", adding: "")
    #expect(throws: NamedLayout.Failure.nameTaken("Red")) { try layout.addView("Red") }
    #expect(throws: NamedLayout.Failure.nameTaken("Window")) { try layout.addView("Window") }
    #expect(throws: NamedLayout.Failure.unknownView("Card")) {
      try layout.addView("Photo", in: "Card")
    }
    #expect(throws: NamedLayout.Failure.unknownView("Photo.width")) {
      try layout.constrain("Photo.width", .equal, constant: 3)
    }
    #expect(throws: NamedLayout.Failure.unknownView("Red")) {
      try layout.constrain("Red", .equal, constant: 3)
    }
  }
}
