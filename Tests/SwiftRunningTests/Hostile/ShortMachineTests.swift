#if os(Linux)
  import Foundation
  import TestRunners
  import Testing

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
      #expect(
        try ClassReport(handedIn.report).verdicts(of: "ana") == ["a-box": "passed"])
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
          try handedIn.handIn(
            Self.right("\(number) \(mark)"), as: "right-\(number)/a-box.swift")
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
