import Course
import Grading
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
      let words = Sentence.says(
        "submission.tooMany", ["count": .count(AnswerSearch.mostEntries)])
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
        "submission.several", ["files": .text(Self.list(versions.versions.map(\.file.shown)))])
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
          + (bare == nil ? [] : [.says("submission.fence", ["file": .text(file.shown)])]),
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
      ? .says("submission.missing", ["files": .text(names)])
      : .says(
        "submission.missing.similar",
        ["files": .text(names), "similar": .text(Self.list(similar))])
    return HandedIn(file: nil, .blank(.missing, words))
  }

  /// At most this many names are listed.
  private static let mostNames = 5

  static func list(_ names: [String]) -> String {
    names.prefix(mostNames).joined(separator: ", ") + (names.count > mostNames ? ", …" : "")
  }
}
