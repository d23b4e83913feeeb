import Course
import Grading
import Terminal

/// `lessons next`: the task, the layout to reach and the file to edit.
enum NextCommand {
  static let command = CommandSpec(
    "next", summary: .says("help.next"), details: .says("help.next.details"),
    positionals: [.init("exercise", .optional, help: .says("help.next.exercise"))],
    options: [.init("skip", help: .says("help.next.skip")), .whole], run: run)

  static func run(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    var session = try Session(surroundings, invocation)
    var page = FittedPage(columns: surroundings.settings.columns, seeAll: "next", session)
    let isNew = session.workspace == nil
    if isNew {
      try session.makeWorkspace()
    }
    if let made = session.tellFolder() {
      page.add(.remark, least: 1, seeAll: "next", session) { $0.paragraph(made) }
    }
    let asked = invocation.positionals.first
    let skipped = invocation.isSet("skip") ? try session.upcoming(asked) : nil
    if let skipped {
      session.record { $0[skipped.id].isSkipped = true }
      page.add {
        $0.paragraph(session.words(.says("command.skipped", ["exercise": skipped.id])))
      }
    }
    var report = NextReport(madeFolder: isNew ? Workspace.folderName : nil, skipped: skipped?.id)
    guard let exercise = try session.upcoming(skipped == nil ? asked : nil) else {
      if invocation.isSet("json") { return session.outcome(report, of: "next") }
      page.add { $0.paragraph(session.words(CommandSentence.courseDone, .good)) }
      return session.outcome(page, invocation)
    }
    let prepared = try session.prepared(exercise)
    _ = try session.stay(with: exercise)
    if invocation.isSet("json") {
      try report.add(prepared, session)
      return session.outcome(report, of: "next")
    }
    session.view(of: prepared).add(to: &page, workspace: try session.requiredWorkspace())
    return session.outcome(page, invocation)
  }
}

extension NextReport {
  fileprivate mutating func add(
    _ prepared: PreparedExercise, _ session: Session
  ) throws(CommandError) {
    let exercise = prepared.exercise
    lesson = try LessonReport(exercise.lesson, session)
    if exercise.lesson.exerciseIDs.first == exercise.id {
      markdown = try session.lesson(exercise.lesson).markdown(withExplanation: false)
    }
    self.exercise = ExerciseReport(exercise, session)
    task = TaskReport(prepared)
  }
}

private struct NextReport: Report {
  let madeFolder, skipped: String?
  /// Left out, with all below, when everything is done.
  var lesson: LessonReport?
  /// The lesson's Markdown up to its exercises, when its first exercise is shown.
  var markdown: String?
  var exercise: ExerciseReport?
  var task: TaskReport?
}
