import Course
package import Grading
import Platform

extension AnswerAtWork {
  /// No second process reads the stack of one that crashed, and sets and dictionaries have the same
  /// order each time: the same answer prints the same.
  private static let environment = [
    "SWIFT_BACKTRACE": "enable=no", "SWIFT_DETERMINISTIC_HASHING": "1",
  ]

  /// Runs the cases one after the other, each in a process of its own, up to the first bad one.
  ///
  /// `isGood` is asked once for each case, in order; a case comes with the nonce that it hands back.
  func reports(
    of library: String, cases: [(text: String, nonce: String)],
    while isGood: (CaseReport, Int) -> Bool
  ) throws(RunFailure) -> (reports: [CaseReport], host: ChildResult) {
    var reports = CaseReports()
    let host = try run.jail.run(
      ChildCommand(
        run.modules.folder.host, environment: Self.environment, input: request(library, cases),
        folder: work.path,
        jail: run.jail.profile(
          .host, readable: [run.modules.folder.path, run.toolchain.root + "/lib", work.path]),
        limits: run.limits.running),
      onRecord: { piece in
        // Several cases can be over by the time that anybody looks.
        for index in reports.take(piece) where !isGood(reports.reports[index], index) {
          return false
        }
        return true
      })
    return (reports.reports, host)
  }

  private func request(_ library: String, _ cases: [(text: String, nonce: String)]) -> [UInt8] {
    let filter = run.jail.level == .none ? [] : SystemCallFilter.innermost?.bytes ?? []
    var bytes = Array("library \(library.utf8.count)\n\(library)".utf8)
    bytes += Array("file \(answer.fileName)\nfilter \(filter.count)\n".utf8)
    bytes += filter
    if answer.mayMakeTimers { bytes += Array("timers\n".utf8) }
    for (text, nonce) in cases {
      bytes += Array("case \(nonce) \(text.utf8.count)\n".utf8) + Array(text.utf8)
    }
    return bytes + Array("end\n".utf8)
  }
}

/// Starts programs that read a stranger's text: in a jail, or only if the user trusts the text.
package struct AnswerJail: Hashable, Sendable {
  /// The `lessons` that makes the jails; `nil` means the running program.
  package var jailer: String?
  package var level: JailLevel

  package init(level: JailLevel = .full, jailer: String? = nil) {
    self.level = level
    self.jailer = jailer
  }

  func profile(
    _ kind: JailProfile.Kind, readable: [String], writable: [String] = []
  ) -> JailProfile {
    JailProfile(
      kind, readable: readable, writable: writable, level: level, jailer: jailer)
  }

  /// Runs a program to its end.
  ///
  /// - Throws: ``RunFailure/doubtful(_:)`` if it could not be started, which no answer can bring
  ///   about.
  func run(
    _ command: ChildCommand, onRecord: (ArraySlice<UInt8>) -> Bool = { _ in true }
  ) throws(RunFailure) -> ChildResult {
    do throws(ChildFailure) {
      return try ChildProcess.run(command, onRecord: onRecord)
    } catch {
      throw .doubtful(
        .unavailable(
          reason: words(error, command), advice: SwiftFailure.seeDoctor))
    }
  }

  /// Learners read it as well, so it names no folder.
  private func words(_ failure: ChildFailure, _ command: ChildCommand) -> Sentence {
    let name = command.executable.split(separator: "/").last.map(String.init) ?? "a program"
    return switch failure {
    case .noPipe(let code):
      .says("machine.noPipe", ["reason": String(cString: strerror(code))])
    case .notStarted(_, let code):
      .says("machine.notStarted", ["name": name, "reason": String(cString: strerror(code))])
    case .notJailed(let error):
      .says(
        "machine.notJailed",
        ["name": name, "reason": ReportableText(hiding: command.paths).text(error)])
    case .lost(let code):
      .says("machine.lost", ["name": name, "reason": String(cString: strerror(code))])
    }
  }
}

extension SwiftFailure {
  static var seeDoctor: Sentence { .says("machine.doctor") }
}

extension ChildCommand {
  fileprivate var paths: [String] {
    [executable] + (folder.map { [$0] } ?? []) + (jail?.readable ?? []) + (jail?.writable ?? [])
  }
}

extension AnswerJail {
  /// The tightest jails that a machine has, unless they aren't enough for answers without trust.
  package static func best(
    trust: Trust, jailer: String?, level: JailLevel = JailProbe.level
  ) throws(SwiftFailure) -> AnswerJail {
    guard trust.allows(level) else {
      throw .unavailable(
        reason: level == .none ? .says("machine.jail.none") : .says("machine.jail.partial"),
        advice: .says("machine.jail.advice"))
    }
    return AnswerJail(level: level, jailer: jailer)
  }
}

extension ChildStop {
  /// The signals with which the kernel ends a process that has used up its time.
  static let killSignal: Int32 = 9
  static let timeSignal: Int32 = 24
}
