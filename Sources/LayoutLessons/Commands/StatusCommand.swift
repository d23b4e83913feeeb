import Grader

/// `lessons` alone: where the learner is.
enum StatusCommand {
  static func run(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    let session = try Session(surroundings, invocation)
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
      of: session, edit: surroundings.shortened(workspace.file(of: exercise)))
    return session.outcome(page)
  }

  /// How many exercises are solved and seen.
  static func addCount(to page: inout Page, _ session: Session) {
    let states = session.course.exercises.map { session.progress.exercises[$0.id]?.state }
    page.paragraph(
      StyledText(
        session.text(
          .status,
          [
            "solved": .count(states.filter { $0 == .solved }.count),
            "seen": .count(states.filter { $0 == .seen }.count),
            "total": .count(states.count),
          ])))
  }
}
