package import Course
package import Grading
import Platform

/// Decides which of the files that were found is the answer to an exercise.
struct AnswerChoice {
  let submission: Submission
  let found: AnswerSearch.Result

  /// The learner's file for an exercise.
  ///
  /// - Parameters:
  ///   - exercise: The course's exercise.
  ///   - own: The starters of the learner's own variant, made only if several files compete.
  /// - Returns: The answer, or why there is none.
  func handedIn(for exercise: Exercise, own: @escaping () -> [CourseText] = { [] }) -> HandedIn {
    if let blank = submission.blank {
      return HandedIn(file: nil, .blank(blank.reason, blank.words))
    }
    if found.isCut {
      let words = Sentence.says("submission.tooMany", ["count": AnswerSearch.mostEntries])
      return HandedIn(file: nil, .blank(.damaged, words))
    }
    let starters = Starters(course: exercise.starters, own: own)
    let candidates = exercise.fileNames.compactMap { name in
      candidate(named: name, starters, lesson: exercise.lessonFolder)
    }
    guard let first = candidates.first else { return none(for: exercise) }
    guard candidates.count > 1 else { return first.handedIn() }
    return chosen(among: candidates)
  }

  /// One notation's answer.
  private struct Candidate {
    let name: String
    let file: AnswerSearch.Found
    let content: HandedIn.Content
    var remarks: [Sentence] = []
    /// Whether nothing has been changed since the exercise began.
    var isStarter = { false }

    func handedIn(_ more: [Sentence] = []) -> HandedIn {
      HandedIn(file: file.shown, content, remarks: remarks + more)
    }
  }

  private func candidate(
    named name: String, _ starters: Starters, lesson: String
  ) -> Candidate? {
    let all = found.answers[name] ?? []
    guard !all.isEmpty else { return nil }
    let inLesson = all.filter { $0.folder == Array(lesson.utf8) }
    // The starter that `next` puts into the lesson's folder is no rival of an answer beside it.
    let isBegun =
      inLesson.count == all.count
      || !inLesson.allSatisfy { file in
        (try? RawFile.read(file.path)).map(starters.contain) ?? false
      }
    let rivals = !inLesson.isEmpty && isBegun ? inLesson : all
    let versions = AnswerVersions(rivals, starters)
    let file = versions.chosen.file
    guard versions.isDecided else {
      let words = Sentence.says(
        "submission.several", ["files": Self.list(versions.versions.map(\.file.shown))])
      return Candidate(name: name, file: file, content: .blank(.several, words))
    }
    switch versions.chosen.text {
    case .failure(let error):
      let words = SubmissionSentence.damaged(file: file.shown, reason: error.sentence)
      return Candidate(
        name: name, file: file, content: .blank(.damaged, words), remarks: versions.remarks)
    case .success(let text):
      let bare = AnswerFence.removed(from: text)
      let answer = Answer(text: bare ?? text, path: name)
      return Candidate(
        name: name, file: file, content: .answer(answer),
        remarks: versions.remarks
          + (bare == nil ? [] : [.says("submission.fence", ["file": file.shown])]),
        isStarter: { starters.contain(answer.text) })
    }
  }

  /// One of several notations: one that isn't the untouched starter, else the one changed last.
  private func chosen(among candidates: [Candidate]) -> HandedIn {
    let changed = candidates.filter { !$0.isStarter() }
    let rivals = changed.isEmpty ? candidates : changed
    var chosen = rivals[0]
    var time = RawFile.changed(chosen.file.path)
    for rival in rivals.dropFirst() {
      let changed = RawFile.changed(rival.file.path)
      if changed > time { (chosen, time) = (rival, changed) }
    }
    let others = candidates.filter { $0.name != chosen.name }.map(\.file.shown)
    let (file, rest) = (chosen.file.shown, Self.list(others))
    return chosen.handedIn([
      rivals.count > 1
        ? SubmissionSentence.changedLast(file, rest)
        : SubmissionSentence.notTheStarter(file, rest)
    ])
  }

  /// Why there is no answer.
  private func none(for exercise: Exercise) -> HandedIn {
    if let archive = found.archives.first {
      let words = SubmissionSentence.archive(file: archive.shown)
      return HandedIn(file: archive.shown, .blank(.damaged, words))
    }
    if let folder = found.unreadable.first {
      let words = SubmissionSentence.folderUnreadable(file: folder.path, reason: folder.sentence)
      return HandedIn(file: nil, .blank(.damaged, words))
    }
    // What was seen and not looked into may be the answer, so nothing is missing for certain.
    if found.isTooDeep {
      return HandedIn(file: nil, .blank(.damaged, SubmissionSentence.tooDeep))
    }
    if !found.links.isEmpty {
      return HandedIn(file: nil, .blank(.damaged, SubmissionSentence.links(found.links)))
    }
    guard found.hasAnything else {
      return HandedIn(file: nil, .blank(.nothing, Sentence.says("submission.nothing")))
    }
    let names = exercise.fileNames.joined(separator: ", ")
    let similar = found.others.filter { AnswerNames.isSimilar($0, to: exercise.id) }
    let words: Sentence =
      similar.isEmpty
      ? .says("submission.missing", ["files": names])
      : .says("submission.missing.similar", ["files": names, "similar": Self.list(similar)])
    return HandedIn(file: nil, .blank(.missing, words))
  }

  /// At most this many names are listed.
  private static let mostNames = 5

  static func list(_ names: [String]) -> String {
    names.prefix(mostNames).joined(separator: ", ") + (names.count > mostNames ? ", …" : "")
  }
}

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
      { .says("submission.newest", ["file": $0, "others": $1]) },
      { Self.highest($0, by: \.number) })
    keep(
      { .says("submission.exactName", ["file": $0, "others": $1]) },
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
      remarks.append(.says("submission.readAs", ["file": file.shown, "name": name]))
    }
    let files = AnswerChoice.list(versions.map(\.file.shown))
    return remarks
      + (versions.count > 1 ? [.says("submission.copies", ["files": files])] : [])
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

/// The file that a learner handed in for one exercise.
package struct HandedIn: Sendable {
  /// The answer, or why there is none to grade.
  package enum Content: Sendable {
    case answer(Answer)
    case blank(Blank.Reason, Sentence)
  }

  /// The file, below the folder of submissions; `nil` if there is none.
  package let file: String?
  package let content: Content
  /// More messages for the teacher.
  package let remarks: [Sentence]

  package init(file: String?, _ content: Content, remarks: [Sentence] = []) {
    self.file = file
    self.content = content
    self.remarks = remarks
  }

  /// A number that changes with anything of it.
  func stamp(hints: Int, of learners: [Learner], _ strings: StringsCatalogue) -> UInt64 {
    var hash = QuickHash()
    hash.update(field: file ?? "")
    hash.update(field: String(hints))
    // What several learners have is graded as the copy of one of them.
    for learner in learners.dropFirst() { hash.update(field: learner.key) }
    switch content {
    case .answer(let answer):
      hash.update(field: answer.path)
      hash.update(field: answer.text)
    case .blank(let reason, let words):
      hash.update(field: reason.rawValue)
      hash.update(field: strings.text(words))
    }
    for remark in remarks { hash.update(field: strings.text(remark)) }
    return hash.value
  }
}
