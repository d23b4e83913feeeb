package import Course
import LayoutEngine

/// What stands above the parts of an exercise.
package enum ExerciseSentence: SentenceArea {
  /// The lines that are given besides an answer's.
  package static func given(_ exercise: Exercise) -> Sentence {
    exercise.notations[0] == .swift ? .says("command.given.equations") : .says("command.given")
  }
  package static func layout(named name: String) -> Sentence {
    says("command.pair.lines", ["layout": .text(name)])
  }
  package static var log: Sentence { says("command.log") }
  package static var goal: Sentence { says("command.goal") }
  /// Which of its lesson's exercises it is.
  package static func place(of exercise: Exercise) -> Sentence {
    let ids = exercise.lesson.exerciseIDs
    let number = (ids.firstIndex(of: exercise.id) ?? 0) + 1
    return .says("screen.place", ["number": .count(number), "total": .count(ids.count)])
  }
}

extension Exercise {
  /// What a page tells of it besides the task: what is given, the log or the tree that it is about, and
  /// the lines of its questions; of a text with blanks, those of the questions that it asks.
  package func told(
    in strings: StringsCatalogue, beside blanks: String? = nil
  ) -> [Document.Block] {
    func quiet(_ sentence: Sentence) -> Document.Block {
      .styled("quiet", .paragraph([.text(strings.text(sentence))]))
    }
    var blocks: [Document.Block] = []
    if !given.isEmpty {
      blocks.append(quiet(ExerciseSentence.given(self)))
      blocks.append(.listing(.init(lines: given.map { $0.text })))
    }
    for (name, lines) in namedLines {
      blocks.append(quiet(ExerciseSentence.layout(named: name)))
      blocks.append(.listing(.init(lines: lines.map { $0.text })))
    }
    if let log {
      blocks.append(quiet(ExerciseSentence.log))
      for report in log.reports {
        blocks.append(
          Self.excerpt(zip(report.lines, report.entries).map { ("\($0)", [.code($1.text)]) }))
      }
    }
    if questions.contains(where: { $0.isAboutTree }) {
      blocks.append(.listing(.init(lines: TreeDrawing.lines(of: scene))))
    }
    // Many starters have the lines that are asked about above each answer.
    let text = blanks ?? starter.text
    let asked = questions.filter { question in
      (blanks == nil || text.contains("\(question.name): \(Notation.blank)"))
        && !question.listing.allSatisfy { text.contains($0) }
    }
    guard !asked.isEmpty else { return blocks }
    let rows = asked.map { question in
      let lines = question.listing.map { [Document.Inline.code($0)] }
      return (question.name, Array(lines.joined(separator: [.lineBreak])))
    }
    return blocks + [Self.excerpt(rows)]
  }

  private static func excerpt(_ rows: [(String, [Document.Inline])]) -> Document.Block {
    .grid(.init(style: "excerpt", rows: rows.map { [.init([.text($0)]), .init($1)] }))
  }

  /// The lines with a field for each blank; the text around them stays as it is.
  package func blanks(of starter: String, _ strings: StringsCatalogue) -> String {
    let rows = starter.codeLines.enumerated().map { place, line in
      let parts = line.split(separator: Notation.blank, omittingEmptySubsequences: false)
        .map { String($0) }
      let isComment = line.hasPrefix("//")
      var (row, before) = (isComment ? "<li class=\"comment\"><code><bdi>" : "<li><code><bdi>", "")
      for (index, part) in parts.enumerated() {
        row += Markup.content(part)
        before += part
        guard index + 1 < parts.count else { break }
        row += field(before, after: parts[index + 1], line: place + 1, strings)
        before += Notation.blank
      }
      return row + "</bdi></code></li>\n"
    }
    let text = Markup.attribute(starter)
    return "<ol class=\"blanks\" dir=\"ltr\" data-text=\"\(text)\">\n\(rows.joined())</ol>\n"
  }

  private func field(
    _ before: String, after: String, line: Int, _ strings: StringsCatalogue
  ) -> String {
    let label = Markup.attribute(strings.text(.says("book.blank", ["line": line])))
    let words = question(behind: before)?.words ?? []
    guard words.isEmpty else {
      let choices = words.map { "<option>\(Markup.content($0))</option>" }.joined()
      return "<select aria-label=\"\(label)\"><option value=\"\">…</option>\(choices)</select>"
    }
    let field =
      "<input type=\"text\" size=\"6\" aria-label=\"\(label)\" spellcheck=\"false\" "
      + "autocapitalize=\"off\" autocorrect=\"off\""
    guard takesOnlyNumbers(between: before, and: after) else { return field + "/>" }
    func step(_ sign: String, _ step: Int, _ sentence: Sentence) -> String {
      "<button type=\"button\" class=\"step\" data-step=\"\(step)\" tabindex=\"-1\" "
        + "aria-label=\"\(Markup.attribute(strings.text(sentence)))\">\(sign)</button>"
    }
    return "<span class=\"number\">" + step("−", -1, .says("book.less")) + field
      + " inputmode=\"decimal\"/>" + step("+", 1, .says("book.more")) + "</span>"
  }
}

extension String {
  /// The lines; the end of the last one begins no other.
  package var codeLines: [String] {
    let lines = sourceLines.map { String($0) }
    return lines.last == "" ? lines.dropLast() : lines
  }
}
