package import Course

extension Document.Inline {
  /// What an author writes in one line: words between grave accents are code, between stars stressed.
  ///
  /// A mark without its end stays as it is, and so does a star that multiplies.
  package static func marked(_ words: String) -> [Document.Inline] {
    var inlines: [Document.Inline] = []
    var plain = ""
    var rest = words[...]
    while let mark = rest.popFirst() {
      let inside = rest.prefix { $0 != mark }
      guard inside.endIndex < rest.endIndex, isPair(mark, around: inside, after: plain.last) else {
        plain.append(mark)
        continue
      }
      if !plain.isEmpty { inlines.append(.text(plain)) }
      inlines.append(mark == "`" ? .code(String(inside)) : .emphasis([.text(String(inside))]))
      plain = ""
      rest = rest[inside.endIndex...].dropFirst()
    }
    return plain.isEmpty ? inlines : inlines + [.text(plain)]
  }

  private static func isPair(
    _ mark: Character, around words: Substring, after former: Character?
  ) -> Bool {
    guard let first = words.first, let last = words.last else { return false }
    if mark == "`" { return true }
    let isBeginning = former == nil || former == " " || former == "("
    return mark == "*" && isBeginning && first.isLetter && last.isLetter
      && words.allSatisfy { $0.isLetter || $0 == " " || $0 == "-" }
  }
}
