@testable import ClassGrading
import Foundation
import Testing

@Suite("The journal of a class")
struct JournalTests {
  private let header = JournalHeader(fingerprint: 1, program: 2)

  private func work(_ exercise: String) -> GradedWork { SampleClass.misplaced(exercise) }

  /// The subjects of all records in a file, and where they are.
  private func records(
    _ path: String, _ header: JournalHeader? = nil
  ) throws -> [(subject: JournalRecord.Subject, offset: Int)] {
    var found: [(JournalRecord.Subject, Int)] = []
    _ = try Journal(path, header ?? self.header) { found.append(($0, $1)) }
    return found
  }

  @Test("gives back what was written, with everything that can be said of a piece of work")
  func roundTrip() throws {
    let handedIn = try ClassOnDisk()
    let path = handedIn.folder + "/journal"
    let journal = try Journal(path, header) { _, _ in Issue.record("it isn't empty") }
    let offset = try journal.append(.work(learner: "ana", stamp: 7, work("a")))
    guard case .work("ana", 7, let read)? = JournalRecord(frame: try journal.frame(at: offset))
    else {
      Issue.record("another record")
      return
    }
    #expect(read == work("a"))
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
      _ = try journal.append(.work(learner: "ana", stamp: 1, GradedWork(exercise: exercise)))
    }
    let whole = try Data(contentsOf: URL(filePath: path))
    let offsets = try records(path).map(\.offset) + [whole.count]
    for count in 0...whole.count {
      try whole[..<count].write(to: URL(filePath: path))
      #expect(try records(path).count == offsets.dropFirst().count { $0 <= count }, "\(count)")
      _ = try Journal(path, header) { _, _ in }.append(
        .work(learner: "bo", stamp: 1, GradedWork(exercise: "c")))
      #expect(
        try records(path).last?.subject == .work(learner: "bo", exercise: "c", stamp: 1),
        "\(count)")
    }
  }

  @Test("begins anew where something else decides the results")
  func otherHeader() throws {
    let handedIn = try ClassOnDisk()
    let path = handedIn.folder + "/journal"
    _ = try Journal(path, header) { _, _ in }.append(.work(learner: "ana", stamp: 1, work("a")))
    #expect(try records(path).count == 1)
    #expect(try records(path, JournalHeader(fingerprint: 2, program: 2)).isEmpty)
    #expect(try records(path).isEmpty)
  }
}
