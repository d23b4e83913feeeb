package import Course
package import Grading
import Platform

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Makes and reads the learner's files; nothing that the learner wrote is ever lost.
package enum LearnerFiles {
  package static func makeFolder(_ path: String) throws(CommandError) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw .notWritten(path: path, reason: .says("files.folderNotMade"))
    }
  }

  /// Writes the starters of an exercise, where the learner has no file already.
  ///
  /// The notation that the course shows comes last, so that its file is the one changed last.
  static func makeStarter(of exercise: Exercise, in workspace: Workspace) throws(CommandError) {
    let files = try workspace.files(of: exercise)
    let folder = try workspace.place(of: exercise.lessonFolder)
    // An answer in a lesson's former folder would be passed over for a newer starter.
    if files.contains(where: { !$0.hasPrefix(folder + "/") && Folder.hasItem($0) }) { return }
    for (path, starter) in zip(files, exercise.starters).reversed()
    where !Folder.hasItem(path) {
      try makeFolder(folder)
      try write(starter.text, to: path)
    }
  }

  /// Puts the starters back and keeps what the learner wrote under dated names.
  ///
  /// - Returns: The paths of the copies, that of the file that was changed last before the others;
  ///   empty if there was nothing to keep.
  package static func reset(
    _ exercise: Exercise, in workspace: Workspace, timestamp: String
  ) throws(CommandError) -> [String] {
    let current = try workspace.file(of: exercise)
    var copies: [String] = []
    for path in try workspace.files(of: exercise) where Folder.hasItem(path) {
      let kept = freeName(for: path, timestamp)
      do { try FileManager.default.moveItem(atPath: path, toPath: kept) } catch {
        throw .notWritten(path: path, reason: .says("files.copyNotMade", ["file": .text(kept)]))
      }
      copies.insert(kept, at: path == current ? 0 : copies.count)
    }
    try makeStarter(of: exercise, in: workspace)
    return copies
  }

  /// Keeps a text under a dated name beside the file of which it is another version.
  ///
  /// - Returns: The path of the copy.
  package static func keep(
    _ text: String, beside path: String, _ timestamp: String
  ) throws(CommandError) -> String {
    let kept = freeName(for: path, timestamp)
    try write(text, to: kept)
    return kept
  }

  private static func freeName(for path: String, _ timestamp: String) -> String {
    let ending = Notation(path: path).fileExtension
    let base = "\(path.dropLast(ending.count + 1)).\(timestamp)"
    var number = 1
    var name = "\(base).\(ending)"
    while Folder.hasItem(name) {
      number += 1
      name = "\(base)-\(number).\(ending)"
    }
    return name
  }

  package static func write(_ text: String, to path: String) throws(CommandError) {
    do { try AtomicFile.write(text, to: path) } catch {
      throw .notWritten(path: path, reason: error.sentence)
    }
  }

  /// The learner's answer.
  ///
  /// Whoever hands in a link could have a file read that isn't theirs, and shown to them in words
  /// about its lines.
  package static func answer(at path: String, shownAs shown: String) throws(CommandError) -> Answer
  {
    do {
      return Answer(text: try TextFile.read(path, followingLinks: false), path: shown)
    } catch {
      throw .file(error.named(shown))
    }
  }

  /// Whether nothing is there, or a folder with nothing in it, hidden files included.
  package static func isFree(_ path: String) -> Bool {
    guard Folder.hasItem(path) else { return true }
    guard Folder.exists(path),
      let names = try? FileManager.default.contentsOfDirectory(atPath: path)
    else { return false }
    return names.isEmpty
  }
}
