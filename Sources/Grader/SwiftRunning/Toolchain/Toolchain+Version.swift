extension Toolchain {
  /// Starts the compiler to ask for its version, `Swift 6.3.1`.
  ///
  /// `nil` if it doesn't answer, as after half an installation.
  package func version() -> String? {
    let command = ChildCommand(
      compiler, ["--version"], environment: ["PATH": folder],
      limits: Limits(wallClockSeconds: 20))
    guard let told = try? ChildProcess.run(command), told.ending == .exited(0) else { return nil }
    let words = String(decoding: told.output, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    guard let index = words.firstIndex(of: "version"), index + 1 < words.count else { return nil }
    return "Swift \(words[index + 1])"
  }
}
