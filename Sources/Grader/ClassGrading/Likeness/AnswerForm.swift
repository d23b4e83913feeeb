import Course
package import Grading
import LayoutEngine

/// What a class's answers are compared by: what an answer states, and its text.
package struct AnswerForm: Hashable, Sendable {
  /// Equal for answers that state the same, in any order and notation: 16 hexadecimal digits.
  ///
  /// Of lines it is their ``SystemForm`` in each of the exercise's cases; of answers to questions,
  /// windows, and lines that can't be laid out, that of their statements. An answer that can't be
  /// read or compiled is known by its verdict and its wording.
  package let form: String
  /// Equal for answers whose texts differ only in spaces, blank lines and comments, and in Swift
  /// also in the names that they declare: 16 hexadecimal digits.
  package let wording: String

  /// Takes both as they were computed before.
  package init(form: String, wording: String) {
    self.form = form
    self.wording = wording
  }

  /// Both of an answer that was graded; the same answer gives the same in every run.
  package init(_ findings: Findings) {
    wording = Wording(findings.answer).hash
    form = Self.form(of: findings) ?? Self.unread(findings, wording)
  }

  /// The forms of an exercise's own texts: the starters, and the answers that the course shows as right.
  ///
  /// Texts in Swift are known by their wording alone, because they aren't run for this.
  package static func own(of prepared: PreparedExercise) -> Set<AnswerForm> {
    let exercise = prepared.exercise
    let grading = Grading(prepared)
    let texts = exercise.starters + exercise.solutions + [exercise.solution] + exercise.alternatives
    return Set(texts.map { AnswerForm(grading.findings(on: Answer($0))) })
  }

  private static func form(of findings: Findings) -> String? {
    if let read = findings.read { return layout(of: read, findings.prepared) }
    switch findings.verdict.failure {
    case nil, .invalid, .unfinished, .mispredicted, .ruleMissed, .doneOtherwise:
      return StatedForms(findings).map { hash(.statements, $0.texts) }
    default: return nil
    }
  }

  private static func unread(_ findings: Findings, _ wording: String) -> String {
    hash(.unread, [findings.verdict.name.rawValue, wording])
  }

  /// What lines state, case by case; what is the same in several cases is computed once.
  private static func layout(of read: ReadAnswer, _ prepared: PreparedExercise) -> String {
    let exercise = prepared.exercise
    let known = exercise.itemNames.count
    var seen: [(layoutCase: LayoutCase, own: ReadAnswer.Case, hash: UInt64)] = []
    var hash = ShortHash([Source.layout.rawValue])
    for (layoutCase, own) in zip(prepared.expectation.cases, read.cases) {
      let same = seen.first {
        $0.layoutCase.hasContent(of: layoutCase) && $0.own.lines == own.lines
          && $0.own.given == own.given
          && $0.own.scene == own.scene
      }
      let part: UInt64
      if let same {
        part = same.hash
      } else {
        let form = SystemForm(own.problem(of: exercise, in: layoutCase), known: known)
        part = ShortHash(form.words).value
        seen.append((layoutCase, own, part))
      }
      hash.update(part)
    }
    return hash.text
  }

  /// The source of a form, so that forms of different sources always differ.
  private enum Source: UInt64 {
    case layout
    case statements
    case unread
  }

  private static func hash(_ source: Source, _ texts: [String]) -> String {
    var hash = ShortHash([source.rawValue])
    for text in texts { hash.update(text) }
    return hash.text
  }
}

/// The text of an answer, without spaces, comments and blank lines.
struct Wording {
  /// The same for answers with the same words and signs.
  let hash: String

  init(_ answer: Answer) {
    let isSwift = answer.notation == .swift
    var scanner = WordingScanner(answer.text, isSwift: isSwift)
    var tokens: [Substring] = []
    while let token = scanner.next() { tokens.append(token) }
    hash = Self.hash(of: isSwift ? Self.renamed(tokens) : tokens)
  }

  private static func hash(of tokens: [Substring]) -> String {
    var hash = ShortHash()
    for token in tokens { hash.update(String(token)) }
    return hash.text
  }

  /// The words after which a program gives something a name.
  private static let naming: Set<Substring> = ["let", "var", "func", "for"]

