import Foundation
import Testing

@Suite("JSON: every file with that ending is read by any reader of JSON")
struct JSONFileTests {
  private static func files() -> [String] {
    ["Lessons", "Tests", "docs"].flatMap { folder in
      let all = FileManager.default.enumerator(
        atPath: SourceTree.root.appending(path: folder).path())
      let names = (all?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".json") }
      return names.sorted().map { "\(folder)/\($0)" }
    }
  }

  @Test("exercises, courses, schemas and what the tests read", arguments: files())
  func reads(path: String) throws {
    let data = try Data(contentsOf: SourceTree.root.appending(path: path))
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: data) }
  }
}
