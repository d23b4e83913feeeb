import ClassGrading
import Foundation
import TestRunners
import Testing

@Suite("docs/GRADING.md describes the files as the program reads them")
struct DocumentedPolicyTests {
  private func page() throws -> String {
    try String(contentsOf: Checkout.root.appending(path: "docs/GRADING.md"), encoding: .utf8)
  }

  /// The first fenced block of a kind.
  private func block(_ kind: String) throws -> String {
    let text = try page()
    let start = try #require(text.range(of: "```\(kind)\n")).upperBound
    return text[start...].components(separatedBy: "\n```")[0]
  }

  @Test("its policy can be read, and its table has every key and no other")
  func policy() throws {
    let json = try block("json")
    let policy = try GradingPolicy.read(
      json, path: "policy.json", exercises: ["turn-around"], lessons: ["12-priorities"])
    #expect(policy.defaultPoints == 2 && policy.points == ["turn-around": 4])
    #expect(policy.weights == ["12-priorities": 1.5] && policy.partial == .cases)
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let section = try #require(try page().range(of: "\n## The policy file\n")).upperBound
    let rows = try page()[section...].components(separatedBy: "\n## ")[0]
      .components(separatedBy: "\n").filter { $0.hasPrefix("| `") }
      .map { $0.components(separatedBy: "`")[1] }
    #expect(rows.sorted() == object?.keys.sorted())
  }

  @Test("the defaults in the table are the defaults of the program")
  func defaults() throws {
    let policy = GradingPolicy()
    let text = try page()
    for (key, value) in [
      ("points", "1"), ("hintCost", "0"), ("partial", "`\(policy.partial.rawValue)`"),
      ("missing", "`\(policy.missing.rawValue)`"), ("hiddenCases", "\(policy.hiddenCases)"),
      ("telling", "`\(policy.telling.rawValue)`"),
    ] {
      #expect(text.contains("| `\(key)` | \(value) |"), "\(key)")
    }
    #expect(policy.defaultPoints == 1 && policy.hintCost == 0)
  }

  @Test("its roster can be read")
  func roster() throws {
    let roster = try Roster.read(try block("csv"), path: "roster.csv")
    #expect(roster.learners.map(\.key) == ["ana-lopez", "bo-lindqvist"])
    #expect(roster.learners.map(\.section) == ["A", "B"])
  }

  @Test("every reason for a blank and every export is named")
  func names() throws {
    let text = try page()
    for reason in Blank.Reason.allCases {
      #expect(text.contains("| `\(reason.rawValue)` |"), "\(reason)")
    }
    for export in Exports.names { #expect(text.contains("`\(export)`"), "\(export)") }
  }
}
