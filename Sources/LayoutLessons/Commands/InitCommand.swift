import Course
import Platform
import Terminal

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `lessons init FOLDER`: a learner's folder elsewhere, under any name.
enum InitCommand {
  static let command = CommandSpec(
    "init", summary: .says("help.init"), details: .says("help.init.details"),
    positionals: [.init("folder", help: .says("help.init.folder"))],
    options: [.init("from", placeholder: "file", help: .says("help.init.from"))], run: run)

  static func run(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    let session = try Session(surroundings, invocation, home: .none)
    let typed = withoutSlashes(invocation.positionals.first ?? "")
    guard !typed.isEmpty else { throw .usage(UsageSentence.folderUnnamed) }
    let workspace = Workspace(path: surroundings.absolute(typed))
    let isNew = !workspace.isMade
    var saved: SavedProgress?
    if let file = invocation.value(of: "from") {
      guard isNew else { throw .usage(UsageSentence.folderNotEmpty(typed)) }
      saved = try SavedProgress(readFrom: file, session)
    }
    let answers = isNew ? try make(workspace, typed: typed, saved, session) : nil
    let report = InitReport(folder: typed, isNew: isNew, answers: answers)
    return session.outcome(report, invocation) { page in
      page.paragraph(
        session.styled(
          isNew
            ? .says("command.init.done", ["folder": typed])
            : .says("command.init.there", ["folder": typed])))
      if let answers {
        page.paragraph(session.words(.says("command.init.from", ["answers": answers])))
      }
      page.gap()
      page.labelled([
        (session.text(.says("command.init.go")), "cd \(quoted(typed))"),
        (session.text(CommandSentence.then), "\(program(in: workspace, surroundings)) next"),
      ])
    }
  }

  /// Makes the folder, its marker last: without it the folder is nobody's.
  ///
  /// - Returns: How many answers were taken over from saved progress; `nil` without any.
  private static func make(
    _ workspace: Workspace, typed: String, _ saved: SavedProgress?, _ session: Session
  ) throws(CommandError) -> Int? {
    guard LearnerFiles.isFree(workspace.path) else {
      throw .usage(UsageSentence.folderNotEmpty(typed))
    }
    try LearnerFiles.makeFolder(workspace.path)
    let answers = try saved?.fill(workspace, session)
    do {
      if saved == nil { try workspace.progress.save(Progress()) }
      try AtomicFile.write(
        session.course.strings.text(.says("files.folderMarker")) + "\n",
        to: "\(workspace.path)/\(Workspace.markerName)")
    } catch {
      throw .notWritten(path: typed, reason: error.sentence)
    }
    return answers
  }

  private static func withoutSlashes(_ path: String) -> String {
    var path = path[...]
    while path.count > 1, path.last == "/" { path.removeLast() }
    return String(path)
  }

  private static func quoted(_ path: String) -> String {
    let isPlain = path.allSatisfy { $0.isLetter || $0.isNumber || "/._-~+".contains($0) }
    guard !isPlain || path.hasPrefix("-") else { return path }
    return
      "'\(path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
  }

  /// The program as it can be typed in the new folder.
  private static func program(in workspace: Workspace, _ surroundings: Surroundings) -> String {
    var there = surroundings
    if surroundings.executable.contains("/") {
      there.executable = surroundings.absolute(surroundings.executable)
    }
    there.folder = workspace.path
    return ProgramPath.shortest(for: there)
  }
}

private struct InitReport: Report {
  let folder: String
  /// Whether this call made it; otherwise it was there already.
  let isNew: Bool
  /// How many answers were taken over; left out without `--from`.
  let answers: Int?
}
