import Course
import Grading
import LayoutEngine
import Terminal

/// `lessons present`: a lesson for a projector, step by step.
enum PresentCommand {
  static func run(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    let session = try Session(surroundings, invocation, home: .none)
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
    let ballot = Ballot(choices: Guess(lesson)?.choices.count ?? 0)
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
  /// The lesson that a command is about: the one named, else the current exercise's.
  fileprivate func presented(_ name: String?) throws(CommandError) -> LessonHeader {
    guard let name else {
      if let current = try currentExercise() { return current.lesson }
      if let first = try headers().first(where: { !$0.exerciseIDs.isEmpty }) { return first }
      throw .usage(UsageSentence.lessonsMissing)
    }
    return try lesson(named: name)
  }
}

/// `lessons present`: the steps of a lesson.
struct PresentReport: Report {
  struct Step: Encodable {
    struct Choice: Encodable {
      let mark: String
      let words: String
    }

    /// `opening`, `guess`, `vote`, `reveal`, `replies`, `idea`, `example`, `exercise` or `why`.
    let kind: String
    let title: String
    /// The author's text; left out where the step has none of its own.
    var markdown: String?
    /// What can be voted for; left out elsewhere.
    var choices: [Choice]?
    /// The mark of the right choice; left out except for the reveal.
    var right: String?
    /// How many layouts there are: `one`, `many`, `none`, `inactive` or `refused`; left out where the answer is in words.
    var layouts: String?
    /// What the engine draws; left out except for the reveal.
    var drawn: [PictureReport]?
    var exercise: ExerciseReport?
    var task: TaskReport?
    /// What the learner's file begins with, without the task.
    var starter: String?
  }

  let lesson: LessonReport
  let steps: [Step]

  init(_ lesson: Lesson, _ exercises: [PreparedExercise], _ session: Session)
    throws(CommandError)
  {
    self.lesson = try LessonReport(lesson.header, session)
    let view = PresentPage(session: session, lesson: lesson)
    steps = PresentStep.steps(of: lesson, exercises).map { step in
      Step(step.subject, title: view.title(of: step.subject), lesson, session)
    }
  }
}

extension PresentReport.Step {
  fileprivate init(
    _ subject: PresentStep.Subject, title: String, _ lesson: Lesson, _ session: Session
  ) {
    self.init(kind: subject.id, title: title)
    switch subject {
    case .opening:
      markdown = lesson.document.sections.first { $0.title == nil }.map { lesson.markdown(of: $0) }
    case .guess: markdown = lesson.section(.guess).map { lesson.markdown(of: $0) }
    case .vote:
      choices = Guess(lesson)?.choices.map {
        Choice(mark: $0.mark, words: $0.words.map(\.plain).joined())
      }
    case .reveal(let reveal):
      if reveal == nil { markdown = lesson.section(.replies).map { lesson.markdown(of: $0) } }
      layouts = reveal?.outcome.rawValue
      drawn = reveal?.pictures.map {
        PictureReport($0, axes: $0.axis.map { [$0] } ?? Axis.allCases)
      }
      right = Guess(lesson)?.choices.first(where: \.isRight)?.mark
    case .replies: markdown = lesson.section(.replies).map { lesson.markdown(of: $0) }
    case .section(let section): markdown = lesson.section(section).map { lesson.markdown(of: $0) }
    case .exercise(let prepared):
      exercise = ExerciseReport(prepared.exercise, session)
      task = TaskReport(prepared)
      starter = prepared.exercise.starterWithoutComment
    }
  }
}
