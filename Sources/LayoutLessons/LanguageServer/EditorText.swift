import LayoutEngine

/// A place as editors count it: the line and the UTF-16 units before it, both from 0.
struct EditorPlace: Codable, Hashable {
  let line, character: Int
}

/// A stretch of a document, up to the place after its last character.
struct EditorRange: Codable, Hashable {
  let start, end: EditorPlace
}

/// A document's text, with places in it as both sides count them.
struct EditorText {
  let text: String
  /// The lines without their ends; never empty.
  let lines: [Substring]

  init(_ text: String) {
    self.text = text
    let lines = text.sourceLines
    self.lines = lines.isEmpty ? [""] : lines
  }

  /// The editor's count of a place; a place outside of the text is moved to its nearest line.
  func place(_ place: SourcePlace) -> EditorPlace {
    let line = min(max(1, place.line), lines.count) - 1
    let before = lines[line].prefix(max(0, place.column - 1))
    return EditorPlace(line: line, character: before.utf16.count)
  }

  func range(_ range: SourceRange) -> EditorRange {
    EditorRange(start: place(range.start), end: place(range.end))
  }

  /// A whole line, counted from 1.
  func range(ofLine line: Int) -> EditorRange {
    EditorRange(
      start: place(SourcePlace(line: line, column: 1)),
      end: place(SourcePlace(line: line, column: .max)))
  }

  /// What stands on a line before and behind a place; `nil` if there is no such line.
  func parts(at place: EditorPlace) -> (before: Substring, behind: Substring)? {
    guard lines.indices.contains(place.line) else { return nil }
    let line = lines[place.line]
    let units = line.utf16
    let end = units.index(
      units.startIndex, offsetBy: max(0, place.character), limitedBy: units.endIndex)
    // A place in the middle of a character is the one before it.
    let index = line.index(before: line.endIndex, orAtMost: end ?? line.endIndex)
    return (line[..<index], line[index...])
  }

  /// The name at a place, with its attribute: `Blue.leading`; empty if there is none.
  func name(at place: EditorPlace) -> String {
    guard let (before, behind) = parts(at: place) else { return "" }
    let start = before.reversed().prefix(while: Self.isInName)
    return String(start.reversed()) + behind.prefix(while: Self.isInName)
  }

  private static func isInName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "._`".contains(character)
  }
}

extension Substring {
  /// The beginning of the character at or before an index.
  fileprivate func index(before end: Index, orAtMost index: Index) -> Index {
    index >= end ? endIndex : indices.last { $0 <= index } ?? startIndex
  }
}
