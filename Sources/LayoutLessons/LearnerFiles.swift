#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Grader

/// Makes and reads the learner's files; nothing that the learner wrote is ever lost.
enum LearnerFiles {
  /// Makes a folder and those above it.
  static func makeFolder(_ path: String) throws(CommandError) {
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true)
    } catch {
      throw .notWritten(path: path, reason: "the folder can't be made here")
    }
  }

  /// Writes the starter of an exercise, unless the learner has a file already.
  static func makeStarter(
    of exercise: Exercise, in workspace: Workspace
  ) throws(CommandError) {
    let path = workspace.file(of: exercise)
    guard !Folder.hasItem(path) else { return }
    try makeFolder("\(workspace.path)/\(exercise.lessonFolder)")
    try write(exercise.starter.text, to: path)
  }

  /// Puts the starter back and keeps what the learner wrote under a dated name.
  ///
  /// - Returns: The copy's path, or `nil` if there was nothing to keep.
  static func reset(
    _ exercise: Exercise, in workspace: Workspace, timestamp: String
  ) throws(CommandError) -> String? {
    let path = workspace.file(of: exercise)
    var copy: String?
    if Folder.hasItem(path) {
      let kept = freeName(
        "\(workspace.path)/\(exercise.lessonFolder)/\(exercise.id).\(timestamp)")
      do { try FileManager.default.moveItem(atPath: path, toPath: kept) } catch {
        throw .notWritten(path: path, reason: "the copy \(kept) can't be made")
      }
      copy = kept
    }
    try makeFolder("\(workspace.path)/\(exercise.lessonFolder)")
    try write(exercise.starter.text, to: path)
    return copy
  }

  private static func freeName(_ base: String) -> String {
    var number = 1
    var name = "\(base).layout"
    while Folder.hasItem(name) {
      number += 1
      name = "\(base)-\(number).layout"
    }
    return name
  }

  private static func write(_ text: String, to path: String) throws(CommandError) {
    do { try AtomicFile.write(text, to: path) } catch {
      throw .notWritten(path: path, reason: error.reason)
    }
  }

  /// The learner's answer.
  static func answer(at path: String, shownAs shown: String) throws(CommandError) -> Answer {
    do {
      return Answer(text: try TextFile.read(path), path: shown)
    } catch {
      throw .file(error.named(shown))
    }
  }
}
