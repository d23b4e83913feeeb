import Foundation
import LayoutLessons
import Testing

@Suite("dev check --mutants: every right answer is spoilt, and graded")
struct MutantPageTests {
  /// A course with the real course's first lesson only, in the learner's folder.
  private func makeSmallCourse(in folder: String) throws -> String {
    let root = folder + "/small"
    let lesson = "01-a-line-is-an-equation"
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    for name in [lesson, "strings"] {
      try FileManager.default.copyItem(
        atPath: "\(Learner.course)/\(name)", toPath: "\(root)/\(name)")
    }
    try """
    {
      "formatVersion": 1,
      "title": "One lesson",
      "chapters": [{ "title": "One", "lessons": ["\(lesson)"] }]
    }
    """.write(toFile: root + "/course.json", atomically: false, encoding: .utf8)
    return root
  }

  @Test("a table and four figures, readable on a narrow and a wide screen", arguments: [40, 80])
  func page(columns: Int) throws {
    let learner = try Learner(columns: columns)
    let run = learner.run(
      "dev", "check", "--mutants", "--course", try makeSmallCourse(in: learner.folder))
    #expect(run.status == .passed, "\(run.errors)")
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.allSatisfy { $0.count <= columns })
    let header = try #require(lines.firstIndex(of: "  operator   diagnosis            number"))
    #expect(lines[header + 1] == "  ─────────  ───────────────────  ──────")
    let rows = lines[(header + 2)...].prefix { !$0.hasPrefix("  0 of ") }
    #expect(rows.count > 10)
    #expect(rows.allSatisfy { $0.count == 40 && $0.last?.isNumber == true }, "\(rows)")
    #expect(rows.contains { $0.hasPrefix("  sign       sign    ") })
    let figures = lines[(header + 2 + rows.count)...].joined(separator: " ")
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let pattern =
      #/
      0\ of\ \d+\ mutants\ pass\ without\ giving\ what\ is\ wanted
      \ \d+\ changed\ answers\ give\ it\ all\ the\ same,\ in\ every\ case
      \ \d+(\.\d)?\ %\ of\ the\ \d+\ wrong\ ones\ get\ the\ diagnosis\ that\ names\ the\ operator
      \ \d+(\.\d)?\ %\ get\ a\ wrong\ one
      \ The\ course\ fits\ together\.
      /#
    #expect(figures.wholeMatch(of: pattern) != nil, "\(figures)")
  }
}
