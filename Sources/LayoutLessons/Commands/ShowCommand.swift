import Grader

/// `lessons show`: a lesson or an exercise again, after passing with its explanation.
enum ShowCommand {
  static func run(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    let session = try Session(surroundings, invocation)
    var page = session.page
    if let name = invocation.positionals.first {
      if let lesson = lesson(named: name, in: session.course) {
        add(lesson, to: &page, session)
        return session.outcome(page)
      }
      let exercise = try session.exercise(named: name)
      try add(exercise, to: &page, session)
      return session.outcome(page)
    }
    let exercise = session.currentExercise ?? session.course.exercises.last
    if let exercise, let lesson = session.course.lesson(of: exercise) {
      add(lesson, to: &page, session)
    }
    return session.outcome(page)
  }

  /// A lesson by its folder, its id or its number.
  private static func lesson(named name: String, in course: Course) -> Lesson? {
    course.lessons.first {
      $0.folder == name || $0.id == name || $0.folder.hasPrefix("\(name)-")
        || $0.folder.hasPrefix("0\(name)-")
    }
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
