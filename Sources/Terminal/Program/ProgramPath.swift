import Platform
import SwiftRunning

/// How the learner can call this program from where they are.
package enum ProgramPath {
  /// The shortest way to type it: its name if the shell finds it, else a path from here.
  ///
  /// `swift run` costs half a second each time, so the binary that it built is named instead.
  package static func shortest(for surroundings: Surroundings) -> String {
    let called = learners(surroundings.executable, surroundings)
    guard called.contains("/") else { return called }
    let path = surroundings.absolute(called)
    for build in [".build/release/\(ProgramName.lessons)", ".build/debug/\(ProgramName.lessons)"]
    where sameFile(path, surroundings.absolute(build)) {
      return build
    }
    return surroundings.shortened(path)
  }

  /// The learners' program beside the teachers', which carries out their commands, too.
  private static func learners(_ called: String, _ surroundings: Surroundings) -> String {
    let name = called.split(separator: "/").last.map(String.init)
    guard name == ProgramName.teaching.rawValue else { return called }
    let other = OtherProgram(.lessons, beside: surroundings)
    guard other.file != nil else { return called }
    return "\(called.dropLast(ProgramName.teaching.rawValue.count))\(ProgramName.lessons)"
  }

  /// The file that is running, with links followed; `nil` if the system won't say.
  ///
  /// How it was called says nothing of it: a shell finds a program by its name in any folder.
  ///
  /// - Returns: An absolute path.
  package static func running() -> String? {
    guard let real = realpath(OwnExecutable.path, nil) else { return nil }
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
