import Course
import Platform

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
  /// - Parameters:
  ///   - command: The command's name.
  ///   - arguments: All words after the program's name.
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
          "file": .text(surroundings.shortened(file)), "reason": .text(reason),
          "build": .text(Self.line(building: name)),
        ]))
  }

  /// Refuses a command from a program that was built from other sources.
  ///
  /// - Parameter build: What the caller says about itself; `nil` for a person.
  /// - Throws: ``CommandError/usage(_:)`` with the line that builds both.
  package static func check(_ build: String?) throws(CommandError) {
    guard let build, build != Self.build else { return }
    throw .usage(.says("usage.program.otherBuild", ["line": .text(line(building: nil))]))
  }

  /// Why a command can't be carried out, and the line that builds what is missing.
  private func missing(for command: String) -> Sentence {
    if case .installed = surroundings.programFile.flatMap({ ProgramPlace($0) }) {
      return .says(
        "usage.program.notInstalled",
        [
          "command": .text(command), "program": .text(name.rawValue),
          "build": .text(Self.line(building: name)),
          "install": .text("swift run lessons install"),
        ])
    }
    return .says(
      "usage.program.notBuilt",
      [
        "command": .text(command), "program": .text(name.rawValue),
        "build": .text(Self.line(building: name)),
      ])
  }

  /// What to type in a checkout to build one of the programs as this one was built, or both.
  package static func line(building name: ProgramName?) -> String {
    let kind = BuildKind.current == .release ? " -c release" : ""
    return "swift build\(kind)" + (name.map { " --product \($0.rawValue)" } ?? "")
  }
}
