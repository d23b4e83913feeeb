package import Course
package import Grading
import Platform
import SwiftRunning

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
  package static func makeStarter(of exercise: Exercise, in workspace: Workspace)
    throws(CommandError)
  {
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
        throw .notWritten(path: path, reason: .says("files.copyNotMade", ["file": kept]))
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

  package static func write(
    _ text: String, to path: String, shownAs shown: String? = nil
  ) throws(CommandError) {
    do { try AtomicFile.write(text, to: path) } catch {
      throw .notWritten(path: shown ?? path, reason: error.sentence)
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

/// The learner's folder: a file for each exercise, and the progress.
package struct Workspace: Sendable {
  package static let folderName = "layout-lessons"
  /// The file that marks a folder of another name as a learner's.
  ///
  /// Progress alone marks none: other programs keep a `progress.json`, too, and theirs mustn't be
  /// taken for a damaged one of ours.
  package static let markerName = ".layout-lessons"

  package let path: String

  package init(path: String) { self.path = path }

  /// The learner's folder in an absolute path or above it, if there is one.
  package static func find(from folder: String) -> Workspace? {
    var folder = folder
    while true {
      if Workspace(path: folder).isMade { return Workspace(path: folder) }
      let inside = folder == "/" ? "/\(folderName)" : "\(folder)/\(folderName)"
      if Folder.exists(inside) { return Workspace(path: inside) }
      guard let slash = folder.lastIndex(of: "/"), folder != "/" else { return nil }
      folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
    }
  }

  package var isMade: Bool {
    if Folder.hasItem("\(path)/\(Self.markerName)") { return true }
    return path.hasSuffix("/\(Self.folderName)") && Folder.hasItem(path + "/progress.json")
  }

  /// The learner's files of an exercise, one for each notation that it accepts.
  ///
  /// A lesson may get another number or lose an exercise to another lesson while somebody takes the
  /// course. A file that isn't in the lesson's folder is looked for in those of all lessons.
  ///
  /// - Throws: ``CommandError/file(_:)`` if a link leads out of the folder.
  package func files(of exercise: Exercise) throws(CommandError) -> [String] {
    var files: [String] = []
    for name in exercise.fileNames {
      let file = try place(of: "\(exercise.lessonFolder)/\(name)")
      let former = Folder.hasItem(file) ? nil : formerFile(named: name)
      files.append(former ?? file)
    }
    return files
  }

  private func formerFile(named name: String) -> String? {
    Folder.names(in: path).lazy.filter { LessonHeader.words(of: $0) != $0 }
      .compactMap { try? InnerPath.path(of: "\($0)/\(name)", in: path) }.first(
        where: Folder.hasItem)
  }

  /// The learner's file of an exercise: where there are several, the one that was changed last.
  package func file(of exercise: Exercise) throws(CommandError) -> String {
    Self.newest(of: try files(of: exercise))
  }

  /// Where something belongs in the folder; it need not be there yet.
  package func place(of name: String) throws(CommandError) -> String {
    do { return try InnerPath.path(of: name, in: path) } catch {
      throw .file(error.named("\(path)/\(name)"))
    }
  }

  /// The file that was changed last; the first one if none is there.
  package static func newest(of files: [String]) -> String {
    var newest = files[0]
    guard files.count > 1, var time = FileFacts(newest)?.changed else {
      return files.first { Folder.hasItem($0) } ?? newest
    }
    for file in files.dropFirst() {
      if let changed = FileFacts(file)?.changed, changed > time { (newest, time) = (file, changed) }
    }
    return newest
  }

  package var progress: ProgressStore { ProgressStore(folder: path) }
}

/// The folder in which progress of a course was last saved on this machine.
///
/// The cache keeps a line for each course, with its title and the folder. It is a convenience: where
/// it can't be kept, nothing is lost.
struct LastFolder {
  private let course: OpenCourse
  private let cache: String
  private var file: String { cache + "/last-folder" }
  /// How the course's line begins.
  private var key: String { course.title.filter { !$0.isNewline } + "\t" }

  /// - Returns: `nil` without a cache, and under `CI`, where every run begins afresh.
  init?(of course: OpenCourse, _ surroundings: Surroundings) {
    guard surroundings.environment["CI", default: ""].isEmpty,
      let cache = CacheFolder(environment: surroundings.environment)
    else { return nil }
    (self.course, self.cache) = (course, cache.path)
  }

  private var lines: [Substring] {
    let text = try? TextFile.read(file, limit: 1 << 16)
    return text?.split(whereSeparator: \.isNewline) ?? []
  }

  /// The learner's folder; `nil` if none is known, or it is gone.
  var path: String? {
    let lines = lines
    let own = lines.first { $0.hasPrefix(key) }?.dropFirst(key.count) ?? lines.first(where: isOlder)
    return own.map(String.init).flatMap { Workspace(path: $0).isMade ? $0 : nil }
  }

  /// Whether an older program wrote a line, which names no course, and the exercise that was shown
  /// last in its folder is of this one.
  private func isOlder(_ line: Substring) -> Bool {
    guard line.hasPrefix("/"), let text = try? TextFile.read("\(line)/progress.json"),
      let exercise = ProgressStore.decoded(text)?.current
    else { return false }
    return (try? course.exercise(exercise)) != nil
  }

  func remember(_ folder: String) {
    guard path != folder else { return }
    // Programs are kept beside it, so nobody else may write there.
    try? FileManager.default.createDirectory(
      atPath: cache, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let others = lines.filter { !$0.hasPrefix(key) }.map { "\($0)\n" }.joined()
    try? AtomicFile.write("\(others)\(key)\(folder)\n", to: file)
  }
}
