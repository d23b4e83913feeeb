import Course

/// `lessons review`: an item about a lesson that was passed, and what follows from its answer.
enum ReviewCommand {
  static func run(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    var session = try Session(surroundings, invocation)
    _ = try session.requiredWorkspace()
    let item = try session.dueItem()
    // An answer counts only for the question that was printed last.
    let (answer, isAsked) = (invocation.positionals.first, item?.id == session.progress.asked)
    let asked = isAsked ? item : nil
    let reply = asked.flatMap { item in answer.map { ReviewReply(item.findings(on: $0)) } }
    if let item, let reply {
      session.record(session.change(by: reply, about: item.lesson))
    } else if !isAsked {
      session.record { $0.asked = item?.id }
    }
    let days = item == nil ? try session.daysUntilReview() : nil
    let status: ExitStatus =
      reply?.isRight ?? (item == nil || answer == nil) ? .passed : .notYet
    if invocation.isSet("json") {
      let report = item.map { ReviewReport($0, session, reply: reply) }
      return session.outcome(report ?? ReviewReport(days: days), of: "review", status: status)
    }
    var page = FittedPage(columns: surroundings.settings.columns)
    guard let item else {
      let none: Sentence =
        days.map { .says("review.none", ["count": .count($0)]) } ?? .says("review.nothing")
      page.add { $0.paragraph(StyledText(session.text(none))) }
      return session.outcome(page, invocation)
    }
    let view = ReviewPage(session: session, item: item)
    if let reply {
      page.add { view.add(reply, to: &$0) }
    } else if let fullScreen = surroundings.fullScreen {
      fullScreen(try ViewScreen(session, showing: ReviewView(item)))
      return Outcome()
    } else {
      if answer != nil {
        page.add { $0.paragraph(StyledText(session.text(.says("review.notAsked")), .bad)) }
      }
      view.add(to: &page)
      let how = Sentence.says("review.how", ["command": .text(session.command("review"))])
      page.add { $0.paragraph(session.styled(how).whenPlain(.quiet)) }
    }
    return session.outcome(page, invocation, status: status)
  }
}
