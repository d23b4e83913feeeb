import Course
import Platform

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The system's `sync`, by a name that ``ReportFolder/sync()`` doesn't hide.
private let syncAll = sync as @Sendable () -> Void

/// The folder of a class's report, into which one process at a time may write.
///
/// New files are in a folder of their own in it, until all of them are written.
package struct ReportFolder: ~Copyable, Sendable {
  package let path: String
  private let lock: Int32

  /// Makes the folder, or uses an existing one.
  ///
  /// - Throws: ``JournalError`` if it contains something else or another process writes into it.
  package init(_ path: String) throws(JournalError) {
    self.path = path
    lock = try Self.locked(path)
    RawRemoval.remove(RawPath(fresh))
  }

  private static func locked(_ path: String) throws(JournalError) -> Int32 {
    try makeFolder(path)
    let lock = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard lock >= 0 else { throw failure(path) }
    do throws(JournalError) {
      // Some network drives don't support locks; there the folder is used without one.
      if flock(lock, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { throw .inUse(path) }
      guard try isOurs(path) else { throw .foreignFolder(path) }
      return lock
    } catch {
      close(lock)
      throw error
    }
  }

  deinit { close(lock) }

  static let journal = ".journal"

  var journal: String { "\(path)/\(Self.journal)" }
  /// The folder of new files until all of them are written.
  var fresh: String { "\(path)/.new" }

  /// Whether the folder is empty, or contains a report of ours.
  private static func isOurs(_ path: String) throws(JournalError) -> Bool {
    let entries: [RawFolder.Entry]
    do { entries = try RawFolder(RawPath(path), followingLinks: true).entries } catch {
      throw .notWritten(path, reason: error.sentence)
    }
    if entries.isEmpty { return true }
    // A program that was killed at its start leaves an empty or incomplete journal.
    let magic = Array(JournalHeader.anyMagic.utf8)
    let start = beginning(of: "\(path)/\(journal)", magic.count)
    if let start, magic.starts(with: start) { return true }
    // The journal may be lost or damaged; the first line of the results identifies them.
    let results = beginning(of: "\(path)/results.json", longestHead) ?? []
    return String(decoding: results, as: UTF8.self).contains("\"schema\":\"lessons/class/")
  }

  /// What the report in a folder is about, as its results say; `nil` if the folder has no results.
  package static func subject(of path: String) -> ReportSubject? {
    guard let bytes = beginning(of: "\(path)/results.json", longestHead) else { return nil }
    return ReportSubject(bytes)
  }

  /// The first line of results is always shorter.
  private static let longestHead = 1 << 20

  /// The first bytes of a file that isn't a link; `nil` if there is none.
  private static func beginning(of path: String, _ count: Int) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return OpenFile.read(count, from: file, at: 0)
  }

  /// Where a file or folder of a report belongs, and never outside it; a link there is replaced.
  static func place(of name: String, in folder: String) throws(JournalError) -> String {
    do { return try InnerPath.path(of: name, in: folder, replacingLink: true) } catch {
      throw .notWritten("\(folder)/\(name)", reason: error.sentence)
    }
  }

  /// Makes a folder in a report, and refuses a link, which could lead out of it.
  static func makeInnerFolder(_ path: String) throws(JournalError) {
    try makeFolder(path)
    var status = stat()
    guard lstat(path, &status) == 0 else { throw failure(path) }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw .foreignFolder(path) }
  }

  /// Makes a folder and those above it.
  static func makeFolder(_ path: String) throws(JournalError) {
    if mkdir(path, 0o755) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
      throw failure(path)
    }
    try makeFolder(String(path[..<slash]))
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw failure(path) }
  }

  static func failure(_ path: String) -> JournalError {
    .notWritten(path, reason: Sentence(verbatim: String(cString: strerror(errno))))
  }

  /// Writes all changes to the disk.
  ///
  /// One call for all files takes as long as single calls for a few files.
  borrowing func sync() {
    typealias Call = @convention(c) (Int32) -> Int32
    // Linux's own call, which Swift doesn't import. Source: Linux, `syncfs(2)`.
    if let address = dlsym(nil, "syncfs") {
      _ = unsafeBitCast(address, to: Call.self)(lock)
    } else {
      syncAll()
    }
  }
}

/// Removes folders that the program made.
enum RawRemoval {
  /// Removes a file, or a folder with its contents; links are removed and never followed.
  static func remove(_ path: RawPath) {
    if path.withCString({ unlink($0) }) == 0 { return }
    for entry in (try? RawFolder(path).entries) ?? [] { remove(path.appending(entry.name)) }
    _ = path.withCString { rmdir($0) }
  }
}

/// Which class a report is about, and in which course.
package struct ReportSubject: Hashable, Sendable, Decodable {
  package let course: String
  /// The name of the folder of submissions.
  package let name: String

  package init(course: String, name: String) {
    self.course = course
    self.name = name
  }

  /// Reads the first line of a class's results, which the learners follow.
  init?(_ results: [UInt8]) {
    let line = results.prefix { $0 != UInt8(ascii: "\n") }
    guard line.last == UInt8(ascii: ","),
      let subject = try? JSONDecoder().decode(Self.self, from: Data(line.dropLast() + "}".utf8))
    else { return nil }
    self = subject
  }
}
