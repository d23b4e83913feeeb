import LayoutEngine
import Course
import ReferenceCases
import Testing

@Suite("Vectors: what isn't so is noticed")
struct DamagedVectorTests {
  /// A file, what is put in place of what stands there, and what is said about it.
  private struct Damage: CustomTestStringConvertible {
    let file: String
    let text: String
    let replacement: String
    let said: [String]

    init(_ file: String, _ text: String, _ replacement: String, _ said: String...) {
      self.file = file
      self.text = text
      self.replacement = replacement
      self.said = said
    }

    var testDescription: String { "\(file): \(replacement)" }
  }

  private static let damages = [
    Damage(
      "attributes", "\"rawValue\": 9,", "\"rawValue\": 19,",
      "centerX: the raw value is 9.0, not 19.0"),
    Damage(
      "descriptions", "[UIView:0x1]-(9)-|", "[UIView:0x1]-(9.0)-|",
      "d-trail-super: the line is <NSLayoutConstraint:0xC H:[UIView:0x1]-(9)-|   (active, names: "
        + "'|':UIView:0x2 )>, not <NSLayoutConstraint:0xC H:[UIView:0x1]-(9.0)-|   (active, "
        + "names: '|':UIView:0x2 )>"),
    Damage(
      "equations-bad", "\"column\": 12,", "\"column\": 13,",
      "bad-01: the column is 12.0, not 13.0"),
    Damage(
      "equations-bad", "for example View.height = 0", "for example View.height = 1",
      "bad-01: the hint is for example View.height = 0, not for example View.height = 1"),
    Damage(
      "equivalence", "\"equivalent\": true,\n   \"note\": \"for required constraints\"\n  }\n ]",
      "\"equivalent\": false,\n   \"note\": \"for required constraints\"\n  }\n ]",
      "equiv-12: whether the forms are equal is true, not false",
      "equiv-12: whether the forms match is true, not false"),
    Damage(
      "masonry-forms", "v.width = 200", "v.width = 201",
      "mf-remake-square: what is stated is [v.width = 200.0 @1000.0, v.height = 200.0 @1000.0], "
        + "not [v.width = 201.0 @1000.0, v.height = 200.0 @1000.0]"),
    Damage(
      "messages", "Redefinition of", "Second definition of",
      "masonryRelationTwice: the text is Redefinition of constraint relation, "
        + "not Second definition of constraint relation"),
    Damage(
      "owner", "\"owner\": \"v\"\n   }", "\"owner\": \"w\"\n   }",
      "owner-self: the owner is v, not w", "owner-self-aspect: the owner is v, not w"),
    Damage(
      "priorities", "\"value\": 510", "\"value\": 511",
      "dragThatCanResizeScene: its value is 510.0, not 511.0"),
    Damage(
      "validity", "\"guideRule\": \"R3\"", "\"guideRule\": \"R2\"",
      "R3-top: the guide's rule is R3, not R2", "R3-centerX: the guide's rule is R3, not R2",
      "R3-negative: the guide's rule is R3, not R2"),
  ]

  @Test("says which case differs, and how", arguments: damages)
  private func damaged(damage: Damage) throws {
    let text = try ReferenceFile.text("\(damage.file).json", in: "Vectors")
    let damaged = text.replacing(damage.text, with: damage.replacement)
    #expect(damaged != text)
    #expect(try ReferenceFile.differences(in: damaged) == damage.said)
  }

  @Test(
    "a file that isn't one of the schema is refused at its place",
    arguments: [
      (
        "\"schema\": \"see docs", "\"schema\": \"other docs", 2, 12,
        "\"schema\" must be \"see docs/SEMANTICS.md section 10\", "
          + "not other docs/SEMANTICS.md section 10"
      ),
      (
        "\"count\": 6", "\"count\": 7", 3, 11,
        "\"count\" must be the number of cases, 6, not another"
      ),
      (
        "\"eq\"", "\"equation\"", 5, 3,
        "item 1 of \"vectors\" must be a case of a known kind, not something else"
      ),
      ("\"source\"", "\"sauce\"", 7, 4, "there is no key \"sauce\" here: did you mean \"source\"?"),
    ])
  func refused(text: String, replacement: String, line: Int, column: Int, said: String) throws {
    let owner = try ReferenceFile.text("owner.json", in: "Vectors")
    let error = try #require(throws: PlacedJSONError.self) {
      try ReferenceFile.results(of: owner.replacing(text, with: replacement))
    }
    #expect(try ReferenceFile.words(of: error) == said)
    #expect(error.place == SourcePlace(line: line, column: column))
  }

  @Test("a layout's verdict, frames, ranges, ranges and conflicts are all compared")
  func layout() throws {
    let seeds = try ReferenceFile.text("seeds.json", in: "Vectors")
    let verdicts = seeds.replacing("\"verdict\": \"ok\"", with: "\"verdict\": \"ambiguous\"")
    let differences = try ReferenceFile.differences(in: verdicts)
    #expect(differences.count == 25)
    #expect(differences.allSatisfy { $0.hasSuffix("the verdict is ok, not ambiguous") })
  }
}
