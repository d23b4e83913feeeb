import Grader

/// `lessons` alone: where the learner is.
enum StatusCommand {
  static func run(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    let session = try Session(surroundings, invocation)
    if invocation.isSet("json") { return session.outcome(report(session), of: "status") }
    var page = session.page
    page.paragraph(StyledText(session.course.title, .heading))
    page.gap()
    addCount(to: &page, session)
    guard let workspace = session.workspace else {
      page.paragraph(
        StyledText(session.text(.begin, ["command": .text(session.command("next"))])))
      return session.outcome(page)
    }
    guard let exercise = session.nextExercise, let lesson = session.course.lesson(of: exercise)
    else {
      page.paragraph(StyledText(session.text(.courseDone), .good))
      return session.outcome(page)
    }
    page.gap()
    page.paragraph("\(lesson.title, .strong): \(exercise.id, .code), \(exercise.title)")
    page.gap()
    page.addCommands(
      of: session, edit: workspace.files(of: exercise).map { surroundings.shortened($0) })
    return session.outcome(page)
  }

  private static func report(_ session: Session) -> StatusReport {
    let counts = counts(session)
    return StatusReport(
      title: session.course.title, solved: counts.solved, seen: counts.seen, total: counts.total,
      folder: session.workspace.map { session.surroundings.shortened($0.path) },
      next: session.nextExercise.map { ExerciseReport($0, session) })
  }

  /// How many exercises are solved, how many only seen, and how many there are.
  static func counts(_ session: Session) -> (solved: Int, seen: Int, total: Int) {
    let states = session.course.exercises.map { session.progress.exercises[$0.id]?.state }
    return (
      states.filter { $0 == .solved }.count, states.filter { $0 == .seen }.count, states.count
    )
  }

  /// How many exercises are solved and seen.
  static func addCount(to page: inout Page, _ session: Session) {
    let counts = counts(session)
    page.paragraph(
      StyledText(
        session.text(
          .status,
          [
            "solved": .count(counts.solved), "seen": .count(counts.seen),
            "total": .count(counts.total),
          ])))
  }
}
