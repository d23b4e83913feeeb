import Course
import Terminal

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
    let strings = session.course.strings
    let reply = asked.flatMap { item in
      answer.map { ReviewReply(item.findings(on: $0), strings) }
    }
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
    if let item, reply == nil, let fullScreen = surroundings.fullScreen {
      fullScreen(try ViewScreen(session, showing: ReviewView(item)))
      return Outcome()
    }
    var page = FittedPage(columns: surroundings.settings.columns)
    if let item {
      add(item, reply, isOther: answer != nil, session, to: &page)
    } else {
      let none: Sentence =
        days.map { .says("review.none", ["count": .count($0)]) } ?? .says("review.nothing")
      page.add { $0.paragraph(StyledText(session.text(none))) }
    }
    return session.outcome(page, invocation, status: status)
  }

  /// Adds what follows from an answer; without one, the item and how to answer it.
  ///
  /// `isOther` tells that an answer was to another item.
  private static func add(
    _ item: ReviewItem, _ reply: ReviewReply?, isOther: Bool, _ session: Session,
    to page: inout FittedPage
  ) {
    let view = ReviewPage(session: session, item: item)
    if let reply { return page.add { view.add(reply, to: &$0) } }
    if isOther {
      page.add { $0.paragraph(StyledText(session.text(.says("review.notAsked")), .bad)) }
    }
    view.add(to: &page)
    let how = Sentence.says("review.how", ["command": .text(session.command("review"))])
    page.add { $0.paragraph(session.styled(how).whenPlain(.quiet)) }
  }
}
