import Course
import Grading

/// `lessons next`: the lesson, the goal and the file to edit.
enum NextCommand {
  static func run(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    var session = try Session(surroundings, invocation)
    var page = session.page
    let isNew = session.workspace == nil
    if isNew {
      try session.makeWorkspace()
      page.paragraph(
        StyledText(
          session.text(.says("command.folderMade", ["folder": .text(Workspace.folderName)])), .quiet
        ))
      page.gap()
    }
    let skipped = invocation.isSet("skip") ? try session.upcoming() : nil
    if let skipped {
      session.record { $0[skipped.id].isSkipped = true }
      page.paragraph(
        StyledText(session.text(.says("command.skipped", ["exercise": .text(skipped.id)]))))
      page.gap()
    }
    var report = NextReport(
      madeFolder: isNew ? Workspace.folderName : nil, skipped: skipped?.id)
    guard let exercise = try session.upcoming() else {
      if invocation.isSet("json") { return session.outcome(report, of: "next") }
      page.paragraph(StyledText(session.text(CommandSentence.courseDone), .good))
      return session.outcome(page)
    }
    let prepared = try session.prepared(exercise)
    let workspace = try session.requiredWorkspace()
    try LearnerFiles.makeStarter(of: exercise, in: workspace)
    if exercise.swift != nil { session.updateEditorFile() }
    session.record { progress in
      progress.current = exercise.id
      progress.exercises[exercise.id] = progress[exercise.id]
    }
    if invocation.isSet("json") {
      try report.add(prepared, session)
      return session.outcome(report, of: "next")
    }
    if exercise.isFirst {
      LessonPage(session: session, lesson: try session.lesson(exercise.lesson))
        .addBeforeExercises(to: &page)
    }
    let view = ExercisePage(session: session, prepared: prepared)
    view.add(to: &page)
    view.addCommands(to: &page, workspace: workspace)
    return session.outcome(page)
  }
}

extension NextReport {
  fileprivate mutating func add(
    _ prepared: PreparedExercise, _ session: Session
  ) throws(CommandError) {
    let exercise = prepared.exercise
    lesson = LessonReport(exercise.lesson, session)
    if exercise.isFirst {
      markdown = try session.lesson(exercise.lesson).markdown(withExplanation: false)
    }
    self.exercise = ExerciseReport(exercise, session)
    task = TaskReport(prepared)
  }
}

extension Exercise {
  /// Whether the lesson's text is read before it.
  fileprivate var isFirst: Bool { lesson.exerciseIDs.first == id }
}

extension Session {
  /// The exercise that `next` shows: the one shown before, until it is behind the learner.
  func upcoming() throws(CommandError) -> Exercise? {
    if let id = progress.current, !progress.isBehind(id), progress[id].state != .seen,
      let shown = try exercise(id)
    {
      return shown
    }
    return try nextExercise()
  }
}
