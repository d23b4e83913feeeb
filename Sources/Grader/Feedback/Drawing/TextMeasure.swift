/// How wide texts are on the screen, and how they are made to fit.
struct TextMeasure: Sendable {
  /// The columns that a text takes.
  let width: @Sendable (String) -> Int

  /// Every character takes one column.
  static let characters = TextMeasure { $0.count }

  /// A name without what would leave its line, such as a line break.
  func printable(_ name: String) -> String {
    name.filter { character in
      let isControl = character.unicodeScalars.contains {
        switch $0.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: false
        }
      }
      return !isControl && width(String(character)) > 0
    }
  }

  /// The text, or its beginning and `…` if it is wider than there is room.
  func fitted(_ text: String, to room: Int) -> String {
    guard width(text) > room else { return text }
    guard room > 0 else { return "" }
    var beginning = ""
    for character in text {
      guard width(beginning) + width(String(character)) < room else { break }
      beginning.append(character)
    }
    return beginning + "…"
  }

  /// The text made to fit, with spaces up to the full width.
  func padded(_ text: String, to columns: Int) -> String {
    let text = fitted(text, to: columns)
    return text + String(repeating: " ", count: max(0, columns - width(text)))
  }
}
