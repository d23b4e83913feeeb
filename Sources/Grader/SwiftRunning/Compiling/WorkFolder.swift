#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

import Grader

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder for the files of one answer, which nobody else can look into.
struct WorkFolder: Sendable {
  let path: String

  /// Makes a folder of a new name.
  ///
  /// - Throws: ``SwiftFailure/unavailable(reason:advice:)`` if it can't be made.
  init(in cache: CacheFolder) throws(SwiftFailure) {
    try CacheFolder.make(cache.work)
    Self.sweep(cache.work)
    var name = Array("\(cache.work)/answer-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else {
      throw .unavailable(
        reason: "no folder can be made in \(cache.work)",
        advice: "see that there is room on the disk, or name another with LESSONS_CACHE")
    }
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  func write(_ text: String, as name: String) throws(SwiftFailure) {
    guard SmallFile.write(text, to: "\(path)/\(name)") else {
      throw .unavailable(
        reason: "\(path)/\(name) can't be written", advice: "see that there is room on the disk")
    }
  }

  /// Takes away what processes that were killed have left behind an hour ago.
  private static func sweep(_ folder: String) {
    for name in Folder.names(in: folder) {
      guard let facts = FileFacts("\(folder)/\(name)"), time(nil) - facts.changed.seconds > 3600
      else { continue }
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
