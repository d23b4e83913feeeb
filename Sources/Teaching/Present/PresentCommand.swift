import Course
import Grading
import Terminal

/// `lessons present`: a lesson for a projector, step by step.
enum PresentCommand {
  static func run(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    let session = try Session(surroundings, invocation)
    let header = try session.presented(invocation.positionals.first)
    let lesson = try session.lesson(header)
    var exercises: [PreparedExercise] = []
    for id in header.exerciseIDs {
      exercises.append(try session.prepared(session.exercise(id, of: header)))
    }
    if invocation.isSet("json") {
      return session.outcome(try PresentReport(lesson, exercises, session), of: "present")
    }
    if let fullScreen = surroundings.fullScreen {
      fullScreen(Presentation(lesson, exercises, session))
      return Outcome()
    }
    return session.outcome(printed(lesson, exercises, session))
  }

  /// All steps one after the other, for a pipe or a printer.
  private static func printed(
    _ lesson: Lesson, _ exercises: [PreparedExercise], _ session: Session
  ) -> Page {
    var page = session.page
    let view = PresentPage(session: session, lesson: lesson)
    let ballot = Ballot(choices: GuessQuestion(lesson)?.choices.count ?? 0)
    for (index, step) in PresentStep.steps(of: lesson, exercises).enumerated() {
      page.gap()
      page.paragraph(StyledText("\(index + 1). \(view.title(of: step.subject))", .heading))
      page.gap()
      view.add(step, ballot, isTyped: false, isRevealed: false, to: &page)
    }
    return page
  }
}

extension Session {
  /// The lesson that a command is about: the one named by folder, id or number, else the current
  /// exercise's.
  fileprivate func presented(_ name: String?) throws(CommandError) -> LessonHeader {
    guard let name else {
      if let current = try currentExercise() { return current.lesson }
      if let first = try headers().first(where: { !$0.exerciseIDs.isEmpty }) { return first }
      throw .usage(UsageSentence.lessonsMissing)
    }
    if let lesson = try header(named: name) { return lesson }
    throw .usage(
      .says("usage.lessonMissing", ["name": .text(name), "command": .text(command("list"))]))
  }
}
