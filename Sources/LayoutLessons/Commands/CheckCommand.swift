import Course
package import Grading
import LayoutEngine

/// `lessons check`: what follows from the learner's answer.
enum CheckCommand {
  static func run(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    let format = try format(of: invocation)
    let word = invocation.positionals.first
    var session = try Session(surroundings, invocation)
    let (exercise, path) = try session.answer(named: word)
    let prepared = try session.prepared(exercise)
    let answer = try LearnerFiles.answer(at: path, shownAs: surroundings.shortened(path))
    let runner = session.runner(invocation)
    let findings = LayoutSolver.withShortSearches {
      Grading(prepared).findings(on: answer, running: runner)
    }
    let verdict = findings.verdict
    // The module is there now, if it wasn't before.
    if answer.notation == .swift, findings.program?.isCached == false { session.updateEditorFile() }
    session.record { $0.note(verdict, of: exercise.id) }
    return LayoutSolver.withShortSearches { outcome(session, findings, format) }
  }

  private static func outcome(
    _ session: Session, _ findings: Findings, _ format: Format
  ) -> Outcome {
    let check = Check(session: session, findings)
    let status = findings.verdict.status
    switch format {
    case .page:
      var page = session.page
      FeedbackPage(check).add(to: &page)
      return session.outcome(page, status: status)
    case .json: return session.outcome(check.report, of: "check", status: status)
    case .compiler: return Outcome(output: check.diagnostics, status: status)
    }
  }

  /// The form in which the verdict is printed.
  private enum Format {
    /// For a person.
    case page
    /// For a program.
    case json
    /// For an editor that reads the messages of compilers.
    case compiler
  }

  private static func format(of invocation: Invocation) throws(CommandError) -> Format {
    guard let name = invocation.value(of: "format") else {
      return invocation.isSet("json") ? .json : .page
    }
    guard name == "compiler" else {
      throw .usage(.says("usage.formatUnknown", ["word": .text(name)]))
    }
    guard !invocation.isSet("json") else {
      throw .usage(.says("usage.formatAndJSON"))
    }
    return .compiler
  }
}

extension Verdict {
  /// The exit status for the verdict.
  var status: ExitStatus {
    switch self {
    case .passed: .passed
    case .notYet(.graderFault), .notYet(.notRun): .error
    case .notYet: .notYet
    }
  }
}

extension Progress {
  /// Counts a check, and what came of it.
  ///
  /// Passing after a look at the solution leaves an exercise seen, unless the learner began again
  /// from the starter.
  package mutating func note(_ verdict: Verdict, of id: String) {
    self[id].checks += 1
    guard verdict == .passed else { return }
    if self[id].state == .begun || self[id].isRestarted { self[id].state = .solved }
  }
}
