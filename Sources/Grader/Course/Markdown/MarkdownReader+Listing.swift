extension MarkdownReader {
  mutating func listing() throws(MarkdownError) -> Document.Listing {
    let opening = error(.unclosedFence)
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
  ) throws(MarkdownError) -> [Document.Listing.Attribute] {
    var attributes: [Document.Listing.Attribute] = []
    var seen: Set<Substring> = []
    for word in words {
      let parts = String(word).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let column = word.startIndex + 1
      if parts.contains("") { throw error(.badAttribute(String(word)), column: column) }
      guard seen.insert(parts[0]).inserted else {
        throw error(.repeatedAttribute(String(parts[0])), column: column)
      }
      attributes.append(
        .init(
          name: String(parts[0]), value: parts.dropFirst().first.map { String($0) },
          place: place(column: column)))
    }
    return attributes
  }
}
