#if os(Linux)
  import Terminal
  import Foundation
  import LayoutLessons
  import TestRunners
  import Testing

  @Suite(
    "Hostile answers, from the file to the verdict",
    .enabled(if: TestJail.isFull, "\(TestJail.shortage ?? "")"))
  struct HostileAnswerTests {
    private static func some(_ answers: [HostileAnswer]) -> [HostileAnswer] {
      Sample.cases(1, ofEach: \.sort, of: answers.filter { !$0.isSlow }, seed: 1)
    }

    /// Checks an answer, and looks at what it has left and what it could say.
    private func check(_ answer: HostileAnswer) throws {
      let ground = try HostileGround()
      defer { ground.remove() }
      let outcome = try answer.outcome(on: ground)
      #expect(answer.verdicts.contains(outcome.verdict), "\(outcome.verdict) \(outcome.printed)")
      #expect(outcome.verdict != "passed")
      #expect(outcome.status == .notYet)
      #expect(!outcome.printed.contains(HostileGround.secret))
      #expect(ground.damage == [])
      #expect(LeftProcesses.ids == [])
    }

    @Test(
      "each gets its verdict, and none passes: one of each sort that seed 1 chooses, or all",
      arguments: some(HostileAnswer.programs))
    func verdict(answer: HostileAnswer) throws { try check(answer) }

    @Test(
      "a source that overloads the compiler gets a verdict: those that seed 1 chooses, or all",
      arguments: some(HostileSource.all))
    func source(answer: HostileAnswer) throws { try check(answer) }

    /// The sorts of harm, each with the fewest programs and sources that try it.
    private static let sorts = [
      "descriptors": 3, "ends": 5, "environment": 2, "exec": 7, "explosions": 12, "faults": 5,
      "files": 9, "filter": 12, "foundation": 10, "generics": 11, "grader": 7,
      "initializers": 3, "kernel": 80, "kills": 8, "literals": 10, "loading": 6, "memory": 4,
      "messages": 17, "output": 2, "proc": 7, "processes": 3, "records": 14, "resources": 5,
      "signals": 40, "size": 15, "terminal": 4, "threads": 7, "time": 6, "tracing": 3,
    ]

    @Test("the collection has answers of every sort")
    func collection() {
      let programs = HostileAnswer.programs.filter { !$0.name.hasPrefix("source-") }
      let sources = HostileAnswer.programs.filter { $0.name.hasPrefix("source-") }
      #expect(programs.count >= 130)
      #expect(programs.count { !$0.isSlow } >= 110)
      #expect(sources.count + HostileSource.all.count >= 180)
      #expect((sources + HostileSource.all).count { !$0.isSlow } >= 35)
      let sorts = Dictionary(
        grouping: HostileAnswer.programs + HostileSource.all, by: \.sort
      ).mapValues(\.count)
      #expect(Set(sorts.keys) == Set(Self.sorts.keys))
      for (sort, least) in Self.sorts { #expect(sorts[sort, default: 0] >= least, "\(sort)") }
    }

    /// What the programs are after is really there for whoever isn't jailed.
    @Test("other users can write into the test folder")
    func open() throws {
      let ground = try HostileGround()
      defer { ground.remove() }
      let file = try #require(
        ground.aimed("/tmp/lessons-hostile/at-work/other.swift").nilIfMissing)
      #expect(try String(contentsOfFile: file, encoding: .utf8) == HostileGround.secret)
      #expect(ground.damage == [])
      try "spoilt".write(toFile: file, atomically: true, encoding: .utf8)
      #expect(ground.damage == [file])
    }
  }

  extension String {
    fileprivate var nilIfMissing: String? {
      FileManager.default.fileExists(atPath: self) ? self : nil
    }
  }
#endif
