import Course
import LayoutEngine
import Terminal

/// `lessons explain`: what a conflict's log from Xcode means.
enum ExplainCommand {
  static func run(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    let session = try Session(surroundings, invocation)
    let source = try ExplainSource(invocation.positionals.first, session)
    let log = ConflictLog(reading: source.text)
    guard !log.reports.isEmpty else { throw source.noReport }
    let conflicts = LoggedConflict.all(in: log)
    let status: ExitStatus = conflicts.allSatisfy(\.isExplainedWhole) ? .passed : .notYet
    if invocation.isSet("json") {
      let report = ExplainReport(
        conflicts, count: log.reports.count, source, session.course.strings)
      return session.outcome(report, of: "explain", status: status)
    }
    var page = session.page
    // What was pasted stands right above.
    if source.file == nil, surroundings.isTypedInto { page.verbatim("", indent: 0) }
    ExplainPage(session: session, source: source).add(conflicts, to: &page)
    return session.outcome(page, status: status)
  }
}
