import Course
import Feedback
import Grading
import LayoutEngine

extension PageCourse {
  /// What is told about an answer, as elements of HTML.
  mutating func words(about text: String, to id: String) throws(CourseError) -> JSONText? {
    guard let prepared = try exercise(id) else { return nil }
    let findings = Grading(prepared).findings(on: Answer(text: text, path: "\(id).layout"))
    let told = ToldAnswer(findings, strings)
    let isPassed = findings.verdict == .passed
    let line = told.words.excerpt?.line ?? told.marks?.lines.first { !$0.isRight }?.line
    return .object([
      ("passed", isPassed ? .number(1) : nil),
      ("line", isPassed ? nil : line.map { .number(Double($0)) }),
      ("html", .text(html(of: blocks(of: told)))),
    ])
  }

  private func blocks(of told: ToldAnswer) -> [Document.Block] {
    let words = told.words
    let isPassed = told.findings.verdict == .passed
    let sign = isPassed ? "✓ " : "✗ "
    var blocks: [Document.Block] = [
      .styled(
        isPassed ? "verdict good" : "verdict bad",
        .paragraph([.sign(sign), .text(text(of: told.heading))]))
    ]
    if let excerpt = words.excerpt {
      let lines = [excerpt.text] + excerpt.more
      blocks.append(
        .grid(
          .init(
            style: "excerpt",
            rows: lines.enumerated().map { place, line in
              [.init([.text("\(excerpt.line + place)")]), .init([.code(line)])]
            })))
    }
    blocks += paragraphs(words.seen) + paragraphs(words.meaning) + paragraphs(words.further)
    if let (heading, lines) = told.marks {
      blocks.append(.paragraph([.text(text(of: heading))]))
      blocks.append(
        .grid(
          .init(
            style: "excerpt",
            rows: lines.map { line in
              [
                .init([.text("\(line.isRight ? "✓" : "✗") \(line.line)")]),
                .init([.code(line.text)]),
              ]
            })))
    }
    var pictures: [Picture] = []
    switch words.subject {
    case .witnesses, .named: pictures = words.pictures
    // The windows beside the words show the same.
    case .goal, .found, .wantedAndGot, nil: break
    }
    if isPassed, told.findings.exercise.isQuestions {
      pictures = told.findings.prepared.goal.titled(in: strings)
    }
    blocks += pictures.map { .picture($0, caption: [.text($0.title)]) }
    return blocks + paragraphs([words.note, words.next].compactMap { $0 })
  }

  private func paragraphs(_ sentences: [String]) -> [Document.Block] {
    sentences.isEmpty ? [] : [.paragraph(Document.Inline.marked(sentences.joined(separator: " ")))]
  }

  /// A hint, with how many there are; `nil` if there is no such hint.
  mutating func hint(_ number: Int, of id: String) throws(CourseError) -> JSONText? {
    guard let hints = try exercise(id)?.exercise.hints, hints.indices.contains(number - 1) else {
      return nil
    }
    let blocks: [Document.Block] = [
      .styled("verdict", .paragraph([.text(text(of: FeedbackSentence.hint(number: number)))])),
      .paragraph(Document.Inline.marked(hints[number - 1])),
    ]
    return .object([
      ("html", .text(html(of: blocks))), ("total", .number(Double(hints.count))),
    ])
  }

  func html(of blocks: [Document.Block]) -> String {
    var html = HTMLText()
    html.add(blocks)
    return html.html
  }
}
