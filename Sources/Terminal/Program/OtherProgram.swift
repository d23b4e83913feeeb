import Course
import Platform
import SwiftRunning

/// The program beside this one, which carries out the commands that this one hasn't.
package struct OtherProgram {
  private let name: ProgramName
  private let surroundings: Surroundings

  package init(_ name: ProgramName, beside surroundings: Surroundings) {
    self.name = name
    self.surroundings = surroundings
  }

  /// The variable by which a program tells the other one how it was built.
  package static let variable = "LESSONS_BUILD"

  /// What two programs have to agree on before one takes the other's place: version, kind of build,
  /// and every word that the teachers' commands understand.
  package static var build: String {
    var hash = QuickHash()
    for command in CommandTable.teaching + CommandTable.both {
      hash.update(field: command.name)
      for word in command.positionals { hash.update(field: "<\(word.name)>") }
      for option in command.options { hash.update(field: "--\(option.name)") }
    }
    return "\(ProgramVersion.current)-\(BuildKind.current.rawValue)-\(hash.text)"
  }

  /// The program's file: in the folder of the running program, and nowhere else.
  package var file: String? {
    guard let own = surroundings.programFile, let end = own.lastIndex(of: "/") else { return nil }
    let file = "\(own[...end])\(name.rawValue)"
    return Folder.exists(file) || !Folder.hasItem(file) ? nil : file
  }

  /// Lets the program carry out a command in this one's place.
  ///
  /// - Returns: What came of it, where it doesn't take this process.
  /// - Throws: ``CommandError/usage(_:)`` if it isn't there, with the line that builds it.
  package func handOver(_ command: String, _ arguments: [String]) throws(CommandError) -> Outcome {
    guard let file else { throw .usage(missing(for: command)) }
    var environment = surroundings.environment
    environment[Self.variable] = Self.build
    let words = [surroundings.executable] + arguments
    if let outcome = surroundings.become(file, words, environment) { return outcome }
    let reason = String(cString: strerror(errno))
    throw .usage(
      .says(
        "usage.program.notRun",
        [
          "file": surroundings.shortened(file), "reason": reason,
          "build": Self.line(building: name),
        ]))
  }

  /// Refuses a command from a program that was built from other sources.
  ///
  /// - Throws: ``CommandError/usage(_:)`` with the line that builds both.
  package static func check(_ build: String?) throws(CommandError) {
    guard let build, build != Self.build else { return }
    throw .usage(.says("usage.program.otherBuild", ["line": line(building: nil)]))
  }

  /// Why a command can't be carried out, and the line that builds what is missing.
  private func missing(for command: String) -> Sentence {
    if case .installed = surroundings.programFile.flatMap({ ProgramPlace($0) }) {
      return .says(
        "usage.program.notInstalled",
        [
          "command": command, "program": name.rawValue,
          "build": Self.line(building: name),
          "install": "swift run lessons install",
        ])
    }
    return .says(
      "usage.program.notBuilt",
      [
        "command": command, "program": name.rawValue,
        "build": Self.line(building: name),
      ])
  }

  /// What to type in a checkout to build one of the programs as this one was built, or both.
  package static func line(building name: ProgramName?) -> String {
    let kind = BuildKind.current == .release ? " -c release" : ""
    return "swift build\(kind)" + (name.map { " --product \($0.rawValue)" } ?? "")
  }
}

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

/// One of the two programs, by the name of its file.
package enum ProgramName: String, CaseIterable, Sendable {
  case lessons
  case teaching = "lessons-teach"

  package var other: ProgramName { self == .lessons ? .teaching : .lessons }
}

package enum BuildKind: String, Encodable {
  /// Built in the shortest time; it runs more slowly.
  case debug
  /// Optimised, which takes longer to build.
  case release

  #if DEBUG
    package static let current = BuildKind.debug
  #else
    package static let current = BuildKind.release
  #endif
}

package enum ProgramVersion {
  package static let current = "0.1.0"
}
