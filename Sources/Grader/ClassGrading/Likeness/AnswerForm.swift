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
    let tokens = WordingScanner(answer.text, isSwift: isSwift).tokens
    var hash = ShortHash()
    for token in isSwift ? Self.renamed(tokens) : tokens { hash.update(token) }
    self.hash = hash.text
  }

  /// The words after which a program gives something a name.
  private static let naming: Set<String> = ["let", "var", "func", "for"]

  /// Tokens in which the program's own names are numbered in the order of their appearance.
  private static func renamed(_ tokens: [String]) -> [String] {
    var names: [String: String] = [:]
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
  private static func isParameter(at place: Int, _ tokens: [String]) -> Bool {
    place > 0 && place + 1 < tokens.count && tokens[place - 1] == "{" && tokens[place + 1] == "in"
  }

  private static func isName(_ token: String) -> Bool {
    guard let first = token.unicodeScalars.first else { return false }
    return first == "_" || first.properties.isAlphabetic
  }
}

/// Takes a text apart into words, numbers, signs, and texts in quotation marks.
struct WordingScanner {
  private(set) var tokens: [String] = []
  private var rest: ArraySlice<UInt8>
  private let isSwift: Bool

  init(_ text: String, isSwift: Bool) {
    (rest, self.isSwift) = (Array(text.utf8)[...], isSwift)
    while let byte = rest.first { take(byte) }
    endLine()
  }

  private mutating func take(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: ";"):
      rest = rest.dropFirst()
      endLine()
    case ...UInt8(ascii: " "), 0x7f: rest = rest.dropFirst()
    case UInt8(ascii: "/") where rest.starts(with: "/*".utf8): skipBlock()
    case UInt8(ascii: "/") where rest.starts(with: "//".utf8), UInt8(ascii: "#") where !isSwift:
      rest = rest.drop { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    case UInt8(ascii: "\""): addQuoted()
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      add(upTo: rest.firstIndex { !Self.isWord($0) && $0 != UInt8(ascii: ".") })
    case _ where Self.isWord(byte): add(upTo: rest.firstIndex { !Self.isWord($0) })
    default: add(upTo: rest.dropFirst().startIndex)
    }
  }

  private mutating func add(upTo end: Int?) {
    let end = end ?? rest.endIndex
    tokens.append(String(decoding: rest[..<end], as: UTF8.self))
    rest = rest[end...]
  }

  /// In equations a line's end is a token, because it ends a statement; in Swift it is a space.
  private mutating func endLine() {
    if !isSwift, let last = tokens.last, last != "\n" { tokens.append("\n") }
  }

  /// Passes over a comment and those inside it.
  private mutating func skipBlock() {
    var depth = 0
    repeat {
      let (opens, closes) = (rest.starts(with: "/*".utf8), rest.starts(with: "*/".utf8))
      rest = rest.dropFirst(opens || closes ? 2 : 1)
      depth += opens ? 1 : closes ? -1 : 0
    } while depth > 0 && !rest.isEmpty
  }

  /// Adds a text up to its closing mark, or the line's end.
  private mutating func addQuoted() {
    var behind = rest.dropFirst()
    while let byte = behind.first, byte != UInt8(ascii: "\n") {
      behind = behind.dropFirst(byte == UInt8(ascii: "\\") ? 2 : 1)
      if byte == UInt8(ascii: "\"") { break }
    }
    add(upTo: behind.startIndex)
  }

  /// Letters, digits and whatever isn't ASCII.
  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
