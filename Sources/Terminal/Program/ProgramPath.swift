import Platform

/// How the learner can call this program from where they are.
enum ProgramPath {
  /// The shortest way to type it: its name if the shell finds it, else a path from here.
  ///
  /// `swift run` costs half a second each time, so the binary that it built is named instead.
  static func shortest(for surroundings: Surroundings) -> String {
    let called = surroundings.executable
    guard called.contains("/") else { return called }
    let path = surroundings.absolute(called)
    for build in [".build/release/lessons", ".build/debug/lessons"]
    where sameFile(path, surroundings.absolute(build)) {
      return build
    }
    return surroundings.shortened(path)
  }

  /// The file that is running, with links followed; `nil` if the system won't say.
  ///
  /// - Parameters:
  ///   - executable: The program as it was called.
  ///   - folder: Where it was called.
  /// - Returns: An absolute path.
  static func running(_ executable: String, in folder: String) -> String? {
    #if os(Linux)
      let path = "/proc/self/exe"
    #else
      let path = executable.hasPrefix("/") ? executable : "\(folder)/\(executable)"
    #endif
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  private static func sameFile(_ a: String, _ b: String) -> Bool {
    var first = stat()
    var second = stat()
    guard stat(a, &first) == 0, stat(b, &second) == 0 else { return false }
    return first.st_ino == second.st_ino && first.st_dev == second.st_dev
  }
}
