package import Grading
import LayoutEngine
import Platform

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The results of earlier runs, by everything that they depend on.
///
/// It stores only results that every run gives: layouts, and compile errors.
package struct ResultCache: Sendable {
  /// Changes with the form of the entries, and with the words in them.
  private static let version = "3"
  /// When there are more entries, the oldest quarter goes.
  package static let most = 2000

  package let folder: String

  /// The results in a folder, which is made for the first result.
  package init(folder: String) { self.folder = folder }

  static func key(
    _ text: String, fileName: String, glue: Glue, cases: [LayoutSnapshot], modules: String
  ) -> String {
    var hash = SHA256()
    for field in [version, modules, fileName, text, glue.text] {
      hash.update(field: field)
    }
    for given in cases { hash.update(field: given.text(nonce: "case")) }
    return hash.finish()
  }

  /// A stored result; damaged ones and those of other users count as missing.
  package func result(for key: String) -> Result<SwiftRun, SwiftFailure>? {
    let file = "\(folder)/\(key)"
    guard Account.own.owns(file), let text = try? TextFile.read(file, limit: ResultEntry.mostBytes),
      let result = ResultEntry.result(in: text)
    else {
      count("misses")
      return nil
    }
    count("hits")
    return result
  }

  /// Stores a result, if every run would give it.
  package func keep(_ result: Result<SwiftRun, SwiftFailure>, for key: String) {
    guard let text = ResultEntry.text(of: result) else { return }
    do throws(SwiftFailure) {
      try CacheFolder.make(folder)
    } catch {
      return
    }
    SmallFile.replace("\(folder)/\(key)", with: text)
    evict()
  }

  private func evict() {
    let names = Folder.names(in: folder).filter { $0.count >= 64 }
    guard names.count > Self.most else { return }
    let aged = names.map {
      (name: $0, time: FileFacts("\(folder)/\($0)")?.changed.seconds ?? 0)
    }
    for (name, _) in aged.sorted(by: { ($0.time, $0.name) < ($1.time, $1.name) })
      .prefix(names.count - Self.most * 3 / 4)
    {
      unlink("\(folder)/\(name)")
    }
  }
}

// MARK: How often it helped

extension ResultCache {
  /// How many answers were found, and how many had to be run, since the cache was made.
  package var counts: (hits: Int, misses: Int) { (size(of: "hits"), size(of: "misses")) }

  /// One byte for each: appending needs no lock.
  private func count(_ name: String) {
    let file = open("\(folder)/\(name)", O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { return }
    var byte = UInt8(ascii: ".")
    _ = write(file, &byte, 1)
    close(file)
  }

  private func size(of name: String) -> Int { FileFacts("\(folder)/\(name)")?.size ?? 0 }
}
