import Course
import Foundation
import LayoutEngine
import ReferenceCases
import Testing

@Suite("Vectors: the worked-out cases")
struct VectorTests {
  /// Every file, what its cases are about, and how many there are.
  private static let files = [
    ("apple-guide", "layout", 37), ("attributes", "attributes", 21),
    ("autoresizing-64", "masks", 45), ("autoresizing-classic", "springs and struts", 21),
    ("autoresizing-uikit2014", "masks of 2014", 7), ("conflict-logs", "layout", 18),
    ("descriptions", "descriptions", 12), ("equations-bad", "equation errors", 42),
    ("equations-ok", "equations", 30), ("equivalence", "equivalence", 8),
    ("gnustep", "layout", 3), ("location-multiplier", "layout", 4),
    ("masonry-forms", "Masonry", 29), ("messages", "messages", 20),
    ("other-engines", "layout", 6), ("owner", "owner", 6), ("pairs", "pairs", 420),
    ("priorities", "priorities", 31), ("rtl-margins-baseline", "layout", 9),
    ("seeds", "layout", 35), ("stack", "layout", 6), ("validity", "validity", 30),
    ("vfl", "visual format", 17),
  ]

  @Test("no file is left out")
  func completeness() throws {
    let folder = try #require(Bundle.module.url(forResource: "Vectors", withExtension: nil))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    #expect(names.sorted() == Self.files.map { "\($0.0).json" }.sorted())
  }

  @Test("come out as they should", arguments: files)
  func cases(name: String, kind: String, count: Int) throws {
    let text = try ReferenceFile.text("\(name).json", in: "Vectors")
    let run = try ReferenceFile.results(of: text)
    #expect(run.kind == kind)
    #expect(run.results.count == count)
    let failed = run.results.filter { !$0.passes }
    #expect(failed.isEmpty, "\(failed)")
  }

  /// The two axes know nothing of each other, so that eight and eight known ones make all 64.
  @Test("all 64 masks pass, each made of one case across and one down")
  func masks() throws {
    let text = try ReferenceFile.text("autoresizing-64.json", in: "Vectors")
    let file = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let vectors = try #require(file["vectors"] as? [[String: Any]])
    let masks = try (0..<64).map { raw in
      try composed(
        raw, across: #require(vectors.first { rawValue($0) & 7 == raw & 7 }),
        down: #require(vectors.first { rawValue($0) >> 3 == raw >> 3 }))
    }
    var all = file
    all["vectors"] = masks
    all["count"] = masks.count
    let data = try JSONSerialization.data(withJSONObject: all)
    let run = try ReferenceFile.results(of: String(decoding: data, as: UTF8.self))
    #expect(run.results.count == 64)
    #expect(run.results.filter { !$0.passes } == [])
  }

  private func rawValue(_ vector: [String: Any]) -> Int { vector["rawValue"] as? Int ?? -1 }

  /// One case's mask, equations and numbers across, and another's down.
  private func composed(
    _ raw: Int, across: [String: Any], down: [String: Any]
  ) throws -> [String: Any] {
    func words(_ vector: [String: Any], _ key: String) throws -> [String] {
      try #require(vector[key] as? [String])
    }
    func equations(_ vector: [String: Any]) throws -> [[String: Any]] {
      try #require(vector["constraintsEqualZero"] as? [[String: Any]])
    }
    func isAcross(_ equation: [String: Any]) -> Bool {
      let id = equation["id"] as? String ?? ""
      return id.hasSuffix(".x") || id.hasSuffix(".w")
    }
    let logs = try [across, down].map {
      try #require($0["log"] as? String).split(separator: " ")
    }
    let expected = try [across, down].map { try #require($0["expect"] as? [Double]) }
    var vector = across
    vector["id"] = "composed-\(raw)"
    vector["rawValue"] = raw
    vector["mask"] =
      try words(across, "mask").filter { ["LM", "W", "RM"].contains($0) }
      + words(down, "mask").filter { ["TM", "H", "BM"].contains($0) }
    vector["log"] = "\(logs[0][0]) \(logs[1][1])"
    vector["constraintsEqualZero"] =
      try equations(across).filter(isAcross) + equations(down).filter { !isAcross($0) }
    vector["expect"] = [expected[0][0], expected[1][1], expected[0][2], expected[1][3]]
    return vector
  }
}

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
    let error = try #require(throws: CourseError.self) {
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
