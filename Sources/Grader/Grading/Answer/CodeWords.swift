/// A line of Swift as its words and signs, without spaces and comments.
///
///     let inset = badge.leadingAnchor.constraint(…)   // let, inset, =, badge, ., leadingAnchor, …
///
/// What an answer's line says is guessed from them; nothing is decided by such a guess.
struct CodeWords {
  private let words: [Substring]

  init(_ line: some StringProtocol) {
    let line = Substring(line)
    var words: [Substring] = []
    var rest = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
    while let first = rest.first {
      let length =
        if Self.isLetter(first) {
          rest.prefix { Self.isLetter($0) }.count
        } else {
          max(1, rest.prefix { "-+*/=<>!?".contains($0) }.count)
        }
      if !first.isWhitespace { words.append(rest.prefix(length)) }
      rest = rest.dropFirst(length)
    }
    self.words = words
  }

  private static func isLetter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private subscript(place: Int) -> Substring {
    words.indices.contains(place) ? words[place] : ""
  }

  private func isName(_ place: Int) -> Bool {
    self[place].first.map { $0.isLetter || $0 == "_" } ?? false
  }

  private func isAssignment(_ place: Int) -> Bool {
    ["=", "+=", "-=", "*=", "/="].contains(self[place])
  }

  /// `inset` in `let inset = badge.leadingAnchor.constraint(…)`.
  var assignedVariable: Substring? {
    var start = words.firstIndex { !["private", "lazy", "let", "var"].contains($0) } ?? 0
    if self[start] == "self", self[start + 1] == "." { start += 2 }
    guard let sign = words.indices.first(where: { words[$0].contains("=") || words[$0] == "(" }),
      words[sign] == "=", sign > start, let name = self[start].first, Self.isLetter(name)
    else { return nil }
    return words[start]
  }

  /// The variables to whose `constant` the line assigns.
  var assignedConstants: [Substring] {
    words.indices.compactMap { place in
      guard words[place] == "constant", self[place - 1] == ".", isAssignment(place + 1) else {
        return nil
      }
      return words[..<place].last { $0.first.map { Self.isLetter($0) } ?? false }
    }
  }

  /// The view to whose frame, bounds or centre the line assigns, or that it makes with a frame.
  var placedView: Substring? {
    for place in words.indices where isName(place) {
      var next = place + (["?", "!"].contains(self[place + 1]) ? 2 : 1)
      if self[next] == ".", ["frame", "bounds", "center"].contains(self[next + 1]) {
        next += 2
        while self[next] == ".", isName(next + 1) { next += 2 }
        if isAssignment(next) { return words[place] }
      }
      next = place + (self[place + 1] == ":" ? 3 : 1)
      if self[next] == "=", self[next + 2] == "(", self[next + 3] == "frame",
        self[next + 4] == ":"
      {
        return words[place]
      }
    }
    return nil
  }

  /// `title` and `UILabel` in `let title = UILabel()`.
  var madeView: (variable: Substring, className: Substring)? {
    guard let start = words.firstIndex(where: { ["let", "var"].contains($0) }),
      let sign = words[start...].firstIndex(of: "="), sign > start + 1, self[sign + 2] == "("
    else { return nil }
    return (words[start + 1], words[sign + 1])
  }

  /// The number that a call gives as the constant, 0 if it gives none; `nil` for anything that isn't
  /// one call with a plain number.
  var constantOfCall: Double? {
    let calls = words.indices.count { place in
      words[place] == "("
        && (self[place - 1] == "NSLayoutConstraint"
          || self[place - 1] == "constraint" && self[place - 2] == ".")
    }
    guard calls == 1 else { return nil }
    guard
      let label = words.indices.first(where: {
        self[$0 + 1] == ":" && (words[$0] == "constant" || words[$0].hasSuffix("Constant"))
      })
    else { return 0 }
    return Double(words[(label + 2)...].prefix { $0 != "," && $0 != ")" }.joined())
  }
}
