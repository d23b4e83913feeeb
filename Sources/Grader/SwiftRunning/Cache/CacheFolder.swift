import Course
import Grading
import Platform

/// The folder of built modules and earlier results; anything in it can be deleted.
package struct CacheFolder: Hashable, Sendable {
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

  package var modules: String { path + "/modules" }
  package var results: String { path + "/results" }
  var work: String { path + "/work" }

  /// Makes a folder that only its owner can look into, and those above it that aren't there.
  static func make(_ folder: String) throws(SwiftFailure) {
    let missing = Folder.withAllAbove(folder).prefix { !Folder.exists($0) }
    for folder in missing.reversed() {
      // Another process may have made it meanwhile.
      guard mkdir(folder, 0o700) == 0 || Folder.exists(folder) else {
        throw .unavailable(
          reason: .says("machine.cache.notMade", ["folder": .text(folder)]),
          advice: .says("machine.cache.notMade.advice"))
      }
    }
  }
}
