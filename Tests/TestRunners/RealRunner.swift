import Course
import Foundation
package import Grading
package import LayoutEngine
import LayoutLessons
package import SwiftRunning
import Teaching
package import Terminal

extension AnswerLimits {
  /// The limits that learners have, but for the wall clock: on a machine that is busy with other
  /// things, what an ordinary answer comes to doesn't depend on how long it has to wait.
  package static let patient = patient(AnswerLimits())

  /// The same limits with a wall clock that no answer of a test comes to by itself.
  package static func patient(_ limits: AnswerLimits) -> AnswerLimits {
    var limits = limits
    limits.compiling.wallClockSeconds = 300
    limits.running.wallClockSeconds = 300
    return limits
  }
}

/// Runs answers in Swift for tests: compiled, linked and jailed as learners' are.
///
/// The built modules stay beside what SwiftPM builds, so that only the first run of the tests waits
/// for them.
package enum RealRunner {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  package static let runner = AnswerRunner { (request) throws(SwiftFailure) in
    try answers().run(request)
  }

  /// What compiles and runs answers.
  ///
  /// - Throws: ``SwiftFailure/unavailable(reason:advice:)`` without a compiler, or outside the
  ///   checkout.
  package static func answers(
    limits: AnswerLimits = .patient
  ) throws(SwiftFailure) -> SwiftAnswers {
    guard let sources else {
      throw .unavailable(reason: "the sources are not where they were", advice: "")
    }
    return SwiftAnswers(
      cache: CacheFolder(cache), sources: sources,
      toolchain: try Toolchain.find(environment: ProcessInfo.processInfo.environment),
      trust: TestJail.trust, jailer: builtLessons, limits: limits)
  }

  /// The sources that the modules are built from.
  package static let sources = SourceRoot(root.appending(path: "Sources").path())

  /// Where the built modules and the results of the tests' answers stay.
  package static let cache = root.appending(path: ".build/answers").path()

  /// The program that was built with these tests.
  ///
  /// They run inside a bundle, or inside a program that is given the bundle's path, that stands in
  /// the build folder.
  package static let builtLessons: String = {
    let places =
      CommandLine.arguments + [Bundle.main.bundlePath] + Bundle.allBundles.map(\.bundlePath)
    for place in places {
      var folder = URL(filePath: place)
      while folder.pathComponents.count > 1 {
        folder.deleteLastPathComponent()
        let program = folder.appending(path: "lessons").path()
        if FileManager.default.isExecutableFile(atPath: program) { return program }
      }
    }
    return "lessons-was-not-built"
  }()
}

/// The jail that tests run answers in: a full one wherever there can be one.
package enum TestJail {
  /// What tests say for the answers that they run; less than a full jail is told once.
  package static let trust: Trust = {
    guard let shortage else { return .none }
    try? FileHandle.standardError.write(
      contentsOf: Data("note: \(shortage); answers of the tests run as they can\n".utf8))
    return .given
  }()

  /// Whether jails are full here.
  package static let isFull = shortage == nil

  /// Why there is no full jail, for tests that are left out then; `nil` if there is one.
  package static let shortage: String? =
    switch JailProbe.level {
    case .full: nil
    case .withoutLandlock: "this machine has no Landlock"
    case .none: "this machine has no filter on system calls"
    }

  /// Whether the kernel has Landlock by its own list, or, where that can't be read, by its answer.
  ///
  /// Source: Linux, `Documentation/admin-guide/LSM/index.rst`.
  package static let kernelHasLandlock: Bool = {
    guard let list = try? String(contentsOfFile: "/sys/kernel/security/lsm", encoding: .utf8)
    else { return JailProbe.landlockVersion > 0 }
    return list.trimmingCharacters(in: .newlines).split(separator: ",").contains("landlock")
  }()
}

/// A runner that hands over what it is told, as if a learner's program had made it.
package struct StandInProgram: Sendable {
  /// What the program states, an equation to a line; the line's number is the program's, too.
  package var equations = ""
  /// Changes what a case hands over, after the equations are in it.
  package var change: @Sendable (inout LayoutSnapshot, Int) -> Void = { _, _ in }
  package var failure: SwiftFailure?

  package init(
    equations: String = "", failure: SwiftFailure? = nil,
    change: @escaping @Sendable (inout LayoutSnapshot, Int) -> Void = { _, _ in }
  ) {
    self.equations = equations
    self.failure = failure
    self.change = change
  }

  package var runner: AnswerRunner {
    AnswerRunner { (request) throws(SwiftFailure) in
      if let failure { throw failure }
      var snapshots: [LayoutSnapshot] = []
      for (index, layoutCase) in request.cases.enumerated() {
        var snapshot = layoutCase
        let own = constraints(in: layoutCase)
        snapshot.constraints += own
        snapshot.made = own.count
        change(&snapshot, index)
        snapshots.append(snapshot)
      }
      return SwiftRun(snapshots: snapshots, printed: "hello\n")
    }
  }

  private func constraints(in layoutCase: LayoutSnapshot) -> [SnapshotConstraint] {
    var scene = Scene()
    for item in layoutCase.items { _ = try? scene.add(item.item) }
    var constraints: [SnapshotConstraint] = []
    for statement in EquationReader.read(equations, names: scene.items.map(\.name)).statements {
      guard case .constraints(let written) = statement.outcome else { continue }
      for each in written {
        guard let draft = try? each.draft(in: scene) else { continue }
        constraints.append(SnapshotConstraint(draft, line: each.range.line))
      }
    }
    return constraints
  }
}

/// Both programs in one process, for commands that are typed in a test.
package enum BothPrograms {
  /// Carries out a command by the program that it belongs to.
  package static func run(_ words: [String], in surroundings: Surroundings) -> Outcome {
    let command = (try? Program.lessons.table.parse(words))?.command
    let isTeaching = CommandTable.teaching.contains { $0.name == command }
    let program = isTeaching ? Program.teaching : .lessons
    return program.run(words, in: surroundings)
  }
}
