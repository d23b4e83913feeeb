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
      return Sample.cases(
        2, of: HostileAnswer.programs.filter { names.contains($0.name) }, seed: 1)
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
#endif
