import Course
import Terminal

/// `lessons` alone: where the learner is, which is what `next` prints.
enum StatusCommand {
  static func run(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    let session = try Session(surroundings, invocation)
    if !invocation.isSet("json"), let fullScreen = surroundings.fullScreen,
      let screen = try CourseScreen(session)
    {
      fullScreen(screen)
      return Outcome()
    }
    if invocation.isSet("json") { return session.outcome(try report(session), of: "status") }
    guard session.workspace == nil, let folder = session.lastFolder else {
      return try NextCommand.run(invocation, surroundings)
    }
    // A second course begins only if somebody asks for it.
    var page = session.page
    session.addElsewhere(folder, to: &page)
    page.gap()
    page.paragraph(
      session.styled(.says("command.status.begin", ["command": session.command("next")])))
    return session.outcome(page)
  }

  private static func report(_ session: Session) throws(CommandError) -> StatusReport {
    let counts = session.counts(of: try session.headers())
    return StatusReport(
      title: session.course.title, solved: counts.solved, seen: counts.seen, total: counts.total,
      folder: session.workspace.map { session.surroundings.shortened($0.path) },
      next: try session.nextExercise().map { ExerciseReport($0, session) })
  }
}

private struct StatusReport: Report {
  let title: String
  let solved, seen, total: Int
  let folder: String?
  /// The exercise to go on with; left out when all are done.
  let next: ExerciseReport?
}
