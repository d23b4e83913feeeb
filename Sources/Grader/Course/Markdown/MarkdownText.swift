import LayoutEngine

/// Running text put together from pieces of lines, and where each piece stands.
struct MarkdownText {
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
