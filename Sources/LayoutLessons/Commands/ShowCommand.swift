import Grader

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
    if let exercise = subject.exercise {
      try add(exercise, to: &page, session)
    } else {
      add(subject.lesson, to: &page, session)
    }
    return session.outcome(page)
  }

  /// What is shown: an exercise of a lesson, or the lesson itself.
  private struct Subject {
    let lesson: Lesson
    var exercise: Exercise?
  }

  private static func subject(
    _ name: String?, _ session: Session
  ) throws(CommandError) -> Subject {
    if let name {
      if let lesson = session.course.lesson(named: name) { return Subject(lesson: lesson) }
      let exercise = try session.exercise(named: name)
      if let lesson = session.course.lesson(of: exercise) {
        return Subject(lesson: lesson, exercise: exercise)
      }
    } else if let exercise = session.currentExercise ?? session.course.exercises.last,
      let lesson = session.course.lesson(of: exercise)
    {
      return Subject(lesson: lesson)
    }
    throw .usage("there is no lesson in this course")
  }

  private static func report(
    _ subject: Subject, _ session: Session
  ) throws(CommandError) -> ShowReport {
    var report = ShowReport(lesson: LessonReport(subject.lesson, session))
    if let exercise = subject.exercise {
      report.exercise = ExerciseReport(exercise, session)
      report.task = TaskReport(try session.prepared(exercise))
    } else {
      report.markdown = subject.lesson.markdown(
        withExplanation: session.isComplete(subject.lesson))
    }
    return report
  }

  private static func add(_ lesson: Lesson, to page: inout Page, _ session: Session) {
    let view = LessonPage(session: session, lesson: lesson)
    view.addBeforeExercises(to: &page)
    if session.isComplete(lesson) { view.addAfterExercises(to: &page) }
  }

  private static func add(
    _ exercise: Exercise, to page: inout Page, _ session: Session
  ) throws(CommandError) {
    guard let lesson = session.course.lesson(of: exercise) else { return }
    let view = ExercisePage(
      session: session, prepared: try session.prepared(exercise), lesson: lesson)
    view.add(to: &page)
    if let workspace = session.workspace { view.addCommands(to: &page, workspace: workspace) }
  }
}
