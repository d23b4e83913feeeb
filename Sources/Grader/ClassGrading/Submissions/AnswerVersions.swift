import Course
import Platform

/// Several files that could be the same answer, and the rules that choose one of them.
struct AnswerVersions {
  /// One of the files, with its text.
  struct Version {
    let file: AnswerSearch.Found
    let text: Result<String, TextFileError>

    fileprivate func hasText(of other: Version) -> Bool {
      guard case .success(let mine) = text, case .success(mine) = other.text else { return false }
      return true
    }
  }

  /// Words for a rule: the file that was graded, and those that the rule left out.
  private typealias Words = (_ file: String, _ others: String) -> Sentence

  /// The files that no rule left out.
  private(set) var versions: [Version]
  private var skipped: [(words: Words, others: [String])] = []

  /// Unpacking a download or checking out a repository sets the times of all files within an hour.
  private static let leastSeconds = 3600

  init(_ files: [AnswerSearch.Found], _ starters: Starters) {
    versions = files.map { file in
      Version(file: file, text: Result { () throws(TextFileError) in try RawFile.read(file.path) })
    }
    keep(SubmissionSentence.notTheStarter) { all in
      all.filter { version in
        guard case .success(let text) = version.text else { return true }
        return !starters.contain(text)
      }
    }
    keep(
      { .says("submission.newest", ["file": .text($0), "others": .text($1)]) },
      { Self.highest($0, by: \.number) })
    keep(
      { .says("submission.exactName", ["file": .text($0), "others": .text($1)]) },
      { Self.highest($0, by: { $0.isExact ? 1 : 0 }) })
    keep(SubmissionSentence.changedLast, Self.changedLast)
  }

  /// Whether all files that are left have the same text.
  var isDecided: Bool { versions.dropFirst().allSatisfy { $0.hasText(of: versions[0]) } }

  /// The file to grade.
  var chosen: Version { versions.first { $0.file.isExact } ?? versions[0] }

  /// How the chosen file was found among others.
  var remarks: [Sentence] {
    let file = chosen.file
    var remarks = skipped.map { $0.words(file.shown, AnswerChoice.list($0.others)) }
    if file.isTold, let name = file.reading?.answer {
      remarks.append(.says("submission.readAs", ["file": .text(file.shown), "name": .text(name)]))
    }
    let files = AnswerChoice.list(versions.map(\.file.shown))
    return remarks
      + (versions.count > 1 ? [.says("submission.copies", ["files": .text(files)])] : [])
  }

  /// Applies a rule unless the answer is decided.
  private mutating func keep(_ words: @escaping Words, _ rule: ([Version]) -> [Version]) {
    guard !isDecided else { return }
    let kept = rule(versions)
    let files = Set(kept.map(\.file))
    let others = versions.map(\.file).filter { !files.contains($0) }
    guard !kept.isEmpty, !others.isEmpty else { return }
    versions = kept
    skipped.append((words, others.map(\.shown)))
  }

  /// In each folder, the files with the highest rank.
  private static func highest(
    _ all: [Version], by rank: (AnswerSearch.Found) -> Int
  ) -> [Version] {
    let best = Dictionary(
      all.map { ($0.file.parent, rank($0.file)) }, uniquingKeysWith: { max($0, $1) })
    return all.filter { rank($0.file) == best[$0.file.parent] }
  }

  /// The file that was changed an hour or more after all others.
  private static func changedLast(_ all: [Version]) -> [Version] {
    let times = all.map { RawFile.changed($0.file.path).seconds }
    let latest = times.max() ?? 0
    guard times.count(where: { latest - $0 < leastSeconds }) == 1 else { return all }
    return zip(all, times).filter { $1 == latest }.map(\.0)
  }
}

/// What an exercise begins with: as the course has it, and as a learner's own copy has it.
struct Starters {
  let course: [CourseText]
  /// Made only where several files compete.
  let own: () -> [CourseText]

  /// Whether nothing but white space and the mark of a copy makes a text differ from a starter.
  func contain(_ text: String) -> Bool {
    let lines = Self.lines(text)
    return (course + own()).contains { Self.lines($0.text) == lines }
  }

  private static func lines(_ text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).map(\.trimmed)
      .filter { !$0.isEmpty && !$0.hasPrefix(CopyMark.start) }
  }
}
