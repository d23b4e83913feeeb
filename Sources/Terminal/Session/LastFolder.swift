import Platform
import SwiftRunning

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where progress was last saved on this machine, kept in the cache for a learner who starts elsewhere.
///
/// It is a convenience: where it can't be kept, nothing is lost.
struct LastFolder {
  private let cache: String
  private var file: String { cache + "/last-folder" }

  package init?(_ surroundings: Surroundings) {
    guard let cache = CacheFolder(environment: surroundings.environment) else { return nil }
    self.cache = cache.path
  }

  /// The learner's folder; `nil` if none is known, or it is gone.
  package var path: String? {
    guard let text = try? TextFile.read(file, limit: 1 << 12) else { return nil }
    let path = String(text.prefix { !$0.isNewline })
    return Workspace(path: path).isMade ? path : nil
  }

  package func remember(_ folder: String) {
    guard path != folder else { return }
    // Programs are kept beside it, so nobody else may write there.
    try? FileManager.default.createDirectory(
      atPath: cache, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try? AtomicFile.write(folder + "\n", to: file)
  }
}
