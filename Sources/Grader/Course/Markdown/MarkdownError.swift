/// Why a lesson isn't written in the course's subset of Markdown.
package struct MarkdownError: Error, Hashable, Sendable {
  /// What is wrong; a `mark` is `**`, `*`, a backtick or `[`.
  package enum Problem: Hashable, Sendable {
    case controlCharacter(UInt8), html, image, referenceLink, badTarget, underscore
    case indented, ruledLine, foreignBullet(String), notSeparated, notPlain(in: String)
    case badHeading, fenceWithoutKind, unclosedFence, badAttribute(String), repeatedAttribute(
      String)
    case openRow, badTableRule, cellCount(Int, expected: Int)
    case unclosed(mark: String), stray(mark: String), empty(mark: String)
    case nested(mark: String, in: String), badEscape(String)
    case openFrontMatter, badField, repeatedField(String, first: TextPlace)
  }

  package let problem: Problem
  package let place: TextPlace

  init(_ problem: Problem, at place: TextPlace) {
    self.problem = problem
    self.place = place
  }

  /// What is wrong and how to mend it, in plain words without the place.
  package var message: String {
    switch problem {
    case .controlCharacter(let byte): "control character \(byte): remove it, or write spaces"
    case .html: "HTML isn't read here: put code in `…`, or a space after <"
    case .image: "images aren't read here: use a drawing"
    case .referenceLink: "a link is written [text](target), a bracket \\["
    case .badTarget: "a link's target has no space or bracket: write %20, %28 or %29, and close it"
    case .underscore: "_ isn't read as emphasis: write *…*, or \\_ for the character"
    case .indented: "a line begins with a space: remove it, or fence what is code"
    case .ruledLine: "a line of = or -: headings begin with #, and lines aren't drawn"
    case .foreignBullet(let mark): "\(mark) isn't read as a bullet: write -"
    case .notSeparated:
      "a new part begins here: leave a line empty before it, or indent it in a list"
    case .notPlain(let part): "\(part) holds running text only: no list, listing, table or heading"
    case .badHeading: "a heading is one to three #, a space and some text"
    case .fenceWithoutKind: "a listing needs its kind after the ```: layout, drawing, swift"
    case .unclosedFence:
      "this listing isn't closed before the next ``` or the end: add a line of ```"
    case .badAttribute(let word): "\(word.quoted) is not an attribute: write key=value"
    case .repeatedAttribute(let key): "the attribute \(key.quoted) is here again: remove one"
    case .openRow: "a table row ends with |; in its text write \\|"
    case .badTableRule: "the second line of a table is | --- | --- |"
    case .cellCount(let count, let expected):
      "this row has \(count) cells, the table's first \(expected)"
    case .unclosed(let mark): "this \(mark) is never closed: close it, or write \\ before it"
    case .stray(let mark): "\(mark) neither opens nor closes here: write \\ before each"
    case .empty(let mark): "nothing stands inside \(mark)"
    case .nested(let mark, let outer): "\(mark) isn't read inside \(outer): close that first"
    case .badEscape(let escape): "\(escape) is no escape: \\ goes before * _ ` [ ] | \\ only"
    case .openFrontMatter: "the front matter isn't closed: add a line of ---"
    case .badField: "a line of the front matter is `key: value`"
    case .repeatedField(let key, let first):
      "the key \(key.quoted) is here again: it first stood at \(first.line):\(first.column)"
    }
  }
}
