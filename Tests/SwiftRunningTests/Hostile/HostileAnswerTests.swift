#if os(Linux)
  import Foundation
  import TestRunners
  import Testing

  @Suite(
    "Hostile answers, from the file to the verdict",
    .enabled(if: TestJail.isFull, "\(TestJail.shortage ?? "")"))
  struct HostileAnswerTests {
    /// Runs an answer, and looks at what it has left and what it could say.
    private func check(_ answer: HostileAnswer) throws {
      let ground = try HostileGround()
      defer { ground.remove() }
      let outcome = answer.outcome(on: ground)
      #expect(answer.verdicts.contains(outcome.verdict), "\(outcome.verdict) \(outcome.printed)")
      #expect(outcome.verdict != "passed")
      #expect(!outcome.printed.contains(HostileGround.secret))
      #expect(ground.damage == [])
      #expect(LeftProcesses.ids == [])
    }

    @Test("each gets its verdict, and none passes", arguments: HostileAnswer.all)
    func verdict(answer: HostileAnswer) throws { try check(answer) }

    @Test(
      "a source that is too much for a compiler gets a verdict", arguments: HostileSource.all)
    func source(answer: HostileAnswer) throws { try check(answer) }

    @Test("the collection is there")
    func collection() {
      #expect(HostileAnswer.all.count { $0.name.hasPrefix("source-") } >= 6)
      #expect(HostileAnswer.all.count { !$0.name.hasPrefix("source-") } >= 14)
    }

    /// What the programs are after is really there for whoever isn't jailed.
    @Test("the ground is open to everybody else")
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
