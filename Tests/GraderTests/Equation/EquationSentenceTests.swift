import Course
import Feedback
import Foundation
import LayoutEngine
import Testing

@Suite("Equations: errors in words")
struct EquationSentenceTests {
  private let catalogue: StringsCatalogue

  init() throws {
    catalogue = try CourseLoader(root: SampleCourse.root).strings()
  }

  /// A JSON file of the project, found from here.
  private static func decoded<File: Decodable>(_ path: String) throws -> File {
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    return try JSONDecoder().decode(File.self, from: Data(contentsOf: root.appending(path: path)))
  }

  @Test(
    "what the documents don't show has words of its own",
    arguments: [
      (
        "v..width = 3",
        "there are two dots in a row: write one dot between a view and its attribute"
      ),
      ("v.width = (3", "this parenthesis is not closed: write ) where the parenthesis ends"),
      ("v.width = 3)", "this ) closes nothing"),
      ("v.trailing = 320.trailing", "trailing of which view?: write View.trailing"),
      (
        "v.frame = (0, 0, 9, 9); v.autoresizingMask = [flexibleWidth]",
        "a dot is missing before flexibleWidth: write .flexibleWidth"
      ),
      ("`v.width = 3", "the quoted name is not closed: write a second ` after the name"),
      ("v.width = 3 /*", "the comment is not closed: write */ where the comment ends"),
      ("* 3 = v.width", "something must come before *"),
      ("v.width != 3", "a constraint can't require two values to be different: write =, <= or >="),
      ("v.width = v.width", "v.width is related to itself"),
      ("v.width = \(String(repeating: "9", count: 400))", "a number becomes too large here"),
      (
        "v.edges = 3",
        "edges stands for several attributes: write top, leading, bottom and trailing"
      ),
      (
        "`my view` = 3",
        "my view is a view, not a number: name one of its attributes: "
          + "`my view`.width, `my view`.leading ..."
      ),
      (
        "v.width = 3 @1000.0001",
        "priority 1000.0001 is out of range: "
          + "a priority is greater than 0 and at most 1000 (1000 = required)"
      ),
      (
        "v.colour = 3",
        "unknown attribute colour: the attributes are left, right, top, bottom, leading, "
          + "trailing, width, height, centerX, centerY, lastBaseline, firstBaseline, and the "
          + "content priorities are horizontalHuggingPriority, verticalHuggingPriority, "
          + "horizontalCompressionResistancePriority, verticalCompressionResistancePriority"
      ),
      (
        "v.height = 12.5 %",
        "an equation can't contain a percentage: write 0.125 * Superview.height"
      ),
      (
        "v.width = \(String(repeating: "(", count: 101))",
        "at most 100 parentheses can be inside each other"
      ),
    ])
  func words(text: String, expected: String) throws {
    let error = try #require(EquationReader.read(text).errors.first)
    let sentences = [error.message, error.hint].compactMap { $0 }
    #expect(sentences.map(catalogue.text).joined(separator: ": ") == expected)
  }

  @Test("a percentage is told with the name of the window's view")
  func percent() throws {
    let document = EquationReader.read("card.width = 25%", names: ["view", "card"])
    let hint = try #require(document.errors.first?.hint)
    #expect(catalogue.text(hint) == "write 0.25 * view.width")
  }

  @Test(
    "several suggestions are listed",
    arguments: [
      (["Abcx"], "did you mean Abcx?"),
      (["Abcx", "Abcy"], "did you mean Abcx or Abcy?"),
      (["Abcx", "Abcy", "Abcz"], "did you mean Abcx, Abcy or Abcz?"),
      (["Abcx", "Ab d", "Abcz", "Abcw"], "did you mean Abcx, `Ab d`, Abcz or Abcw?"),
    ])
  func suggestions(names: [String], expected: String) throws {
    let error = try #require(EquationReader.read("Abcd.width = 3", names: names).errors.first)
    #expect(error.hint.map(catalogue.text) == expected)
  }

  @Test(
    "a number on its own has words of its own",
    arguments: [
      ("", "a number is missing: for example 320 - 200"),
      ("___", "this blank is still empty: write a number in its place"),
      ("Red", "Red is not a number: write the number of points"),
    ])
  func numbers(text: String, expected: String) throws {
    let error = try #require(throws: EquationError.self) {
      try EquationReader.number(text, at: SourcePlace(line: 1, column: 1))
    }
    let sentences = [error.message, error.hint].compactMap { $0 }
    #expect(sentences.map(catalogue.text).joined(separator: ": ") == expected)
  }

  @Test("Superview without a superview has words of its own")
  func superview() throws {
    var scene = Scene()
    try scene.add(Item("Root"))
    for (text, expected) in [
      ("Root.top = Superview.top", ["Root has no superview here"]),
      (
        "Superview.width = 3",
        ["Superview of which view?", "name a view inside it in the same equation"]
      ),
    ] {
      let written = try #require(EquationReader.read(text).constraints.first)
      let error = try #require(throws: EquationError.self) { try written.draft(in: scene) }
      #expect([error.message, error.hint].compactMap { $0 }.map(catalogue.text) == expected)
    }
  }
}
