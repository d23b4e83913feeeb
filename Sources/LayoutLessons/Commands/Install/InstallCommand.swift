import Course
import Platform
import SwiftRunning
import Terminal

/// `lessons install [PREFIX]`: the program with all it reads, where a shell finds it.
enum InstallCommand {
  static func run(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    let session = try Session(surroundings, invocation)
    let typed = invocation.positionals.first
    let places = InstallPlaces(below: try prefix(typed, surroundings))
    let installation = Installation(places: places, surroundings: surroundings)
    let page = InstallPage(
      session: session, folder: surroundings.shortened(places.prefix),
      typed: typed.map { " " + $0.quotedForShell } ?? "")
    if invocation.isSet("uninstall") {
      let report = try uninstall(installation, surroundings)
      return invocation.isSet("json")
        ? session.outcome(report, of: "install") : session.outcome(page.removed(report))
    }
    let report = try install(installation, session)
    return invocation.isSet("json")
      ? session.outcome(report, of: "install") : session.outcome(page.installed(report))
  }

  private static func install(
    _ installation: Installation, _ session: Session
  ) throws(CommandError) -> InstallReport {
    let (places, surroundings) = (installation.places, session.surroundings)
    let parts = try parts(of: session, for: places)
    let isUpdate = places.isUsed
    let kept = try installation.install(parts)
    let search = ShellSearch(surroundings.environment)
    let isFound = search.finds(places.program(.lessons))
    return InstallReport(
      program: places.program(.lessons),
      teachingProgram: parts.programs[.teaching].map { _ in places.program(.teaching) },
      course: "\(places.share)/Lessons", build: .current,
      isUpdate: isUpdate, pathLine: isFound ? nil : search.line(adding: "\(places.prefix)/bin"),
      otherProgram: isFound ? nil : search.found, kept: kept.map(surroundings.shortened))
  }

  private static func uninstall(
    _ installation: Installation, _ surroundings: Surroundings
  ) throws(CommandError) -> UninstallReport {
    let folder = surroundings.shortened(installation.places.prefix)
    guard installation.places.isUsed else {
      throw .usage(.says("usage.installedNothing", ["folder": .text(folder)]))
    }
    return UninstallReport(
      folder: folder, kept: try installation.uninstall().map(surroundings.shortened))
  }

  /// The folder to install below, as an absolute path.
  private static func prefix(
    _ typed: String?, _ surroundings: Surroundings
  ) throws(CommandError) -> String {
    if let typed { return surroundings.absolute(typed) }
    guard let home = surroundings.environment["HOME"], home.hasPrefix("/") else {
      throw .usage(.says("usage.homeMissing"))
    }
    return "\(home)/.local"
  }

  /// What to copy.
  ///
  /// - Throws: ``CommandError/usage(_:)`` if it doesn't travel with the program.
  private static func parts(
    of session: Session, for places: InstallPlaces
  ) throws(CommandError) -> InstallParts {
    let program = session.surroundings.programFile
    guard session.courseFolder.origin != .nearby, let program,
      let sources = SourceRoot.beside(program)
    else {
      throw .usage(.says("usage.installWithoutCourse"))
    }
    guard !program.hasPrefix(places.home + "/") else {
      throw .usage(.says("usage.installedAlready"))
    }
    let other = OtherProgram(.teaching, beside: session.surroundings).file
    return InstallParts(
      programs: [.lessons: program, .teaching: other].compactMapValues(\.self),
      course: session.courseFolder.path, sources: sources)
  }
}
