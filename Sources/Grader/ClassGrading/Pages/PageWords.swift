import Course
import Feedback
import LayoutEngine

/// The words of pages in one language, and what several pages say in the same way.
struct PageWords: Sendable {
  private let strings: StringsCatalogue

  init(_ strings: StringsCatalogue) { self.strings = strings }

  func text(_ sentence: Sentence) -> String { strings.text(sentence) }

  func inline(_ sentence: Sentence) -> Document.Inline { .text(text(sentence)) }

  /// A paragraph of sentences; none if there are none.
  func paragraph(_ sentences: [String]) -> [Document.Block] {
    sentences.isEmpty ? [] : [.paragraph([.text(sentences.joined(separator: " "))])]
  }

  func paragraph(_ sentence: Sentence) -> [Document.Block] { paragraph([text(sentence)]) }

  func quiet(_ words: [Document.Inline]) -> Document.Block { .styled("quiet", .paragraph(words)) }

  /// A sentence with values that are more than text: `.part(0)` in it stands for the first of them.
  ///
  /// Its other values are numbers: what people typed is always a part.
  func inlines(_ sentence: Sentence, _ parts: Document.Inline...) -> [Document.Inline] {
    let pieces = strings.text(sentence)
      .split(separator: Sentence.Value.mark, omittingEmptySubsequences: false)
    return pieces.enumerated().compactMap { index, piece in
      if index.isMultiple(of: 2) { return piece.isEmpty ? nil : .text(String(piece)) }
      return Int(piece).flatMap { parts.indices.contains($0) ? parts[$0] : nil }
    }
  }

  /// A page with a title that has the value of a name in it.
  func page(
    _ facts: ClassFacts, of name: String, kind: String = "whole",
    title: (Sentence.Value) -> Sentence
  ) -> HTMLPage {
    HTMLPage(
      language: strings.language,
      // These two characters isolate the direction of a name.
      title: text(title(.text("\u{2068}\(name)\u{2069}"))),
      heading: inlines(title(.part(0)), .name(name)), kind: kind, style: .written(facts.style),
      foot: inlines(
        .says("report.program", ["program": .part(0), "course": .part(1)]), .text(facts.program),
        .name(facts.course)))
  }
}

extension Sentence.Value {
  /// Stands around the number of a part in a sentence, which has no such character itself.
  fileprivate static let mark: Character = "\u{1}"

  /// What stands in a sentence for one of the parts of ``PageWords/inlines(_:_:)``.
  static func part(_ index: Int) -> Sentence.Value { .text("\(mark)\(index)\(mark)") }
}

extension PageWords {
  /// An answer's state: a sign and words, so that neither colour nor sign says it alone.
  func state(of scored: LearnerResult.Scored) -> Document.Inline {
    let (style, sign, sentence) = Self.state(of: scored)
    return .styled("state \(style)", [.sign(sign), .text(" \(text(sentence))")])
  }

  static func style(of scored: LearnerResult.Scored) -> String { state(of: scored).0 }

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

  /// The shares of what passed, doesn't pass yet and has no grade.
  func bar(passed: Int, notYet: Int, blank: Int) -> Document.Block {
    .bar([
      .init(style: "passed", count: passed), .init(style: "open", count: notYet),
      .init(style: "blank", count: blank),
    ])
  }

  func points(_ points: Double?, of most: Double) -> Document.Inline {
    inline(
      points.map { .says("report.points", ["points": $0, "most": most]) }
        ?? .says("report.points.none"))
  }

  /// A learner's total, and what it counts if that isn't all answers.
  func total(_ total: LearnerTotal) -> [Document.Inline] {
    (total.points == nil ? [] : [points(total.points, of: total.most)])
      + (total.kind.note.map { [inline($0)] } ?? [])
  }

  /// The first of some learners, and how many more there are.
  func names(_ learners: some Collection<ClassLearner>, of count: Int) -> [Document.Inline] {
    let names = learners.enumerated().flatMap { place, learner in
      place > 0 ? [.text(", "), learner.link] : [learner.link]
    }
    guard count > learners.count else { return names }
    let rest = text(.says("report.names.more", ["count": count - learners.count]))
    return names + [.text(" \(rest)")]
  }
}

extension ClassLearner {
  /// The name, with a link to the learner's own page.
  var link: Document.Inline { .link([.name(name)], target: "learners/\(fileName).html") }
}

extension PageWords {
  /// Smaller differences don't count, in points.
  private static let same = 0.01

  /// A window with its views, and the same in words below it.
  func picture(_ picture: Picture) -> Document.Block {
    var drawn = picture
    drawn.fault = drawn.firstFault
    return .part(
      .init(.group, style: "figure"),
      [
        .picture(drawn, caption: [.text(picture.title)]),
        .fold(
          summary: .paragraph([inline(.says("report.picture.numbers"))]),
          [.bullets(picture.views.flatMap(frames))]),
      ])
  }

  /// What the dashes and the tint mean.
  var legend: Document.Block {
    .styled(
      "legend",
      .paragraph([
        .styled("key wanted", [inline(.says("report.picture.wanted"))]), .text(" "),
        .styled("key got", [inline(.says("report.picture.got"))]),
      ]))
  }

  private func frames(_ view: Picture.View) -> [[Document.Inline]] {
    func words(_ frame: Picture.Frame, _ state: Sentence) -> [Document.Inline] {
      inlines(
        .says(
          "report.picture.frame",
          [
            "name": .part(0), "state": .sentence(state), "x": .points(frame.x),
            "y": .points(frame.y), "width": .points(frame.width), "height": .points(frame.height),
          ]),
        .name(view.name))
    }
    if let wanted = view.wanted, let got = view.got, Self.isSame(wanted, got) {
      return [words(got, .says("report.picture.asWanted"))]
    }
    return (view.wanted.map { [words($0, .says("report.picture.isWanted"))] } ?? [])
      + (view.got.map { [words($0, .says("report.picture.isGot"))] } ?? [])
  }

  private static func isSame(_ a: Picture.Frame, _ b: Picture.Frame) -> Bool {
    abs(a.x - b.x) < same && abs(a.y - b.y) < same
      && abs(a.width - b.width) < same && abs(a.height - b.height) < same
  }
}

/// The sentences that several parts of reports say.
enum ReportSentence: SentenceArea {
  static var excused: Sentence { says("report.state.excused") }
  static var learner: Sentence { says("report.learner") }
  static func attention(count: Int) -> Sentence {
    says("report.attention", ["count": count])
  }
  static func who(count: Int) -> Sentence { says("report.who", ["count": count]) }
  static var notYet: Sentence { says("report.state.notYet") }
  static var passed: Sentence { says("report.state.passed") }
  static var learners: Sentence { says("report.learners") }
  static func page(of learner: Sentence.Value) -> Sentence {
    says("report.learner.title", ["name": learner])
  }
  static func title(_ name: Sentence.Value) -> Sentence { says("report.title", ["name": name]) }
  static var total: Sentence { says("report.total") }
}
