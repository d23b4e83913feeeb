import Course
import Platform

/// New files of a report, which take the place of the old ones when all of them are written.
struct FreshFiles {
  /// Where they are until then.
  let folder: String
  private let target: String
  /// Their hashes, by their paths below the report's folder.
  private var written: [String: String] = [:]

  init(_ report: borrowing ReportFolder) throws(JournalError) {
    (folder, target) = (report.fresh, report.path)
    try ReportFolder.makeFolder(folder)
  }

  /// Adds files that somebody else wrote, with their hashes.
  mutating func add(_ hashes: [String: String]) { written.merge(hashes) { $1 } }

  mutating func write(_ text: String, to path: String) throws(JournalError) {
    written[path] = try FileStream.write(text, to: ReportFolder.place(of: path, in: folder))
  }

  func makeFolder(_ path: String) throws(JournalError) {
    try ReportFolder.makeFolder(ReportFolder.place(of: path, in: folder))
  }

  /// Puts the files and the journal in the place of the old ones, and removes the others.
  ///
  /// - Returns: Messages for the teacher about files of earlier runs.
  func replaceOld(
    in report: borrowing ReportFolder, _ strings: StringsCatalogue
  ) throws(JournalError) -> [String] {
    // If the program is killed after this, the list names all files that it wrote.
    var list = WrittenFiles(in: target)
    list.add(written)
    try FileStream.write(list.text, to: "\(folder)/\(WrittenFiles.name)")
    report.sync()
    try place(WrittenFiles.name)
    var kept: [String] = []
    for path in written.keys.sorted() {
      if let slash = path.lastIndex(of: "/") {
        try ReportFolder.makeInnerFolder(
          ReportFolder.place(of: String(path[..<slash]), in: target))
      }
      if let copy = list.keepChanged(path, hash: written[path], in: target) { kept.append(copy) }
      try place(path)
    }
    try place(ReportFolder.journal)
    var notices = list.removeOthers(than: written, in: target).map(strings.text)
    if !kept.isEmpty {
      notices.append(
        strings.text(
          .says(
            "export.files.changed",
            ["files": .text(kept.shortList), "count": .count(kept.count)])))
    }
    try FileStream.write(list.text, to: "\(folder)/\(WrittenFiles.name)")
    try place(WrittenFiles.name)
    RawRemoval.remove(RawPath(folder))
    report.sync()
    return notices
  }

  private func place(_ path: String) throws(JournalError) {
    let (fresh, target) = (
      try ReportFolder.place(of: path, in: folder), try ReportFolder.place(of: path, in: target)
    )
    guard rename(fresh, target) == 0 else { throw ReportFolder.failure(target) }
  }
}

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
      (removed, .says("export.files.removed", ["files": removed.shortList])),
      (stale, .says("export.files.stale", ["files": stale.shortList])),
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

/// A file that is written from its beginning to its end, in parts.
struct FileStream: Sendable {
  private let path: String
  private let descriptor: Int32
  private var waiting: [UInt8] = []
  private var done = 0
  private var hash = QuickHash()
  private var failure: JournalError?

  private static let pieceLength = 1 << 16

  /// Begins a file; one of the same name is emptied.
  init(_ path: String) throws(JournalError) {
    self.path = path
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o644)
    guard descriptor >= 0 else { throw ReportFolder.failure(path) }
  }

  /// Writes a whole file, and returns its hash.
  @discardableResult
  static func write(_ text: String, to path: String) throws(JournalError) -> String {
    var stream = try FileStream(path)
    stream.write(Array(text.utf8))
    return try stream.end()
  }

  /// Adds bytes; an error is thrown at the end.
  mutating func write(_ bytes: [UInt8]) {
    waiting += bytes
    if waiting.count >= Self.pieceLength { flush() }
  }

  /// Writes the remaining bytes, and closes the file.
  ///
  /// - Returns: The hash of all that was written.
  /// - Throws: ``JournalError/notWritten(_:reason:)`` if anything couldn't be written.
  @discardableResult mutating func end() throws(JournalError) -> String {
    flush()
    if close(descriptor) != 0, failure == nil { failure = ReportFolder.failure(path) }
    if let failure { throw failure }
    return hash.text
  }

  private mutating func flush() {
    guard failure == nil, !waiting.isEmpty else { return }
    guard OpenFile.write(waiting, to: descriptor, at: done) else {
      failure = ReportFolder.failure(path)
      return
    }
    hash.update(waiting)
    done += waiting.count
    waiting.removeAll(keepingCapacity: true)
  }
}
