import Course
import Platform
import Synchronization

/// A file of a class's results, in the order of grading.
///
/// It only grows, so a run that is killed at any moment can be continued.
/// A record counts only if it is complete and its checksum is right.
final class Journal: Sendable {
  private let path: String
  private let descriptor: Int32
  private let end: Mutex<Int>

  /// Opens a journal, or starts a new one if there is none with this header.
  ///
  /// Bytes after the last complete record are removed.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - header: A description of everything that decides its results.
  ///   - onRecord: Is called with every record and its offset.
  /// - Throws: ``JournalError/notWritten(_:reason:)``.
  init(
    _ path: String, _ header: JournalHeader, onRecord: (JournalRecord.Subject, Int) -> Void
  ) throws(JournalError) {
    self.path = path
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw Self.failure(path) }
    var reader = JournalReader(descriptor)
    let head = header.bytes
    if reader.take(head.count).elementsEqual(head) {
      while let (offset, payload) = reader.record() {
        guard let subject = JournalRecord.subject(payload) else { break }
        onRecord(subject, offset)
      }
      end = Mutex(reader.offset)
    } else {
      end = Mutex(0)
    }
    let whole = end.withLock { $0 }
    guard ftruncate(descriptor, off_t(whole)) == 0 else { throw Self.failure(path) }
    if whole == 0 { _ = try append(head) }
  }

  deinit { close(descriptor) }

  /// Takes over all records of another run's journal.
  ///
  /// - Parameters:
  ///   - report: The other report's folder.
  ///   - header: The header of both; another build of the program may have written the other one.
  ///   - onRecord: Is called with every record and its new offset.
  /// - Throws: ``JournalError/unrelated(_:)`` if it is about something else.
  func adopt(
    from report: String, _ header: JournalHeader, onRecord: (JournalRecord.Subject, Int) -> Void
  ) throws(JournalError) {
    let other = open(
      "\(report)/\(ReportFolder.journal)", O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard other >= 0 else { throw .unrelated(report) }
    defer { close(other) }
    var reader = JournalReader(other)
    guard reader.take(header.bytes.count).starts(with: header.sharedBytes) else {
      throw .unrelated(report)
    }
    while let (_, frame) = reader.frame() {
      guard let subject = JournalRecord.subject(frame.dropFirst(JournalRecord.headLength))
      else { return }
      onRecord(subject, try append(Array(frame)))
    }
  }

  /// Adds a record.
  ///
  /// - Returns: Its offset.
  /// - Throws: ``JournalError/notWritten(_:reason:)``; the record isn't stored then.
  func append(_ record: JournalRecord) throws(JournalError) -> Int { try append(record.frame) }

  private func append(_ bytes: [UInt8]) throws(JournalError) -> Int {
    let result = end.withLock { end -> Result<Int, JournalError> in
      let start = end
      guard OpenFile.write(bytes, to: descriptor, at: start) else {
        return .failure(Self.failure(path))
      }
      end += bytes.count
      return .success(start)
    }
    return try result.get()
  }

  /// The bytes of a record with its head, as they were added.
  ///
  /// - Throws: ``JournalError/damaged(_:)`` if they have changed.
  func frame(at offset: Int) throws(JournalError) -> [UInt8] {
    let head = OpenFile.read(JournalRecord.headLength, from: descriptor, at: offset)
    guard let (length, checksum) = JournalRecord.head(head[...]) else { throw .damaged(path) }
    let payload = OpenFile.read(
      length, from: descriptor, at: offset + JournalRecord.headLength)
    guard payload.count == length, QuickHash.value(of: payload) == checksum else {
      throw .damaged(path)
    }
    return head + payload
  }

  private static func failure(_ path: String) -> JournalError {
    .notWritten(path, reason: Sentence(verbatim: String(cString: strerror(errno))))
  }
}
