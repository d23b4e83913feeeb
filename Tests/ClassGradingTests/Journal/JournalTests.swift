@testable import ClassGrading
import Course
import Feedback
import Foundation
import LayoutEngine
import Testing

@Suite("The journal of a class")
struct JournalTests {
  private let header = JournalHeader(fingerprint: 1, program: 2)

  private func answer(_ exercise: String) -> GradedAnswer { SampleClass.misplaced(exercise) }

  /// The subjects of all records in a file, and where they are.
  private func records(
    _ path: String, _ header: JournalHeader? = nil
  ) throws -> [(subject: JournalRecord.Subject, offset: Int)] {
    var found: [(JournalRecord.Subject, Int)] = []
    _ = try Journal(path, header ?? self.header) { found.append(($0, $1)) }
    return found
  }

  @Test("gives back what was written, with every property of an answer")
  func roundTrip() throws {
    let handedIn = try ClassOnDisk()
    let path = handedIn.folder + "/journal"
    let journal = try Journal(path, header) { _, _ in Issue.record("it isn't empty") }
    let offset = try journal.append(.answer(learner: "ana", stamp: 7, answer("a")))
    guard case .answer("ana", 7, let read)? = JournalRecord(frame: try journal.frame(at: offset))
    else {
      Issue.record("another record")
      return
    }
    #expect(read == answer("a"))
    let learner = Learner(key: "k", name: "n", email: "e", section: "s", isListed: false)
    let second = try journal.append(.learner(learner, notices: ["one", "two"]))
    guard
      case .learner(learner, ["one", "two"])? = JournalRecord(frame: try journal.frame(at: second))
    else {
      Issue.record("another learner")
      return
    }
  }

