import LayoutEngine

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
          .says("course.wrong.header", ["keys": .text(keys.joined(separator: ", "))]))
      }
      if formKeys.contains(key) {
        forms[key, default: []].append(parts[1].trimmed)
        continue
      }
      guard fields.updateValue(parts[1].trimmed, forKey: key) == nil else {
        throw CourseError(file.path, at: place, .says("course.wrong.twice", ["key": .text(key)]))
      }
    }
    func field(_ key: String) throws(CourseError) -> String {
      guard let words = fields[key] else {
        throw CourseError(
          file.path, at: SourcePlace(line: 1, column: 1),
          .says("course.wrong.missing", ["key": .text(key)]))
      }
      return words
    }
    guard fields["about", default: "answer"] == "answer" else {
      throw CourseError(
        file.path, at: SourcePlace(line: 1, column: 1), .says("course.wrong.about"))
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
