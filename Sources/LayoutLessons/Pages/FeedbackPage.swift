import Course
import Feedback
import Grading

/// A verdict in words: the line that is spoken of, what follows from it, and a picture.
struct FeedbackPage {
  let session: Session
  private let check: Check

  init(_ check: Check) {
    session = check.session
    self.check = check
  }

  private var exercise: Exercise { check.findings.exercise }

  func add(to page: inout Page) {
    let feedback = check.feedback
    let program = check.findings.program
    let isPassed = check.findings.verdict == .passed
    page.paragraph(
      StyledText(
        session.text(
          isPassed
            ? .says("command.passed", ["exercise": .text(exercise.id)])
            : .says("command.notYet", ["exercise": .text(exercise.id)])),
        isPassed ? .good : .bad))
    page.gap()
    if let excerpt = feedback.excerpt { add(excerpt, to: &page) }
    for part in [feedback.seen, feedback.meaning] where !part.isEmpty {
      page.paragraph(StyledText(part.map { words($0) }.joined(separator: " ")))
    }
    for sentence in feedback.further { page.paragraph(StyledText(words(sentence)), indent: 4) }
    if let picture = feedback.picture {
      PicturePage(session: session).add(picture, to: &page)
    }
    if let note = feedback.note {
      page.gap()
      page.paragraph(StyledText(words(note)))
    }
    let printedRows =
      program.map { ProgramPage(session: session).addPrinted(by: $0, to: &page) } ?? 0
    if !isPassed, printedRows > Self.mostRowsBetween {
      page.gap()
      page.paragraph(StyledText(feedback.seen.map { words($0) }.joined(separator: " ")))
    }
    if isPassed {
      if let program { ProgramPage(session: session).addOrigin(of: program, to: &page) }
      addAfterPass(to: &page)
    } else if let next = feedback.next {
      page.gap()
      page.paragraph(StyledText(words(next)))
    }
    if !isPassed, let program {
      ProgramPage(session: session).addOrigin(of: program, to: &page)
    }
    if !isPassed { addHintCommand(to: &page) }
  }

  /// More printed rows than these push what is seen off the screen.
  private static let mostRowsBetween = 6

  /// Adds how to get a hint, from the second check that doesn't pass on.
  private func addHintCommand(to page: inout Page) {
    let record = session.progress[exercise.id]
    guard check.findings.verdict.status == .notYet, record.checks > 1,
      record.hints < exercise.hints.count
    else { return }
    page.gap()
    let label = session.text(CommandSentence.stuck)
    page.labelled(label, session.command("hint \(exercise.id)"), width: label.widthInColumns + 2)
  }

  private func words(_ sentence: Sentence) -> String {
    session.course.strings.text(sentence).withCapital(keeping: exercise.itemNames)
  }

  /// Quotes a line with marks under the part that is meant.
  private func add(_ excerpt: Feedback.Excerpt, to page: inout Page) {
    guard excerpt.more.isEmpty else { return addCall(excerpt, to: &page) }
    let number = String(excerpt.line)
    let room = page.columns - number.count - 6
    let visible = StyledText(excerpt.text).text
    guard visible.widthInColumns <= room, visible.count == excerpt.text.count else {
      // Marks under a line that doesn't fit would point at the wrong words.
      page.paragraph("\(number, .quiet) │ \(excerpt.text, .code)", hanging: number.count + 5)
      page.gap()
      return
    }
    page.add([StyledText("  ") + "\(number, .quiet) │ \(excerpt.text, .code)"])
    let before = String(excerpt.text.prefix(excerpt.columns.lowerBound - 1)).widthInColumns
    let marked = excerpt.text.dropFirst(excerpt.columns.lowerBound - 1)
      .prefix(excerpt.columns.count)
    let marks = String(repeating: "^", count: max(1, String(marked).widthInColumns))
    let margin = String(repeating: " ", count: number.count)
    page.add([
      StyledText("  \(margin) │ " + String(repeating: " ", count: before))
        + StyledText(marks, .bad)
    ])
  }

  /// Quotes a call that goes on over several lines; all of it is meant.
  private func addCall(_ excerpt: Feedback.Excerpt, to page: inout Page) {
    let last = excerpt.line + excerpt.more.count
    let width = String(last).count
    for (number, text) in zip(excerpt.line...last, [excerpt.text] + excerpt.more) {
      let padding = String(repeating: " ", count: width - String(number).count)
      let code = StyledText(text, .code)
      let depth = code.text.prefix { $0 == " " }.count
      page.paragraph(
        "\(padding)\(String(number), .quiet) │ " + code, hanging: width + depth + 7)
    }
    page.gap()
  }

  private func addAfterPass(to page: inout Page) {
    if exercise.isQuestions {
      PicturePage(session: session).add(check.findings.prepared.goal, to: &page)
    }
    if session.progress[exercise.id].state == .seen {
      page.gap()
      page.paragraph(
        StyledText(
          session.text(
            .says("command.onlySeen", ["command": .text(session.command("reset \(exercise.id)"))])),
          .quiet))
    }
    page.gap()
    var rows: [(Sentence, String)] = []
    if session.isComplete(exercise.lesson) {
      rows.append((.says("command.why"), session.command("show \(exercise.lesson.id)")))
    }
    rows.append((.says("command.next"), session.command("next")))
    let width = rows.map { session.text($0.0).widthInColumns }.max() ?? 0
    for (label, words) in rows {
      page.labelled(session.text(label), words, width: width + 2)
    }
  }
}
