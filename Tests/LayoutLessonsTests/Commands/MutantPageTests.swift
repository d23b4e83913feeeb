import LayoutLessons
import Terminal
import Testing

@Suite("dev check --mutants: every right answer is spoilt, and graded")
struct MutantPageTests {
  @Test("a table and four figures, readable on a narrow and a wide screen", arguments: [40, 80])
  func page(columns: Int) throws {
    let learner = try Learner(columns: columns)
    let run = learner.run(
      "dev", "check", "--mutants", "--seeds", "1", "--course", try learner.makeCourse("small"))
    #expect(run.status == .passed, "\(run.errors)")
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.allSatisfy { $0.count <= columns })
    let header = try #require(lines.firstIndex(of: "  operator   diagnosis          number"))
    #expect(lines[header + 1] == "  ─────────  ─────────────────  ──────")
    let rows = lines[(header + 2)...].prefix { !$0.hasPrefix("  0 of ") }
    #expect(rows.count == 10)
    #expect(rows.allSatisfy { $0.count == 38 && $0.last?.isNumber == true }, "\(rows)")
    #expect(rows.contains { $0.hasPrefix("  sign       sign    ") })
    let figures = lines[(header + 2 + rows.count)...].joined(separator: " ")
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let pattern =
      #/
      0\ of\ \d+\ mutants\ pass\ without\ giving\ the\ wanted\ layout
      \ \d+\ changed\ answers\ give\ the\ wanted\ layout
      \ in\ every\ case,\ in\ spite\ of\ the\ change
      \ \d+(\.\d)?\ %\ of\ the\ \d+\ wrong\ answers\ get\ the\ diagnosis
      \ that\ names\ the\ operator
      \ \d+(\.\d)?\ %\ get\ a\ wrong\ diagnosis
      \ The\ course\ passes\ every\ check\.
      /#
    #expect(figures.wholeMatch(of: pattern) != nil, "\(figures)")
  }
}
