import LayoutEngine

/// Reads a lesson line by line; every line is looked at a fixed number of times.
struct MarkdownReader {
  let lines: [String]
  private let path: String
  var index = 0

  init(_ text: String, path: String) throws(CourseError) {
    self.path = path
    var bytes = Substring(text).utf8
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    lines = bytes.split(separator: 10, omittingEmptySubsequences: false).map {
      String(Substring($0.last == 13 ? $0.dropLast() : $0))
    }
    for (index, line) in lines.enumerated() {
      guard let control = line.utf8.firstIndex(where: { $0 < 32 || $0 == 127 }) else { continue }
      throw CourseError(
        path, at: SourcePlace(line: index + 1, column: line[..<control].count + 1),
        .says("markdown.controlCharacter", ["byte": Int(line.utf8[control])]))
    }
  }

  mutating func document() throws(CourseError) -> MarkdownDocument {
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

  func error(_ sentence: Sentence, column: Int = 1) -> CourseError {
    CourseError(path, at: place(column: column), sentence)
  }
}

extension MarkdownReader {
  /// What a line begins.
  enum Kind { case blank, heading, listing, bullet, numbered, row, quote, indented, text }

  /// What the line at hand begins, or `nil` after the last line.
  func kind() throws(CourseError) -> Kind? {
    index < lines.count ? try kind(of: lines[index][...]) : nil
  }

  private func kind(of line: Substring) throws(CourseError) -> Kind {
    switch line.first {
    case nil: return .blank
    case "#": return .heading
    case "|": return .row
    case ">": return .quote
    case " ": return line.allSatisfy { $0 == " " } ? .blank : .indented
    case "`" where line.hasPrefix("```"): return .listing
    case "~" where line.hasPrefix("~~~"): throw error(.fenceWithoutKind)
    case "-", "=":
      if line.allSatisfy({ $0 == line.first || $0 == " " }) {
        throw error(.says("markdown.ruledLine"))
      }
      return line.hasPrefix("- ") ? .bullet : .text
    case let mark? where "*+".contains(mark) && line.dropFirst().first ?? " " == " ":
      throw error(.says("markdown.foreignBullet", ["mark": String(mark)]))
    default: return marker(of: line) == nil ? .text : .numbered
    }
  }

  /// The `1.` or `a.` before a numbered item's text.
  private func marker(of line: Substring) -> Substring? {
    let isLetter = "abcdefghijklmnopqrstuvwxyz".contains(line.first ?? " ")
    let count = isLetter ? 1 : line.prefix { "0123456789".contains($0) }.count
    return count > 0 && line.dropFirst(count).hasPrefix(". ") ? line.prefix(count + 1) : nil
  }

  private mutating func content(_ kind: Kind) throws(CourseError) -> Document.Block? {
    let content: Document.Block
    switch kind {
    case .blank:
      index += 1
      return nil
    case .indented: throw error(.says("markdown.indented"))
    case .heading: return try heading()
    case .listing: return .listing(try listing())
    case .bullet: content = .bullets(try items(.bullet).map { $0.text })
    case .numbered: content = .numbered(try items(.numbered))
    case .row: content = try table()
    case .quote: content = .quote(try running(.quote, dropping: 1))
    case .text: content = .paragraph(try running(.text, dropping: 0))
    }
    if let next = try self.kind(), next != .blank, next != .heading, next != .listing {
      throw error(.says("markdown.notSeparated"))
    }
    return content
  }

  private mutating func heading() throws(CourseError) -> Document.Block {
    let line = Array(lines[index])
    let marks = line.prefix { $0 == "#" }
    let text = PlacedText(line[marks.endIndex...], line: index + 1)
    guard marks.count <= 3, line.dropFirst(marks.count).first == " ", !text.characters.isEmpty
    else { throw error(.says("markdown.badHeading")) }
    index += 1
    return .heading(level: marks.count, try inlines(text))
  }

  func inlines(
    _ text: PlacedText, isCell: Bool = false
  ) throws(CourseError) -> [Document.Inline] {
    var reader = InlineReader(text, isCell: isCell, path: path)
    return try reader.inlines()
  }

  /// The lines of a paragraph or a quote, without the mark before each.
  private mutating func running(
    _ wanted: Kind, dropping marks: Int
  ) throws(CourseError) -> [Document.Inline] {
    var text = PlacedText([], line: index + 1)
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
  ) throws(CourseError) {
    let kind = try kind(of: Substring(String(line.drop { $0 == " " })))
    guard kind == .text else {
      throw error(.says("markdown.notPlain", ["part": part]), column: line.startIndex + 1)
    }
  }

