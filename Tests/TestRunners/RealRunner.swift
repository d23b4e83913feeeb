import Course
import Foundation
package import Grading
package import SwiftRunning

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

  /// The runner that a learner's `lessons` has.
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
