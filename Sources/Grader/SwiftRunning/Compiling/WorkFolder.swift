import Course
import Grading
import Platform

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A temporary folder for the files of one answer, which no other user can read.
struct WorkFolder: Sendable {
  let path: String
  /// The descriptor of the folder's lock, which the process releases at its end; negative without one.
  private let lock: Int32

  private static let prefix = "answer-"
  /// Without locks, a folder counts as abandoned after so many seconds.
  private static let longestUse = 3600

  /// Makes a folder of a new name.
  init(in cache: CacheFolder) throws(SwiftFailure) {
    try CacheFolder.make(cache.work)
    Self.sweep(cache.work)
    // A process that removes folders waits until the new folder has its lock.
    let making = Self.opened(cache.work)
    defer { if making >= 0 { close(making) } }
    while making >= 0, flock(making, LOCK_SH) != 0, errno == EINTR {}
    var name = Array("\(cache.work)/\(Self.prefix)XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else {
      throw .unavailable(
        reason: .says("machine.work.notMade", ["folder": .text(cache.work)]),
        advice: .says("machine.work.notMade.advice"))
    }
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    lock = Self.opened(path)
    if lock >= 0 { _ = flock(lock, LOCK_EX | LOCK_NB) }
  }

  private static func opened(_ folder: String) -> Int32 {
    open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  }

  func write(_ text: String, as name: String) throws(SwiftFailure) {
    guard SmallFile.write(text, to: "\(path)/\(name)") else {
      throw .unavailable(
        reason: .says("machine.work.notWritten", ["file": .text("\(path)/\(name)")]),
        advice: .says("machine.work.notWritten.advice"))
    }
  }

  /// Removes the folders of processes that were killed.
  fileprivate static func sweep(_ folder: String) {
    let making = opened(folder)
    guard making >= 0 else { return }
    defer { close(making) }
    // Another process removes or makes folders at this moment.
    let isAlone = flock(making, LOCK_EX | LOCK_NB) == 0
    // The user chose the cache's folder, and may have other files in it.
    for name in Folder.names(in: folder) where name.hasPrefix(prefix) {
      let path = "\(folder)/\(name)"
      if isOld(path) || isAlone && isAbandoned(path) {
        try? FileManager.default.removeItem(atPath: path)
      }
    }
  }

  private static func isOld(_ path: String) -> Bool {
    FileFacts(path).map { time(nil) - $0.changed.seconds > longestUse } ?? false
  }

  private static func isAbandoned(_ path: String) -> Bool {
    let folder = opened(path)
    guard folder >= 0 else { return false }
    defer { close(folder) }
    return flock(folder, LOCK_EX | LOCK_NB) == 0
  }

  func remove() {
    try? FileManager.default.removeItem(atPath: path)
    if lock >= 0 { close(lock) }
  }
}

extension CacheFolder {
  /// Removes the folders that killed processes left here.
  ///
  /// Compiling an answer does so, too; this is for a run that may have none to compile.
  package func removeAbandonedWork() { WorkFolder.sweep(work) }
}
