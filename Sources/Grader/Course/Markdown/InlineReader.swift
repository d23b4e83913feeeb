/// Reads running text for strong, emphasis, code and links; never goes back.
struct InlineReader {
  private let text: PlacedText
  private let characters: [Character]
  private let isCell: Bool
  private let path: String
  private var index = 0

  init(_ text: PlacedText, isCell: Bool, path: String) {
    self.text = text
    self.isCell = isCell
    self.path = path
    characters = text.characters
  }

  private func character(_ offset: Int) -> Character {
    let index = index + offset
    return index >= 0 && index < characters.count ? characters[index] : " "
  }

  private func error(_ sentence: Sentence, at index: Int? = nil) -> CourseError {
    CourseError(path, at: text.place(at: index ?? self.index), sentence)
  }

  /// Reads on to the mark that closes what `mark` opened, or without a mark to the end.
  mutating func inlines(in mark: String? = nil) throws(CourseError) -> [Document.Inline] {
    let start = index - (mark?.count ?? 0)
    var inlines: [Document.Inline] = []
    var plain = ""
    while index < characters.count {
      if let mark, closes(mark) {
        if !plain.isEmpty { inlines.append(.text(plain)) }
        if inlines.isEmpty { throw error(.empty(mark), at: start) }
        index += mark.count
        return inlines
      }
      if let inline = try inline(in: mark) {
        if !plain.isEmpty { inlines.append(.text(plain)) }
        inlines.append(inline)
        plain = ""
      } else {
        plain.append(characters[index])
        index += 1
      }
    }
    if let mark { throw error(.unclosed(mark), at: start) }
    return plain.isEmpty ? inlines : inlines + [.text(plain)]
  }

  private func closes(_ mark: String) -> Bool {
    switch character(0) {
    case "]": mark == "["
    case "*": mark.first == "*" && stars == mark.count && character(-1) != " "
    default: false
    }
  }

  /// How many stars stand here; more than three are as wrong as three.
  private var stars: Int { (0..<3).prefix { character($0) == "*" }.count }

  /// What begins here, or `nil` for an ordinary character, on which the reader then stands.
  private mutating func inline(in outer: String?) throws(CourseError) -> Document.Inline? {
    switch character(0) {
    case "\\":
      guard "*_`[]|\\".contains(character(1)) else {
        throw error(.says("markdown.badEscape", ["escape": "\\\(character(1))"]))
      }
      index += 1
    case "`": return .code(try code())
    case "*": return try starred(in: outer)
    case "[": return try link(in: outer)
    case "!" where character(1) == "[": throw error(.says("markdown.image"))
    case "<" where character(1).isASCII && (character(1).isLetter || "/!?".contains(character(1))):
      throw error(.says("markdown.html"))
    case "_" where !isWord(character(-1)) && character(1) != " ":
      throw error(.says("markdown.underscore"))
    default: break
    }
    return nil
  }

  private func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private mutating func code() throws(CourseError) -> String {
    let start = index + 1
    guard let end = characters[start...].firstIndex(of: "`") else {
      throw error(.unclosed("`"))
    }
    guard end > start else { throw error(.empty("`")) }
    index = end + 1
    let code = String(characters[start..<end])
    return isCell ? code.replacing("\\|", with: "|") : code
  }

  private mutating func starred(in outer: String?) throws(CourseError) -> Document.Inline? {
    let mark = String(repeating: "*", count: stars)
    let opens = character(mark.count) != " "
    if mark == "*", !opens, character(-1) == " " { return nil }
    guard opens, mark.count < 3 else {
      throw error(.says("markdown.stray", ["mark": mark]))
    }
    if let outer { throw error(.nested(mark, in: outer)) }
    index += mark.count
    let inlines = try inlines(in: mark)
    return mark.count == 2 ? .strong(inlines) : .emphasis(inlines)
  }

  private mutating func link(in outer: String?) throws(CourseError) -> Document.Inline {
    let start = index
    if let outer { throw error(.nested("[", in: outer)) }
    index += 1
    let label = try inlines(in: "[")
    guard character(0) == "(" else {
      throw error(.says("markdown.referenceLink"), at: start)
    }
    guard label.count == 1, case .text? = label.first else {
      throw error(.nested("`", in: "["), at: start)
    }
    let target = characters[(index + 1)...].prefix { !" ()<>".contains($0) }
    index = target.endIndex
    guard character(0) == ")", !target.isEmpty else {
      throw error(.says("markdown.badTarget"))
    }
    index += 1
    return .link(label, target: String(target))
  }
}

extension Sentence {
  fileprivate static func unclosed(_ mark: String) -> Sentence {
    .says("markdown.unclosed", ["mark": mark])
  }

  fileprivate static func empty(_ mark: String) -> Sentence {
    .says("markdown.empty", ["mark": mark])
  }

  fileprivate static func nested(_ mark: String, in outer: String) -> Sentence {
    .says("markdown.nested", ["mark": mark, "outer": outer])
  }
}