  /// Tokens in which the program's own names are numbered in the order of their appearance.
  private static func renamed(_ tokens: [Substring]) -> [Substring] {
    var names: [Substring: Substring] = [:]
    for (place, token) in tokens.enumerated() where isName(token) {
      let isNamed = place > 0 && naming.contains(tokens[place - 1])
      if isNamed || isParameter(at: place, tokens), names[token] == nil {
        names[token] = "$\(names.count)"
      }
    }
    return tokens.enumerated().map { place, token in
      guard let name = names[token] else { return token }
      let isMember = place > 0 && tokens[place - 1] == "."
      let isOwn = place > 1 && tokens[place - 2] == "self"
      return isMember && !isOwn ? token : name
    }
  }

  /// Whether a name stands right after a closure's brace and before its `in`.
  private static func isParameter(at place: Int, _ tokens: [Substring]) -> Bool {
    place > 0 && place + 1 < tokens.count && tokens[place - 1] == "{" && tokens[place + 1] == "in"
  }

  private static func isName(_ token: Substring) -> Bool {
    guard let first = token.unicodeScalars.first else { return false }
    return first == "_" || first.properties.isAlphabetic
  }
}

/// Takes a text apart into words, numbers, signs, and texts in quotation marks.
///
/// In equations a line's end is a token, because it ends a statement; in Swift it is a space.
struct WordingScanner {
  private let text: Substring.UTF8View
  private var place: Substring.Index
  private let isSwift: Bool
  /// Whether the line has had a token, so that its end is one.
  private var isInLine = false

  init(_ text: String, isSwift: Bool) {
    self.text = text[...].utf8
    place = text.startIndex
    self.isSwift = isSwift
  }

  /// The next token; `nil` at the end.
  mutating func next() -> Substring? {
    while let byte = current {
      if isLineEnd(byte) {
        place = text.index(after: place)
        guard isInLine, !isSwift else { continue }
        isInLine = false
        return "\n"
      }
      if byte <= UInt8(ascii: " ") || byte == 0x7f {
        place = text.index(after: place)
      } else if !skippedComment(byte) {
        isInLine = true
        return token(byte)
      }
    }
    guard isInLine, !isSwift else { return nil }
    isInLine = false
    return "\n"
  }

  private var current: UInt8? { place < text.endIndex ? text[place] : nil }

  private func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: ";")
  }

  private var following: UInt8? {
    let next = text.index(after: place)
    return next < text.endIndex ? text[next] : nil
  }

  private mutating func skippedComment(_ byte: UInt8) -> Bool {
    let slash = UInt8(ascii: "/")
    if byte == slash, following == UInt8(ascii: "*") {
      skipBlock()
      return true
    }
    guard byte == slash && following == slash || !isSwift && byte == UInt8(ascii: "#") else {
      return false
    }
    while let byte = current, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
      place = text.index(after: place)
    }
    return true
  }

  /// Passes over a comment and those inside it.
  private mutating func skipBlock() {
    var depth = 0
    while let byte = current {
      let next = following
      let opens = byte == UInt8(ascii: "/") && next == UInt8(ascii: "*")
      let closes = byte == UInt8(ascii: "*") && next == UInt8(ascii: "/")
      place = text.index(place, offsetBy: opens || closes ? 2 : 1)
      if opens { depth += 1 } else if closes { depth -= 1 }
      if depth == 0 { return }
    }
  }

  private mutating func token(_ first: UInt8) -> Substring {
    let start = place
    place = text.index(after: place)
    if first == UInt8(ascii: "\"") {
      skipQuoted()
    } else if isWord(first) {
      while let byte = current, isWord(byte) || isPoint(byte, after: first) {
        place = text.index(after: place)
      }
    }
    return Substring(text[start..<place])
  }

  /// Passes over a text up to its closing mark, or the line's end.
  private mutating func skipQuoted() {
    while let byte = current, byte != UInt8(ascii: "\n") {
      place = text.index(after: place)
      if byte == UInt8(ascii: "\"") { return }
      if byte == UInt8(ascii: "\\"), current != nil { place = text.index(after: place) }
    }
  }

  /// Letters, digits and whatever isn't ASCII.
  private func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private func isPoint(_ byte: UInt8, after first: UInt8) -> Bool {
    byte == UInt8(ascii: ".") && first >= UInt8(ascii: "0") && first <= UInt8(ascii: "9")
  }
}
