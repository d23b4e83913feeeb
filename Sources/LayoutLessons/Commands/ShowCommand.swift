import Course
import Terminal

/// `lessons show`: a lesson, after passing with its explanation, or an exercise.
enum ShowCommand {
  static let command = CommandSpec(
    "show", summary: .says("help.show"),
    positionals: [.init("what", .optional, help: .says("help.show.what"))],
    options: [.init("why", help: .says("help.show.why")), .whole], run: run)

  static func run(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    var session = try Session(surroundings, invocation)
    let subject = try subject(invocation.positionals.first, session)
    if case .exercise(let exercise) = subject {
      if session.workspace == nil { try session.makeWorkspace() }
      _ = try session.stay(with: exercise)
    }
    if invocation.isSet("json") {
      return session.outcome(try report(subject, session), of: "show")
    }
    switch subject {
    case .exercise(let exercise):
      var page = FittedPage(columns: surroundings.settings.columns)
      session.view(of: try session.prepared(exercise)).add(
        to: &page, workspace: try session.requiredWorkspace())
      return session.outcome(page, invocation)
    case .lesson(let lesson):
      var page = session.page
      try add(lesson, onlyWhy: invocation.isSet("why"), to: &page, session)
      var outcome = session.outcome(page)
      outcome.isPaged = true
      return outcome
    }
  }

  private static func subject(
    _ name: String?, _ session: Session
  ) throws(CommandError) -> CourseSubject {
    if let name { return try session.subject(named: name) }
    if let exercise = try session.currentExercise() { return .lesson(exercise.lesson) }
    guard let last = try session.headers().last(where: { !$0.exerciseIDs.isEmpty }) else {
      throw .usage(UsageSentence.lessonsMissing)
    }
    return .lesson(last)
  }

  private static func report(
    _ subject: CourseSubject, _ session: Session
  ) throws(CommandError) -> ShowReport {
    switch subject {
    case .exercise(let exercise):
      var report = ShowReport(lesson: try LessonReport(exercise.lesson, session))
      report.exercise = ExerciseReport(exercise, session)
      report.task = TaskReport(try session.prepared(exercise))
      return report
    case .lesson(let lesson):
      var report = ShowReport(lesson: try LessonReport(lesson, session))
      report.markdown = try session.lesson(lesson).markdown(
        withExplanation: session.isComplete(lesson))
      return report
    }
  }

  private static func add(
    _ lesson: LessonHeader, onlyWhy: Bool, to page: inout Page, _ session: Session
  ) throws(CommandError) {
    let isComplete = session.isComplete(lesson)
    guard isComplete || !onlyWhy else {
      throw .usage(
        .says("usage.whyClosed", ["lesson": lesson.id, "command": session.command("next")]))
    }
    let view = LessonPage(session: session, lesson: try session.lesson(lesson))
    if onlyWhy { return view.addExplanation(to: &page) }
    view.addBeforeExercises(minutes: try session.minutes(of: lesson), to: &page)
    if isComplete { view.addAfterExercises(to: &page) }
  }
}

private struct ShowReport: Report {
  let lesson: LessonReport
  var markdown: String?
  var exercise: ExerciseReport?
  var task: TaskReport?
}
