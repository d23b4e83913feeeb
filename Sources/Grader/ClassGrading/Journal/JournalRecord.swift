import Platform

/// A record of a journal.
enum JournalRecord {
  /// One learner's graded answer to one exercise, with the stamp of what was handed in.
  case answer(learner: String, stamp: UInt64, GradedAnswer)
  /// A learner with answers in the journal, and messages for the teacher.
  case learner(Learner, notices: [String])

  /// The subject of a record, without its contents.
  enum Subject: Hashable {
    case answer(learner: String, exercise: String, stamp: UInt64)
    case learner(String)
  }

  /// The record's bytes, framed by their number and a checksum.
  var frame: [UInt8] {
    var record = RecordWriter(bytes: [UInt8](repeating: 0, count: Self.headLength))
    record.bytes.reserveCapacity(2048)
    switch self {
    case .answer(let learner, let stamp, let answer):
      record.bytes.append(1)
      record.put(learner, answer.exercise)
      record.put(stamp)
      answer.write(to: &record)
    case .learner(let learner, let notices):
      record.bytes.append(2)
      record.put(learner.key)
      record.put(learner.name, learner.idNumber, learner.username, learner.email)
      record.put(learner.systemID, learner.section, learner.isListed ? 1 : 0, notices)
    }
    let payload = record.bytes[Self.headLength...]
    Self.put(UInt64(payload.count), Self.lengthBytes, at: 0, in: &record.bytes)
    Self.put(QuickHash.value(of: payload), 8, at: Self.lengthBytes, in: &record.bytes)
    return record.bytes
  }

  private static let lengthBytes = 4
  /// The bytes before a record's own: how many there are, and their checksum.
  static let headLength = lengthBytes + 8
  /// No record is longer; a greater length means that the file is damaged.
  static let longest = 16 << 20

  /// How many bytes a record has after its head, and their checksum.
  static func head(_ bytes: ArraySlice<UInt8>) -> (length: Int, checksum: UInt64)? {
    guard bytes.count >= headLength else { return nil }
    func number(_ range: Range<Int>) -> UInt64 {
      range.reversed().reduce(0) { $0 << 8 | UInt64(bytes[bytes.startIndex + $1]) }
    }
    let length = Int(number(0..<lengthBytes))
    return length <= longest ? (length, number(lengthBytes..<headLength)) : nil
  }

  private static func put(_ number: UInt64, _ count: Int, at start: Int, in bytes: inout [UInt8]) {
    for index in 0..<count {
      bytes[start + index] = UInt8(truncatingIfNeeded: number >> UInt64(8 * index))
    }
  }

  /// The subject of a payload.
  static func subject(_ payload: ArraySlice<UInt8>) throws(RecordError) -> Subject {
    var reader = RecordReader(payload)
    switch try reader.number() {
    case 1:
      return .answer(
        learner: try reader.next(), exercise: try reader.next(), stamp: try reader.number())
    case 2: return .learner(try reader.next())
    default: throw RecordError()
    }
  }

  /// The record in a frame; `nil` if it can't be read.
  init?(frame: [UInt8]) {
    guard let record = try? JournalRecord(frame.dropFirst(Self.headLength)) else { return nil }
    self = record
  }

  private init(_ payload: ArraySlice<UInt8>) throws(RecordError) {
    var reader = RecordReader(payload)
    switch try reader.number() {
    case 1:
      let key: String = try reader.next()
      let _: String = try reader.next()
      self = .answer(learner: key, stamp: try reader.number(), try reader.next())
    case 2:
      let key: String = try reader.next()
      let name: String = try reader.next()
      let learner = Learner(
        key: key, name: name, idNumber: try reader.next(), username: try reader.next(),
        email: try reader.next(), systemID: try reader.next(), section: try reader.next(),
        isListed: try reader.number() == 1)
      self = .learner(learner, notices: try reader.next())
    default: throw RecordError()
    }
  }
}
