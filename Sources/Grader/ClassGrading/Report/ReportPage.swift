import Course
import Feedback

/// The common parts of reports' pages: the head, and the words for one answer's state.
struct ReportPage {
  let words: ReportWords

  /// Begins a page, with a title that has the value of a name in it.
  func begin(
    on page: inout HTMLText, name: String, kind: String = "whole",
    title: (Sentence.Value) -> Sentence
  ) {
    page.raw("<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"")
    page.add(words.language)
    page.raw("\" xml:lang=\"")
    page.add(words.language)
    page.raw(Self.head)
    // A title can't contain elements; these two characters isolate the direction of a name.
    page.add(words.text(title(.text("\u{2068}\(name)\u{2069}"))))
    page.raw("</title>\n<style>\n\(ReportStyle.text)</style>\n</head>\n<body class=\"\(kind)\">\n")
    page.raw("<main>\n<h1>")
    words.add(title(.name(name)), to: &page)
    page.raw("</h1>\n")
  }

  /// Ends a page.
  func end(_ facts: ClassFacts, on page: inout HTMLText) {
    page.raw("</main>\n<footer><p>")
    words.add(
      .says(
        "report.program",
        ["program": .markup { $0.add(facts.program) }, "course": .name(facts.course)]),
      to: &page)
    page.raw("</p></footer>\n</body>\n</html>\n")
  }

  /// An answer's state: a sign and words, so that neither colour nor sign says it alone.
  func addState(of scored: LearnerResult.Scored, to page: inout HTMLText) {
    let (kind, sign, sentence) = Self.state(of: scored)
    page.raw("<span class=\"state \(kind)\"><span aria-hidden=\"true\">\(sign)</span> ")
    page.add(words.text(sentence))
    page.raw("</span>")
  }

  /// The class of an answer's elements.
  static func kind(of scored: LearnerResult.Scored) -> String { state(of: scored).0 }

  private static func state(of scored: LearnerResult.Scored) -> (String, String, Sentence) {
    let answer = scored.answer
    if scored.isExcused { return ("settled", "✎", ReportSentence.excused) }
    if scored.isSettled { return ("settled", "✎", .says("report.state.settled")) }
    if let blank = answer.blank { return ("blank", "–", blank.reason.words) }
    if answer.isPassed { return ("passed", "✓", ReportSentence.passed) }
    if let untouched = answer.untouched { return ("untouched", "∅", untouched.words) }
    if answer.verdict == .passed { return ("open", "◐", .says("report.state.hidden")) }
    return ("open", "○", ReportSentence.notYet)
  }

  /// The shares of what passed, doesn't pass yet and has no grade; words beside it say the same.
  func addBar(_ counts: [Int], to page: inout HTMLText) {
    page.raw("<div class=\"bar\" aria-hidden=\"true\">")
    for (kind, count) in zip(["passed", "open", "blank"], counts) where count > 0 {
      page.raw("<span class=\"\(kind)\" style=\"flex-grow:\(count)\"></span>")
    }
    page.raw("</div>\n")
  }

  /// Points out of the most.
  func addPoints(_ points: Double?, of most: Double, to page: inout HTMLText) {
    page.add(
      words.text(
        points.map { .says("report.points", ["points": .points($0), "most": .points(most)]) }
          ?? .says("report.points.none")))
  }

  /// A learner's total, and what it counts if that isn't all answers.
  func add(_ total: LearnerTotal, to page: inout HTMLText) {
    if total.points != nil { addPoints(total.points, of: total.most, to: &page) }
    if let note = total.kind.note { page.add(words.text(note)) }
  }

  private static let head = """
    ">
    <head>
    <meta charset="utf-8"/>
    <meta name="viewport" content="width=device-width, initial-scale=1"/>
    <meta name="color-scheme" content="light dark"/>
    <meta name="referrer" content="no-referrer"/>
    <meta http-equiv="Content-Security-Policy"
      content="default-src 'none'; style-src 'unsafe-inline'"/>
    <title>
    """
}
