import Course
import Grading
import LayoutEngine
import Platform
import Terminal

/// `lessons check`: what follows from the learner's answer.
enum CheckCommand {
  static let command = CommandSpec(
    "check", summary: .says("help.check"),
    details: .says("help.check.details"),
    positionals: [.init("answer", .optional, help: .says("help.check.answer"))],
    options: [
      .init("watch", help: .says("help.check.watch")),
      .init("format", placeholder: "compiler", help: .says("help.check.format")),
      .whole, .trust,
    ], run: run)

  static func run(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    let format = try format(of: invocation)
    var session = try Session(surroundings, invocation)
    let answer = try session.answerToCheck(named: invocation.positionals.first)
    guard invocation.isSet("watch") else {
      return try outcome(&session, answer, format, invocation)
    }
    let isStopped = surroundings.watchForInterrupt()
    let files = Sentence.Value.list(answer.files.map { .text(surroundings.shortened($0)) })
    surroundings.put(
      session.styled(.says("command.check.watching", ["files": files]))
        .wrapped(to: surroundings.settings.columns, firstIndent: 2, hangingIndent: 2)
        + [StyledText()])
    while true {
      let seen = answer.files.map { FileFacts($0) }
      let outcome = try outcome(&session, answer, format, invocation)
      surroundings.put(outcome.output + outcome.errors + [StyledText()])
      guard surroundings.waitForSave(answer.files, seen, isStopped) else {
        return Outcome(status: outcome.status)
      }
    }
  }

  private static func outcome(
    _ session: inout Session, _ checked: CheckedAnswer, _ format: Format, _ invocation: Invocation
  ) throws(CommandError) -> Outcome {
    let surroundings = session.surroundings
    let exercise = checked.exercise
    let path = checked.newestFile
    let prepared = try session.prepared(exercise)
    let written = try LearnerFiles.answer(at: path, shownAs: surroundings.shortened(path))
    // `grade` ignores lines of backticks around an answer, too.
    let answer =
      AnswerFence.removed(from: written.text).map { Answer(text: $0, path: written.path) }
      ?? written
    let runner = session.runner(invocation)
    let findings = Grading(prepared).findings(on: answer, running: runner)
    let verdict = findings.verdict
    // The module is there now, if it wasn't before.
    if answer.notation == .swift, findings.program?.isCached == false { session.updateEditorFile() }
    if !checked.isCopy { session.note(verdict, of: exercise) }
    let check = Check(session: session, findings)
    switch format {
    case .page:
      var page = FittedPage(columns: surroundings.settings.columns, seeAll: "check", session)
      if let remark = checked.remark {
        page.add { $0.paragraph(session.styled(remark).whenPlain(.quiet)) }
      }
      FeedbackPage(check).add(to: &page)
      return session.outcome(page, invocation, status: verdict.status)
    case .json: return session.outcome(check.report, of: "check", status: verdict.status)
    case .compiler: return Outcome(output: check.diagnostics, status: verdict.status)
    }
  }

  private enum Format {
    case page
    case json
    case compiler
  }

  private static func format(of invocation: Invocation) throws(CommandError) -> Format {
    guard let name = invocation.value(of: "format") else {
      return invocation.isSet("json") ? .json : .page
    }
    guard name == "compiler" else {
      throw .usage(.says("usage.formatUnknown", ["word": name]))
    }
    guard !invocation.isSet("json") else { throw .usage(.says("usage.formatAndJSON")) }
    return .compiler
  }
}
