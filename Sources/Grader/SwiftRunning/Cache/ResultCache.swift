import Course
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
    guard let text = ResultEntry.text(of: result), (try? CacheFolder.make(folder)) != nil else {
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

/// The file of a cached result: a hash of the rest on the first line, then JSON.
struct ResultEntry: Codable {
  struct Message: Codable {
    let kind: String
    let line: Int?
    let column: Int?
    let text: Sentence
    let habit: Sentence?
    let suggestion: String?
    let stray: StrayFunction?
  }

  private static let nonce = "kept"

  var snapshots: [String]?
  var printed: String?
  var messages: [Message]?
  /// The program that wrote the messages; another one may have better sentences.
  var program: String?

  /// The longest file's text, in bytes: many times an ordinary result's, and quick to read.
  static let mostBytes = 256 << 10

  /// The file's text; `nil` for a result that might be another the next time, or that is too long.
  static func text(of result: Result<SwiftRun, SwiftFailure>) -> String? {
    var entry = ResultEntry()
    switch result {
    case .success(let run):
      var texts: [String] = []
      for snapshot in run.snapshots {
        texts.append(snapshot.text(nonce: nonce))
        guard texts.reduce(0, { $0 + $1.utf8.count }) < mostBytes else { return nil }
      }
      entry.snapshots = texts
      entry.printed = run.printed
    case .failure(.notCompiled(let messages)):
      entry.messages = messages.map {
        Message(
          kind: $0.kind.rawValue, line: $0.place?.line, column: $0.place?.column, text: $0.text,
          habit: $0.habit, suggestion: $0.suggestion, stray: $0.stray)
      }
      entry.program = OwnExecutable.stamp
    case .failure: return nil
    }
    guard let data = try? JSONEncoder().encode(entry), data.count < mostBytes else { return nil }
    let json = String(decoding: data, as: UTF8.self)
    let text = SHA256.digest(of: json.utf8) + "\n" + json
    return text.utf8.count <= mostBytes ? text : nil
  }

  /// The result in a file's text; `nil` if it isn't whole.
  static func result(in text: String) -> Result<SwiftRun, SwiftFailure>? {
    let parts = text.split(separator: "\n", maxSplits: 1)
    guard parts.count == 2, SHA256.digest(of: parts[1].utf8) == parts[0],
      let entry = try? JSONDecoder().decode(ResultEntry.self, from: Data(parts[1].utf8))
    else { return nil }
    if let messages = entry.messages {
      guard entry.program == OwnExecutable.stamp else { return nil }
      return .failure(.notCompiled(messages.compactMap(\.message)))
    }
    let snapshots = (entry.snapshots ?? []).compactMap { text in
      try? LayoutSnapshot(text: text, nonce: nonce)
    }
    guard let texts = entry.snapshots, texts.count == snapshots.count else { return nil }
    return .success(SwiftRun(snapshots: snapshots, printed: entry.printed ?? "", isCached: true))
  }
}

extension ResultEntry.Message {
  fileprivate var message: CompilerMessage? {
    guard let kind = CompilerMessage.Kind(rawValue: kind) else { return nil }
    var place: SourcePlace?
    if let line, let column { place = SourcePlace(line: line, column: column) }
    return CompilerMessage(
      kind: kind, place: place, text: text, habit: habit, suggestion: suggestion, stray: stray)
  }
}
