import Platform

package enum JailProbe {
  /// The best level of a jail that the kernel offers; asks it and changes nothing.
  package static var level: JailLevel {
    #if os(Linux)
      guard hasFilter else { return .none }
      return Landlock.version > 0 ? .full : .withoutLandlock
    #else
      return .none
    #endif
  }

  /// The version of Landlock; 0 where there is none.
  package static var landlockVersion: Int {
    #if os(Linux)
      Landlock.version
    #else
      0
    #endif
  }

  /// Makes a real jail at the best level and runs a program in it that does nothing; what went
  /// wrong, in words.
  package static func trialFault(jailer: String? = nil) -> String? {
    let command = ChildCommand(
      idleProgram, jail: JailProfile(.run, level: level, jailer: jailer))
    do throws(ChildFailure) {
      let result = try ChildProcess.run(command)
      return result.ending == .exited(0) ? nil : "a program that does nothing \(result.ending)"
    } catch {
      return "\(error)"
    }
  }

  private static var idleProgram: String {
    #if os(macOS)
      "/usr/bin/true"
    #else
      "/bin/true"
    #endif
  }

  #if os(Linux)
    /// Whether calls can be filtered, with an end to the whole process.
    ///
    /// Source: Linux, `seccomp(2)`, SECCOMP_GET_ACTION_AVAIL is 2.
    private static var hasFilter: Bool {
      guard let number = JailArchitecture.own.flatMap(SystemCall.seccomp.number(on:)) else {
        return false
      }
      var action = FilterDecision.kill.number
      return withUnsafeMutableBytes(of: &action) {
        RawSystem.call(Int(number), 2, 0, Int(bitPattern: $0.baseAddress)) == 0
      }
    }
  #endif
}
