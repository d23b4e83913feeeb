import Platform

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A record of a journal: a line of JSON after its length and its checksum.
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

  /// The record's bytes; equal records have equal ones.
  var frame: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: Self.infinite.positive, negativeInfinity: Self.infinite.negative,
      nan: Self.infinite.none)
    // All numbers can be written, and so can all texts.
    let line = ((try? encoder.encode(Line(self))) ?? Data()) + [UInt8(ascii: "\n")]
    let head = UInt64(line.count).hexadecimal + QuickHash.value(of: line).hexadecimal
    return Array(head.utf8) + line
  }

  private static let infinite = (positive: "inf", negative: "-inf", none: "nan")

  /// The bytes before a record's line: how many it has, and their checksum, 16 digits each.
  static let headLength = 32
  /// No record is longer; a greater length means that the file is damaged.
  static let longest = 16 << 20

  /// How many bytes a record has after its head, and their checksum.
  static func head(_ bytes: ArraySlice<UInt8>) -> (length: Int, checksum: UInt64)? {
    let text = String(decoding: bytes.prefix(headLength), as: UTF8.self)
    guard text.utf8.count == headLength, let length = UInt64(text.prefix(16), radix: 16),
      length <= longest, let checksum = UInt64(text.dropFirst(16), radix: 16)
    else { return nil }
    return (Int(length), checksum)
  }

  /// The subject of a record's line; `nil` if it can't be read.
  static func subject(_ line: ArraySlice<UInt8>) -> Subject? {
    guard let line = try? JSONDecoder().decode(SubjectLine.self, from: Data(line)) else {
      return nil
    }
    guard let exercise = line.exercise else { return .learner(line.key) }
    return .answer(learner: line.key, exercise: exercise, stamp: line.stamp ?? 0)
  }

  /// The record in a frame; `nil` if it can't be read.
  init?(frame: [UInt8]) { self.init(line: Data(frame.dropFirst(Self.headLength))) }

  init?(line: Data) {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: Self.infinite.positive, negativeInfinity: Self.infinite.negative,
      nan: Self.infinite.none)
    guard let line = try? decoder.decode(Line.self, from: line) else { return nil }
    if let learner = line.learner {
      self = .learner(learner, notices: line.notices ?? [])
    } else if var answer = line.answer {
      (answer.subject, answer.task) = (line.subject, line.task)
      self = .answer(learner: line.key, stamp: line.stamp ?? 0, answer)
    } else {
      return nil
    }
  }

  /// What tells the subject of a record.
  private struct SubjectLine: Decodable {
    let key: String
    let exercise: String?
    let stamp: UInt64?
  }

  private struct Line: Codable {
    let key: String
    var exercise: String?
    var stamp: UInt64?
    var answer: GradedAnswer?
    /// What the results of an answer don't have.
    var subject, task: String?
    var learner: Learner?
    var notices: [String]?

    init(_ record: JournalRecord) {
      switch record {
      case .answer(let learner, let stamp, let answer):
        key = learner
        (exercise, self.stamp, self.answer) = (answer.exercise, stamp, answer)
        (subject, task) = (answer.subject, answer.task)
      case .learner(let learner, let notices):
        key = learner.key
        (self.learner, self.notices) = (learner, notices)
      }
    }
  }
}
