import Course
import Platform
import SwiftRunning
import Terminal

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What `lessons install` copies, and where each part belongs in an ``InstalledCopy``.
struct InstallParts {
  let programs: [ProgramName: String]
  let course: String
  let sources: SourceRoot
}

/// Puts a copy of the program below a prefix, and takes it away again.
///
/// A new copy is written in full, beside an older one, before the link ``InstallPlaces/current`` is led
/// to it. So an interruption leaves what was there before.
struct Installation {
  let places: InstallPlaces
  let surroundings: Surroundings

  /// Throws if the places are taken.
  ///
  /// - Throws: ``CommandError/usage(_:)`` if something is there that wasn't installed by us.
  func check() throws(CommandError) {
    guard let taken = places.takenPlace else { return }
    throw .usage(.says("usage.placeTaken", ["path": surroundings.shortened(taken)]))
  }

  /// Installs the parts in place of an older copy.
  ///
  /// - Returns: The files of older copies that stay, because somebody changed them.
  func install(_ parts: InstallParts) throws(CommandError) -> [String] {
    try check()
    let made = places.missingFolders
    for folder in places.folders {
      try LearnerFiles.makeFolder(folder)
    }
    return try locked { () throws(CommandError) in
      try mark(made)
      removeDrafts()
      let old = places.copies
      let name = freeName()
      try write(parts, as: name)
      try link(places.current, to: name)
      try link(places.share, to: places.shareTarget)
      for name in ProgramName.allCases {
        if parts.programs[name] == nil {
          unlink(places.program(name))
        } else {
          try link(places.program(name), to: places.target(of: name))
        }
      }
      return old.flatMap { $0.remove() }
    }
  }

  /// Takes away what was installed.
  ///
  /// - Returns: The files that stay, because somebody changed them.
  func uninstall() throws(CommandError) -> [String] {
    try check()
    return try locked { () throws(CommandError) in
      // Without the first links nobody can call the program any more.
      for path in ProgramName.allCases.map(places.program) + [places.share, places.current] {
        unlink(path)
      }
      removeDrafts()
      let kept = places.copies.flatMap { $0.remove() }
      guard kept.isEmpty else { return kept }
      let made = ((try? TextFile.read(places.marker)) ?? "").split(separator: "\n")
      unlink(places.marker)
      // Whatever the file says, only folders on the way to the program's own are removed.
      let own = places.folders.flatMap(Folder.withAllAbove)
      for folder in [places.home] + made.map(String.init).filter(own.contains).sorted(by: >) {
        rmdir(folder)
      }
      return []
    }
  }

  private func freeName() -> String {
    var number = 1
    var name = surroundings.timestamp
    while Folder.hasItem("\(places.home)/\(name)") {
      number += 1
      name = "\(surroundings.timestamp)-\(number)"
    }
    return name
  }

  private func write(_ parts: InstallParts, as name: String) throws(CommandError) {
    let draft = InstalledCopy(path: "\(places.home)/\(name)\(InstalledCopy.draftEnding)")
    defer { try? FileManager.default.removeItem(atPath: draft.path) }
    for folder in ["bin", "share/lessons"] {
      try LearnerFiles.makeFolder("\(draft.path)/\(folder)")
    }
    func add(_ source: String, _ name: String) throws(CommandError) {
      try draft.add(source, as: name, shownAs: surroundings.shortened(source))
    }
    for name in ProgramName.allCases {
      if let file = parts.programs[name] { try add(file, "bin/\(name.rawValue)") }
    }
    try add(parts.course, "share/lessons/Lessons")
    for folder in parts.sources.folders where Folder.exists("\(parts.sources.folder)/\(folder)") {
      try add("\(parts.sources.folder)/\(folder)", "share/lessons/\(folder)")
    }
    try draft.finish()
    guard rename(draft.path, "\(places.home)/\(name)") == 0 else {
      throw .notWritten(
        path: "\(places.home)/\(name)", reason: Sentence(verbatim: String(cString: strerror(errno)))
      )
    }
  }

  private func link(_ path: String, to target: String) throws(CommandError) {
    guard AtomicLink.target(of: path) != target else { return }
    do { try AtomicLink.point(path, to: target) } catch {
      throw .notWritten(path: surroundings.shortened(path), reason: error.sentence)
    }
  }

