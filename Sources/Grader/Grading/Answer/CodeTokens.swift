import LayoutEngine

/// A line of Swift as tokens, without spaces and comments; a `//` in a text ends the line, too.
///
///     let inset = badge.leadingAnchor.constraint(…)   // let, inset, =, badge, ., leadingAnchor, …
///
/// What is guessed from them chooses words of feedback and the lines it names; no verdict rests on it.
struct CodeTokens {
  private let tokens: [Substring]

  init(_ line: some StringProtocol) {
    let line = Substring(line)
    var tokens: [Substring] = []
    var rest = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
    while let first = rest.first {
      let length =
        if Self.isWordCharacter(first) {
          rest.prefix { Self.isWordCharacter($0) }.count
        } else {
          max(1, Self.signs(rest).count)
        }
      if !first.isWhitespace { tokens.append(rest.prefix(length)) }
      rest = rest.dropFirst(length)
    }
    self.tokens = tokens
  }

  /// The signs at the start, up to the one that assigns: a `-` behind it belongs to a number.
  private static func signs(_ text: Substring) -> Substring {
    let signs = text.prefix { "-+*/=<>!?".contains($0) }
    guard let sign = signs.firstIndex(of: "=") else { return signs }
    let isComparison = signs[signs.index(after: sign)...].hasPrefix("=")
    return isComparison ? signs : signs[...sign]
  }

  private static func isWordCharacter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private subscript(place: Int) -> Substring {
    tokens.indices.contains(place) ? tokens[place] : ""
  }

  private func isName(_ place: Int) -> Bool {
    self[place].first.map { $0.isLetter || $0 == "_" } ?? false
  }

  private func isAssignment(_ place: Int) -> Bool {
    ["=", "+=", "-=", "*=", "/="].contains(self[place])
  }

  /// The first name of a line that assigns, such as `inset` in `let inset = badge.leadingAnchor…`.
  ///
  /// `nil` if a parenthesis comes before the sign.
  var assignedVariable: Substring? {
    var start = tokens.firstIndex { !["private", "lazy", "let", "var"].contains($0) } ?? 0
    if self[start] == "self", self[start + 1] == "." { start += 2 }
    guard let sign = tokens.indices.first(where: { tokens[$0].contains("=") || tokens[$0] == "(" }),
      tokens[sign] == "=", sign > start, let name = self[start].first, Self.isWordCharacter(name)
    else { return nil }
    return tokens[start]
  }

  /// The variables to whose `constant` the line assigns.
  var assignedConstants: [Substring] {
    tokens.indices.compactMap { place in
      guard tokens[place] == "constant", self[place - 1] == ".", isAssignment(place + 1) else {
        return nil
      }
      return tokens[..<place].last { $0.first.map { Self.isWordCharacter($0) } ?? false }
    }
  }

  /// The view to whose frame, bounds or centre the line assigns, or that it makes with a frame.
  var placedView: Substring? {
    for place in tokens.indices where isName(place) {
      var next = place + (["?", "!"].contains(self[place + 1]) ? 2 : 1)
      if self[next] == ".", ["frame", "bounds", "center"].contains(self[next + 1]) {
        next += 2
        while self[next] == ".", isName(next + 1) { next += 2 }
        if isAssignment(next) { return tokens[place] }
      }
      next = place + (self[place + 1] == ":" ? 3 : 1)
      if self[next] == "=", self[next + 2] == "(", self[next + 3] == "frame",
        self[next + 4] == ":"
      {
        return tokens[place]
      }
    }
    return nil
  }

  /// Whether the line compares an anchor, or whether a constraint is active, for nothing, as
  /// `note.topAnchor == photo.topAnchor` does.
  var onlyCompares: Bool {
    guard isName(0), self[1] == ".", let sign = tokens.firstIndex(of: "=="),
      tokens[sign - 1] == "isActive" || tokens[sign - 1].hasSuffix("Anchor")
    else { return false }
    return !tokens.contains {
      ["=", "{", "&", "|"].contains($0) || ["return", "where"].contains($0)
    }
  }

  /// Whether the line ends with `.isActive` and does nothing with it, as `top.isActive` does.
  var onlyReadsActive: Bool {
    let tokens = tokens.last == ";" ? tokens.dropLast() : tokens[...]
    return tokens.suffix(2).elementsEqual([".", "isActive"])
      && !tokens.contains {
        ["=", "==", "!", "{", "&", "|", "?", "return", "if", "guard", "while"].contains($0)
      }
  }

  /// `title` and `UILabel` in `let title = UILabel()`.
  var madeView: (variable: Substring, className: Substring)? {
    guard let start = tokens.firstIndex(where: { ["let", "var"].contains($0) }),
      let sign = tokens[start...].firstIndex(of: "="), sign > start + 1, self[sign + 2] == "("
    else { return nil }
    return (tokens[start + 1], tokens[sign + 1])
  }

  /// The number that a call gives as the constant, 0 if it gives none; `nil` for anything that isn't
  /// one call with a plain number.
  var constantOfCall: Double? {
    let calls = tokens.indices.count { place in
      tokens[place] == "("
        && (self[place - 1] == "NSLayoutConstraint"
          || self[place - 1] == "constraint" && self[place - 2] == ".")
    }
    guard calls == 1 else { return nil }
    guard
      let label = tokens.indices.first(where: {
        self[$0 + 1] == ":" && (tokens[$0] == "constant" || tokens[$0].hasSuffix("Constant"))
      })
    else { return 0 }
    return Double(tokens[(label + 2)...].prefix { $0 != "," && $0 != ")" }.joined())
  }
}

/// The lines of a program that assign to the `constant` of a constraint.
struct ConstantAssignments {
  /// More lines than this belong to no call that anybody wrote.
  private static let longestCall = 10

  private let lines: [Substring]
  private let places: [(line: Int, name: Substring)]

  init(in answer: Answer) {
    let lines = answer.text.sourceLines
    places = lines.indices.flatMap { index in
      CodeTokens(lines[index]).assignedConstants.map { (line: index + 1, name: $0) }
    }
    self.lines = lines
  }

  /// The line that gave a constraint its constant after another line had made it.
  ///
  /// A program hands over where a constraint was made. If the call there has another number, somebody
  /// assigned it: the one place of the file that assigns to a `constant`, or to that of its variable.
  ///
  /// - Parameters:
  ///   - constant: The constraint's constant in the end.
  ///   - line: The line that made the constraint, counted from 1.
  /// - Returns: `nil` if the call has that number, or if it isn't sure where the number comes from.
  func line(giving constant: Double, madeInLine line: Int) -> Int? {
    guard !places.isEmpty, lines.indices.contains(line - 1),
      let first = CodeTokens(Self.call(in: lines[(line - 1)...])).constantOfCall, first != constant
    else { return nil }
    let name = CodeTokens(lines[line - 1]).assignedVariable
    let own = places.filter { $0.name == name }
    let meant = own.isEmpty ? places : own
    return meant.count == 1 ? meant[0].line : nil
  }

  /// A call up to the parenthesis that closes it.
  private static func call(in lines: ArraySlice<Substring>) -> String {
    var call = ""
    for line in lines.prefix(longestCall) {
      call += "\(line)\n"
      if call.count(where: { $0 == "(" }) <= call.count(where: { $0 == ")" }) { break }
    }
    return call
  }
}
