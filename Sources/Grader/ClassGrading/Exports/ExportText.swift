import Course
import Feedback
import LayoutEngine

/// What a learner is told about an answer, as plain text for other programs to show.
struct ExportText {
  let strings: StringsCatalogue

  /// The whole feedback: the line, the finding, its meaning, what to try, and the pictures in words.
  func whole(_ scored: LearnerResult.Scored) -> String {
    let answer = scored.answer
    if scored.isExcused { return short(scored) }
    if let blank = scored.blank { return reason(blank, hasPoints: scored.points != nil) }
    var paragraphs = [decision(on: scored)].compactMap(\.self)
    let hidden = answer.hidden.flatMap { $0.failed > 0 ? $0.words : nil }
    // The words for a pass would contradict it.
    if answer.verdict == .passed, let hidden {
      return (paragraphs + [hidden]).joined(separator: "\n\n").withoutControls
    }
    if let feedback = answer.feedback {
      if let excerpt = feedback.excerpt { paragraphs.append(text(excerpt)) }
      paragraphs += [feedback.seen, feedback.meaning].map { $0.joined(separator: "\n") }
      paragraphs += [feedback.next, feedback.note].compactMap(\.self)
      paragraphs += feedback.pictures.map(text)
    }
    if let hidden { paragraphs.append(hidden) }
    return paragraphs.filter { !$0.isEmpty }.joined(separator: "\n\n").withoutControls
  }

  /// The finding, in a line or two.
  func short(_ scored: LearnerResult.Scored) -> String {
    let answer = scored.answer
    if let blank = scored.blank { return reason(blank, hasPoints: scored.points != nil) }
    if scored.isExcused { return (decision(on: scored) ?? "").withoutControls }
    let hidden = answer.hidden.flatMap { $0.failed > 0 ? $0.words : nil }
    let seen = answer.isPassed ? nil : answer.feedback?.seen.joined(separator: " ")
    let words = answer.verdict == .passed ? [hidden] : [seen, hidden]
    return ([decision(on: scored)] + words).compactMap(\.self).joined(separator: " ")
      .withoutControls
  }

  /// What the teacher decided about an answer, in a sentence; `nil` if nothing.
  func decision(on scored: LearnerResult.Scored) -> String? {
    scored.override.map { strings.text($0.sentence(outOf: scored.most)) }
  }

  /// The points of an answer, or that there are none.
  func grade(_ scored: LearnerResult.Scored, title: String) -> String {
    guard let points = scored.points else {
      return strings.text(.says("export.noGrade", ["title": title]))
    }
    return strings.text(
      .says(
        "export.points",
        ["title": .text(title), "points": .points(points), "most": .points(scored.most)]))
  }

  /// Each exercise with its points and, unless it passed, the finding.
  func summary(_ result: LearnerResult, _ facts: ClassFacts) -> String {
    zip(result.answers, facts.exercises).map { scored, exercise in
      let words = short(scored)
      // Without points the words say that there is no grade, and why.
      if scored.points == nil { return "\(exercise.title): \(words)" }
      return grade(scored, title: exercise.title) + (words.isEmpty ? "" : " \(words)")
    }.joined(separator: "\n").withoutControls
  }

  /// Why there is no grade; an answer that counts as 0 by the teacher's policy has one.
  private func reason(_ blank: Blank, hasPoints: Bool) -> String {
    if hasPoints { return blank.words.withoutControls }
    return strings.text(.says("export.noGrade.reason", ["reason": blank.words]))
      .withoutControls
  }

  /// A line with its number, and marks below the part that the feedback is about.
  private func text(_ excerpt: AnswerExcerpt) -> String {
    let number = "\(excerpt.line) | "
    let before = String(
      repeating: " ", count: number.count + max(0, excerpt.columns.lowerBound - 1))
    let marks = before + String(repeating: "^", count: max(1, excerpt.columns.count))
    let margin = String(repeating: " ", count: number.count - 2) + "| "
    // A tab would move the marks away from their part of the line.
    let lines = [number + excerpt.text, marks] + excerpt.more.map { margin + $0 }
    return lines.joined(separator: "\n").replacing("\t", with: " ")
  }

  /// A window in words: every view where it is wanted and where it is.
  private func text(_ picture: Picture) -> String {
    let words = (strings.text(.says("export.wanted")), strings.text(.says("export.got")))
    let lines = picture.views.flatMap { view -> [String] in
      let (wanted, got) = (
        picture.wanted.filter { $0.name == view.name },
        picture.yours.filter { $0.name == view.name }
      )
      return wanted.isEmpty || got.isEmpty
        ? PlainDrawing.lines(wanted + got)
        : PlainDrawing.lines(wanted: wanted, got: got, words: words)
    }
    return ([picture.title] + lines).joined(separator: "\n")
  }
}
