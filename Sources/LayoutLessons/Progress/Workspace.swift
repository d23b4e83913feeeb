package import Course
import Platform

/// The learner's folder: a file for each exercise, and the progress.
package struct Workspace: Sendable {
  /// The name of the folder that `next` makes.
  package static let folderName = "layout-lessons"
  /// The file that marks a folder of another name as a learner's.
  ///
  /// Progress alone marks none: other programs keep a `progress.json`, too, and theirs mustn't be
  /// taken for a damaged one of ours.
  package static let markerName = ".layout-lessons"

  /// The folder's path.
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
  package func files(of exercise: Exercise) -> [String] {
    exercise.fileNames.map { name in
      let file = "\(path)/\(exercise.lessonFolder)/\(name)"
      if Folder.hasItem(file) { return file }
      let former = Folder.names(in: path).filter { LessonHeader.words(of: $0) != $0 }
      return former.map { "\(path)/\($0)/\(name)" }.first { Folder.hasItem($0) } ?? file
    }
  }

  /// The learner's file of an exercise: where there are several, the one that was changed last.
  package func file(of exercise: Exercise) -> String {
    Self.newest(of: files(of: exercise))
  }

  /// The file that was changed last; the first one if none is there.
  static func newest(of files: [String]) -> String {
    var newest = files[0]
    guard files.count > 1, var time = FileFacts(newest)?.changed else {
      return files.first { Folder.hasItem($0) } ?? newest
    }
    for file in files.dropFirst() {
      if let changed = FileFacts(file)?.changed, changed > time { (newest, time) = (file, changed) }
    }
    return newest
  }

  /// Where the progress is kept.
  package var progress: ProgressStore { ProgressStore(folder: path) }
}