  @Test("torn at any byte, keeps every whole record and takes further ones")
  func torn() throws {
    let handedIn = try ClassOnDisk()
    let path = handedIn.folder + "/journal"
    let journal = try Journal(path, header) { _, _ in }
    for exercise in ["a", "b"] {
      _ = try journal.append(.answer(learner: "ana", stamp: 1, GradedAnswer(exercise: exercise)))
    }
    let whole = try Data(contentsOf: URL(filePath: path))
    let offsets = try records(path).map(\.offset) + [whole.count]
    for count in 0...whole.count {
      try whole[..<count].write(to: URL(filePath: path))
      #expect(try records(path).count == offsets.dropFirst().count { $0 <= count }, "\(count)")
      _ = try Journal(path, header) { _, _ in }.append(
        .answer(learner: "bo", stamp: 1, GradedAnswer(exercise: "c")))
      #expect(
        try records(path).last?.subject == .answer(learner: "bo", exercise: "c", stamp: 1),
        "\(count)")
    }
  }

  @Test("keeps what can't be a number in JSON, and any text, on one line")
  func oddities() throws {
    var odd = answer("a")
    odd.subject = "Blue.trailing"
    odd.task = "a\nb\u{0}\u{2028}\u{202E}"
    var picture = Picture(
      window: Size(width: .infinity, height: -.infinity), direction: .rightToLeft,
      yours: [
        NamedFrame("x", Rect(x: 0.1, y: 1e300, width: -0.0, height: .leastNonzeroMagnitude)),
        NamedFrame("y", Rect(x: 0, y: 0, width: 0, height: 0)),
      ])
    picture.title = "\"\r\n"
    let measure = TextMeasure(TextFont(.body, for: .large), numberOfLines: -2)
    picture.look = ScreenLook(
      bars: Insets(top: -1, left: 0, bottom: .infinity, right: 0),
      views: [
        "x": .init(.label, text: .init("\u{2028}\r\n\"", measure: measure)), "y": .init(.button),
      ])
    odd.feedback?.pictures = [picture]
    let frame = JournalRecord.answer(learner: "\n", stamp: .max, odd).frame
    guard case .answer("\n", .max, odd)? = JournalRecord(frame: frame) else {
      Issue.record("another record")
      return
    }
    #expect(frame.count { $0 == UInt8(ascii: "\n") } == 1 && frame.last == UInt8(ascii: "\n"))
  }

  /// A journal as the program of version 2 wrote it.
  private static let version2 = """
    bGVzc29ucyBqb3VybmFsIDIgMDAwMDAwMDAwMDAwMDAwMSAwMDAwMDAwMDAwMDAwMDAyChgAAABoWrKVERXXtgIBawFu
    AAABAWUAAQFzAAIDb25lA3R3byoCAACsRD7DxZ4n4gEBawFh/v//////////AQFhAQxhbmEvYS5sYXlvdXQAAQltaXNw
    bGFjZWQBMm1pc3BsYWNlZCBCbHVlLnRyYWlsaW5nIDIzMiBub3QgMjE2LCB3aW5kb3cgMzIweDcyAQ1CbHVlLnRyYWls
    aW5nAQECF0JsdWUud2lkdGggPSAxOTIgLy8gYW5hDgMAARFCbHVlIGVuZHMgYXQgMjMyLgEZSXQgaXMgMTYgcG9pbnRz
    IHRvbyB3aWRlLgEPSG93IHdpZGUgaXMgaXQ/AAENc2l6ZS1mb3ItZWRnZQEIY29uc3RhbnQBEFdpbmRvdyAzMjAgYnkg
    NzIAAAAAAAB0QAAAAAAAAFJAAgRCbHVlAQAAAAAAAERAAAAAAAAAMEAAAAAAAABmQAAAAAAAAERAAQAAAAAAAERAAAAA
    AAAAMEAAAAAAAABoQAAAAAAAAERAA1JlZAEAAAAAAAAAAAAAAAAAAAAAVVVVVVVV1T8AAAAAAADwPwABAgYBBAMBCG5h
    cnJvd2VyEG5hcnJvd2VyIHdpbmRvd3MDNk9mIDQgaGlkZGVuIGNhc2VzIDMgZG9uJ3QgaG9sZDogMyBpbiBuYXJyb3dl
    ciB3aW5kb3dzLgEBAmYxAQJ3MQEXQmx1ZS53aWR0aCA9IDE5MiAvLyBhbmEBAmJvARpUd28gZmlsZXMgd2VyZSB0aGVy
    ZTogYW5hLgEHc3RhcnRlcgEPTWFrZSBpdCAid2lkZSIu
    """

  /// The same of a still older program: Ana passed an exercise, and a mistake of ours left another
  /// one blank.
  private static let oldest = """
    bGVzc29ucyBqb3VybmFsIDIgMDAwMDAwMDAwMDAwMDAwMSAwMDAwMDAwMDAwMDAwMDAyChAAAABmBn5ioANcTwID
    YW5hA0FuYQAAAAAAAQBMAAAARvxSGirYf5cBA2FuYQtmbGlwLWFyb3VuZAcLZmxpcC1hcm91bmQBFmFuYS9mbGlw
    LWFyb3VuZC5sYXlvdXQAAQZwYXNzZWQAAAABBgYAAQAAAAAAYwAAAGPfI67WmSblAQNhbmEMbWVuZC10aGUtYmFy
    AAxtZW5kLXRoZS1iYXIBF2FuYS9tZW5kLXRoZS1iYXIubGF5b3V0AQVmYXVsdBZObyBjb21waWxlciB3YXMgZm91
    bmQuAAAAAAAAAAAAAAAA
    """

  private static var earlierJournals: [(text: String, records: [JournalRecord])] {
    var full = SampleClass.misplaced("a")
    // These journals tell of frames alone.
    full.feedback?.pictures[0].look = ScreenLook(Scene())
    (full.untouched, full.task) = (.starter, "Make it \"wide\".")
    let learner = Learner(key: "k", name: "n", email: "e", section: "s", isListed: false)
    var passed = GradedAnswer(exercise: "flip-around")
    passed.file = "ana/flip-around.layout"
    (passed.verdict, passed.cases, passed.hints) = (.passed, CaseCount(passed: 6, all: 6), 1)
    var blank = GradedAnswer(exercise: "mend-the-bar")
    blank.file = "ana/mend-the-bar.layout"
    blank.blank = Blank(.ourMistake, "No compiler was found.")
    return [
      (
        version2,
        [.learner(learner, notices: ["one", "two"]), .answer(learner: "k", stamp: .max - 1, full)]
      ),
      (
        oldest,
        [
          .learner(Learner(key: "ana", name: "Ana"), notices: []),
          .answer(learner: "ana", stamp: 7, passed), .answer(learner: "ana", stamp: 0, blank),
        ]
      ),
    ]
  }

  @Test(
    "reads every record of a journal in version 2, to continue and to merge, torn or whole",
    arguments: earlierJournals.indices)
  func version2(index: Int) throws {
    let (text, written) = Self.earlierJournals[index]
    let bytes = try #require(Data(base64Encoded: text, options: .ignoreUnknownCharacters))
    for (bytes, expected) in [(bytes, written), (bytes.dropLast(), written.dropLast())] {
      let handedIn = try ClassOnDisk()
      let path = "\(handedIn.folder)/\(ReportFolder.journal)"
      try bytes.write(to: URL(filePath: path))
      let later = JournalHeader(fingerprint: 1, program: 3)
      let merged = try Journal(handedIn.folder + "/merged", later) { _, _ in }
      var adopted: [Int] = []
      try merged.adopt(from: handedIn.folder, later) { adopted.append($1) }
      #expect(try adopted.map { try merged.frame(at: $0) } == expected.map(\.frame))
      #expect(throws: JournalError.unrelated(handedIn.folder)) {
        try merged.adopt(from: handedIn.folder, JournalHeader(fingerprint: 2, program: 2)) { _, _ in
        }
      }
      var own: [Int] = []
      let journal = try Journal(path, header) { own.append($1) }
      #expect(try own.map { try journal.frame(at: $0) } == expected.map(\.frame))
      _ = try journal.append(.answer(learner: "bo", stamp: 1, GradedAnswer(exercise: "c")))
      #expect(try records(path).count == expected.count + 1)
    }
  }

  @Test("starts again if something that decides the results has changed")
  func otherHeader() throws {
    let handedIn = try ClassOnDisk()
    let path = handedIn.folder + "/journal"
    _ = try Journal(path, header) { _, _ in }.append(.answer(learner: "ana", stamp: 1, answer("a")))
    #expect(try records(path).count == 1)
    #expect(try records(path, JournalHeader(fingerprint: 2, program: 2)).isEmpty)
    #expect(try records(path).isEmpty)
  }
}
