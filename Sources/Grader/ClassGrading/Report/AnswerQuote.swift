import Course
import LayoutEngine

/// An answer's text with numbered lines, in which the line that the feedback is about is marked.
struct AnswerQuote {
  private let words: PageWords
  private let excerpt: AnswerFeedback.Excerpt?
  /// The lines; none if the text is empty.
  private let lines: [String]
  /// The marked line's place in the text; `nil` if the feedback is about a text of another form.
  private let marked: Int?

  init(words: PageWords, text: String, excerpt: AnswerFeedback.Excerpt?) {
    (self.words, self.excerpt) = (words, excerpt)
    let lines = text.sourceLines.map(String.init)
    // The end of the last line begins no other.
    self.lines = lines.last == "" ? lines.dropLast() : lines
    marked = excerpt.flatMap {
      let place = $0.line - 1
      return lines.indices.contains(place) && lines[place] == $0.text ? place : nil
    }
  }

  /// The marked line with one before and one after it, and the whole answer folded.
  var around: [Document.Block] {
    var blocks: [Document.Block] = []
    if let excerpt, let marked {
      let around = max(0, marked - 1)...min(lines.count - 1, marked + 1 + excerpt.more.count)
      if around.count == lines.count { return [listing(around)] }
      blocks = [listing(around)]
    } else if let excerpt {
      blocks = alone(excerpt)
    }
    guard !lines.isEmpty else { return blocks }
    let summary = words.inline(.says("report.answer.whole", ["count": .count(lines.count)]))
    return blocks + [.fold(summary: [summary], [listing(0...(lines.count - 1))])]
  }

  var whole: [Document.Block] {
    (marked == nil ? excerpt.map(alone) ?? [] : [])
      + (lines.isEmpty ? [] : [listing(0...(lines.count - 1))])
  }

  /// A line that isn't one of the text's.
  private func alone(_ excerpt: AnswerFeedback.Excerpt) -> [Document.Block] {
    [
      words.quiet([words.inline(.says("report.line", ["line": .count(excerpt.line)]))]),
      .listing(.init(lines: [excerpt.text] + excerpt.more, mark: mark(excerpt, line: 0))),
    ]
  }

  private func listing(_ shown: ClosedRange<Int>) -> Document.Block {
    let mark = excerpt.flatMap { excerpt in
      marked.map { self.mark(excerpt, line: $0 - shown.lowerBound) }
    }
    return .listing(
      .init(
        lines: Array(lines[shown]), firstLine: shown.lowerBound + 1, mark: mark, isNumbered: true))
  }

  private func mark(
    _ excerpt: AnswerFeedback.Excerpt, line: Int
  ) -> Document.Listing.Mark {
    .init(line: line, column: excerpt.column, length: excerpt.length)
  }
}
