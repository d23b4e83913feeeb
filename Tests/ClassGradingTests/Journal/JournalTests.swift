@testable import ClassGrading
import Course
import Foundation
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

  /// A journal of version 1: Ana passed an exercise, and a mistake of ours left another one blank.
  private static let version1 = """
    bGVzc29ucyBqb3VybmFsIDIgMDAwMDAwMDAwMDAwMDAwMSAwMDAwMDAwMDAwMDAwMDAyChAAAABmBn5ioANcTwID
    YW5hA0FuYQAAAAAAAQBMAAAARvxSGirYf5cBA2FuYQtmbGlwLWFyb3VuZAcLZmxpcC1hcm91bmQBFmFuYS9mbGlw
    LWFyb3VuZC5sYXlvdXQAAQZwYXNzZWQAAAABBgYAAQAAAAAAYwAAAGPfI67WmSblAQNhbmEMbWVuZC10aGUtYmFy
    AAxtZW5kLXRoZS1iYXIBF2FuYS9tZW5kLXRoZS1iYXIubGF5b3V0AQVmYXVsdBZObyBjb21waWxlciB3YXMgZm91
    bmQuAAAAAAAAAAAAAAAA
    """

  @Test("reads what version 1 wrote, with its word for our mistake, to continue and to merge")
  func version1() throws {
    let handedIn = try ClassOnDisk()
    let path = "\(handedIn.folder)/\(ReportFolder.journal)"
    let bytes = try #require(Data(base64Encoded: Self.version1, options: .ignoreUnknownCharacters))
    try bytes.write(to: URL(filePath: path))
    var passed = GradedAnswer(exercise: "flip-around")
    passed.file = "ana/flip-around.layout"
    (passed.verdict, passed.cases, passed.hints) = (.passed, CaseCount(passed: 6, all: 6), 1)
    var blank = GradedAnswer(exercise: "mend-the-bar")
    blank.file = "ana/mend-the-bar.layout"
    blank.blank = Blank(.ourMistake, "No compiler was found.")
    var (own, adopted): ([Int], [Int]) = ([], [])
    let journal = try Journal(path, header) { own.append($1) }
    let later = JournalHeader(fingerprint: 1, program: 3)
    let merged = try Journal(handedIn.folder + "/merged", later) { _, _ in }
    try merged.adopt(from: handedIn.folder, later) { adopted.append($1) }
    for (journal, offsets) in [(journal, own), (merged, adopted)] {
      let records = try offsets.map { JournalRecord(frame: try journal.frame(at: $0)) }
      #expect(records.count == 3)
      guard case .learner(Learner(key: "ana", name: "Ana"), [])? = records.first,
        case .answer("ana", 7, passed)? = records.dropFirst().first,
        case .answer("ana", 0, blank)? = records.last
      else {
        Issue.record("other records: \(records)")
        continue
      }
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
