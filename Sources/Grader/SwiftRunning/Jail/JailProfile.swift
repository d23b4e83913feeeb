import Platform

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

  /// Makes a profile; without a jailer, the running program makes the jail.
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
