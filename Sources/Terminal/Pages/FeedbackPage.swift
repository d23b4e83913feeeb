import Course
import Feedback
import Grading

/// A verdict in words: the line that is spoken of, what follows from it, and a picture.
package struct FeedbackPage {
  package let session: Session
  private let check: Check
  private let record: Progress.Record

  /// Takes what was checked, and how far the exercise has come; what the progress says if nothing else.
  package init(_ check: Check, record: Progress.Record? = nil) {
    session = check.session
    self.check = check
    self.record = record ?? session.progress[check.findings.exercise.id]
  }

  private var exercise: Exercise { check.findings.exercise }

  package func add(to page: inout FittedPage) {
    let words = check.told.words
    let isPassed = check.findings.verdict == .passed
    page.add {
      $0.paragraph(session.words(check.told.heading, isPassed ? .good : .bad))
    }
    page.add { addWords(words, to: &$0) }
    page.add(.remark, least: 1, seeAll: "check", session) { part in
      for sentence in words.further { part.paragraph(StyledText(sentence), indent: 4) }
    }
    addMarks(to: &page)
    if let subject = words.subject { add(words.pictures, subject, to: &page) }
    if let note = words.note { page.add { $0.paragraph(StyledText(note)) } }
    let program = check.findings.program
    if let program {
      page.add(.given, least: 4, seeAll: "check", session) {
        ProgramPage(session: session).addPrinted(by: program, to: &$0)
      }
    }
    if isPassed {
      if exercise.isQuestions {
        let goal = check.findings.prepared.goal
        add(goal.titled(in: session.course.strings), goal.subject, to: &page)
      }
    } else if let next = words.next {
      page.add { $0.paragraph(StyledText(next)) }
    }
    if let program {
      page.add(.remark, least: 2, seeAll: "check", session) {
        ProgramPage(session: session).addOrigin(of: program, to: &$0)
      }
    }
    page.add { isPassed ? addAfterPass(to: &$0) : addHintCommand(to: &$0) }
  }

  private func addWords(_ words: ToldWords, to page: inout Page) {
    if let excerpt = words.excerpt { add(excerpt, to: &page) }
    for part in [words.seen, words.meaning] where !part.isEmpty {
      page.paragraph(StyledText(part.joined(separator: " ")))
    }
  }

  private func add(
    _ pictures: [Picture], _ subject: Pictures.Subject, to page: inout FittedPage
  ) {
    let columns = page.columns
    let view = PicturePage(session: session)
    let usual = view.usualRows(of: pictures, subject, columns: columns)
    page.add(.drawing, least: 6, full: usual) { rows in
      var part = Page(columns: columns)
      if rows ?? 6 >= 6 { view.add(pictures, subject, rows: rows, to: &part) }
      return part.lines
    }
  }

  /// More marked lines than these are too many to look at.
  private static let mostMarks = 8

  /// Adds each question's line with a mark, the wrong ones first.
  private func addMarks(to page: inout FittedPage) {
    guard let (heading, marks) = check.told.marks else { return }
    let columns = page.columns
    let width = marks.map { String($0.line).count }.max() ?? 0
    page.add(.asked, least: 3) { rows in
      var part = Page(columns: columns)
      part.paragraph(session.words(heading))
      let most = rows.map { min($0 - 1, Self.mostMarks) } ?? marks.count
      for mark in marks.prefix(most) {
        let number = String(mark.line)
        part.add([
          "  \(mark.isRight ? "✓" : "✗", mark.isRight ? .good : .bad) "
            + "\(number.spaces(to: width))\(number, .quiet) │ \(mark.text, .code)"
        ])
      }
      return part.lines
    }
  }

  /// Adds how to get a hint, from the second check that doesn't pass on.
  private func addHintCommand(to page: inout Page) {
    guard check.findings.verdict.status == .notYet, record.checks > 1,
      record.hints < exercise.hints.count
    else { return }
    page.labelled([(session.text(CommandSentence.stuck), session.command("hint \(exercise.id)"))])
  }

  /// Quotes a line with marks under the part that is meant.
  private func add(_ excerpt: AnswerExcerpt, to page: inout Page) {
    guard excerpt.more.isEmpty else { return addCall(excerpt, to: &page) }
    let part = excerpt.columns.lowerBound - 1..<excerpt.columns.upperBound - 1
    if !page.quote(excerpt.text, String(excerpt.line), marking: part, indent: 2) { page.gap() }
  }

  /// More quoted rows than these push what follows off the screen.
  private static let mostQuoted = 6

  /// Quotes a call that goes on over several lines; all of it is meant.
  private func addCall(_ excerpt: AnswerExcerpt, to page: inout Page) {
    let last = excerpt.line + excerpt.more.count
    let width = String(last).count
    for (number, text) in zip(excerpt.line...last, [excerpt.text] + excerpt.more)
      .prefix(Self.mostQuoted)
    {
      let padding = String(repeating: " ", count: width - String(number).count)
      let code = StyledText(text.cut(around: nil, to: page.mostQuoted).text, .code)
      let depth = code.text.prefix { $0 == " " }.count
      page.paragraph(
        "\(padding)\(String(number), .quiet) │ " + code, hanging: width + depth + 7)
    }
    page.gap()
  }

  private func addAfterPass(to page: inout Page) {
    if record.state == .seen {
      page.paragraph(
        session.styled(
          .says("command.onlySeen", ["command": session.command("reset \(exercise.id)")])
        ).whenPlain(.quiet))
      page.gap()
    }
    var rows: [(String, String)] = []
    if session.isComplete(exercise.lesson) {
      rows.append(
        (
          session.text(.says("command.why")),
          session.command("show \(exercise.lesson.id) --why")
        ))
    }
    rows.append((session.text(.says("command.next")), session.command("next")))
    page.labelled(rows)
  }
}

/// What a learner's program did besides making a layout.
struct ProgramPage {
  package let session: Session

  /// Adds what the program printed.
  func addPrinted(by program: ProgramFacts, to page: inout Page) {
    var lines = program.printed.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    while lines.last?.isEmpty == true { lines.removeLast() }
    guard !lines.isEmpty else { return }
    page.paragraph(StyledText(session.text(.says("command.printed"))))
    page.gap()
    page.addListing(lines.joined(separator: "\n"))
  }

  /// Adds that the answer wasn't run again, if it wasn't.
  func addOrigin(of program: ProgramFacts, to page: inout Page) {
    guard program.isCached else { return }
    page.paragraph(StyledText(session.text(.says("command.unchanged")), .quiet))
  }
}
