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
    odd.feedback?.pictures = [
      Picture(
        title: "\"\r\n", window: Size(width: .infinity, height: -.infinity),
        [
          .init(
            name: "x", wanted: nil,
            got: .init(x: 0.1, y: 1e300, width: -0.0, height: .leastNonzeroMagnitude))
        ])
    ]
    let frame = JournalRecord.answer(learner: "\n", stamp: .max, odd).frame
    guard case .answer("\n", .max, odd)? = JournalRecord(frame: frame) else {
      Issue.record("another record")
      return
    }
    #expect(frame.count { $0 == UInt8(ascii: "\n") } == 1 && frame.last == UInt8(ascii: "\n"))
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
