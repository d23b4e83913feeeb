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
  /// The files of the programs that there are.
  let programs: [ProgramName: String]
  let course: String
  /// The folder of the sources that answers in Swift need.
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
    throw .usage(.says("usage.placeTaken", ["path": .text(surroundings.shortened(taken))]))
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

  /// A name for a new copy, which no other one has.
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
    for folder in SourceRoot.folders {
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
      throw .notWritten(
        path: surroundings.shortened(path), reason: error.sentence)
    }
  }

  /// Keeps which folders were made, when something is installed for the first time.
  private func mark(_ made: [String]) throws(CommandError) {
    guard !Folder.hasItem(places.marker) else { return }
    do { try AtomicFile.write(made.map { $0 + "\n" }.joined(), to: places.marker) } catch {
      throw .notWritten(
        path: surroundings.shortened(places.marker), reason: error.sentence)
    }
  }

  /// Does something while no other process installs here.
  private func locked<Value>(
    _ body: () throws(CommandError) -> Value
  ) throws(CommandError) -> Value {
    guard let lock = FileLock(places.home) else {
      throw .usage(
        .says("usage.installRunning", ["folder": .text(surroundings.shortened(places.prefix))]))
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
