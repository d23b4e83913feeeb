import Course
import Platform
import Terminal

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A copy of the program with its course and its sources, in a folder of its own.
///
/// A list in the folder names every file with its size and its time, so that only what was installed
/// is ever removed.
struct InstalledCopy {
  let path: String

  /// The list is written last: a folder without it isn't complete.
  private var list: String { "\(path)/installed-files" }

  var isComplete: Bool { Folder.hasItem(list) && !path.hasSuffix(Self.draftEnding) }

  /// The ending of the name of a folder while it is being written.
  static let draftEnding = ".new"

  /// Copies a file or a folder with all that is in it; hidden files stay behind.
  ///
  /// - Parameters:
  ///   - source: An absolute path.
  ///   - name: Where it belongs, seen from this copy.
  ///   - shown: The source as messages name it.
  /// - Throws: ``CommandError`` about the first file that can't be copied.
  func add(_ source: String, as name: String, shownAs shown: String) throws(CommandError) {
    guard let facts = FileFacts(source, followingLinks: false) else {
      throw .file(TextFileError(shown, .missing))
    }
    guard !facts.isLink else { throw .file(TextFileError(shown, .link)) }
    let target = "\(path)/\(name)"
    if facts.isFolder {
      try LearnerFiles.makeFolder(target)
      for item in Folder.names(in: source) {
        try add("\(source)/\(item)", as: "\(name)/\(item)", shownAs: "\(shown)/\(item)")
      }
    } else {
      do { try FileManager.default.copyItem(atPath: source, toPath: target) } catch {
        throw .notWritten(path: target, reason: .says("files.notCopied", ["file": .text(shown)]))
      }
    }
  }

  /// Writes the list of all files that are in the copy.
  func finish() throws(CommandError) {
    let lines = files(below: "").compactMap { name in
      FileFacts("\(path)/\(name)").map { "\($0.stamp) \(name)\n" }
    }
    do { try AtomicFile.write(lines.joined(), to: list) } catch {
      throw .notWritten(path: list, reason: error.sentence)
    }
  }

  private func files(below folder: String) -> [String] {
    Folder.names(in: "\(path)/\(folder)").flatMap { name in
      let inner = folder.isEmpty ? name : "\(folder)/\(name)"
      return Folder.exists("\(path)/\(inner)") ? files(below: inner) : [inner]
    }
  }

  /// Removes what was installed and is as it was installed.
  ///
  /// - Returns: The paths of the files that stay, because somebody changed them.
  func remove() -> [String] {
    let entries = ((try? TextFile.read(list)) ?? "").split(separator: "\n").map {
      $0.split(separator: " ", maxSplits: 2).map(String.init)
    }.filter { $0.count == 3 }
    var folders: Set<String> = []
    var kept: [String] = []
    for entry in entries {
      guard let file = try? InnerPath.path(of: entry[2], in: path) else { continue }
      folders.formUnion(Folder.withAllAbove(file).dropFirst().prefix { $0 != path })
      guard let facts = FileFacts(file, followingLinks: false) else { continue }
      guard !facts.isFolder, facts.stamp == "\(entry[0]) \(entry[1])" else {
        kept.append(file)
        continue
      }
      if unlink(file) != 0 { kept.append(file) }
    }
    // A folder that holds something else isn't empty, so it stays.
    for folder in folders.sorted(by: >) { rmdir(folder) }
    let isEmpty = Folder.names(in: path) == [Self.name(of: list)]
    guard kept.isEmpty, isEmpty else { return kept.isEmpty ? [path] : kept }
    unlink(list)
    rmdir(path)
    return []
  }

  private static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? ""
  }
}
