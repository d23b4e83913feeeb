import Platform

#if os(macOS)
  import MachO.dyld
#endif

package struct JailProfile: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Codable, Sendable {
    /// Writes files in named folders; starts nothing.
    case compile
    /// As `run`, and may fork children and give them a stricter filter.
    case host
    /// Computes, reads named files, writes to what it was given; starts nothing.
    case run
  }

  package var kind: Kind
  /// Files and folders that may be read, besides the system's libraries; missing ones do no harm.
  package var readable: [String]
  /// Folders, or single files, that may be read and written; each must exist.
  package var writable: [String]
  /// The required level; the program isn't started with a lower one.
  package var level: JailLevel
  package var jailer: String

  package init(
    _ kind: Kind, readable: [String] = [], writable: [String] = [], level: JailLevel = .full,
    jailer: String? = nil
  ) {
    self.kind = kind
    self.readable = readable
    self.writable = writable
    self.level = level
    self.jailer = jailer ?? OwnExecutable.path
  }

  /// The jailer's own environment: only the path of its libraries.
  static var jailerEnvironment: [String] {
    ["LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"].compactMap { (name: String) -> String? in
      getenv(name).map { "\(name)=\(String(cString: $0))" }
    }
  }
}

package enum JailLevel: String, CaseIterable, Codable, Sendable {
  /// Limits on time, memory and files, but nothing is forbidden.
  case none
  /// A filter on system calls; files can be read as the user can.
  case withoutLandlock
  /// A filter on system calls, and only the files that are named.
  case full
}

package enum Trust: Hashable, Sendable {
  /// Answers may come from anybody, so they run in a full jail or not at all.
  case none
  /// The user said `--trust`: run with whatever this machine has.
  case given

  package func allows(_ level: JailLevel) -> Bool {
    self == .given || level == .full
  }
}

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
    let command = ChildCommand(idleProgram, jail: JailProfile(.run, level: level, jailer: jailer))
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

package enum OwnExecutable {
  /// What tells it from an earlier or a later one; `nil` if the system won't say.
  static var stamp: String? { FileFacts(path)?.stamp }

  /// Its absolute path; on Linux a name that stays right when the file is moved meanwhile.
  package static var path: String {
    #if os(Linux)
      "/proc/self/exe"
    #else
      var size: UInt32 = 0
      _NSGetExecutablePath(nil, &size)
      var name = [UInt8](repeating: 0, count: Int(size))
      _ = name.withUnsafeMutableBytes {
        _NSGetExecutablePath($0.bindMemory(to: CChar.self).baseAddress, &size)
      }
      return String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
    #endif
  }
}
