package import Course

/// Lines for a terminal, wrapped to its width as they are added.
package struct Page: Sendable {
  /// The lines so far, none wider than the page unless it can't be broken.
  package private(set) var lines: [StyledText] = []
  package let columns: Int

  package init(columns: Int) { self.columns = columns }

  package mutating func paragraph(_ text: StyledText, indent: Int = 2, hanging: Int? = nil) {
    lines += text.wrapped(to: columns, firstIndent: indent, hangingIndent: hanging ?? indent)
  }

  /// Adds an empty line, unless there is one already or nothing stands above.
  package mutating func gap() {
    guard let last = lines.last, !last.isEmpty else { return }
    lines.append(StyledText())
  }

  /// Adds a line as it is: listings and drawings are not wrapped.
  package mutating func verbatim(
    _ text: String, _ meaning: StyledText.Meaning = .plain, indent: Int
  ) {
    guard !text.isEmpty else { return lines.append(StyledText()) }
    lines.append(StyledText(String(repeating: " ", count: indent)) + StyledText(text, meaning))
  }

  package mutating func add(_ table: TextTable, indent: Int = 2) {
    let space = StyledText(String(repeating: " ", count: indent))
    lines += table.lines(columns: columns - indent).map { $0.isEmpty ? $0 : space + $0 }
  }

  /// Quotes a line beside a label, with marks under the part that is meant.
  ///
  /// - Returns: Whether there are marks: below a line that is wrapped they would point at the wrong
  ///   words.
  @discardableResult
  package mutating func quote(
    _ line: String, _ label: String, marking part: Range<Int>?, indent: Int
  )
    -> Bool
  {
    let (line, part) = line.cut(around: part, to: mostQuoted)
    let text: StyledText = "\(label, .quiet) │ \(line, .code)"
    let margin = indent + label.widthInColumns
    guard let part, StyledText(line).text.count == line.count,
      text.widthInColumns + indent <= columns
    else {
      paragraph(text, indent: indent, hanging: margin + 3)
      return false
    }
    let spaces = { String(repeating: " ", count: $0) }
    let before = String(line.prefix(part.lowerBound)).widthInColumns
    let marked = String(line.dropFirst(part.lowerBound).prefix(part.count)).widthInColumns
    add([
      StyledText(spaces(indent)) + text,
      StyledText("\(spaces(margin)) │ \(spaces(before))")
        + StyledText(String(repeating: "^", count: max(1, marked)), .bad),
    ])
    return true
  }

  /// The columns that are quoted of one line: three rows, and never more than ``mostQuoted``.
  ///
  /// More would push what is said about it off the screen.
  var mostQuoted: Int { min(columns * 3, Self.mostQuoted) }

  package static let mostQuoted = 200

  package mutating func add(_ more: [StyledText]) { lines += more }

  /// Adds a path or a command beside a label; the labels of several such lines form a column.
  ///
  /// What is to be copied is never broken: if it doesn't fit beside the label it stands below.
  package mutating func labelled(_ label: String, _ words: String, width: Int) {
    if words.widthInColumns + width + 2 > columns {
      paragraph(StyledText(label, .strong))
      verbatim(words, .code, indent: 2)
    } else {
      let padding = String(repeating: " ", count: max(1, width - label.widthInColumns))
      add(["  \(label, .strong)\(padding)\(words, .code)"])
    }
  }
}

extension String {
  /// The text, or so many characters of it around a part, with … where it was cut.
  ///
  /// - Returns: The text, and where the part is in it.
  package func cut(around part: Range<Int>?, to most: Int) -> (text: String, part: Range<Int>?) {
    let count = count
    guard count > most else { return (self, part) }
    let start = max(0, min((part?.lowerBound ?? 0) - most / 3, count - most))
    let shown = dropFirst(start).prefix(most)
    let (before, after) = (start > 0 ? "…" : "", start + most < count ? "…" : "")
    let moved = part.map { part in
      let lower = min(part.lowerBound - start + before.count, most)
      return lower..<min(max(lower, part.upperBound - start + before.count), most + 1)
    }
    return (before + shown + after, moved)
  }
}

extension Page {
  package mutating func addListing(_ text: String) {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
    for line in lines {
      // A listing keeps its lines unless the page is too narrow for them.
      let text = StyledText(String(line), .code)
      if text.widthInColumns + 4 <= columns {
        verbatim(String(line), .code, indent: 4)
      } else {
        addLongLine(text)
      }
    }
  }

  /// Adds a line of code that is wider than the page; a comment goes on as a comment.
  private mutating func addLongLine(_ code: StyledText) {
    let depth = code.text.prefix { $0 == " " }.count
    let words = code.text.dropFirst(depth)
    guard words.hasPrefix("// ") else { return paragraph(code, indent: 4, hanging: depth + 8) }
    let margin = String(repeating: " ", count: depth + 4) + "// "
    for line in StyledText(String(words.dropFirst(3))).wrapped(to: max(columns - depth - 7, 1)) {
      add([StyledText("\(margin)\(line.text)", .code)])
    }
  }

  package mutating func labelled(_ rows: [(label: String, words: String)]) {
    let width = rows.map(\.label.widthInColumns).max() ?? 0
    for row in rows { labelled(row.label, row.words, width: width + 2) }
  }
}

extension StringsCatalogue {
  /// The words for a sentence, in which a path or a command is code: code is never split.
  package func styled(_ sentence: Sentence) -> StyledText {
    let words = text(sentence)
    for name in ["command", "file", "folder"] {
      guard case .text(let copied)? = sentence.values[name], !copied.isEmpty,
        let range = words.firstRange(of: copied)
      else { continue }
      return StyledText(String(words[..<range.lowerBound])) + StyledText(copied, .code)
        + StyledText(String(words[range.upperBound...]))
    }
    return StyledText(words)
  }
}
