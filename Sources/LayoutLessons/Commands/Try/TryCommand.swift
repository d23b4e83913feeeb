import Course
import Feedback
import Grading
import Terminal

/// `lessons try`: what follows from any lines, outside the course.
enum TryCommand {
  static func run(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    let options = try TryOptions(invocation)
    let session = try Session(surroundings, invocation)
    let source = try TryText(invocation.positionals, surroundings)
    let trial = try Trial(source, options)
    guard !trial.isEmpty else {
      throw .usage(UsageSentence.nothingToSolve(session.command("try")))
    }
    if invocation.isSet("json") {
      let report = TryReport(trial, source, options, session.course.strings)
      return session.outcome(
        report, of: "try", status: report.shuffle?.isSame == false ? .error : trial.status)
    }
    if let log = options.log.flatMap({ TryLog(trial, style: $0).text }) {
      let lines = log.split(separator: "\n", omittingEmptySubsequences: false)
      return Outcome(output: lines.map { StyledText(String($0)) }, status: trial.status)
    }
    var page = session.page
    TryPage(session: session, trial: trial, source: source, options: options).add(to: &page)
    var status = trial.status
    if options.isShuffled, let shuffle = trial.shuffled() {
      if !shuffle.isSame { status = .error }
      page.gap()
      page.paragraph(StyledText(text(of: shuffle, session)))
    }
    return session.outcome(page, status: status)
  }

  private static func text(of shuffle: Trial.Shuffle, _ session: Session) -> String {
    guard shuffle.isSame else {
      return session.text(.says("command.try.shuffled.differs"))
    }
    return shuffle.orders == 0
      ? session.text(.says("command.try.shuffled.one"))
      : session.text(.says("command.try.shuffled", ["count": .count(shuffle.orders)]))
  }
}

extension Trial {
  /// The exit status.
  var status: ExitStatus {
    switch outcome {
    case .solved: .passed
    case .refused, .ambiguous, .conflicting, .tooLarge: .notYet
    case .failed: .error
    }
  }
}
