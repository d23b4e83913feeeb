import Course
import Terminal

/// `lessons` alone: where the learner is, which is what `next` prints.
enum StatusCommand {
  static func run(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    let isJSON = invocation.isSet("json")
    if !isJSON, let fullScreen = surroundings.fullScreen {
      let session = try Session(surroundings, invocation, home: .lastUsedUntold)
      let screen: (any ScreenContent)? =
        session.isElsewhere ? try HomeScreen(session) : try CourseScreen(session)
      if let screen {
        fullScreen(screen)
        return try ending(try Session(surroundings, invocation, home: .lastUsedUntold))
      }
    }
    guard isJSON else { return try NextCommand.run(invocation, surroundings) }
    let session = try Session(surroundings, invocation)
    return session.outcome(try report(session), of: "status")
  }

  /// What remains to be known after the screen: how far the learner is, where, and how to go on.
  private static func ending(_ session: Session) throws(CommandError) -> Outcome {
    guard let workspace = session.workspace else { return Outcome() }
    var page = session.page
    session.addCount(of: try session.headers(), to: &page)
    page.labelled([
      (session.text(.says("command.status.folder")), workspace.path),
      (session.text(.says("command.status.goOn")), session.command()),
    ])
    return Outcome(output: page.lines)
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
