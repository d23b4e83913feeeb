import Foundation
import Testing

@Suite("House rules: what a Mac's libraries have to have is compared")
struct SystemNameTests {
  /// The first cells of the tables of docs/MACOS.md, up to the names that exist twice.
  private static func rows() throws -> [String] {
    let text = try SourceTree.text(of: "docs/MACOS.md")
    let page = text.split(separator: "\n## Names that exist twice")[0]
    return page.split(separator: "\n").filter { $0.hasPrefix("| `") }
      .compactMap { $0.split(separator: " | ").first }
      .flatMap { $0.matches(of: /`([^`]+)`/).map { String($0.1) } }
  }

  @Test("docs/MACOS.md has a row for each name, and no row for a name that nothing uses")
  func page() throws {
    let names = SystemNames(SourceTree.files(below: "Sources"))
    let rows = try Self.rows()
    #expect(names.files.count > 200 && Set(rows).count == rows.count)
    for (name, files) in names.files.sorted(by: { $0.key < $1.key }) where !rows.contains(name) {
      Issue.record("\(files.sorted().joined(separator: ", ")): \(name) has no row")
    }
    for row in rows where names.files[row] == nil {
      let isMember = row.first == "." && names.members.contains(row.dropFirst())
      #expect(isMember, "nothing in Sources uses \(row)")
    }
  }
}
