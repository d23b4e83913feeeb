package import Grader

/// Starts programs that touch what a stranger wrote: jailed, or not at all unless the user vouches.
package struct AnswerJail: Hashable, Sendable {
  /// The `lessons` that makes the jails; `nil` means the running program.
  package var jailer: String?
  /// How tight the jails must be.
  package var level: JailLevel

  /// Jails of a level.
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
  /// - Throws: ``SwiftFailure/unavailable(reason:advice:)`` if it could not be started.
  func run(
    _ command: ChildCommand, onRecord: (ArraySlice<UInt8>) -> RecordReply = { _ in .goOn }
  ) throws(SwiftFailure) -> ChildResult {
    do throws(ChildFailure) {
      return try ChildProcess.run(command, onRecord: onRecord)
    } catch {
      throw .unavailable(reason: words(error), advice: "see what `lessons doctor` says")
    }
  }

  private func words(_ failure: ChildFailure) -> String {
    switch failure {
    case .noPipe(let code): "no pipe can be made (error \(code))"
    case .notStarted(let path, let code): "\(path) can't be started (error \(code))"
    case .notJailed(let fault): "no jail can be made: \(fault)"
    case .lost(let code): "a process was lost (error \(code))"
    }
  }
}

extension AnswerJail {
  /// The tightest jails that a machine has.
  ///
  /// - Parameters:
  ///   - trust: Whether less than a full jail will do.
  ///   - jailer: The `lessons` that makes the jails; `nil` means the running program.
  ///   - level: What the machine has.
  /// - Returns: Jails of that level.
  /// - Throws: ``SwiftFailure/unavailable(reason:advice:)`` if they are not enough for answers
  ///   that nobody vouches for.
  package static func best(
    trust: Trust, jailer: String?, level: JailLevel = JailProbe.level
  ) throws(SwiftFailure) -> AnswerJail {
    guard trust.allows(level) else {
      let deeds = level == .none ? "doing whatever you can do" : "reading your files"
      throw .unavailable(
        reason: "this machine can't keep a stranger's program from \(deeds)",
        advice: "if you wrote the answer yourself, say --trust; `lessons doctor` tells what is "
          + "missing")
    }
    return AnswerJail(level: level, jailer: jailer)
  }
}

extension ChildStop {
  /// The signals with which the kernel ends a process that has used up its time.
  static let killSignal: Int32 = 9
  static let timeSignal: Int32 = 24
}
