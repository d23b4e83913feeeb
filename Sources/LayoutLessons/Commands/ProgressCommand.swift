import Course
import Grading
import Platform
import Terminal

/// `lessons progress`: how far the learner is, and with `--export` a file to take elsewhere.
enum ProgressCommand {
  static let command = CommandSpec(
    "progress", summary: .says("help.progress"), details: .says("help.progress.details"),
    options: [.init("export", placeholder: "file", help: .says("help.progress.export"))], run: run)

  static func run(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    let session = try Session(surroundings, invocation)
    let headers = try session.headers()
    let file = invocation.value(of: "export")
    var answers: Int?
    if let file {
      let saved = try SavedProgress(session, headers)
      try saved.write(to: file, surroundings)
      answers = saved.answers.count
    }
    let counts = session.counts(of: headers)
    let report = ProgressReport(
      solved: counts.solved, seen: counts.seen, total: counts.total, file: file, answers: answers)
    return session.outcome(report, invocation) { page in
      session.addCount(of: headers, to: &page)
      guard let file, let answers else { return }
      page.gap()
      page.paragraph(
        session.styled(
          .says(
            "command.progress.exported", ["answers": .count(answers), "file": .text(file)])))
    }
  }
}

private struct ProgressReport: Report {
  let solved, seen, total: Int
  /// What was written; left out without `--export`.
  let file: String?
  let answers: Int?
}

/// Progress with the answers that it is about, in a file that is taken from one place to another.
///
/// The page of a book's index writes and reads it, too.
struct SavedProgress {
  private var progress: Progress
  /// The texts by the names of their files.
  private(set) var answers: [String: String]

  /// The learner's progress and every answer that isn't just a starter.
  ///
  /// - Throws: ``CommandError`` if there is no folder yet, or an answer can't be read.
  init(_ session: Session, _ lessons: [LessonHeader]) throws(CommandError) {
    (progress, answers) = (session.progress, [:])
    let workspace = try session.requiredWorkspace()
    for lesson in lessons {
      for id in lesson.exerciseIDs {
        let exercise = try session.exercise(id, of: lesson)
        let files = zip(exercise.fileNames, try workspace.files(of: exercise))
        for ((name, file), starter) in zip(files, exercise.starters) where Folder.hasItem(file) {
          let shown = session.surroundings.shortened(file)
          let text = try LearnerFiles.answer(at: file, shownAs: shown).text
          if text != starter.text { answers[name] = text }
        }
      }
    }
  }

  /// Writes a file; one that is there is only replaced if it is saved progress itself.
  func write(to file: String, _ surroundings: Surroundings) throws(CommandError) {
    let path = surroundings.absolute(file)
    if Folder.hasItem(path) {
      let text = try? TextFile.read(path, limit: ProgressStore.largest)
      guard text.flatMap(ProgressStore.decoded) != nil else {
        throw .usage(.says("usage.progress.taken", ["file": file]))
      }
    }
    var whole = progress
    whole.answers = answers
    do { try ProgressStore.write(whole, to: path) } catch {
      throw .notWritten(path: file, reason: error.sentence)
    }
  }

  // MARK: Taking it over

  /// Reads a file, and leaves out whatever isn't named or counted as the program's own files are.
  init(readFrom file: String, _ session: Session) throws(CommandError) {
    let text: String
    do throws(TextFileError) {
      text = try TextFile.read(
        session.surroundings.absolute(file), limit: ProgressStore.largest)
    } catch { throw .file(error.named(file)) }
    guard var read = ProgressStore.decoded(text) else {
      throw .usage(.says("usage.progress.unread", ["file": file]))
    }
    guard read.version <= Progress.currentVersion else {
      throw .usage(
        .says("usage.progress.newer", ["file": .text(file), "version": .count(read.version)]))
    }
    answers = read.answers ?? [:]
    read.answers = nil
    read.version = Progress.currentVersion
    read.exercises = read.exercises.filter { InnerPath.isSlug($0.key) }.mapValues { record in
      var record = record
      record.hints = min(max(record.hints, 0), Self.most)
      record.checks = min(max(record.checks, 0), Self.most)
      return record
    }
    progress = read
    let known = Set(try session.headers().flatMap(\.exerciseIDs))
    guard read.exercises.isEmpty || read.exercises.keys.contains(where: known.contains) else {
      throw .usage(
        .says("usage.progress.foreign", ["file": file, "course": session.course.title]))
    }
  }

  /// The most checks or hints of one exercise that are counted.
  private static let most = 1_000_000

  /// Writes the progress and the answers into a learner's new folder.
  ///
  /// - Returns: How many answers were taken over. One of another course, or with a name that no
  ///   answer has, stays in the file alone.
  func fill(_ workspace: Workspace, _ session: Session) throws(CommandError) -> Int {
    var count = 0
    for (name, text) in answers.sorted(by: { $0.key < $1.key }) {
      guard InnerPath.isSlug(name, withEnding: true), text.utf8.count <= TextFile.largest,
        let exercise = try session.exercise(Notation.baseName(of: name)),
        exercise.fileNames.contains(name)
      else { continue }
      // Starters come first: the file that was changed last is the one that counts.
      try LearnerFiles.makeStarter(of: exercise, in: workspace)
      try LearnerFiles.write(
        text, to: try workspace.place(of: "\(exercise.lessonFolder)/\(name)"))
      count += 1
    }
    do { try workspace.progress.save(progress) } catch {
      throw .notWritten(
        path: session.surroundings.shortened(workspace.path), reason: error.sentence)
    }
    return count
  }
}
