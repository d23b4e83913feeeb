package import Course
import Platform

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

  /// Whether the folder is a learner's.
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

  /// A file of that name in the folder of another lesson.
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
