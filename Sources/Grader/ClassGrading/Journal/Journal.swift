import Course
import Platform
import Synchronization

/// The results of a class as they come: a file that only ever grows, so that whoever is ended at any
/// moment goes on from there.
///
/// A record is there as a whole, with its checksum, or it isn't there.
final class Journal: Sendable {
  private let path: String
  private let descriptor: Int32
  private let end: Mutex<Int>

  /// Opens a journal, or begins one where there is none with this header.
  ///
  /// What follows the last whole record is cut off.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - header: What decides the results that may be in it.
  ///   - onRecord: Is told of every record, and where it is.
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
        guard let subject = try? JournalRecord.subject(payload) else { break }
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
  ///   - header: What both have to be about; another build of the program may have written it.
  ///   - onRecord: Is told of every record, and where it is now.
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
      guard let subject = try? JournalRecord.subject(frame.dropFirst(JournalRecord.headLength))
      else { return }
      onRecord(subject, try append(Array(frame)))
    }
  }

  /// Adds a record.
  ///
  /// - Returns: Where it is.
  /// - Throws: ``JournalError/notWritten(_:reason:)``; the record isn't there then.
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
  /// - Throws: ``JournalError/damaged(_:)`` if they aren't there any more.
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
