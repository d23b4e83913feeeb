import LayoutEngine
import Testing

@Suite("Equations: names and what they may have meant")
struct EquationNameTests {
  let names = ["Superview", "Red", "Blue", "Blue.guide", "my view"]

  @Test(
    "an unknown view suggests the nearest ones",
    arguments: [
      ("Rad.width = 3", .unknownItem("Rad", suggestions: ["Red"])),
      ("red.width = 3", .unknownItem("red", suggestions: ["Red"])),
      ("Button.width = 3", .unknownItem("Button", suggestions: [])),
      ("window.width = 3", .unknownItem("window", suggestions: ["Superview"])),
      ("Bleu.guide.width = 3", .unknownItem("Bleu.guide", suggestions: ["Blue.guide"])),
      ("`my veiw`.width = 3", .unknownItem("my veiw", suggestions: ["my view"])),
      ("Rad = 3", .unknownItem("Rad", suggestions: ["Red"])),
      ("Blue.guide = 3", .attributeMissing(item: "Blue.guide")),
      ("`my view` = 3", .attributeMissing(item: "my view")),
      ("width = 3", .itemMissing(.width, example: "Red")),
      ("Red.width = .height", .itemMissing(.height, example: "Red")),
      ("size = 3", .composite("size", parts: [.width, .height])),
      ("Red. = 3", .attributeMissingAfterDot(item: "Red")),
      ("Red.5 = 3", .attributeMissingAfterDot(item: "Red")),
      ("Red.guide.top.left = 3", .attributeOfAttribute("top")),
      ("Red.edges.left = 3", .composite("edges", parts: [.top, .leading, .bottom, .trailing])),
    ] as [(String, EquationError.Reason)])
  func items(text: String, expected: EquationError.Reason) {
    #expect(reason(text, names: names) == expected)
  }

  @Test("Superview is known even where no item has the name")
  func superview() {
    #expect(
      summary("Red.top = Superview.top", names: ["Red"]) == ["Red.top = 1.0 * Superview.top + 0.0"])
  }

  @Test("a listed guide may have an attribute's name")
  func oddGuide() {
    #expect(summary("a.width.top = 3", names: ["a.width"]) == ["a.width.top = 3.0"])
  }

  @Test(
    "an unknown attribute suggests the nearest ones",
    arguments: [
      ("heigth", [.height]), ("traling", [.trailing]), ("leadingAnchor", [.leading]),
      ("centreX", [.centerX]), ("x", [.leading, .centerX]), ("lead", [.leading, .leadingMargin]),
      ("wdthAnchor", [.width]), ("colour", []), ("q", []),
    ] as [(String, [Attribute])])
  func attributes(word: String, expected: [Attribute]) {
    #expect(
      reason("View.\(word) = 40") == .unknownAttribute(word, suggestions: expected))
  }

  @Test(
    "the nearest names are those with the fewest slips, in the order given",
    arguments: [
      ("Button", ["Superview", "Button_1", "Button_2"], ["Button_1", "Button_2"]),
      ("Viw", ["v", "w", "View"], ["View"]),
      ("a", ["b", "c"], []),
      ("But", ["Button_1", "Blue"], ["Button_1"]),
      ("abcd", ["abce", "abcf", "abcg", "abch", "abci"], ["abce", "abcf", "abcg", "abch"]),
      ("", ["a"], []),
    ])
  func nearest(word: String, among: [String], expected: [String]) {
    #expect(NearestNames.suggestions(for: word, among: among) == expected)
  }

  @Test("a long word has no near names, and costs no time")
  func longWord() {
    let long = String(repeating: "a", count: 10_000)
    #expect(NearestNames.suggestions(for: long, among: [long + "b"]) == [])
    #expect(
      reason("\(long).width = 3", names: [long + "b"])
        == .unknownItem(long, suggestions: []))
  }
}
