import LayoutEngine
import Terminal

/// A position as editors count it: a line, and UTF-16 code units in that line, both from 0.
struct EditorPlace: Codable, Hashable {
  let line, character: Int
}

/// A range of a document, up to the position after its last character.
struct EditorRange: Codable, Hashable {
  let start, end: EditorPlace
}

/// A document's text, which converts positions between the editor's count and ours.
struct EditorText {
  let text: String
  /// The lines without their line breaks; there is at least one.
  let lines: [Substring]

  init(_ text: String) {
    self.text = text
    let lines = text.sourceLines
    self.lines = lines.isEmpty ? [""] : lines
  }

  /// A position as editors count it; one outside the text moves to the nearest line.
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

  /// The text of a line before and after a position; `nil` if there is no such line.
  func parts(at place: EditorPlace) -> (before: Substring, behind: Substring)? {
    guard lines.indices.contains(place.line) else { return nil }
    let line = lines[place.line]
    let index = index(of: place)
    return (line[..<index], line[index...])
  }

  /// The index of a position in the text; the end of the text for one after the last line.
  private func index(of place: EditorPlace) -> String.Index {
    guard place.line < lines.count else { return text.endIndex }
    let units = lines[max(0, place.line)].utf16
    let count = min(max(0, place.character), units.count)
    return units.index(units.startIndex, offsetBy: count)
  }

  /// The text after changes; each range refers to the text after the previous change.
  func applying(_ changes: [ClientParameters.Changed.Change]) -> EditorText {
    changes.reduce(self) { before, change in
      guard let range = change.range else { return EditorText(change.text) }
      let (start, end) = (before.index(of: range.start), before.index(of: range.end))
      var text = before.text
      text.replaceSubrange(min(start, end)..<max(start, end), with: change.text)
      return EditorText(text)
    }
  }

  /// The name at a position, with its attribute: `Blue.leading`; empty if there is none.
  func name(at place: EditorPlace) -> String {
    guard let (before, behind) = parts(at: place) else { return "" }
    let start = before.reversed().prefix(while: Self.isInName)
    return String(start.reversed()) + behind.prefix(while: Self.isInName)
  }

  private static func isInName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "._`".contains(character)
  }
}