  private mutating func items(
    _ wanted: Kind
  ) throws(CourseError) -> [Document.NumberedItem] {
    var items: [Document.NumberedItem] = []
    while try kind() == wanted {
      let marker = wanted == .bullet ? "-" : marker(of: lines[index][...]) ?? ""
      let line = Array(lines[index])[marker.count...]
      try checkPlain(line, in: .listItem)
      var text = PlacedText(line, line: index + 1)
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
  fileprivate static var fenceWithoutKind: Sentence { .says("markdown.fenceWithoutKind") }
}

extension MarkdownReader {
  mutating func frontMatter() throws(CourseError) -> [MarkdownDocument.Field] {
    guard lines.first == "---" else { return [] }
    var fields: [MarkdownDocument.Field] = []
    var places: [String: SourcePlace] = [:]
    index = 1
    while index < lines.count, lines[index] != "---" {
      let line = Array(lines[index])
      let key = line.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
      let rest = line[key.endIndex...].dropFirst()
      guard !key.isEmpty, line[key.endIndex...].first == ":", rest.first ?? " " == " " else {
        throw error(.says("markdown.badField"))
      }
      if let first = places.updateValue(place(), forKey: String(key)) {
        throw error(
          .says(
            "markdown.repeatedField",
            [
              "key": .text(String(key).quoted), "line": .count(first.line),
              "column": .count(first.column),
            ]))
      }
      let value = PlacedText(rest, line: index + 1)
      fields.append(
        .init(
          key: String(key), value: String(value.characters), place: place(),
          valuePlace: value.place(at: 0)))
      index += 1
    }
    guard index < lines.count else {
      throw CourseError(
        path, at: SourcePlace(line: 1, column: 1), .says("markdown.openFrontMatter"))
    }
    index += 1
    return fields
  }
}

extension MarkdownReader {
  mutating func listing() throws(CourseError) -> Document.Listing {
    let opening = error(.says("markdown.unclosedFence"))
    let first = Array(lines[index])
    let fence = String(first.prefix { $0 == "`" })
    let words = first[fence.count...].split(separator: " ")
    guard let kind = words.first, !kind.contains("=") else { throw error(.fenceWithoutKind) }
    let attributes = try attributes(words.dropFirst())
    index += 1
    let start = index
    while index < lines.count, !lines[index].hasPrefix(fence) { index += 1 }
    guard index < lines.count, lines[index].allSatisfy({ $0 == "`" || $0 == " " }) else {
      throw opening
    }
    index += 1
    return Document.Listing(
      kind: String(kind), attributes: attributes, lines: Array(lines[start..<(index - 1)]),
      firstLine: start + 1)
  }

  private func attributes(
    _ words: ArraySlice<ArraySlice<Character>>
  ) throws(CourseError) -> [Document.Listing.Attribute] {
    var attributes: [Document.Listing.Attribute] = []
    var seen: Set<Substring> = []
    for word in words {
      let parts = String(word).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let column = word.startIndex + 1
      if parts.contains("") {
        throw error(
          .says("markdown.badAttribute", ["word": String(word).quoted]), column: column)
      }
      guard seen.insert(parts[0]).inserted else {
        throw error(
          .says("markdown.repeatedAttribute", ["key": String(parts[0]).quoted]), column: column)
      }
      attributes.append(
        .init(
          name: String(parts[0]), value: parts.dropFirst().first.map { String($0) },
          place: place(column: column)))
    }
    return attributes
  }
}

extension MarkdownReader {
  mutating func table() throws(CourseError) -> Document.Block {
    let badRule = error(.says("markdown.badTableRule"))
    let header = try row(nil)
    guard try kind() == .row, lines[index].allSatisfy({ "|- ".contains($0) }),
      try row(header.count).allSatisfy({ !$0.isEmpty })
    else { throw badRule }
    var rows: [[[Document.Inline]]] = []
    while try kind() == .row { rows.append(try row(header.count)) }
    return .grid(Document.Grid(columns: header, rows: rows.map { row in row.map { .init($0) } }))
  }

  /// The line at hand at its pipes; one in code or after a backslash separates nothing.
  private mutating func row(_ count: Int?) throws(CourseError) -> [[Document.Inline]] {
    let line = Array(lines[index])
    var cells: [[Document.Inline]] = []
    var (start, column, isCode) = (1, 1, false)
    while column < line.count {
      switch line[column] {
      case "\\" where !isCode || line[column...].dropFirst().first == "|": column += 1
      case "`": isCode.toggle()
      case "|" where !isCode:
        let text = PlacedText(line[start..<column], line: index + 1)
        cells.append(try inlines(text, isCell: true))
        start = column + 1
      default: break
      }
      column += 1
    }
    let rest = PlacedText(line[start...], line: index + 1)
    if !rest.characters.isEmpty || cells.isEmpty {
      _ = try inlines(rest, isCell: true)
      throw error(.says("markdown.openRow"), column: line.count)
    }
    if let count, cells.count != count {
      throw error(.says("markdown.cellCount", ["count": cells.count, "expected": count]))
    }
    index += 1
    return cells
  }
}

/// Running text put together from pieces of lines, and where each piece stands.
struct PlacedText {
  private(set) var characters: [Character] = []
  private var pieces: [(start: Int, place: SourcePlace)] = []

  /// A piece of a line, whose indices count from the line's first character.
  init(_ piece: ArraySlice<Character>, line: Int) { append(piece, line: line) }

  /// Joins the next line with a space, or with nothing between two CJK characters.
  mutating func append(_ piece: ArraySlice<Character>, line: Int) {
    let start = piece.drop { $0 == " " }
    let trimmed = start.dropLast(start.reversed().prefix { $0 == " " }.count)
    // Marks don't count as neighbours: `**中**` at a line's end goes on like `中`.
    let neighbours = [characters.suffix(3).last { $0 != "*" }, trimmed.first { $0 != "*" }]
    let isCJK = neighbours.allSatisfy { $0?.isCJK ?? false }
    if !characters.isEmpty, !isCJK { characters.append(" ") }
    pieces.append(
      (characters.count, SourcePlace(line: line, column: trimmed.startIndex + 1)))
    characters += trimmed
  }

  /// Where a character stands, or would stand at the end.
  func place(at index: Int) -> SourcePlace {
    guard let piece = pieces.last(where: { $0.start <= index }) else {
      return SourcePlace(line: 1, column: 1)
    }
    return SourcePlace(line: piece.place.line, column: piece.place.column + index - piece.start)
  }
}
