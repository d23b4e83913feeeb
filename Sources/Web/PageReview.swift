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
    try CourseText(path: "", text: text).json().object { object throws(CourseError) in
      solved = Set(try object.required("solved").strings())
      lesson = try object.optional("lesson")?.string()
      answer = try object.optional("answer")?.string()
      // A person can change what a browser keeps, so a record that can't be read is left out.
      for (lesson, field) in try object.required("records").members() {
        records[lesson] = try? Self.record(field)
      }
    }
  }

  private static func record(_ field: JSONField) throws(CourseError) -> ReviewRecord {
    func number(_ field: JSONField) throws(CourseError) -> Int {
      Int(min(max(try field.number(), 0), 1_000_000))
    }
    return try field.object { object throws(CourseError) in
      var record = ReviewRecord(since: try number(object.required("since")))
      record.step = try number(object.required("step"))
      record.answers = try number(object.required("answers"))
      for (mistake, count) in try object.required("mistakes").members() {
        record.mistakes[mistake] = try number(count)
      }
      return record
    }
  }
}

extension PageCourse {
  /// Asks what is due on a day (`ask`), takes an answer to it (`answer`), or begins the reviews of
  /// lessons that passed (`settle`).
  ///
  /// The words behind that are the width that there is, in CSS pixels, and the day, in days since 1970;
  /// the text is what the page keeps, as JSON. It gets what to show, and what to keep.
  func review(_ words: [String], _ text: String) throws(CourseError) -> JSONText? {
    guard words.count > 2, let room = Double(words[1]), let today = Int(words[2]) else {
      return nil
    }
    let kept = try KeptReviews(text)
    let lessons = try passed(kept.solved)
    var plan = ReviewPlan(kept.records, passed: lessons.map { $0.id }, on: today)
    switch words[0] {
    case "ask":
      let item = try plan.dueItem(about: lessons, in: course)
      let days = item == nil ? try plan.daysUntilNext(about: lessons, in: course) : nil
      let none = html(of: [.paragraph([.text(self.text(of: ReviewSentence.none(days: days)))])])
      return .object([
        ("records", records(plan)), ("lesson", item.map { .text($0.lesson.id) }),
        ("html", .text(item.map { html(asking: $0, room: max(room, 120)) } ?? none)),
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
    func object(_ counts: [(key: String, value: Int)]) -> JSONText {
      .object(counts.sorted { $0.key < $1.key }.map { ($0.key, .number(Double($0.value))) })
    }
    let records = plan.records.sorted { $0.key < $1.key }
    return .object(
      records.map { lesson, record in
        (
          lesson,
          .object([
            ("step", .number(Double(record.step))), ("since", .number(Double(record.since))),
            ("answers", .number(Double(record.answers))),
            ("mistakes", object(record.mistakes.map { (key: $0.key, value: $0.value) })),
          ])
        )
      })
  }

  // MARK: What is shown

  private func html(asking item: ReviewItem, room: Double) -> String {
    let exercise = item.prepared.exercise
    let number = course.number(of: item.lesson.folder)?.description ?? ""
    let task = ReviewSentence.task(exercise.task, of: exercise.title)
    var html = HTMLText()
    html.add([
      .heading(level: 2, [.text(text(of: ReviewSentence.title(of: item.lesson, number: number)))]),
      .paragraph(Document.Inline.marked(text(of: task))),
    ])
    html.add(exercise.told(in: strings, beside: item.text))
    if !exercise.isQuestions, item.prepared.expectation.frames != nil {
      html.add(.styled("quiet", .paragraph([.text(text(of: ExerciseSentence.goal))])))
      html.add(windows: item.prepared.goal.titled(in: strings), room: room)
    }
    html.add(.paragraph([.text(text(of: ReviewSentence.asked(item)))]))
    return html.html + exercise.blanks(of: item.text, strings)
  }

  private func blocks(of reply: ReviewReply, _ item: ReviewItem, days: Int?) -> [Document.Block] {
    let (style, sign) = reply.isRight ? ("verdict good", "✓ ") : ("verdict bad", "✗ ")
    let words = [reply.words].filter { !$0.isEmpty }
    let further = reply.further(item, days: days).map { text(of: $0) }
    return [.styled(style, .paragraph([.sign(sign), .text(text(of: reply.heading))]))]
      + (words + further).map { .paragraph(Document.Inline.marked($0)) }
  }
}
