import Foundation
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