  /// Keeps which folders were made, when something is installed for the first time.
  private func mark(_ made: [String]) throws(CommandError) {
    guard !Folder.hasItem(places.marker) else { return }
    try LearnerFiles.write(
      made.map { $0 + "\n" }.joined(), to: places.marker,
      shownAs: surroundings.shortened(places.marker))
  }

  /// Does something while no other process installs here.
  private func locked<Value>(
    _ body: () throws(CommandError) -> Value
  ) throws(CommandError) -> Value {
    guard let lock = FileLock(places.home) else {
      throw .usage(
        .says("usage.installRunning", ["folder": surroundings.shortened(places.prefix)]))
    }
    let result = Result(catching: body)
    lock.release()
    return try result.get()
  }

  /// Removes what interrupted installations have left; under the lock nobody writes there.
  private func removeDrafts() {
    for name in Folder.names(in: places.home) where name.hasSuffix(InstalledCopy.draftEnding) {
      try? FileManager.default.removeItem(atPath: "\(places.home)/\(name)")
    }
  }
}

/// Where an installation keeps what, below its prefix.
///
/// All links lead through ``current``, so that changing that one link installs everything at once.
struct InstallPlaces {
  /// The folder that holds `bin`, `lib` and `share`: its absolute path, links followed, and empty for
  /// the root.
  let prefix: String

  func program(_ name: ProgramName) -> String { "\(prefix)/bin/\(name.rawValue)" }
  /// The course and the sources, under a path that stays the same after an update.
  var share: String { "\(prefix)/share/lessons" }
  var home: String { "\(prefix)/lib/lessons" }
  /// The link that says which copy is used.
  var current: String { "\(home)/current" }
  /// Says that the folder is an installation's, and which folders were made for it.
  var marker: String { "\(home)/installed-by-lessons" }

  func target(of name: ProgramName) -> String { "\(current)/bin/\(name.rawValue)" }
  private var programs: [(String, String)] {
    ProgramName.allCases.map { (program($0), target(of: $0)) }
  }
  var shareTarget: String { "\(current)/share/lessons" }

  /// The places below a folder, which need not be there yet.
  ///
  /// - Parameter prefix: Its absolute path; links on the way are followed.
  init(below prefix: String) {
    let place = PathWalk(to: prefix).place
    self.prefix = place == "/" ? "" : place
  }

  var isUsed: Bool {
    Folder.hasItem(marker)
      || (programs + [(share, shareTarget)]).contains { AtomicLink.target(of: $0) == $1 }
  }

  var takenPlace: String? {
    for (path, target) in programs + [(share, shareTarget)]
    where FileFacts(path, followingLinks: false) != nil && AtomicLink.target(of: path) != target {
      return path
    }
    guard let facts = FileFacts(home, followingLinks: false), !Folder.hasItem(marker) else {
      return nil
    }
    return facts.isFolder && Folder.names(in: home).isEmpty ? nil : home
  }

  var folders: [String] { ["\(prefix)/bin", "\(prefix)/share", home] }

  /// The folders that have to be made, those further in last.
  var missingFolders: [String] {
    var missing: [String] = []
    for folder in folders.flatMap(Folder.withAllAbove).reversed()
    where !Folder.hasItem(folder) && !missing.contains(folder) {
      missing.append(folder)
    }
    return missing.sorted()
  }

  /// The complete copies of the program; more than one where somebody changed files of an older one.
  var copies: [InstalledCopy] {
    Folder.names(in: home).map { "\(home)/\($0)" }
      .filter { AtomicLink.target(of: $0) == nil }
      .map { InstalledCopy(path: $0) }.filter(\.isComplete)
  }
}

/// A copy of the program with its course and its sources, in a folder of its own.
///
/// A list in the folder names every file with its size and its time, so that only what was installed
/// is ever removed.
struct InstalledCopy {
  let path: String

  /// The list is written last: a folder without it isn't complete.
  private var list: String { "\(path)/installed-files" }

  var isComplete: Bool { Folder.hasItem(list) && !path.hasSuffix(Self.draftEnding) }

  static let draftEnding = ".new"

  /// Copies a file or a folder with all that is in it; hidden files stay behind.
  ///
  /// The source is an absolute path, and the name says where it belongs, seen from this copy.
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
        throw .notWritten(path: target, reason: .says("files.notCopied", ["file": shown]))
      }
    }
  }

  func finish() throws(CommandError) {
    let lines = files(below: "").compactMap { name in
      FileFacts("\(path)/\(name)").map { "\($0.stamp) \(name)\n" }
    }
    try LearnerFiles.write(lines.joined(), to: list)
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
