import Course
import Feedback
import LayoutEngine

/// An answer's text with numbered lines, in which the line that the feedback is about is marked.
struct AnswerQuote {
  private let words: ReportWords
  private let excerpt: AnswerExcerpt?
  /// The lines; none if the text is empty.
  private let lines: [Substring]
  /// The marked line's place in the text; `nil` if the feedback is about a text of another form.
  private let marked: Int?

  init(words: ReportWords, text: String, excerpt: AnswerExcerpt?) {
    (self.words, self.excerpt) = (words, excerpt)
    let lines = text.sourceLines
    // The end of the last line begins no other.
    self.lines = lines.last == "" ? lines.dropLast() : lines
    marked = excerpt.flatMap {
      let place = $0.line - 1
      return lines.indices.contains(place) && lines[place] == $0.text ? place : nil
    }
  }

  /// Adds the marked line with one before and one after it, and folds the whole answer.
  func addAround(to html: inout HTMLText) {
    if let excerpt, let marked {
      let around = max(0, marked - 1)...min(lines.count - 1, marked + 1 + excerpt.more.count)
      add(around, to: &html)
      if around.count == lines.count { return }
    } else if let excerpt {
      addAlone(excerpt, to: &html)
    }
    guard !lines.isEmpty else { return }
    html.fold(words.text(.says("report.answer.whole", ["count": .count(lines.count)])))
    add(0...(lines.count - 1), to: &html)
    html.raw("</details>\n")
  }

  /// Adds all of it.
  func addWhole(to html: inout HTMLText) {
    if let excerpt, marked == nil { addAlone(excerpt, to: &html) }
    guard !lines.isEmpty else { return }
    add(0...(lines.count - 1), to: &html)
  }

  /// A line that isn't one of the text's.
  private func addAlone(_ excerpt: AnswerExcerpt, to html: inout HTMLText) {
    html.raw("<p class=\"quiet\">")
    html.add(words.text(.says("report.line", ["line": .count(excerpt.line)])))
    html.raw("</p>\n<pre dir=\"ltr\"><code><bdi>")
    addMarked(excerpt, to: &html)
    for line in excerpt.more {
      html.raw("\n")
      html.add(line)
    }
    html.raw("</bdi></code></pre>\n")
  }

  private func add(_ shown: ClosedRange<Int>, to html: inout HTMLText) {
    html.raw(
      "<pre class=\"lines\" dir=\"ltr\" style=\"counter-reset:line \(shown.lowerBound)\"><code>")
    for (place, line) in zip(shown, lines[shown]) {
      html.raw(place == marked ? "<span class=\"faulty\"><bdi>" : "<span><bdi>")
      if place == marked, let excerpt {
        addMarked(excerpt, to: &html)
      } else {
        html.add(String(line))
      }
      html.raw("\n</bdi></span>")
    }
    html.raw("</code></pre>\n")
  }

  /// The line, with a mark on the part that the feedback is about.
  private func addMarked(_ excerpt: AnswerExcerpt, to html: inout HTMLText) {
    let text = excerpt.text
    let start = text.index(
      text.startIndex, offsetBy: max(0, excerpt.columns.lowerBound - 1), limitedBy: text.endIndex)
    let from = start ?? text.endIndex
    let to =
      text.index(from, offsetBy: max(0, excerpt.columns.count), limitedBy: text.endIndex)
      ?? text.endIndex
    html.add(String(text[..<from]))
    html.raw("<mark>")
    html.add(String(text[from..<to]))
    html.raw("</mark>")
    html.add(String(text[to...]))
  }
}
