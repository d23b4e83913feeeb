import Course
import Feedback

/// The common parts of reports' pages: the head, and the words for one answer's state.
struct ReportPage {
  let words: ReportWords

  /// Begins a page with a title that has the value of a name in it.
  func begin(
    on page: inout HTMLText, name: String, title: (Sentence.Value) -> Sentence
  ) {
    page.raw("<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"")
    page.add(words.language)
    page.raw("\" xml:lang=\"")
    page.add(words.language)
    page.raw(Self.head)
    // A title can't contain elements; these two characters isolate the direction of a name.
    page.add(words.text(title(.text("\u{2068}\(name)\u{2069}"))))
    page.raw("</title>\n<style>\n\(Self.style)</style>\n</head>\n<body>\n<main>\n<h1>")
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
  func addState(of answer: GradedAnswer, to page: inout HTMLText) {
    let (kind, sign, sentence) = Self.state(of: answer)
    page.raw("<span class=\"state \(kind)\"><span aria-hidden=\"true\">\(sign)</span> ")
    page.add(words.text(sentence))
    page.raw("</span>")
  }

  /// The class of an answer's cell.
  private static func state(of answer: GradedAnswer) -> (String, String, Sentence) {
    if let blank = answer.blank { return ("blank", "–", state(of: blank)) }
    if answer.isPassed { return ("passed", "✓", ReportSentence.passed) }
    if answer.verdict == .passed { return ("open", "◐", .says("report.state.hidden")) }
    return ("open", "○", ReportSentence.notYet)
  }

  /// A blank's reason in short.
  private static func state(of blank: Blank) -> Sentence {
    switch blank.reason {
    case .missing: .says("report.blank.missing")
    case .nothing: .says("report.blank.nothing")
    case .damaged: .says("report.blank.damaged")
    case .several: .says("report.blank.several")
    case .unclear: .says("report.blank.unclear")
    case .noCopy: .says("report.blank.noCopy")
    case .otherCopy: .says("report.blank.otherCopy")
    case .ourMistake: .says("report.blank.ourMistake")
    }
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

  /// Wide tables scroll on a screen, and have their full width on paper.
  private static let style = """
    :root { color-scheme: light dark; --ink: #1b1b1f; --paper: #fff; --line: #8a8a94;
      --quiet: #55555e; --tint: #2f6fd0; --soft: #f1f2f5; }
    @media (prefers-color-scheme: dark) { :root { --ink: #ececf1; --paper: #17171a;
      --line: #7d7d88; --quiet: #b4b4be; --tint: #7fb0ff; --soft: #25252b; } }
    body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
      margin: 0 auto; padding: 1rem; max-width: 75rem; }
    h1, h2, h3, p, li, td, th, figcaption { overflow-wrap: anywhere; }
    a { color: var(--tint); }
    .scroll { overflow-x: auto; }
    table { border-collapse: collapse; margin: 0.5rem 0 1rem; }
    caption { text-align: start; color: var(--quiet); }
    th, td { border: 1px solid var(--line); padding: 0.25rem 0.5rem; text-align: start;
      vertical-align: top; min-width: 5rem; max-width: 22rem; }
    thead th { background: var(--soft); }
    .passed { font-weight: 600; }
    .quiet, .blank, footer, figcaption { color: var(--quiet); }
    pre { background: var(--soft); padding: 0.5rem; overflow-x: auto; white-space: pre-wrap; }
    mark { background: none; color: inherit; text-decoration: underline wavy; font-weight: 600; }
    figure { display: inline-block; margin: 0.5rem 1rem 0.5rem 0; max-width: 100%;
      vertical-align: top; }
    svg { max-width: 100%; height: auto; }
    .key { padding: 0 0.4rem; margin-inline-end: 0.75rem; }
    .key.wanted { border: 2px dashed var(--ink); }
    .key.got { border: 2px solid var(--tint); }
    section { border-top: 1px solid var(--line); margin-top: 1.5rem; }
    @media print { body { max-width: none; padding: 0; font-size: 10pt; }
      .scroll { overflow: visible; } section, figure, tr { break-inside: avoid; } }

    """ + LayoutSVG.style
}
