import Course
import Feedback
import Grading
import LayoutEngine
import Terminal

/// `lessons draw`: the layout of an answer, an exercise or equations as a drawing alone.
enum DrawCommand {
  static let command = CommandSpec(
    "draw", summary: .says("help.draw"),
    details: .says("help.draw.details"),
    positionals: [.init("what", .repeating, help: .says("help.draw.what"))],
    options: [
      .init("svg", help: .says("help.draw.svg")),
      .init("window", placeholder: "size", help: .says("help.draw.window")),
      .init("right-to-left", help: .says("help.draw.rightToLeft")),
      .trust,
    ], run: run)

  static func run(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    let session = try Session(surroundings, invocation, home: .none)
    let words = invocation.positionals
    guard let word = words.first else {
      throw .usage(UsageSentence.nothingToSolve(session.command("draw")))
    }
    if words.count == 1, word.isName, let subject = try exercise(word, session) {
      return try outcome(subject, invocation, session)
    }
    return try equations(words, invocation, session)
  }

  /// What is drawn of the course: an exercise, with an answer to it if a file is named.
  private typealias Subject = (prepared: PreparedExercise, answer: Answer?)

  /// `nil` if the word names neither an exercise nor an answer to one.
  private static func exercise(_ word: String, _ session: Session) throws(CommandError) -> Subject?
  {
    guard word.contains("/") || Notation.baseName(of: word) != word else {
      guard let exercise = try session.exercise(word) else { return nil }
      return (try session.prepared(exercise), nil)
    }
    let name = word.split(separator: "/").last.map(String.init) ?? word
    guard try session.exercise(Notation.baseName(of: name)) != nil else { return nil }
    let (exercise, path) = try session.answer(named: word)
    return (try session.prepared(exercise), try LearnerFiles.answer(at: path, shownAs: word))
  }

  private static func outcome(
    _ subject: Subject, _ invocation: Invocation, _ session: Session
  ) throws(CommandError) -> Outcome {
    let (prepared, answer) = subject
    let layoutCase = try layoutCase(of: prepared, invocation)
    let index = prepared.expectation.cases.firstIndex(of: layoutCase) ?? 0
    var picture = Picture(window: layoutCase.window, direction: layoutCase.direction)
    picture.look = prepared.exercise.look(in: layoutCase)
    let author = LiveLayout.wanted(prepared.exercise, times: layoutCase.setting.times)
    if prepared.expectation.frames != nil,
      case .solved(let wanted, let guides) = author.outcome(in: layoutCase, like: index)
    {
      (picture.wanted, picture.guides) = (wanted, guides)
    }
    if let answer {
      let findings = Grading(prepared).findings(on: answer, running: session.runner(invocation))
      let outcome = LiveLayout(findings).outcome(in: layoutCase, like: index)
      guard case .solved(let yours, let guides) = outcome else {
        let check = Check(session: session, findings)
        if invocation.isSet("json") {
          return session.outcome(check.report, of: "draw", status: .notYet)
        }
        var page = FittedPage(columns: session.page.columns)
        FeedbackPage(check).add(to: &page)
        return Outcome(errors: page.lines(rows: nil), status: .notYet)
      }
      (picture.yours, picture.guides) = (yours, guides)
      picture.fault = picture.firstFault
    } else if picture.wanted.isEmpty || prepared.exercise.isQuestions {
      throw nothingToDraw(in: prepared)
    }
    return drawn(picture, session.text(layoutCase.title), invocation, session)
  }

  private static func nothingToDraw(in prepared: PreparedExercise) -> CommandError {
    .usage(.says("usage.nothingToDraw", ["exercise": prepared.exercise.id]))
  }

  /// The case that the options name: the first one that is shown, unless they say more.
  private static func layoutCase(
    of prepared: PreparedExercise, _ invocation: Invocation
  ) throws(CommandError) -> LayoutCase {
    let size = try size(invocation)
    let direction: LayoutDirection = invocation.isSet("right-to-left") ? .rightToLeft : .leftToRight
    let shown = prepared.expectation.cases.filter(\.isShown)
    guard !shown.isEmpty else { throw nothingToDraw(in: prepared) }
    let turned = shown.filter { $0.direction == direction }
    guard let found = turned.first(where: { size == nil || $0.window == size }) else {
      let windows = turned.map { "\(pointsText($0.window.width))x\(pointsText($0.window.height))" }
      throw .usage(.says("usage.drawWindow", ["windows": windows.joined(separator: ", ")]))
    }
    return found
  }

  private static func equations(
    _ words: [String], _ invocation: Invocation, _ session: Session
  ) throws(CommandError) -> Outcome {
    let source = try TryText(words, session.surroundings)
    let options = TryOptions(
      window: try size(invocation) ?? Size(width: 320, height: 480),
      direction: invocation.isSet("right-to-left") ? .rightToLeft : .leftToRight)
    let tried = try TryResult(source, options, session)
    guard !tried.trial.isEmpty else {
      throw .usage(UsageSentence.nothingToSolve(session.command("draw")))
    }
    guard case .solved(let frames) = tried.trial.outcome else {
      let outcome = tried.outcome(invocation)
      guard !invocation.isSet("json") else { return outcome }
      return Outcome(errors: outcome.output, status: outcome.status)
    }
    return drawn(
      tried.trial.picture(of: frames, options.window, options.direction),
      session.text(options.layoutCase.title), invocation, session)
  }

  private static func size(_ invocation: Invocation) throws(CommandError) -> Size? {
    guard let word = invocation.value(of: "window") else { return nil }
    guard let size = Size(words: word) else { throw .usage(UsageSentence.windowUnknown(word)) }
    return size
  }

  private static func drawn(
    _ picture: Picture, _ title: String, _ invocation: Invocation, _ session: Session
  ) -> Outcome {
    var page = Page(columns: session.surroundings.settings.columns)
    if invocation.isSet("svg") {
      let svg = LayoutSVG(picture).text(
        title: title, facts: session.plainLines(of: picture, isOutsideSaid: true), hasStyle: true)
      page.add(svg.split(separator: "\n").map { StyledText(String($0)) })
    } else {
      page.add(picture, session, isOutsideSaid: true, indent: 0)
    }
    guard invocation.isSet("json") else { return Outcome(output: page.lines) }
    return session.outcome(DrawReport(drawing: page.lines.map(\.text)), of: "draw")
  }
}

extension String {
  /// Whether it can name an exercise or a file, and is no equation.
  fileprivate var isName: Bool { !contains { "=<>≤≥＝\n".contains($0) || $0.isWhitespace } }
}

private struct DrawReport: Report {
  /// The lines of the text, or of the SVG image.
  let drawing: [String]
}
