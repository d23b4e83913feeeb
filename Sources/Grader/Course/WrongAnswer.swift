import LayoutEngine

/// An answer that is wrong on purpose, with the verdict and the words it must get.
///
/// It is a test of the course and a recogniser at once: a learner who writes the same thing is told
/// these words.
package struct WrongAnswer: Hashable, Sendable {
  /// The name of the misconception or slip.
  package let mistake: String
  package let verdict: ExpectedVerdict
  /// Whether the words are about the whole answer, and so aren't said of an answer that only shares
  /// its first error.
  package let isAboutWholeAnswer: Bool
  /// What follows from the answer, with numbers.
  package let seen: String
  /// What that is in the picture.
  package let meaning: String
  /// A question or something to try.
  package let next: String?
  /// Equations by which an answer in Swift is recognised: it has to state them.
  package let states: [String]
  /// Equations that an answer in Swift mustn't state, to be recognised.
  package let lacks: [String]
  /// What the compiler or UIKit has to say of an answer in Swift, among other words.
  package let says: [String]
  package let answer: CourseText
  /// The number of header lines, which don't count in ``answer``.
  package let headerLines: Int
}

/// The verdict that a wrong answer must get, as its header says it.
///
///     misplaced Blue.trailing 232 not 216, window 320x72
///     invalid no-common-ancestor line 8
///     notCompiled line 8: cannot find 'x' in scope
///     crashed: NSInternalInconsistencyException
package struct ExpectedVerdict: Hashable, Sendable {
  package let summary: String
  /// The first word; `nil` if it is no verdict's name.
  package let name: VerdictName?
  /// The rule that is broken, or what the compiler or the run time says; `nil` for other verdicts.
  package let cause: String?

  package init(_ summary: String) {
    self.summary = summary
    let words = summary.split(maxSplits: 2) { $0 == " " || $0 == ":" }
    name = words.first.flatMap { VerdictName(rawValue: String($0)) }
    cause =
      switch name {
      case .invalid, .ruleMissed: words.dropFirst().first.map { String($0.prefix { $0 != "," }) }
      case .notCompiled, .crashed:
        summary.firstRange(of: ": ").map { String(summary[$0.upperBound...]) }
      default: nil
      }
  }
}

/// The name of a verdict, the same in terminals, reports, exports and the headers of wrong answers.
package enum VerdictName: String, CaseIterable, Hashable, Sendable, Codable {
  case passed, unreadable, unfinished, invalid, notCompiled, timedOut, crashed, limitExceeded
  case conflicting, ambiguous, misplaced, ruleMissed, graderFault
}

/// Reads a wrong answer: `//!` lines with the verdict and the words, then the answer.
enum WrongAnswerReader {
  private static let keys = ["mistake", "verdict", "about", "seen", "meaning", "next"]
  /// Keys of answers in Swift, which may be there more than once.
  private static let formKeys = ["states", "lacks", "says"]

  static func read(_ file: CourseText) throws(CourseError) -> WrongAnswer {
    let lines = file.text.sourceLines
    let header = lines.prefix { $0.hasPrefix("//!") }
    var fields: [String: String] = [:]
    var forms: [String: [String]] = [:]
    let keys = Self.keys + (Notation(path: file.path) == .swift ? formKeys : [])
    for (index, line) in header.enumerated() {
      let place = SourcePlace(line: index + 1, column: 1)
      let parts = line.dropFirst(3).split(separator: ":", maxSplits: 1)
      let key = parts.first.map { $0.trimmed } ?? ""
      guard parts.count == 2, keys.contains(key) else {
        throw CourseError(
          file.path, at: place,
          .says("course.wrong.header", ["keys": keys.joined(separator: ", ")]))
      }
      if formKeys.contains(key) {
        forms[key, default: []].append(parts[1].trimmed)
        continue
      }
      guard fields.updateValue(parts[1].trimmed, forKey: key) == nil else {
        throw CourseError(file.path, at: place, .says("course.wrong.twice", ["key": key]))
      }
    }
    func field(_ key: String) throws(CourseError) -> String {
      guard let words = fields[key] else {
        throw CourseError(
          file.path, at: SourcePlace(line: 1, column: 1),
          .says("course.wrong.missing", ["key": key]))
      }
      return words
    }
    guard fields["about", default: "answer"] == "answer" else {
      throw CourseError(file.path, at: SourcePlace(line: 1, column: 1), .says("course.wrong.about"))
    }
    return WrongAnswer(
      mistake: try field("mistake"), verdict: ExpectedVerdict(try field("verdict")),
      isAboutWholeAnswer: fields["about"] != nil, seen: try field("seen"),
      meaning: fields["meaning"] ?? "", next: fields["next"],
      states: forms["states"] ?? [], lacks: forms["lacks"] ?? [], says: forms["says"] ?? [],
      answer: CourseText(
        path: file.path, text: lines.dropFirst(header.count).joined(separator: "\n")),
      headerLines: header.count)
  }
}
