#if os(Linux)
  import Foundation
  import Glibc
  import LayoutLessons
  import Terminal
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
      let file = try #require(ground.aimed("/tmp/lessons-hostile/at-work/other.swift").nilIfMissing)
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

  @Suite("Hostile answers that aren't ordinary files")
  struct HandedInLinkTests {
    private static let right = """
      import UIKit

      func layOut(box: UIView, in view: UIView) {
        box.translatesAutoresizingMaskIntoConstraints = false
        box.widthAnchor.constraint(equalToConstant: 100).isActive = true
      }
      """

    /// A learner's folder, with another one beside it whose answer is right.
    private struct Neighbours {
      let folder = FileManager.default.temporaryDirectory
        .appending(path: "hostile-links-\(UUID().uuidString)").path()
      var own: String { folder + "/own" }
      var answer: String { own + "/a-box.swift" }
      var other: String { folder + "/other/a-box.swift" }

      init() throws {
        for name in ["own", "other"] {
          try FileManager.default.createDirectory(
            atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
        }
        try HandedInLinkTests.right.write(toFile: other, atomically: false, encoding: .utf8)
      }

      func remove() { try? FileManager.default.removeItem(atPath: folder) }

      /// The other's file is as it was, and nothing was made beside it.
      var isUntouched: Bool {
        (try? String(contentsOfFile: other, encoding: .utf8)) == HandedInLinkTests.right
          && (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/other"))
            == ["a-box.swift"]
          && (try? FileManager.default.contentsOfDirectory(atPath: own)) == ["a-box.swift"]
      }
    }

    @Test(
      "a link isn't followed, whatever its target is",
      arguments: [
        "/etc/passwd", "/", "/dev/zero", "/dev/stdin", "/proc/self/environ", "../other/a-box.swift",
        "a-box.swift", "nowhere.swift",
      ], ["--json", "--plain", "--format=compiler"])
    func link(target: String, word: String) throws {
      let neighbours = try Neighbours()
      defer { neighbours.remove() }
      #expect(symlink(target, neighbours.answer) == 0)
      let outcome = HostileCheck().outcome(
        in: neighbours.own, word == "--format=compiler" ? ["--format", "compiler"] : [word])
      #expect(outcome.status == .usage)
      #expect(
        outcome.printed.contains("this is a link: replace it with the file itself"),
        "\(outcome.printed)")
      #expect(!outcome.printed.contains("root:"))
      #expect(neighbours.isUntouched)
    }

    @Test("a pipe and a folder aren't answers")
    func pipe() throws {
      let piped = try Neighbours()
      defer { piped.remove() }
      #expect(mkfifo(piped.answer, 0o600) == 0)
      #expect(HostileCheck().outcome(in: piped.own).printed.contains("this isn't an ordinary file"))
      #expect(piped.isUntouched)
      let folder = try Neighbours()
      defer { folder.remove() }
      #expect(mkdir(folder.answer, 0o700) == 0)
      #expect(HostileCheck().outcome(in: folder.own).status == .usage)
      #expect(folder.isUntouched)
    }

    /// Two names of one file are alike: nobody can tell which of them is the first.
    @Test(
      "a hard link to another learner's file counts as a copy, and nothing is written through it")
    func hardLink() throws {
      let neighbours = try Neighbours()
      defer { neighbours.remove() }
      #expect(Glibc.link(neighbours.other, neighbours.answer) == 0)
      #expect(HostileCheck().outcome(in: neighbours.own).verdict == "passed")
      #expect(neighbours.isUntouched)
    }

    /// A course's folder may be somewhere else, as on another disk; the answer in it is a file.
    @Test("a folder that is a link is read like any other")
    func folder() throws {
      let neighbours = try Neighbours()
      defer { neighbours.remove() }
      let moved = neighbours.folder + "/moved"
      #expect(rename(neighbours.own, moved) == 0)
      #expect(symlink("moved", neighbours.own) == 0)
      try "import UIKit".write(toFile: moved + "/a-box.swift", atomically: false, encoding: .utf8)
      #expect(HostileCheck().outcome(in: neighbours.own).verdict == "notCompiled")
    }
  }
#endif
