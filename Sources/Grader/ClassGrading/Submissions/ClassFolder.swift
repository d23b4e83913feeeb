package import Course
package import Platform

/// A folder of submissions, and whose they are.
package struct ClassFolder: Sendable {
  /// Why no answers can be found in it.
  package enum Problem: Error, Hashable, Sendable {
    case unreadable(TextFileError)
    /// It is an archive, or contains only one; the command unpacks it.
    case archive(String, command: String)
    case empty(String)
  }

  /// Below which everything lies that is graded.
  package let root: RawPath
  /// In the order of the roster, then those who aren't on it by their keys.
  package private(set) var submissions: [Submission]
  /// Messages for the teacher about the class as a whole.
  package private(set) var notices: [Sentence] = []

  /// Looks who has handed in.
  ///
  /// - Parameters:
  ///   - path: The folder: with a folder for each learner, with files that carry the learners' names,
  ///     or one learner's own.
  ///   - course: The names of answers and of lessons' folders.
  ///   - roster: Who should be there; `nil` takes everybody as listed.
  ///   - learner: Whose folder it is, if it is one learner's.
  ///   - report: The report's folder, which may lie among the learners' and is no submission.
  /// - Throws: ``Problem``.
  package init(
    _ path: String, of course: ClassNames, roster: Roster? = nil, learner: String? = nil,
    besides report: String? = nil
  ) throws(Problem) {
    root = RawPath(path)
    if AnswerSearch.isArchive(path), (try? RawFolder(root, most: 0, followingLinks: true)) == nil {
      throw .archive(path, command: root.unpackingCommand)
    }
    let folder: RawFolder
    do { folder = try RawFolder(root, followingLinks: true) } catch { throw .unreadable(error) }
    let report = report.map { RawPath($0) }
    let root = root
    let entries = folder.entries.filter { entry in
      !entry.isHidden && report?.isSame(as: root.appending(entry.name)) != true
    }
    if entries.count == 1, AnswerSearch.isArchive(RawPath.shown(entries[0].name)) {
      let archive = root.appending(entries[0].name)
      throw .archive(archive.shown, command: archive.unpackingCommand)
    }
    if learner != nil || course.isOneLearners(folder.entries) {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      var gathering = Gathering(root: root, roster: roster)
      gathering.take(
        SubmissionLabel(learner ?? name),
        folder: Submission.Folder(path: root, name: Array(name.utf8)), learner: learner)
      // The rest of the class isn't needed.
      (submissions, notices) = (gathering.submissions.filter(\.hasSomething), [])
      return
    }
    guard !entries.isEmpty || roster != nil else { throw .empty(path) }
    var gathering = Gathering(root: root, roster: roster)
    gathering.take(entries)
    gathering.leaveOut(folder.entries.filter { $0.isHidden && $0.kind != .file })
    (submissions, notices) = (gathering.submissions, gathering.notices)
  }

  /// Gives the files of a submission to another learner.
  mutating func give(_ from: Int, to: Int) {
    submissions[to].take(submissions[from])
    let (name, folder) = (submissions[to].learner.shownName, submissions[from].learner.key)
    notices.append(
      .says("submission.byCopy", ["folder": .text(folder), "name": .text(name)]))
  }

  mutating func remove(_ indices: [Int]) {
    submissions = submissions.indices.filter { !indices.contains($0) }.map { submissions[$0] }
  }

  /// The names of the submissions that have files.
  package var submissionNames: String {
    submissions.filter(\.hasSomething).map(\.learner.key).shortList
  }

  /// How many submissions with files no row of the roster matches; `nil` if any of them is matched.
  package var unmatched: Int? {
    let filled = submissions.filter(\.hasSomething)
    return filled.contains(where: \.learner.isListed) ? nil : filled.count
  }
}

/// The names of a course's answers and folders.
package struct ClassNames: Sendable {
  private let files: AnswerNames
  private let lessons: Set<Substring>

  package init(_ exercises: [Exercise]) {
    files = AnswerNames(exercises)
    lessons = Set(exercises.map { LessonHeader.words(of: $0.lessonFolder) } + ["layout-lessons"])
  }

  private static let marks = [".layout-lessons", "progress.json"].map { Array($0.utf8) }

  /// Whether a folder with these entries is a learner's own, and no class's.
  func isOneLearners(_ entries: [RawFolder.Entry]) -> Bool {
    let isMarked = entries.contains {
      Self.marks.contains($0.name)
        || $0.kind == .folder && lessons.contains(LessonHeader.words(of: RawPath.shown($0.name)))
    }
    if isMarked { return true }
    return entries.contains { files.reading(of: $0.name) != nil }
      && !entries.contains { $0.kind == .folder && !$0.isHidden }
  }
}
