package import Course
package import Grading
package import Platform

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How far a learner has come: a record for each exercise that was ever begun.
package struct Progress: Hashable, Sendable, Codable {
  /// The version of the file's shape that this program writes.
  package static let currentVersion = 1

  /// How far an exercise has come, in rising order.
  package enum State: String, Hashable, Sendable, Codable {
    case begun
    /// The solution was looked at before the exercise was passed.
    case seen
    case solved
  }

  package struct Record: Hashable, Sendable, Codable {
    package var state = State.begun
    package var hints = 0
    package var checks: Int
    package var isSkipped = false
    /// The learner began again from the starter after looking at the solution.
    package var isRestarted = false

    package init(checks: Int = 0) { self.checks = checks }
  }

  package var version = Self.currentVersion
  package var current: String?
  package var exercises: [String: Record] = [:]
  /// The letters that were guessed, by lesson id; files written before guesses have none.
  package var guesses: [String: String]?
  /// When lessons are asked about again, by lesson id; older files have none.
  package var reviews: [String: ReviewRecord]?
  /// The question of a review that was printed last and isn't answered yet; older files have none.
  package var asked: String?
  /// The days on which answers were checked; older files have none.
  package var practice: Practice?
  /// The letters that were chosen in the quiz, by form and then by item; older files have none.
  package var quiz: [String: [String: String]]?
  /// The answers by the names of their files; only in a ``SavedProgress``.
  package var answers: [String: String]?

  package init() {}

  /// The record of an exercise; an untouched one for an exercise that was never begun.
  package subscript(id: String) -> Record {
    get { exercises[id] ?? Record() }
    set { exercises[id] = newValue }
  }

  package func isSolved(_ id: String) -> Bool { exercises[id]?.state == .solved }
}

/// The last day on which an answer was checked, and how many days in a row there were until then.
package struct Practice: Hashable, Sendable, Codable {
  /// In days since 1970.
  private(set) var last: Int
  package private(set) var run = 1

  init(last: Int) { self.last = last }

  mutating func note(_ today: Int) {
    guard today != last else { return }
    (last, run) = (today, today == last &+ 1 ? run &+ 1 : 1)
  }
}

extension Progress {
  package mutating func notePractice(on today: Int) {
    guard today > 0 else { return }
    if practice == nil { practice = Practice(last: today) }
    practice?.note(today)
  }

  /// Begins the reviews of lessons that were passed.
  package mutating func settleReviews(of lessons: [String], on today: Int) {
    let records = ReviewPlan(reviews ?? [:], passed: lessons, on: today).records
    reviews = records.isEmpty ? nil : records
  }
}

/// Keeps a learner's progress in a file that survives crashes, damage and newer programs.
package struct ProgressStore: Sendable {
  package struct Loaded: Sendable {
    package var progress: Progress
    /// What the learner should know; `nil` when all is well.
    package var notice: ProgressNotice?
    /// Whether the file may be written: not when it is of a newer program or couldn't be read.
    var canSave: Bool
  }

  /// Of a file with progress, in bytes.
  package static let largest = 16 << 20
  private let folder: String

  package init(folder: String) { self.folder = folder }

  package var path: String { folder + "/progress.json" }
  /// The progress as it was before the last change.
  var backupPath: String { folder + "/progress.backup.json" }

  /// Reads the progress, reports and repairs damage, and never deletes a file.
  ///
  /// The timestamp goes into the name under which a damaged file is kept.
  package func load(timestamp: String) -> Loaded {
    let text: String
    do { text = try TextFile.read(path, limit: Self.largest) } catch {
      switch error.reason {
      case .missing: return Loaded(progress: recovered() ?? Progress(), canSave: true)
      case .notUTF8: return keepingDamaged(timestamp: timestamp)
      default:
        return Loaded(
          progress: recovered() ?? Progress(), notice: .unreadable(error.sentence), canSave: false)
      }
    }
    guard let version = Self.version(of: text) else { return keepingDamaged(timestamp: timestamp) }
    if version > Progress.currentVersion {
      return Loaded(
        progress: Self.decoded(text) ?? Progress(), notice: .newer(version: version), canSave: false
      )
    }
    guard let progress = Self.decoded(text) else { return keepingDamaged(timestamp: timestamp) }
    return Loaded(progress: progress, canSave: true)
  }

  /// Writes the progress, keeping the former one as a backup.
  ///
  /// - Throws: ``AtomicFile/WriteError``; the file is then as it was.
  package func save(_ progress: Progress) throws(AtomicFile.WriteError) {
    try Self.write(progress, to: path, backup: backupPath)
  }

  package static func write(
    _ progress: Progress, to path: String, backup: String? = nil
  ) throws(AtomicFile.WriteError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    guard let data = try? encoder.encode(progress) else {
      throw AtomicFile.WriteError(path, reason: .notEncoded)
    }
    try AtomicFile.write(String(decoding: data, as: UTF8.self) + "\n", to: path, backup: backup)
  }

  private func recovered() -> Progress? {
    guard let text = try? TextFile.read(backupPath, limit: Self.largest),
      let version = Self.version(of: text), version <= Progress.currentVersion
    else { return nil }
    return Self.decoded(text)
  }

  private func keepingDamaged(timestamp: String) -> Loaded {
    let kept = folder + "/progress.damaged-\(timestamp).json"
    let backup = recovered()
    let isKept = (try? FileManager.default.moveItem(atPath: path, toPath: kept)) != nil
    return Loaded(
      progress: backup ?? Progress(),
      notice: .damaged(keptAs: isKept ? kept : path, hasBackup: backup != nil), canSave: isKept)
  }

  private static func version(of text: String) -> Int? {
    struct Versioned: Decodable { let version: Int }
    return try? JSONDecoder().decode(Versioned.self, from: Data(text.utf8)).version
  }

  package static func decoded(_ text: String) -> Progress? {
    try? JSONDecoder().decode(Progress.self, from: Data(text.utf8))
  }
}

package enum ProgressNotice: Hashable, Sendable {
  /// The file was damaged and is kept; the progress comes from the backup, if there is one.
  case damaged(keptAs: String, hasBackup: Bool)
  /// A newer program wrote the file; this one reads what it can and leaves the file alone.
  case newer(version: Int)
  case unreadable(Sentence)
  case notSaved(Sentence)
}

/// How far an exercise has come; reports use the names of the cases.
package enum ExerciseState: String {
  case open, begun, seen, solved, skipped

  package var sentence: Sentence {
    switch self {
    case .open: .says("command.state.open")
    case .begun: .says("command.state.begun")
    case .seen: .says("command.state.seen")
    case .solved: .says("command.state.solved")
    case .skipped: .says("command.state.skipped")
    }
  }
}
