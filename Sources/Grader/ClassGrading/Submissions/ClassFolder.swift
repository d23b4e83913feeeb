package import Course
package import Platform

/// A folder of submissions, and whose they are.
package struct ClassFolder: Sendable {
  /// Why no answers can be found in it.
  package enum Problem: Error, Hashable, Sendable {
    case unreadable(TextFileError)
    /// It is an archive, or contains only one; the command unpacks it.
    case archive(command: String)
    case empty
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
      throw .archive(command: root.unpackingCommand)
    }
    let folder: RawFolder
    do { folder = try RawFolder(root, followingLinks: true) } catch { throw .unreadable(error) }
    let report = report.map { RawPath($0) }
    let root = root
    let entries = folder.entries.filter { entry in
      !entry.isHidden && report?.isSame(as: root.appending(entry.name)) != true
    }
    if entries.count == 1, AnswerSearch.isArchive(RawPath.shown(entries[0].name)) {
      throw .archive(command: root.appending(entries[0].name).unpackingCommand)
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
    guard !entries.isEmpty || roster != nil else { throw .empty }
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
      .says("submission.byCopy", ["folder": folder, "name": name]))
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

/// Handed-out copies, compared with the learners as whose answers they would be graded.
extension ClassFolder {
  /// Why a class of copies can't be graded with this roster.
  package struct Misfit: Hashable, Sendable {
    /// How many learners' copies are somebody else's, of how many.
    package let count, all: Int
    /// The heading of the roster's column that has the ids for which copies were made; `nil` if none
    /// has.
    package let column: String?
  }

  /// Whether so few copies are their learners' own that the ids must be wrong.
  package func misfit(
    _ copies: HandedOutCopies, from seed: SecretSeed, _ roster: Roster?
  ) -> Misfit? {
    let variants = ExerciseVariants(seed)
    let own = submissions.indices.compactMap { copies.fits($0, variants, keys: keys(of: $0)) }
    let misfits = own.count { !$0 }
    guard misfits > 1, misfits * 2 > own.count else { return nil }
    let columns = (roster?.columns ?? []).map { column in
      let fitting = submissions.indices.count { index in
        column.values[submissions[index].learner.key].flatMap { id in
          copies.fits(index, variants, keys: [RosterRow.whole(id) ?? id])
        } ?? false
      }
      return (heading: column.heading, fitting: fitting)
    }
    let best = columns.max { $0.fitting < $1.fitting }
    return Misfit(
      count: misfits, all: own.count,
      column: best.flatMap { $0.fitting > own.count - misfits ? $0.heading : nil })
  }

  /// Gives what no row of the roster matches to the one learner who got those copies and has handed in
  /// nothing.
  package mutating func matchCopies(_ copies: HandedOutCopies, from seed: SecretSeed) {
    let variants = ExerciseVariants(seed)
    var gifts: [(from: Int, to: Int)] = []
    for from in submissions.indices where !submissions[from].learner.isListed {
      guard copies.fits(from, variants, keys: keys(of: from)) == false else { continue }
      let owners = submissions.indices.filter { to in
        submissions[to].learner.isListed && !submissions[to].hasSomething
          && copies.fits(from, variants, keys: [submissions[to].learner.key]) ?? false
      }
      if owners.count == 1 { gifts.append((from, owners[0])) }
    }
    // Two folders with one learner's copies say nothing about whose they are.
    let clear = gifts.filter { gift in gifts.count { $0.to == gift.to } == 1 }
    for (from, to) in clear { give(from, to: to) }
    remove(clear.map(\.from))
  }

  /// The heading of the roster's column that has the names of most folders; `nil` if none has any.
  package func column(of roster: Roster) -> String? {
    let names = Set(submissions.filter(\.hasSomething).map { PersonName.plain($0.learner.key) })
    let columns = roster.columns.map { column in
      let found = column.values.values.count {
        names.contains(PersonName.plain(RosterRow.whole($0) ?? $0))
      }
      return (heading: column.heading, found: found)
    }
    return columns.max { $0.found < $1.found }.flatMap { $0.found > 0 ? $0.heading : nil }
  }

  private func keys(of submission: Int) -> [String] {
    let submission = submissions[submission]
    return [submission.learner.key] + submission.partners.map(\.key)
  }
}

/// The copies of exercises among the answers of a class, by the marks that hand-out put into them.
package struct HandedOutCopies: Sendable {
  /// A copy whose mark is whole.
  private struct Copy {
    let exercise: Exercise
    let code: VariantCode
    let fingerprint: String
  }

  /// The files, by the fingerprint of the seed that they were made from.
  package let files: [String: [String]]
  /// The copies of each submission, in the class's order.
  private let copies: [[Copy]]

  /// Looks through the answers to exercises that vary; reads nothing if none does.
  package init(in folder: ClassFolder, of exercises: [Exercise], jobs: Int) {
    let varied = exercises.filter(\.isVaried)
    let names = AnswerNames(varied)
    let found = WorkerThreads.map(folder.submissions.count, threads: jobs) {
      index -> [(fingerprint: String, file: String, mark: CopyMark?)] in
      if varied.isEmpty { return [] }
      let found = AnswerSearch(names: names, root: folder.root).result(
        of: folder.submissions[index])
      return found.answers.values.joined().compactMap { file in
        (try? RawFile.read(file.path)).flatMap { text in
          CopyMark.fingerprint(in: text).map { ($0, file.shown, try? CopyMark(in: text)) }
        }
      }
    }
    files = Dictionary(grouping: found.joined(), by: \.0).mapValues { Set($0.map(\.1)).sorted() }
    let byID = Dictionary(varied.map { ($0.id, $0) }) { first, _ in first }
    copies = found.map { found in
      found.compactMap { _, _, mark in
        guard let mark, let exercise = byID[mark.exercise] else { return nil }
        return Copy(exercise: exercise, code: mark.code, fingerprint: mark.fingerprint)
      }
    }
  }

  package var list: String {
    files.sorted { $0.key < $1.key }.map { "\($1.shortList) (fingerprint \($0))" }
      .joined(separator: "; ")
  }

  /// Whether learners with some keys got all copies of a submission from a seed; `nil` if the
  /// submission has no copy from this seed.
  func fits(_ submission: Int, _ variants: ExerciseVariants, keys: [String]) -> Bool? {
    let own = copies[submission].filter { $0.fingerprint == variants.seed.fingerprint }
    guard !own.isEmpty else { return nil }
    return own.allSatisfy { copy in
      keys.contains { variants.code(of: copy.exercise, for: $0) == copy.code }
    }
  }
}
