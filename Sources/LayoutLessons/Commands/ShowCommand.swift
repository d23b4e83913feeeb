import Course

/// `lessons show`: a lesson or an exercise again, after passing with its explanation.
enum ShowCommand {
  static func run(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    let session = try Session(surroundings, invocation)
    let subject = try subject(invocation.positionals.first, session)
    if invocation.isSet("json") {
      return session.outcome(try report(subject, session), of: "show")
    }
    var page = session.page
    switch subject {
    case .exercise(let exercise): try add(exercise, to: &page, session)
    case .lesson(let lesson): try add(lesson, to: &page, session)
    }
    return session.outcome(page)
  }

  /// The lesson or exercise to show.
  private enum Subject {
    case lesson(LessonHeader)
    case exercise(Exercise)
  }

  /// The lesson or exercise with a name.
  ///
  /// Folders of exercises come before ids of lessons, for which each lesson may have to be opened.
  private static func subject(
    _ name: String?, _ session: Session
  ) throws(CommandError) -> Subject {
    if let name {
      if let folder = session.course.folder(named: name) {
        return .lesson(try session.header(of: folder))
      }
      if let exercise = try session.exercise(name) { return .exercise(exercise) }
      if let lesson = try session.header(named: name) { return .lesson(lesson) }
      return .exercise(try session.exercise(named: name))
    }
    if let exercise = try session.currentExercise() { return .lesson(exercise.lesson) }
    guard let last = try session.headers().last(where: { !$0.exerciseIDs.isEmpty }) else {
      throw .usage(UsageSentence.lessonsMissing)
    }
    return .lesson(last)
  }

  private static func report(
    _ subject: Subject, _ session: Session
  ) throws(CommandError) -> ShowReport {
    switch subject {
    case .exercise(let exercise):
      var report = ShowReport(lesson: LessonReport(exercise.lesson, session))
      report.exercise = ExerciseReport(exercise, session)
      report.task = TaskReport(try session.prepared(exercise))
      return report
    case .lesson(let lesson):
      var report = ShowReport(lesson: LessonReport(lesson, session))
      report.markdown = try session.lesson(lesson).markdown(
        withExplanation: session.isComplete(lesson))
      return report
    }
  }

  private static func add(
    _ lesson: LessonHeader, to page: inout Page, _ session: Session
  ) throws(CommandError) {
    let view = LessonPage(session: session, lesson: try session.lesson(lesson))
    view.addBeforeExercises(to: &page)
    if session.isComplete(lesson) { view.addAfterExercises(to: &page) }
  }

  private static func add(
    _ exercise: Exercise, to page: inout Page, _ session: Session
  ) throws(CommandError) {
    let view = ExercisePage(session: session, prepared: try session.prepared(exercise))
    view.add(to: &page)
    if let workspace = session.workspace { view.addCommands(to: &page, workspace: workspace) }
  }
}
