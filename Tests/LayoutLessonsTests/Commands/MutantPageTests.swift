import LayoutLessons
import Testing

@Suite("dev check --mutants")
struct MutantPageTests {
  @Test("a table and four figures, readable on the narrowest screen")
  func narrow() throws {
    let learner = try Learner(columns: 40)
    let run = learner.run("dev", "check", "--mutants")
    #expect(run.status == .passed, "\(run.errors)")
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.count <= 40 })
    #expect(lines.contains("  operator   diagnosis            number"))
    #expect(lines.contains { $0.hasPrefix("  sign       sign  ") })
    #expect(
      lines.contains { $0.hasPrefix("  0 of ") && $0.hasSuffix(" mutants pass without giving") })
    #expect(lines.last == "  The course fits together.")
  }
}
