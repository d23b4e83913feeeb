#if os(Linux)
  import Foundation
  import LayoutLessons
  import Synchronization
  import TestRunners
  import Testing

  @Suite(
    "Hostile answers in a class",
    .enabled(if: TestJail.isFull, "\(TestJail.shortage ?? "")"))
  struct HostileClassTests {
    /// One learner's folder with an answer.
    private struct Submission: Sendable {
      let folder: String
      let text: String
    }

    /// An ordinary learner's answer: right, or not right in one of several ways.
    private static func ordinary(_ number: Int) -> String {
      let width = "  box.widthAnchor.constraint(equalToConstant: "
      let bodies = [
        width + "100).isActive = true\n", width + "\(90 + number % 9)).isActive = true\n", "",
        width + "100).active = true\n", "  print([1][box.tag + 1])\n", "  print(\"here\")\n",
      ]
      return """
        import UIKit
        // Learner \(number) of \(UUID())
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
      return HostileAnswer.programs.filter { names.contains($0.name) }
    }()

    /// Checks every folder, as many at once as there are processors.
    private func check(_ submissions: [Submission]) throws -> [HostileCheck.Outcome] {
      for submission in submissions {
        try FileManager.default.createDirectory(
          atPath: submission.folder, withIntermediateDirectories: true)
        try submission.text.write(
          toFile: submission.folder + "/a-box.swift", atomically: false, encoding: .utf8)
      }
      let outcomes = Mutex<[Int: HostileCheck.Outcome]>([:])
      let queue = OperationQueue()
      queue.maxConcurrentOperationCount = ProcessInfo.processInfo.activeProcessorCount
      for (index, submission) in submissions.enumerated() {
        queue.addOperation {
          let outcome = HostileCheck().outcome(in: submission.folder)
          outcomes.withLock { $0[index] = outcome }
        }
      }
      queue.waitUntilAllOperationsAreFinished()
      for submission in submissions {
        #expect(
          try FileManager.default.contentsOfDirectory(atPath: submission.folder)
            == ["a-box.swift"])
        #expect(
          try String(contentsOfFile: submission.folder + "/a-box.swift", encoding: .utf8)
            == submission.text)
      }
      return try outcomes.withLock { outcomes in
        try submissions.indices.map { try #require(outcomes[$0]) }
      }
    }

    @Test("nobody else's result differs in a byte because of them, and no folder is touched")
    func others() throws {
      let ground = try HostileGround()
      defer { ground.remove() }
      try #require(Self.hostile.count == 8)
      let ordinary = (0..<12).map { number in
        Submission(folder: ground.classFolder("learner-\(number)"), text: Self.ordinary(number))
      }
      let alone = try check(ordinary)
      #expect(
        Set(alone.map(\.verdict)) == ["passed", "misplaced", "ambiguous", "notCompiled", "crashed"])
      // The same answers once more, each with a line that no result tells of.
      var mixed = ordinary.map { Submission(folder: $0.folder, text: $0.text + "// again\n") }
      for (number, answer) in Self.hostile.enumerated() {
        mixed.insert(
          Submission(
            folder: ground.classFolder(answer.name),
            text: ground.aimed(answer.text) + "\n// \(UUID())\n"), at: number * 2)
      }
      let together = try check(mixed)
      let others = zip(mixed, together).filter { $0.0.text.hasPrefix("import UIKit\n// Learner") }
      #expect(others.map(\.1.printed) == alone.map(\.printed))
      #expect(together.count { $0.status == .passed } == alone.count { $0.status == .passed })
      #expect(ground.damage == [])
      #expect(LeftProcesses.ids == [])
    }
  }
#endif
