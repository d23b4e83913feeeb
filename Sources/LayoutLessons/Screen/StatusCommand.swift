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
      session.styled(.says("command.status.begin", ["command": .text(session.command("next"))])))
    return session.outcome(page)
  }

  private static func report(_ session: Session) throws(CommandError) -> StatusReport {
    let counts = counts(of: try session.headers(), session)
    return StatusReport(
      title: session.course.title, solved: counts.solved, seen: counts.seen, total: counts.total,
      folder: session.workspace.map { session.surroundings.shortened($0.path) },
      next: try session.nextExercise().map { ExerciseReport($0, session) })
  }

  /// How many exercises are solved, how many only seen, and how many there are.
  static func counts(
    of lessons: [LessonHeader], _ session: Session
  ) -> (solved: Int, seen: Int, total: Int) {
    let states = lessons.flatMap(\.exerciseIDs).map { session.progress.exercises[$0]?.state }
    return (
      states.filter { $0 == .solved }.count, states.filter { $0 == .seen }.count, states.count
    )
  }

  static func addCount(of lessons: [LessonHeader], to page: inout Page, _ session: Session) {
    let counts = counts(of: lessons, session)
    page.paragraph(
      session.words(
        .says(
          "command.status",
          [
            "solved": .count(counts.solved), "total": .count(counts.total),
            "seen": .count(counts.seen),
          ])))
  }
}

private struct StatusReport: Report {
  let title: String
  let solved: Int
  let seen: Int
  let total: Int
  let folder: String?
  /// The exercise to go on with; left out when all are done.
  let next: ExerciseReport?
}
