import Foundation
import LayoutEngine
import ReferenceCases
import Testing

@Suite("What is told of scenes and cases beside their references")
struct ReferenceTextTests {
  private static func scenes(_ lines: String...) throws -> [String] {
    OracleRun.report(on: try OracleFile.cases(in: lines.joined(separator: "\n"))).lines
  }

  private static func right() throws -> String {
    let text = try ReferenceFile.text("must.jsonl", in: "Oracle")
    return String(try #require(text.split(separator: "\n").first))
  }

  @Test("scenes that come out as stored")
  func rightScenes() throws {
    #expect(
      try Self.scenes(Self.right()) == [
        "1 of 1 cases have the stored frames",
        "1 of 1 with other sizes for content that needs none",
        "0 points is the largest distance in a case that is right",
        "1 of 1 solved views are equal after rounding to pixels: 100 %", "",
        "Every case is right, or says why it can't be.",
      ])
  }

  @Test("a scene that differs is told, and one that says why doesn't count")
  func otherScenes() throws {
    let right = try Self.right()
    let moved = right.replacingOccurrences(
      of: "\"parent\":\"v1\",\"frame\":[0,0,414,383]",
      with: "\"parent\":\"v1\",\"frame\":[0,0,414,382]")
    let tagged = try #require(
      ReferenceFile.text("tagged.jsonl", in: "Oracle").split(separator: "\n")
        .first { $0.contains("\"id\":\"c0888\"") })
    #expect(
      try Self.scenes(right, moved, String(tagged)).suffix(7) == [
        "Different, as their tags say:", "c0888 near: 1 points off in v2", "", "Different:",
        "c0205 1 points off in v2", "", "1 case differs.",
      ])
  }

  @Test("a case that differs is named with what differs")
  func cases() throws {
    let text = try ReferenceFile.text("masonry-forms.json", in: "Vectors")
    func lines(_ text: String) throws -> [String] {
      let (kind, results) = try VectorFile.results(of: text, in: VectorContext(sentences: nil))
      return VectorReport(name: "forms.json", kind: kind, results: results).lines
    }
    #expect(try lines(text) == ["forms.json: 29 of 29 cases (Masonry) pass"])
    let damaged = text.replacingOccurrences(of: "\"v.height = 100\"", with: "\"v.height = 3\"")
    #expect(
      try lines(damaged) == [
        "forms.json: 28 of 29 cases (Masonry) pass",
        "  mf-size: what is stated is [v.width = 50.0 @1000.0, v.height = 100.0 @1000.0], "
          + "not [v.width = 50.0 @1000.0, v.height = 3.0 @1000.0]",
      ])
  }

  @Test("docs/PROOF.md shows what is printed about Apple's scenes")
  func page() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(contentsOf: root.appending(path: "docs/PROOF.md"), encoding: .utf8)
    let file = "Tests/ReferenceCasesTests/Oracle/must.jsonl"
    let lines = try Self.scenes(ReferenceFile.text("must.jsonl", in: "Oracle"))
    let told = lines.joined(separator: "\n")
    #expect(
      page.contains("```console\n$ swift run reference-cases oracle \(file)\n\(told)\n```"),
      "\(told)")
  }
}

@Suite("Derivation: the figures of the documents, number by number")
struct DerivationTests {
  private static let files = [
    "apple-guide", "conflict-logs", "gnustep", "location-multiplier", "other-engines",
    "rtl-margins-baseline", "seeds", "stack",
  ]
  private static let attributes: [Attribute] = [
    .leading, .trailing, .left, .centerX, .width, .top, .bottom, .height, .lastBaseline,
  ]

  @Test("every number that is decided follows, and the others are free", arguments: files)
  func figures(name: String) throws {
    let text = try ReferenceFile.text("\(name).json", in: "Vectors")
    for (id, problem) in try VectorFile.layouts(in: text) {
      let solution = try LayoutSolver.solution(of: problem)
      for anchor in problem.scene.ids.flatMap({ item in Self.attributes.map { Anchor(item, $0) } })
      {
        let outcome = try LayoutSolver.derivation(of: anchor, in: problem)
        switch (outcome, solution) {
        case (.derived(let derivation), .solved(let frames)),
          (.derived(let derivation), .ambiguous(let frames, _)):
          check(derivation, at: problem.value(of: anchor, in: frames), "\(id) \(anchor)")
        case (.ambiguous(let range), .ambiguous(_, let ambiguity)):
          #expect(range.isOpen && !ambiguity.ranges.isEmpty, "\(id) \(anchor)")
        case (.unsatisfiable, .unsatisfiable): break
        default: Issue.record("\(id): \(outcome)")
        }
      }
    }
  }

  private func check(_ derivation: Derivation, at value: Double, _ name: String) {
    #expect(isNear(derivation.steps.last?.number.value, value), "\(name)")
    for step in derivation.steps {
      let sum = step.readings.reduce(step.constant) {
        $0 + $1.factor * derivation.steps[$1.step].number.value
      }
      #expect(isNear(step.number.value, sum), "\(name): \(step)")
    }
  }

  private func isNear(_ a: Double?, _ b: Double) -> Bool {
    a.map { abs($0 - b) < 1e-6 * (1 + abs(b)) } ?? false
  }
}
