#if os(Linux)
  import Foundation
  import TestRunners
  import Testing

  @Suite(
    "Hostile answers in a class",
    .enabled(if: TestJail.isFull, "\(TestJail.shortage ?? "")"))
  struct HostileClassTests {
    private static let learners = Sample.size(6, whole: 12)

    /// An ordinary learner's answer: right, or not right in one of several ways; the mark makes it
    /// new, so that nothing is remembered.
    private static func ordinary(_ number: Int, _ mark: String) -> String {
      let width = "  box.widthAnchor.constraint(equalToConstant: "
      let bodies = [
        width + "100).isActive = true\n", width + "\(90 + number % 9)).isActive = true\n", "",
        width + "100).active = true\n", "  print([1][box.tag + 1])\n", "  print(\"here\")\n",
      ]
      return """
        import UIKit
        // Learner \(number) of \(mark)
        func layOut(box: UIView, in view: UIView) {
          box.translatesAutoresizingMaskIntoConstraints = false
        \(bodies[number % bodies.count])}

        """
    }

    /// What goes for others by different ways, and what makes the machine busy.
    private static let hostile: [HostileAnswer] = {
      let names: Set = [
        "forge-twice", "kill-all", "move-answers", "proc-parent", "spoil-answers",
        "threads-outlive", "wipe-memory", "write-outside",
      ]
      return Sample.cases(2, of: HostileAnswer.programs.filter { names.contains($0.name) }, seed: 1)
    }()

    private static func key(_ number: Int) -> String { "ordinary-\(number)" }

    /// Hands in all ordinary answers, new ones each time.
    ///
    /// - Returns: The mark that makes them new.
    private static func handInOrdinary(to handedIn: borrowing GradedClass) throws -> String {
      let mark = "\(UUID())"
      for number in 0..<learners {
        try handedIn.handIn(ordinary(number, mark), as: "\(key(number))/a-box.swift")
      }
      return mark
    }

    /// The rows of ordinary learners, without what makes their answers new.
    private static func rows(
      _ report: ClassReport, without mark: String
    ) throws -> [[String: String]] {
      try (0..<learners).map { number in
        try report.row(of: key(number)).mapValues {
          String(decoding: $0, as: UTF8.self).replacing(mark, with: "")
        }
      }
    }

    @Test("they change no byte of another learner's row, and no folder")
    func others() throws {
      let ground = try HostileGround()
      defer { ground.remove() }
      let course = ground.classFolder("course")
      try FileManager.default.createDirectory(
        atPath: ground.classFolder(""), withIntermediateDirectories: true)
      try HostileAnswer.makeCourse(in: course)
      let handedIn = try GradedClass(course: course)
      try #require(Self.hostile.count == Sample.size(2, whole: 8))
      let alone = try Self.handInOrdinary(to: handedIn)
      #expect(try handedIn.grade() == 0, "\(handedIn.lastErrors)")
      let wanted = try Self.rows(ClassReport(handedIn.report), without: alone)
      for answer in Self.hostile {
        try handedIn.handIn(
          ground.aimed(answer.text) + "\n// \(UUID())\n", as: "\(answer.name)/a-box.swift")
      }
      let together = try Self.handInOrdinary(to: handedIn)
      let before = GradedClass.contents(of: handedIn.submissions)
      handedIn.forgetReport()
      #expect(try handedIn.grade() == 0, "\(handedIn.lastErrors)")
      let report = try ClassReport(handedIn.report)
      #expect(try Self.rows(report, without: together) == wanted)
      #expect(
        Set((0..<Self.learners).flatMap { report.verdicts(of: Self.key($0)).values })
          == ["passed", "misplaced", "ambiguous", "notCompiled", "crashed"])
      for answer in Self.hostile {
        let verdicts = Set(report.verdicts(of: answer.name).values)
        #expect(!verdicts.isEmpty && verdicts.isSubset(of: answer.verdicts), "\(answer.name)")
      }
      #expect(GradedClass.contents(of: handedIn.submissions) == before)
      #expect(ground.damage == [])
      #expect(LeftProcesses.ids == [])
    }
  }

  @Suite(
    "A class on a machine that has too few processes",
    .enabled(if: TestJail.isFull, "\(TestJail.shortage ?? "")"),
    .enabled(if: ProcessGroup.shortage == nil, "\(ProcessGroup.shortage ?? "")"))
  struct ShortMachineTests {
    /// A class in the course of one exercise, with the sentences of the real one.
    private static func handedIn(in folder: String) throws -> GradedClass {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try HostileAnswer.makeCourse(in: folder + "/course")
      // The modules are there before anybody is short of anything.
      _ = try RealAnswers.run(RealAnswers.text(""))
      return try GradedClass(course: folder + "/course")
    }

    private static func right(_ mark: String) -> String {
      """
      import UIKit
      // \(mark)
      func layOut(box: UIView, in view: UIView) {
        box.translatesAutoresizingMaskIntoConstraints = false
        box.widthAnchor.constraint(equalToConstant: 100).isActive = true
      }

      """
    }

    private static func folder() -> String {
      FileManager.default.temporaryDirectory.appending(path: "short-\(UUID())").path()
    }

    /// `lessons` itself and its worker are two; a compiler with a thread, or a host with a child,
    /// are two more.
    @Test(
      "a right answer passes, or is a blank because of our mistake and passes later",
      arguments: Sample.isWhole ? [2, 3, 4, 5, 6] : [3, 4])
    func one(most: Int) throws {
      let folder = Self.folder()
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let handedIn = try Self.handedIn(in: folder)
      try handedIn.handIn(Self.right("\(UUID())"), as: "ana/a-box.swift")
      let group = try ProcessGroup(most: most)
      let status = try handedIn.grade(in: group)
      let report = try ClassReport(handedIn.report)
      if status == 0 {
        #expect(report.verdicts(of: "ana") == ["a-box": "passed"])
      } else {
        #expect(status == 4, "\(handedIn.lastErrors)")
        #expect(report.verdicts(of: "ana") == [:])
        #expect(report.reasons(of: "ana").allSatisfy { $0.hasPrefix("ourMistake ") })
        #expect(report.reasons(of: "ana").count == 1)
      }
      #expect(status == (most < 4 ? 4 : 0))
      // The same command, with the same report and the same cache.
      #expect(try handedIn.grade() == 0, "\(handedIn.lastErrors)")
      #expect(try ClassReport(handedIn.report).verdicts(of: "ana") == ["a-box": "passed"])
    }

    /// How many answers are right.
    private static let learners = Sample.size(3, whole: 12)

    /// What programs do to use up a machine's processes.
    private static let bombs = Sample.cases(1, of: allBombs, seed: 1)
    private static let allBombs = [
      "while true { Thread { sleep(1000) }.start() }",
      "while true { DispatchQueue.global().async { sleep(1000) } }",
      "while true { Task.detached { sleep(1000) } }",
      "var all: [pthread_t] = []\nwhile true { var one = pthread_t(); "
        + "pthread_create(&one, nil, { _ in sleep(1000); return nil }, nil); all.append(one) }",
    ]

    @Test("right answers give the same bytes with and without thread bombs beside them")
    func bombs() throws {
      let folder = Self.folder()
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let handedIn = try Self.handedIn(in: folder)
      func handIn() throws -> String {
        let mark = "\(UUID())"
        for number in 0..<Self.learners {
          try handedIn.handIn(Self.right("\(number) \(mark)"), as: "right-\(number)/a-box.swift")
        }
        return mark
      }
      func rows(without mark: String) throws -> [[String: String]] {
        let report = try ClassReport(handedIn.report)
        return try (0..<Self.learners).map { number in
          #expect(report.verdicts(of: "right-\(number)") == ["a-box": "passed"])
          return try report.row(of: "right-\(number)").mapValues {
            String(decoding: $0, as: UTF8.self).replacing(mark, with: "")
          }
        }
      }
      let alone = try handIn()
      #expect(try handedIn.grade() == 0, "\(handedIn.lastErrors)")
      let wanted = try rows(without: alone)
      for (number, bomb) in Self.bombs.enumerated() {
        try handedIn.handIn(
          "import UIKit\n// \(UUID())\nfunc layOut(box: UIView, in view: UIView) {\n\(bomb)\n}\n",
          as: "bomb-\(number)/a-box.swift")
      }
      handedIn.forgetReport()
      let together = try handIn()
      // Five for `lessons`, and three for each of four workers.
      let group = try ProcessGroup(most: 17)
      #expect(try handedIn.grade(["--jobs", "4"], in: group) == 0, "\(handedIn.lastErrors)")
      #expect(try rows(without: together) == wanted)
      let report = try ClassReport(handedIn.report)
      for number in Self.bombs.indices {
        #expect(report.verdicts(of: "bomb-\(number)") == ["a-box": "crashed"])
      }
      #expect(LeftProcesses.ids == [])
    }
  }
#endif
