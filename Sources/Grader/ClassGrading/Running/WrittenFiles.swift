import Course
import Platform

/// The files that the program wrote into a report: a later run takes away those that it doesn't write,
/// and nothing else.
struct WrittenFiles {
  /// The list's own file in a report.
  static let name = ".files"

  /// For each file the hash of its text, a space, and its path below the report's folder; several where
  /// a run was ended that had another text.
  private var lines: Set<String>
  /// The lines of the list as it was read.
  private let known: Set<String>

  /// Reads the list in a report; there is none before the first run.
  init(in report: String) {
    let path = "\(report)/\(Self.name)"
    let text = try? TextFile.read(path, limit: 64 << 20, followingLinks: false)
    known = Set((text ?? "").split(separator: "\n").map(String.init))
    lines = known
  }

  var text: String { lines.sorted().map { "\($0)\n" }.joined() }

  /// Adds the files that a run is about to put in place, each with its hash.
  mutating func add(_ files: [String: String]) {
    lines.formUnion(files.map { "\($1) \($0)" })
  }

  /// Keeps a file that somebody has changed since it was written under another name, before it is
  /// replaced.
  ///
  /// - Returns: The name of the copy; `nil` if there is nothing to keep.
  func keepChanged(_ path: String, hash: String?, in report: String) -> String? {
    guard !known.isEmpty, let line = Self.line(path, in: report), !known.contains(line),
      line != "\(hash ?? "") \(path)"
    else { return nil }
    let dot = path.lastIndex(of: ".") ?? path.endIndex
    var (number, kept) = (1, "")
    repeat {
      kept = "\(path[..<dot]).changed-\(number)\(path[dot...])"
      number += 1
    } while FileFacts("\(report)/\(kept)", followingLinks: false) != nil
    guard let from = try? InnerPath.path(of: path, in: report),
      let to = try? InnerPath.path(of: kept, in: report), rename(from, to) == 0
    else { return nil }
    return kept
  }

  /// Removes the other files of earlier runs, except those that somebody has changed since.
  ///
  /// - Returns: The removed files, and the exports of earlier runs that stay.
  mutating func removeOthers(than written: [String: String], in report: String) -> [Sentence] {
    var (removed, stale): ([String], [String]) = ([], [])
    let others = Set(lines.map(Self.path)).union(Exports.paths).subtracting(written.keys)
    for path in others.sorted() where Self.staysInside(path) {
      guard let line = Self.line(path, in: report) else { continue }
      guard lines.contains(line) else {
        stale.append(path)
        continue
      }
      guard let file = try? InnerPath.path(of: path, in: report) else { continue }
      RawRemoval.remove(RawPath(file))
      removed.append(path)
    }
    lines = lines.filter { stale.contains(Self.path($0)) }
    add(written)
    let told: [([String], Sentence)] = [
      (removed, .says("export.files.removed", ["files": .text(removed.shortList)])),
      (stale, .says("export.files.stale", ["files": .text(stale.shortList)])),
    ]
    return told.filter { !$0.0.isEmpty }.map(\.1)
  }

  private static func path(_ line: String) -> String {
    line.firstIndex(of: " ").map { String(line[$0...].dropFirst()) } ?? ""
  }

  /// A file's line; `nil` if there is no such file, or a link is on the way.
  private static func line(_ path: String, in report: String) -> String? {
    guard let place = try? InnerPath.path(of: path, in: report) else { return nil }
    let file = open(place, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var hash = QuickHash()
    hash.update(OpenFile.readToEnd(of: file, limit: .max - 1).bytes)
    return "\(hash.text) \(path)"
  }

  /// Whether a path names something in a report or in one of its folders.
  private static func staysInside(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count <= 2 && parts.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") }
  }
}
