package import Platform

/// Waits until one of some files isn't what it was; `false` if somebody stopped the program before.
package typealias FileWatch =
  @Sendable (_ files: [String], _ seen: [FileFacts?], _ isStopped: () -> Bool) -> Bool

extension Surroundings {
  /// Looks at the files five times a second: a program that saves may put another file in place, so
  /// that nothing of the old one could be watched.
  static let looksAtFiles: FileWatch = { files, seen, isStopped in
    while !isStopped() {
      let facts = files.map { FileFacts($0) }
      if facts != seen, facts.contains(where: { $0 != nil }) { return true }
      usleep(200_000)
    }
    return false
  }
}
