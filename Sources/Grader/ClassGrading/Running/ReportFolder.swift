import Course
import Platform

/// The system's `sync`, by a name that ``ReportFolder/sync()`` doesn't hide.
private let syncAll = sync as @Sendable () -> Void

/// The folder of a class's report, which one process at a time may write into.
///
/// What is being written lies in a folder of its own in it, until all of it is there.
package struct ReportFolder: ~Copyable, Sendable {
  package let path: String
  private let lock: Int32

  /// Makes the folder, or takes one that was made before.
  ///
  /// - Throws: ``JournalError`` if it is somebody else's or another process writes into it.
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
      // Where locks aren't to be had, as on some network drives, the folder is used without one.
      if flock(lock, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { throw .inUse(path) }
      guard try isOurs(path) else { throw .foreignFolder(path) }
      return lock
    } catch {
      close(lock)
      throw error
    }
  }

  deinit { close(lock) }

  /// The journal's name in a report.
  static let journal = ".journal"

  /// The journal's file.
  var journal: String { "\(path)/\(Self.journal)" }
  /// Where files are until all are there.
  var fresh: String { "\(path)/.new" }

  /// Whether the folder is empty, or holds a report of ours.
  private static func isOurs(_ path: String) throws(JournalError) -> Bool {
    let entries: [RawFolder.Entry]
    do { entries = try RawFolder(RawPath(path), followingLinks: true).entries } catch {
      throw .notWritten(path, reason: error.sentence)
    }
    if entries.isEmpty { return true }
    // Whoever was ended in the first moment left a journal without a word in it.
    let magic = Array(JournalHeader.magic.utf8)
    let start = beginning(of: "\(path)/\(journal)", magic.count)
    if let start, magic.starts(with: start) { return true }
    // The journal may be lost or damaged; the results say what they are in their first line.
    let results = beginning(of: "\(path)/results.json", longestHead) ?? []
    return String(decoding: results, as: UTF8.self).contains("\"schema\":\"lessons/class/")
  }

  /// In the first line of results, what a class was graded on takes less.
  private static let longestHead = 1 << 20

  /// The first bytes of a file that is no link; `nil` if there is none.
  private static func beginning(of path: String, _ count: Int) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return OpenFile.read(count, from: file, at: 0)
  }

  /// Makes a folder in a report, where a link would lead out of it.
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

  /// Makes all that was written to the disk last.
  ///
  /// One call for all files takes as long as one for each of a few.
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

/// Takes away folders of our own making.
enum RawRemoval {
  /// Takes away a file, or a folder with all that is in it; links are taken away, never followed.
  static func remove(_ path: RawPath) {
    if path.withCString({ unlink($0) }) == 0 { return }
    for entry in (try? RawFolder(path).entries) ?? [] { remove(path.appending(entry.name)) }
    _ = path.withCString { rmdir($0) }
  }
}
