import Course
package import Platform

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Keeps a learner's progress in a file that survives crashes, damage and newer programs.
package struct ProgressStore: Sendable {
  package struct Loaded: Sendable {
    package var progress: Progress
    /// What the learner should know; `nil` when all is well.
    package var notice: ProgressNotice?
    /// Whether the file may be written: not when it is of a newer program or couldn't be read.
    var canSave: Bool
  }

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
    do { text = try TextFile.read(path, limit: 16 << 20) } catch {
      switch error.reason {
      case .missing: return Loaded(progress: recovered() ?? Progress(), canSave: true)
      case .notUTF8: return keepingDamaged(timestamp: timestamp)
      default:
        return Loaded(
          progress: recovered() ?? Progress(), notice: .unreadable(error.sentence), canSave: false)
      }
    }
    guard let version = Self.version(of: text) else {
      return keepingDamaged(timestamp: timestamp)
    }
    if version > Progress.currentVersion {
      return Loaded(
        progress: Self.decoded(text) ?? Progress(), notice: .newer(version: version),
        canSave: false)
    }
    guard let progress = Self.decoded(text) else { return keepingDamaged(timestamp: timestamp) }
    return Loaded(progress: progress, canSave: true)
  }

  /// Writes the progress, keeping the former one as a backup.
  ///
  /// - Throws: ``AtomicFile/WriteError``; the file is then as it was.
  package func save(_ progress: Progress) throws(AtomicFile.WriteError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    guard let data = try? encoder.encode(progress) else {
      throw AtomicFile.WriteError(path, reason: .notEncoded)
    }
    try AtomicFile.write(String(decoding: data, as: UTF8.self) + "\n", to: path, backup: backupPath)
  }

  private func recovered() -> Progress? {
    guard let text = try? TextFile.read(backupPath, limit: 16 << 20),
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
      notice: .damaged(keptAs: isKept ? kept : path, hasBackup: backup != nil),
      canSave: isKept)
  }

  private static func version(of text: String) -> Int? {
    struct Versioned: Decodable { let version: Int }
    return try? JSONDecoder().decode(Versioned.self, from: Data(text.utf8)).version
  }

  package static func decoded(_ text: String) -> Progress? {
    try? JSONDecoder().decode(Progress.self, from: Data(text.utf8))
  }
}
