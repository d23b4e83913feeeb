#if os(macOS)
  import Platform
#endif

/// The jail on macOS, in the language of `sandbox-exec`.
///
/// Unverified: written from documents and never run. It is meant for learners who check their own
/// answers; answers of strangers are to be graded on Linux.
/// Source: SwiftPM, `Sources/Basics/Sandbox.swift`, for the form of a profile.
struct SandboxProfile {
  private let order: JailOrder

  init(_ order: JailOrder) {
    self.order = order
  }

  /// The profile: everything is denied but what the order names and every program needs.
  var text: String {
    var lines = [
      "(version 1)", "(deny default)", "(import \"system.sb\")", "(allow file-read-metadata)",
      "(allow sysctl-read)", "(allow process-exec (literal \(Self.quoted(order.executable))))",
    ]
    if order.kind == .host { lines.append("(allow process-fork)") }
    for path in ["/usr/lib", "/System", order.executable] + order.readable + order.writable {
      lines.append("(allow file-read* (subpath \(Self.quoted(path))))")
    }
    for path in order.writable {
      lines.append("(allow file-write* (subpath \(Self.quoted(path))))")
    }
    return lines.joined(separator: "\n")
  }

  private static func quoted(_ path: String) -> String {
    let escaped = path.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] }
    return "\"" + String(escaped) + "\""
  }

  #if os(macOS)
    static func enter(_ order: JailOrder) throws(JailError) {
      guard order.level != .none else { return try ProgramStart(order).run() }
      var jailed = order
      jailed.toolArguments =
        ["-p", SandboxProfile(order).text, order.executable] + order.toolArguments
      jailed.executable = "/usr/bin/sandbox-exec"
      try ProgramStart(jailed).run()
    }
  #endif
}
