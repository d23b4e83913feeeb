import Platform

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
