import Course
import Feedback
import Grading
import LayoutEngine
import Terminal

/// `lessons review`: an item about a lesson that was passed, and what follows from its answer.
enum ReviewCommand {
  static let command = CommandSpec(
    "review", summary: .says("help.review"), details: .says("help.review.details"),
    positionals: [.init("answer", .optional, help: .says("help.review.answer"))], options: [.whole],
    run: run)

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
      page.add { $0.paragraph(session.words(ReviewSentence.none(days: days))) }
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
      page.add { $0.paragraph(session.words(.says("review.notAsked"), .bad)) }
    }
    view.add(to: &page)
    let how = Sentence.says("review.how", ["command": session.command("review")])
    page.add { $0.paragraph(session.styled(how).whenPlain(.quiet)) }
  }
}

/// `lessons review`: an item, and what follows from its answer; what there isn't is left out.
struct ReviewReport: Report {
  var lesson, exercise, task: String?
  var line: Int?
  var text: String?
  var isRight, isRead: Bool?
  var mistake, words, right: String?
  /// In how many days the lesson comes again, or if nothing is due, any lesson.
  var days: Int?

  init(days: Int?) { self.days = days }

  init(_ item: ReviewItem, _ session: Session, reply: ReviewReply? = nil) {
    (lesson, exercise) = (item.lesson.id, item.prepared.exercise.id)
    (task, line, text) = (item.prepared.exercise.task, item.line, item.text)
    guard let reply else { return }
    (isRight, isRead, mistake) = (reply.isRight, reply.counts, reply.mistake)
    words = reply.words
    if reply.counts { (right, days) = (item.right, session.days(until: item.lesson)) }
  }
}

/// An item of a review, and what is said to its answer.
struct ReviewPage {
  let session: Session
  let item: ReviewItem

  /// Adds the item: its exercise, the other lines, and the line with the blank.
  func add(to page: inout FittedPage) {
    ExercisePage(session: session, reviewing: item).add(to: &page)
    let others = item.text.sourceLines.filter {
      !$0.isEmpty && !$0.hasPrefix("//") && !$0.contains(Notation.blank)
    }
    if item.prepared.exercise.questions.isEmpty {
      page.add(.file, least: 2, seeAll: "review", session) {
        $0.addListing(others.joined(separator: "\n"))
      }
    }
    page.add {
      if !item.comments.isEmpty { $0.addListing(item.comments.joined(separator: "\n")) }
      $0.paragraph(session.words(ReviewSentence.asked(item)))
      $0.addListing(item.asked)
    }
  }

  /// Adds what follows from an answer, and when the lesson comes again; the answer is in the progress.
  func add(_ reply: ReviewReply, to page: inout Page) {
    page.paragraph(session.words(reply.heading, reply.isRight ? .good : .bad))
    if !reply.isRight { page.paragraph(StyledText(reply.words)) }
    let further = reply.further(item, days: session.days(until: item.lesson))
    for (place, sentence) in further.enumerated() {
      page.paragraph(session.words(sentence, place == further.count - 1 ? .quiet : .plain))
    }
  }
}

/// An item of a review, answered on one line.
struct ReviewView: ScreenView {
  private let item: ReviewItem
  private var typed = ""
  private var reply: ReviewReply?

  init(_ item: ReviewItem) { self.item = item }

  private var isOver: Bool { reply?.counts ?? false }

  mutating func take(_ key: Key, _ context: ScreenContext) -> ScreenStep {
    switch key {
    case .escape: return .close
    case .enter where isOver: return .close
    case .enter where !typed.isEmpty:
      let reply = ReviewReply(item.findings(on: typed), context.session.course.strings)
      self.reply = reply
      return .record(context.session.change(by: reply, about: item.lesson))
    case .backspace where !isOver: typed = String(typed.dropLast())
    case .character(let letter) where !isOver: typed.append(letter)
    case .paste(let text) where !isOver: typed += text.prefix { !$0.isNewline }
    default: break
    }
    return .stay
  }

  func frame(columns: Int, rows: Int, _ context: ScreenContext) -> ScreenFrame {
    let view = ReviewPage(session: context.session, item: item)
    var below = Page(columns: columns)
    let prompt = "  \(context.text(.says("review.prompt"))) "
    below.add([(StyledText(prompt, .strong) + StyledText(typed, .code)).clipped(to: columns)])
    if let reply { view.add(reply, to: &below) }
    let room = max(0, rows - below.lines.count - 2)
    var page = FittedPage(columns: columns)
    view.add(to: &page)
    let above = page.lines(rows: room).prefix(room) + [StyledText()]
    let keys: Sentence = isOver ? .says("review.keys.on") : .says("review.keys")
    let column = min(prompt.widthInColumns + typed.widthInColumns, columns - 1)
    return ScreenFrame(
      above + below.lines, keys: context.text(keys), columns: columns, rows: rows,
      cursor: isOver ? nil : .init(row: above.count, column: column))
  }
}

extension Session {
  /// Counts a check and what came of it; the last exercise of a lesson begins the lesson's reviews.
  mutating func note(_ verdict: Verdict, of exercise: Exercise) {
    let (lesson, today) = (exercise.lesson, surroundings.today)
    record { progress in
      progress.note(verdict, of: exercise.id)
      progress.notePractice(on: today)
      let states = lesson.exerciseIDs.map { progress.exercises[$0]?.state ?? .begun }
      if !states.contains(.begun) { progress.settleReviews(of: [lesson.id], on: today) }
    }
  }

  /// The item of the first lesson that is due today; `nil` if none is.
  ///
  /// Lessons that were passed before begin their reviews, and days of a wrong clock are mended.
  mutating func dueItem(except offered: Set<String> = []) throws(CommandError) -> ReviewItem? {
    let (passed, today) = (try headers().filter(isComplete), surroundings.today)
    record { $0.settleReviews(of: passed.map(\.id), on: today) }
    do {
      return try reviewPlan.dueItem(about: passed.filter { !offered.contains($0.id) }, in: course)
    } catch { throw .course(error) }
  }

  /// In how many days the next item is due; `nil` if none will be.
  func daysUntilReview() throws(CommandError) -> Int? {
    let passed = try headers().filter(isComplete)
    do { return try reviewPlan.daysUntilNext(about: passed, in: course) } catch {
      throw .course(error)
    }
  }

  /// In how many days a lesson is due; `nil` if it won't be.
  func days(until lesson: LessonHeader) -> Int? { reviewPlan.days(until: lesson) }

  private var reviewPlan: ReviewPlan {
    ReviewPlan(progress.reviews ?? [:], passed: [], on: surroundings.today)
  }

  /// How an answer to an item changes the progress; one that can't be read changes nothing.
  func change(
    by reply: ReviewReply, about lesson: LessonHeader
  ) -> @Sendable (inout Progress) -> Void {
    let (id, today) = (lesson.id, surroundings.today)
    return {
      guard reply.counts else { return }
      $0.asked = nil
      $0.reviews?[id]?.take(isRight: reply.isRight, mistake: reply.mistake, on: today)
    }
  }
}
