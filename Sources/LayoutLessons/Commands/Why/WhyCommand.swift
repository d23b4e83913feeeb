import Course
import Grading
import LayoutEngine
import Terminal

/// `lessons why`: the equations from which an anchor's place follows.
enum WhyCommand {
  static func run(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    guard let word = invocation.positionals.first else {
      throw .usage(.says("usage.why.anchorMissing"))
    }
    return invocation.positionals.count > 1
      ? try explainLines(word, invocation, surroundings)
      : try explainAnswer(word, invocation, surroundings)
  }

  // MARK: Lines of the command

  private static func explainLines(
    _ word: String, _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    guard !invocation.isSet("exercise") else {
      throw .usage(.says("usage.why.exerciseAndLines"))
    }
    guard !invocation.isSet("times") else {
      throw .usage(.says("usage.why.timesAndLines"))
    }
    let words = invocation.positionals.dropFirst()
    if let file = words.first(where: TryText.isSwift) {
      throw .usage(.says("usage.why.swiftLines", ["file": .text(file)]))
    }
    let options = try TryOptions(invocation)
    let session = try Session(surroundings, invocation)
    let source = try TryText(Array(words), surroundings)
    let trial = try Trial(source, options)
    switch trial.outcome {
    case .solved, .ambiguous, .conflicting:
      let anchor = try WhyAnchor.anchor(word, in: trial.scene)
      return outcome(anchor, WhySubject(trial, source, options), invocation, session)
    case .refused, .tooLarge, .failed:
      if invocation.isSet("json") {
        let report = TryReport(trial, source, options, session.course.strings)
        return session.outcome(report, of: "why", status: trial.status)
      }
      var page = session.page
      TryPage(session: session, trial: trial, source: source, options: options).add(to: &page)
      return session.outcome(page, status: trial.status)
    }
  }

  // MARK: The learner's answer

  private static func explainAnswer(
    _ word: String, _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    let name = invocation.value(of: "exercise")
    let session = try Session(surroundings, invocation)
    let (exercise, path) = try session.answer(named: name)
    guard !exercise.isQuestions else {
      throw .usage(.says("usage.why.numbers", ["exercise": .text(exercise.id)]))
    }
    let prepared = try session.prepared(exercise)
    let answer = try LearnerFiles.answer(at: path, shownAs: surroundings.shortened(path))
    let findings = Grading(prepared).findings(on: answer, running: session.runner(invocation))
    guard let read = findings.read else {
      let check = Check(session: session, findings)
      if invocation.isSet("json") {
        return session.outcome(check.report, of: "why", status: findings.verdict.status)
      }
      var page = FittedPage(columns: surroundings.settings.columns)
      FeedbackPage(check).add(to: &page)
      return session.outcome(page, invocation, status: findings.verdict.status)
    }
    let subject = try WhySubject(
      read, of: answer, to: prepared, in: layoutCase(invocation, prepared))
    let anchor = try WhyAnchor.anchor(word, in: subject.problem.scene)
    return outcome(anchor, subject, invocation, session)
  }

  /// The first shown window, from left to right, but for what the options say.
  private static func layoutCase(
    _ invocation: Invocation, _ prepared: PreparedExercise
  ) throws(CommandError) -> LayoutCase {
    let options = try TryOptions(invocation)
    if let word = invocation.value(of: "times") {
      return try laterCase(after: word, invocation, options, prepared.expectation.cases)
    }
    let cases = prepared.expectation.cases
    let first = cases.first { $0.isShown && $0.direction == options.direction }
    guard !invocation.isSet("window"), let usual = first ?? cases.first else {
      return LayoutCase(
        CaseWindow(size: options.window), direction: options.direction, isShown: true)
    }
    return LayoutCase(
      usual.setting,
      direction: invocation.isSet("direction") ? options.direction : usual.direction,
      isShown: usual.isShown)
  }

  /// The case of a later moment, for which a program has to have been run.
  private static func laterCase(
    after word: String, _ invocation: Invocation, _ options: TryOptions, _ cases: [LayoutCase]
  ) throws(CommandError) -> LayoutCase {
    let found = cases.first {
      "\($0.setting.times)" == word && $0.direction == options.direction
        && (!invocation.isSet("window") || $0.window == options.window)
    }
    if let found { return found }
    let known = Set(cases.map(\.setting.times)).sorted().map(String.init)
    throw .usage(.says("usage.why.timesUnknown", ["known": .text(known.joined(separator: ", "))]))
  }

  // MARK: What comes of it

  private static func outcome(
    _ anchor: Anchor, _ subject: WhySubject, _ invocation: Invocation, _ session: Session
  ) -> Outcome {
    let finding = WhyFinding(anchor, in: subject.problem)
    if invocation.isSet("json") {
      let report = WhyReport(finding, subject, session)
      return session.outcome(report, of: "why", status: finding.status)
    }
    var page = session.page
    WhyPage(session: session, subject: subject, finding: finding).add(to: &page)
    return session.outcome(page, status: finding.status)
  }
}

extension WhyFinding {
  /// The exit status.
  fileprivate var status: ExitStatus {
    switch outcome {
    case .found(.derived): .passed
    case .found, .tooLarge: .notYet
    case .failed: .error
    }
  }
}
