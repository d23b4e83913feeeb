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

/// The folder in which built modules and earlier results are kept; anything in it can be deleted.
package struct CacheFolder: Hashable, Sendable {
  /// Its absolute path.
  package let path: String

  /// A folder that is made when it is first needed.
  package init(_ path: String) { self.path = path }

  /// The folder that a user's environment asks for; `nil` if it names no home.
  ///
  /// Source: *XDG Base Directory Specification*, `$XDG_CACHE_HOME`.
  package init?(environment: [String: String]) {
    func value(_ name: String) -> String? {
      environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    if let asked = value("LESSONS_CACHE") {
      self.init(asked)
    } else if let caches = value("XDG_CACHE_HOME") {
      self.init(caches + "/layout-lessons")
    } else if let home = value("HOME") {
      #if os(macOS)
        self.init(home + "/Library/Caches/layout-lessons")
      #else
        self.init(home + "/.cache/layout-lessons")
      #endif
    } else {
      return nil
    }
  }

  var modules: String { path + "/modules" }
  /// Where results are kept.
  package var results: String { path + "/results" }
  var work: String { path + "/work" }

  /// Makes a folder that only its owner can look into, with those above it.
  ///
  /// - Throws: ``SwiftFailure/unavailable(reason:advice:)`` if it can't be made.
  static func make(_ folder: String) throws(SwiftFailure) {
    if Folder.exists(folder) { return }
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .unavailable(
        reason: "the folder \(folder) can't be made",
        advice: "name another folder with LESSONS_CACHE=/path/to/folder")
    }
  }
}
