import LayoutEngine

/// Reads a lesson line by line; every line is looked at a fixed number of times.
struct MarkdownReader {
  let lines: [String]
  var index = 0

  init(_ text: String) throws(MarkdownError) {
    var bytes = Substring(text).utf8
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    lines = bytes.split(separator: 10, omittingEmptySubsequences: false).map {
      String(Substring($0.last == 13 ? $0.dropLast() : $0))
    }
    for (index, line) in lines.enumerated() {
      guard let control = line.utf8.firstIndex(where: { $0 < 32 || $0 == 127 }) else { continue }
      let place = SourcePlace(line: index + 1, column: line[..<control].count + 1)
      throw MarkdownError(.controlCharacter(line.utf8[control]), at: place)
    }
  }

  mutating func document() throws(MarkdownError) -> MarkdownDocument {
    let fields = try frontMatter()
    var blocks: [MarkdownDocument.Block] = []
    while let kind = try kind() {
      let place = place()
      guard let content = try content(kind) else { continue }
      blocks.append(.init(content: content, place: place))
    }
    return MarkdownDocument(frontMatter: fields, blocks: blocks)
  }

  func place(column: Int = 1) -> SourcePlace { SourcePlace(line: index + 1, column: column) }

  func error(_ problem: MarkdownError.Problem, column: Int = 1) -> MarkdownError {
    MarkdownError(problem, at: place(column: column))
  }
}

extension MarkdownReader {
  /// What a line begins.
  enum Kind { case blank, heading, listing, bullet, numbered, row, quote, indented, text }

  /// What the line at hand begins, or `nil` after the last line.
  func kind() throws(MarkdownError) -> Kind? {
    index < lines.count ? try kind(of: lines[index][...]) : nil
  }

  private func kind(of line: Substring) throws(MarkdownError) -> Kind {
    switch line.first {
    case nil: return .blank
    case "#": return .heading
    case "|": return .row
    case ">": return .quote
    case " ": return line.allSatisfy { $0 == " " } ? .blank : .indented
    case "`" where line.hasPrefix("```"): return .listing
    case "~" where line.hasPrefix("~~~"): throw error(.fenceWithoutKind)
    case "-", "=":
      if line.allSatisfy({ $0 == line.first || $0 == " " }) { throw error(.ruledLine) }
      return line.hasPrefix("- ") ? .bullet : .text
    case let mark? where "*+".contains(mark) && line.dropFirst().first ?? " " == " ":
      throw error(.foreignBullet(String(mark)))
    default: return marker(of: line) == nil ? .text : .numbered
    }
  }

  /// The `1.` or `a.` before a numbered item's text.
  private func marker(of line: Substring) -> Substring? {
    let isLetter = "abcdefghijklmnopqrstuvwxyz".contains(line.first ?? " ")
    let count = isLetter ? 1 : line.prefix { "0123456789".contains($0) }.count
    return count > 0 && line.dropFirst(count).hasPrefix(". ") ? line.prefix(count + 1) : nil
  }

  private mutating func content(_ kind: Kind) throws(MarkdownError) -> Document.Block? {
    let content: Document.Block
    switch kind {
    case .blank:
      index += 1
      return nil
    case .indented: throw error(.indented)
    case .heading: return try heading()
    case .listing: return .listing(try listing())
    case .bullet: content = .bullets(try items(.bullet).map { $0.text })
    case .numbered: content = .numbered(try items(.numbered))
    case .row: content = try table()
    case .quote: content = .quote(try running(.quote, dropping: 1))
    case .text: content = .paragraph(try running(.text, dropping: 0))
    }
    if let next = try self.kind(), next != .blank, next != .heading, next != .listing {
      throw error(.notSeparated)
    }
    return content
  }

  private mutating func heading() throws(MarkdownError) -> Document.Block {
    let line = Array(lines[index])
    let marks = line.prefix { $0 == "#" }
    let text = MarkdownText(line[marks.endIndex...], line: index + 1)
    guard marks.count <= 3, line.dropFirst(marks.count).first == " ", !text.characters.isEmpty
    else { throw error(.badHeading) }
    index += 1
    return .heading(level: marks.count, try inlines(text))
  }

  func inlines(
    _ text: MarkdownText, isCell: Bool = false
  ) throws(MarkdownError) -> [Document.Inline] {
    var reader = InlineReader(text, isCell: isCell)
    return try reader.inlines()
  }

  /// The lines of a paragraph or a quote, without the mark before each.
  private mutating func running(
    _ wanted: Kind, dropping marks: Int
  ) throws(MarkdownError) -> [Document.Inline] {
    var text = MarkdownText([], line: index + 1)
    while try kind() == wanted {
      let line = Array(lines[index])[marks...]
      if wanted == .quote { try checkPlain(line, in: .says("markdown.part.quote")) }
      text.append(line, line: index + 1)
      index += 1
    }
    return try inlines(text)
  }

  private func checkPlain(
    _ line: ArraySlice<Character>, in part: Sentence
  ) throws(MarkdownError) {
    let kind = try kind(of: Substring(String(line.drop { $0 == " " })))
    if kind != .text { throw error(.notPlain(in: part), column: line.startIndex + 1) }
  }

  private mutating func items(
    _ wanted: Kind
  ) throws(MarkdownError) -> [Document.NumberedItem] {
    var items: [Document.NumberedItem] = []
    while try kind() == wanted {
      let marker = wanted == .bullet ? "-" : marker(of: lines[index][...]) ?? ""
      let line = Array(lines[index])[marker.count...]
      try checkPlain(line, in: .listItem)
      var text = MarkdownText(line, line: index + 1)
      index += 1
      while try kind() == .indented {
        let line = Array(lines[index])[...]
        try checkPlain(line, in: .listItem)
        text.append(line, line: index + 1)
        index += 1
      }
      items.append(.init(marker: String(marker), text: try inlines(text)))
    }
    return items
  }
}

extension Sentence {
  fileprivate static var listItem: Sentence { .says("markdown.part.listItem") }
}
