import Course
import Grading
import Platform

/// Decides which of the files that were found is the answer to an exercise.
struct AnswerChoice {
  let submission: Submission
  let found: AnswerSearch.Result

  /// The learner's file for an exercise.
  func handedIn(for exercise: Exercise) -> HandedIn {
    if let blank = submission.blank {
      return HandedIn(file: nil, .blank(blank.reason, blank.words))
    }
    if found.isCut {
      let words = Sentence.says(
        "submission.tooMany", ["count": .count(AnswerSearch.mostEntries)])
      return HandedIn(file: nil, .blank(.damaged, words))
    }
    let candidates = zip(exercise.fileNames, exercise.starters).compactMap { name, starter in
      candidate(named: name, starter, lesson: exercise.lessonFolder)
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
    var isStarter = false

    func handedIn(_ more: [Sentence] = []) -> HandedIn {
      HandedIn(file: file.shown, content, remarks: remarks + more)
    }
  }

  private func candidate(
    named name: String, _ starter: CourseText, lesson: String
  ) -> Candidate? {
    let all = found.answers[name] ?? []
    let inLesson = all.filter { $0.folder == Array(lesson.utf8) }
    guard !all.isEmpty else { return nil }
    let versions = AnswerVersions(inLesson.isEmpty ? all : inLesson, starter: starter.text)
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
      return Candidate(
        name: name, file: file, content: .answer(Answer(text: text, path: name)),
        remarks: versions.remarks, isStarter: text == starter.text)
    }
  }

  /// One of several notations: one that isn't the untouched starter, else the one changed last.
  private func chosen(among candidates: [Candidate]) -> HandedIn {
    let changed = candidates.filter { !$0.isStarter }
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
