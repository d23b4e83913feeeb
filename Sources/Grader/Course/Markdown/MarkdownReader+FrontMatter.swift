import LayoutEngine

extension MarkdownReader {
  mutating func frontMatter() throws(MarkdownError) -> [MarkdownDocument.Field] {
    guard lines.first == "---" else { return [] }
    var fields: [MarkdownDocument.Field] = []
    var places: [String: SourcePlace] = [:]
    index = 1
    while index < lines.count, lines[index] != "---" {
      let line = Array(lines[index])
      let key = line.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
      let rest = line[key.endIndex...].dropFirst()
      guard !key.isEmpty, line[key.endIndex...].first == ":", rest.first ?? " " == " " else {
        throw error(.badField)
      }
      if let first = places.updateValue(place(), forKey: String(key)) {
        throw error(.repeatedField(String(key), first: first))
      }
      let value = MarkdownText(rest, line: index + 1)
      fields.append(
        .init(
          key: String(key), value: String(value.characters), place: place(),
          valuePlace: value.place(at: 0)))
      index += 1
    }
    guard index < lines.count else {
      throw MarkdownError(.openFrontMatter, at: .init(line: 1, column: 1))
    }
    index += 1
    return fields
  }
}
