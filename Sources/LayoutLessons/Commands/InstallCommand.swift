import Course
import Platform
import SwiftRunning
import Terminal

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `lessons install [PREFIX]`: the program with all it reads, where a shell finds it.
enum InstallCommand {
  static let command = CommandSpec(
    "install", summary: .says("help.install"), details: .says("help.install.details"),
    positionals: [.init("prefix", .optional, help: .says("help.install.prefix"))],
    options: [.init("uninstall", help: .says("help.install.uninstall"))], run: run)

  static func run(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    let session = try Session(surroundings, invocation, home: .none)
    let typed = invocation.positionals.first
    let places = InstallPlaces(below: try prefix(typed, surroundings))
    let installation = Installation(places: places, surroundings: surroundings)
    let words = InstallPage(
      session: session, folder: surroundings.shortened(places.prefix),
      typed: typed.map { " " + $0.quotedForShell } ?? "")
    guard !invocation.isSet("uninstall") else {
      let report = try uninstall(installation, surroundings)
      return session.outcome(report, invocation) { words.addRemoved(report, to: &$0) }
    }
    let report = try install(installation, session)
    return session.outcome(report, invocation) { words.addInstalled(report, to: &$0) }
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
      throw .usage(.says("usage.installedNothing", ["folder": folder]))
    }
    return UninstallReport(
      folder: folder, kept: try installation.uninstall().map(surroundings.shortened))
  }

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

struct InstallReport: Report {
  let program: String
  let teachingProgram: String?
  let course: String
  let build: BuildKind
  let isUpdate: Bool
  /// What to add to a shell's settings; left out when the shell finds the program already.
  let pathLine: String?
  let otherProgram: String?
  let kept: [String]
}

struct UninstallReport: Report {
  let folder: String
  let kept: [String]
}

struct InstallPage {
  let session: Session
  let folder: String
  /// The prefix as it was typed, with a space before it; empty if none was.
  let typed: String

  func addInstalled(_ report: InstallReport, to page: inout Page) {
    say(
      .says("install.done", ["version": ProgramVersion.current, "folder": folder]),
      in: &page)
    switch report.build {
    case .release: say(.says("install.build.release"), in: &page)
    case .debug:
      let build = "swift build -c release"
      let install = ".build/release/lessons install\(typed)"
      say(
        .says("install.build.debug", ["build": build, "install": install]), in: &page)
    }
    if report.teachingProgram == nil {
      say(
        .says(
          "install.withoutTeaching",
          ["build": OtherProgram.line(building: .teaching), "install": typedAgain]),
        in: &page)
    }
    list(report.kept, in: &page)
    page.gap()
    if let line = report.pathLine {
      if let other = report.otherProgram {
        say(.says("install.otherFirst", ["file": other]), in: &page)
      }
      say(.says("install.path"), in: &page)
      page.verbatim(line, .code, indent: 4)
    } else {
      say(.says("install.ready", ["command": "lessons next"]), in: &page)
    }
    page.gap()
    say(
      .says("install.removal", ["command": "lessons install --uninstall\(typed)"]), in: &page
    )
  }

  /// The same command as it can be typed in the checkout again.
  private var typedAgain: String { "\(session.program) install\(typed)" }

  func addRemoved(_ report: UninstallReport, to page: inout Page) {
    say(.says("install.removed", ["folder": folder]), in: &page)
    list(report.kept, in: &page)
  }

  private func list(_ kept: [String], in page: inout Page) {
    guard !kept.isEmpty else { return }
    say(.says("install.kept", ["count": kept.count]), in: &page)
    for path in kept { page.verbatim(path, indent: 4) }
  }

  private func say(_ sentence: Sentence, in page: inout Page) {
    page.paragraph(session.styled(sentence))
  }
}

/// Which file a shell runs when somebody types `lessons`.
struct ShellSearch {
  /// The folders of the variable `PATH`, in their order.
  private let folders: [String]
  private let home: String?

  init(_ environment: [String: String]) {
    home = environment["HOME"]
    folders = environment["PATH", default: ""].split(separator: ":").map(String.init)
  }

  /// The first file of that name that may be executed; `nil` if there is none.
  var found: String? {
    folders.lazy.map { "\($0)/lessons" }.first {
      FileManager.default.isExecutableFile(atPath: $0) && !Folder.exists($0)
    }
  }

  /// Whether the shell runs a certain file, under whatever name it finds it.
  func finds(_ program: String) -> Bool {
    guard let found = found.flatMap({ FileFacts($0) }), let own = FileFacts(program) else {
      return false
    }
    return found.isSameFile(as: own)
  }

  /// The line that makes a shell find what is in a folder before all else.
  func line(adding folder: String) -> String {
    guard let home, !home.isEmpty, folder.hasPrefix(home + "/") else {
      return "export PATH=\(folder.quotedForShell):\"$PATH\""
    }
    let rest = String(folder.dropFirst(home.count))
    return "export PATH=\"$HOME\"\(rest.quotedForShell):\"$PATH\""
  }
}
