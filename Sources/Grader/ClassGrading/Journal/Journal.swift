package import Course
package import Platform
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
    try Self.renew(path, header)
    self.path = path
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw Self.failure(path) }
    var reader = JournalReader(descriptor)
    let head = header.bytes
    if reader.head(head.count).elementsEqual(head) {
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

  /// Writes a journal of the earlier version anew, if it has this header.
  private static func renew(_ path: String, _ header: JournalHeader) throws(JournalError) {
    let earlier = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard earlier >= 0 else { return }
    defer { close(earlier) }
    var reader = JournalReader(earlier)
    let head = reader.head(header.bytes.count)
    guard reader.isEarlier, head.elementsEqual(header.bytes) else { return }
    let fresh = path + ".new"
    unlink(fresh)
    let journal = try Journal(fresh, header) { _, _ in }
    while let (_, frame) = reader.frame() { _ = try journal.append(Array(frame)) }
    guard fsync(journal.descriptor) == 0, rename(fresh, path) == 0 else { throw failure(path) }
  }

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
    guard reader.head(header.bytes.count).starts(with: header.sharedBytes) else {
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

/// Reads a journal from its beginning, a piece at a time.
struct JournalReader {
  private let descriptor: Int32
  private var piece: ArraySlice<UInt8> = []
  private(set) var offset = 0
  private(set) var isEarlier = false

  private static let pieceLength = 1 << 20

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// The first line as it is written today, whichever version it names.
  mutating func head(_ count: Int) -> ArraySlice<UInt8> {
    let head = take(count)
    isEarlier = head.starts(with: JournalHeader.earlierMagic.utf8)
    guard isEarlier else { return head }
    return JournalHeader.magic.utf8 + head.dropFirst(JournalHeader.magic.utf8.count)
  }

  /// The next bytes, fewer at the end of the file.
  private mutating func take(_ count: Int) -> ArraySlice<UInt8> {
    fill(count)
    let taken = piece.prefix(count)
    piece = piece.dropFirst(taken.count)
    offset += taken.count
    return taken
  }

  /// The next complete record and its offset; `nil` at the end, or if the record is damaged.
  mutating func record() -> (offset: Int, payload: ArraySlice<UInt8>)? {
    frame().map { ($0.offset, $0.bytes.dropFirst(JournalRecord.headLength)) }
  }

  /// The same with the record's head, as it is written today.
  mutating func frame() -> (offset: Int, bytes: ArraySlice<UInt8>)? {
    let headLength = isEarlier ? EarlierRecord.headLength : JournalRecord.headLength
    fill(headLength)
    guard let (length, checksum) = isEarlier ? EarlierRecord.head(piece) : JournalRecord.head(piece)
    else { return nil }
    fill(headLength + length)
    let payload = piece.dropFirst(headLength).prefix(length)
    guard payload.count == length, QuickHash.value(of: payload) == checksum else { return nil }
    let start = offset
    let frame = take(headLength + length)
    if isEarlier { return EarlierRecord.frame(payload).map { (start, $0[...]) } }
    return (start, frame)
  }

  /// Reads so many bytes into the buffer, if the file has them.
  private mutating func fill(_ count: Int) {
    guard piece.count < count else { return }
    let more = OpenFile.read(
      max(Self.pieceLength, count), from: descriptor, at: offset + piece.count)
    piece = (Array(piece) + more)[...]
  }
}

/// The first line of a journal, which identifies everything that decides its results.
package struct JournalHeader: Hashable, Sendable {
  /// The beginning of every journal, in whatever version of its format.
  static let anyMagic = "lessons journal "
  static let magic = anyMagic + "3"
  /// The beginning of journals whose records ``EarlierRecord`` reads.
  static let earlierMagic = anyMagic + "2"

  /// A hash of everything else that decides results than the answers: course, seed, language.
  package let fingerprint: UInt64
  package let program: UInt64

  package init(fingerprint: UInt64, program: UInt64) {
    self.fingerprint = fingerprint
    self.program = program
  }

  /// The part of the header that two journals share if their results belong together.
  var sharedBytes: [UInt8] { Array("\(Self.magic) \(fingerprint.hexadecimal) ".utf8) }

  /// The header as the file's first line.
  var bytes: [UInt8] { sharedBytes + Array("\(program.hexadecimal)\n".utf8) }
}

package enum JournalError: Error, Hashable, Sendable {
  /// The folder contains something else, and no report.
  case foreignFolder(String)
  /// Another `lessons` writes into the same folder.
  case inUse(String)
  case notWritten(String, reason: Sentence)
  /// The report's folder of another run isn't about the same class, exercises or secret.
  case unrelated(String)
  /// Another program changed a file of the report.
  case damaged(String)
}

extension QuickHash {
  /// Takes in all files of a folder and of those in it, by name and text.
  package mutating func update(folder path: String) { update(RawPath(path)) }

  private mutating func update(_ folder: RawPath) {
    for entry in (try? RawFolder(folder, followingLinks: true).entries) ?? []
    where !entry.isHidden {
      update(entry.name)
      let path = folder.appending(entry.name)
      switch entry.kind {
      case .folder: update(path)
      case .file: update(field: (try? RawFile.read(path)) ?? "")
      case .link, .other: break
      }
    }
  }
}
