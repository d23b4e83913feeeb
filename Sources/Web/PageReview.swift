import Course
import Feedback
import Grading
import LayoutEngine

/// What a page keeps for reviews, and hands over with each question.
private struct KeptReviews {
  /// The exercises that passed.
  private(set) var solved: Set<String> = []
  private(set) var records: [String: ReviewRecord] = [:]
  /// The id of the lesson whose item was answered, and what was written in its blank.
  private(set) var lesson, answer: String?

  init(_ text: String) throws(CourseError) {
    for (name, field) in try CourseText(path: "", text: text).json().members() {
      switch name {
      case "solved": solved = Set(try field.strings())
      case "records":
        // Other pages, and whoever opens the browser's storage, may have changed what is kept.
        for (lesson, field) in try field.members() { records[lesson] = try? Self.record(field) }
      case "lesson": lesson = try field.string()
      case "answer": answer = try field.string()
      default: break
      }
    }
  }

  private static func record(_ field: JSONField) throws(CourseError) -> ReviewRecord? {
    func number(_ field: JSONField) throws(CourseError) -> Int {
      Int(min(max(try field.number(), 0), 1_000_000))
    }
    var record = ReviewRecord(since: 0)
    for (name, field) in try field.members() {
      switch name {
      case "step": record.step = try number(field)
      case "since": record.since = try number(field)
      case "answers": record.answers = try number(field)
      case "mistakes":
        for (mistake, count) in try field.members() { record.mistakes[mistake] = try number(count) }
      default: break
      }
    }
    return record
  }
}

extension PageCourse {
  /// Asks what is due on a day (`ask`), takes an answer to it (`answer`), or begins the reviews of
  /// lessons that passed (`settle`).
  ///
  /// The day is in days since 1970; the text is what the page keeps, as JSON. It gets what to show, and
  /// what to keep.
  func review(_ kind: String, on today: Int, _ text: String) throws(CourseError) -> JSONText? {
    let kept = try KeptReviews(text)
    let lessons = try passed(kept.solved)
    var plan = ReviewPlan(kept.records, passed: lessons.map { $0.id }, on: today)
    switch kind {
    case "ask":
      let item = try plan.dueItem(about: lessons, in: course)
      let days = item == nil ? try plan.daysUntilNext(about: lessons, in: course) : nil
      let none = self.text(of: ReviewSentence.none(days: days))
      return .object([
        ("records", records(plan)), ("lesson", item.map { .text($0.lesson.id) }),
        ("html", .text(item.map { html(asking: $0) } ?? html(of: [.paragraph([.text(none)])]))),
      ])
    case "answer":
      guard let answer = kept.answer, let lesson = lessons.first(where: { $0.id == kept.lesson }),
        let item = try plan.item(about: lesson, in: course)
      else { return nil }
      let reply = ReviewReply(item.findings(on: answer), strings)
      if reply.counts { plan.take(isRight: reply.isRight, mistake: reply.mistake, about: lesson) }
      return .object([
        ("records", records(plan)), ("counts", reply.counts ? .number(1) : nil),
        ("html", .text(html(of: blocks(of: reply, item, days: plan.days(until: lesson))))),
      ])
    default: return .object([("records", records(plan))])
    }
  }

  /// The lessons all of whose exercises passed that a page can check.
  private func passed(_ solved: Set<String>) throws(CourseError) -> [LessonHeader] {
    var passed: [LessonHeader] = []
    for folder in course.folders {
      // A book may have a part of the lessons.
      guard let header = try? course.header(of: folder),
        header.exerciseIDs.contains(where: { solved.contains($0) })
      else { continue }
      var isPassed = true
      for id in header.exerciseIDs where isPassed && !solved.contains(id) {
        isPassed = !(try course.exercise(id, of: header).notations.contains(.equations))
      }
      if isPassed { passed.append(header) }
    }
    return passed
  }

  private func records(_ plan: ReviewPlan) -> JSONText {
    func counts(_ counts: [String: Int]) -> JSONText {
      .object(counts.keys.sorted().map { ($0, .number(Double(counts[$0] ?? 0))) })
    }
    return .object(
      plan.records.keys.sorted().map { lesson in
        let record = plan.records[lesson]
        return (
          lesson,
          record.map {
            .object([
              ("step", .number(Double($0.step))), ("since", .number(Double($0.since))),
              ("answers", .number(Double($0.answers))), ("mistakes", counts($0.mistakes)),
            ])
          }
        )
      })
  }

  // MARK: What is shown

  private func html(asking item: ReviewItem) -> String {
    let exercise = item.prepared.exercise
    let number = course.number(of: item.lesson.folder)?.description ?? ""
    let task = ReviewSentence.task(exercise.task, of: exercise.title)
    var html = HTMLText()
    html.add([
      .heading(level: 2, [.text(text(of: ReviewSentence.title(of: item.lesson, number: number)))]),
      .paragraph([.text(text(of: task))]),
    ])
    html.add(exercise.told(in: strings, beside: item.text))
    if !exercise.isQuestions, item.prepared.expectation.frames != nil {
      html.add(.styled("quiet", .paragraph([.text(text(of: ExerciseSentence.goal))])))
      html.add(windows: item.prepared.goal.titled(in: strings))
    }
    html.add(.paragraph([.text(text(of: ReviewSentence.asked(item)))]))
    return html.html + exercise.blanks(of: item.text, strings)
  }

  private func blocks(of reply: ReviewReply, _ item: ReviewItem, days: Int?) -> [Document.Block] {
    let (style, sign) = reply.isRight ? ("verdict good", "✓ ") : ("verdict bad", "✗ ")
    let words = [reply.words].filter { !$0.isEmpty }
    let further = reply.further(item, days: days).map { text(of: $0) }
    return [.styled(style, .paragraph([.sign(sign), .text(text(of: reply.heading))]))]
      + (words + further).map { .paragraph([.text($0)]) }
  }
}
