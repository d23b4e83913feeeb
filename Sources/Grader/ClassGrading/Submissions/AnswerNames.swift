import Course
import LayoutEngine

/// The file names of answers, and other names that are read as one of them.
///
///     turn-around.layout            exactly the name
///     Turn Around (1).layout.txt    the same name with another spelling and the number 1
struct AnswerNames: Sendable {
  /// A file's name, read as that of an answer.
  struct Reading: Hashable {
    /// The answer's own name.
    let answer: String
    /// The number that a browser or a learning system put behind the name; 0 if there is none.
    let number: Int
    /// Whether the name is that of the answer, letter for letter.
    let isExact: Bool
  }

  private let exact: [[UInt8]: String]
  /// By the spelling without capitals, spaces and dashes; names that would be spelled alike are left out.
  private let folded: [String: String]

  init(_ exercises: some Sequence<Exercise>) {
    let names = exercises.flatMap(\.fileNames)
    exact = Dictionary(names.map { (Array($0.utf8), $0) }, uniquingKeysWith: { first, _ in first })
    folded = Dictionary(grouping: exact.values, by: { Self.fold($0) })
      .compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  /// Reads a name; `nil` if no answer, or more than one, could be meant.
  func reading(of name: [UInt8]) -> Reading? {
    if let answer = exact[name] { return Reading(answer: answer, number: 0, isExact: true) }
    var rest = PersonName.trimmed(RawPath.shown(name).lowercased())[...]
    // Editors and learning systems hide this ending, or add it.
    if rest.hasSuffix(".txt") { rest = rest.dropLast(".txt".count) }
    var number = Self.takeNumber(from: &rest)
    guard let dot = rest.lastIndex(of: ".") else { return nil }
    var stem = rest[..<dot]
    var answer = folded[Self.fold(rest)]
    if answer == nil, number == nil {
      number = Self.takeNumber(from: &stem)
      answer = folded[Self.fold(stem) + Self.fold(rest[dot...])]
    }
    return answer.map { Reading(answer: $0, number: number ?? 0, isExact: false) }
  }

  /// Whether a file's name looks like an exercise's id, so that the file may be the answer.
  static func isSimilar(_ file: String, to exercise: String) -> Bool {
    let name = file.split(separator: "/").last ?? ""
    let (stem, id) = (fold(name.prefix { $0 != "." }), fold(exercise))
    return stem.hasPrefix(id) || !NearestNames.suggestions(for: stem, among: [id]).isEmpty
  }

  /// A longer number is a date, or the learner's own.
  private static let longestNumber = 2

  /// The name without capitals, spaces and dashes.
  private static func fold(_ name: some StringProtocol) -> String {
    String(name.lowercased().filter { !isGap($0) })
  }

  private static func isGap(_ character: Character) -> Bool {
    character.isWhitespace || "-_‐‑–—".contains(character)
  }

  /// Takes ` (1)`, `-1`, `_1` or ` 1` from the end of a name.
  private static func takeNumber(from name: inout Substring) -> Int? {
    let isBracketed = name.last == ")"
    var rest = isBracketed ? name.dropLast() : name
    let digits = rest.reversed().prefix { $0.isASCII && $0.isNumber }.count
    guard 1...longestNumber ~= digits, let number = Int(rest.suffix(digits)) else { return nil }
    rest = rest.dropLast(digits)
    guard let last = rest.last, isBracketed ? last == "(" : isGap(last) else { return nil }
    name = rest.dropLast()
    return number
  }
}
