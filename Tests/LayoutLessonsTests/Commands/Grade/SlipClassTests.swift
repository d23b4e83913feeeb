import ClassGrading
import Course
import Foundation
import LayoutLessons
import Terminal
import Testing
import TestRunners

@Suite("A class of 60 copies with every slip: no silent zero, nothing lost")
struct SlipClassTests {
  /// The columns of a table by their headings, row by row.
  private func rows(_ file: String, _ learner: borrowing Learner) throws -> [[String: String]] {
    let text = try String(contentsOfFile: "\(learner.folder)/\(file)", encoding: .utf8)
    let table = try Table.read(text)
    let heads = table.rows[0].cells.map(\.text)
    return table.rows.dropFirst().map { row in
      Dictionary(zip(heads, row.cells.map(\.text))) { first, _ in first }
    }
  }

  private func outcomes(_ learner: borrowing Learner) throws -> [String] {
    try rows("report/results.csv", learner).map { row in
      let points = row["points"] ?? ""
      let words = [row["learner"], row["outcome"], points.isEmpty ? "-" : points, row["verdict"]]
      return words.compactMap(\.self).joined(separator: " ")
    }
  }

  private static let expected = SlipLearner.learners.flatMap { id, slip in
    slip.rows.map { "\(id) \($0)" }
  }

  private func write(_ format: RosterFormat, _ learner: borrowing Learner) throws {
    try format.bytes(SlipLearner.learners.map(\.id))
      .write(to: URL(filePath: learner.folder + "/roster.csv"))
  }

  @Test("each row is as expected with a roster in any of 18 formats, and exports read back")
  func formats() throws {
    #expect(SlipLearner.learners.count == 60 && RosterFormat.allCases.count == 18)
    let all = try SlipClass.handedIn()
    for format in Sample.cases(5, of: RosterFormat.allCases, seed: 38) {
      try write(format, all.teacher)
      let run = all.grade(format.words + ["--export", "canvas,moodle,junit"])
      #expect(run.status == .passed, "\(format): \(run.errors)")
      let found = try outcomes(all.teacher)
      #expect(Set(found).symmetricDifference(Self.expected).sorted() == [], "\(format)")
      #expect(found == Self.expected, "\(format)")
    }
    try readBack(all.teacher)
  }

  /// Every total in an export is that of a learner without a blank, and there is one for each.
  private func readBack(_ learner: borrowing Learner) throws {
    let whole = SlipLearner.learners.filter { !$0.slip.rows.contains { $0.hasPrefix("blank") } }
    let totals = Dictionary(
      whole.map { id, slip in
        (id, slip.rows.compactMap { Double($0.split(separator: " ")[1]) }.reduce(0, +))
      }
    ) { first, _ in first }
    let canvas = try rows("report/canvas.csv", learner).dropFirst()
    #expect(
      Dictionary(canvas.map { ($0["SIS User ID"] ?? "", Double($0["class"] ?? "") ?? -1) }) {
        a, _ in a
      }
        == totals)
    let moodle = try rows("report/moodle.csv", learner)
    #expect(
      Dictionary(moodle.map { ($0["idnumber"] ?? "", Double($0["class"] ?? "") ?? -1) }) { a, _ in a
      }
        == totals)
    let junit = try String(contentsOfFile: learner.folder + "/report/junit.xml", encoding: .utf8)
    #expect(junit.ranges(of: "<testcase ").count == 2 * SlipLearner.learners.count)
  }

  @Test("the notices name what was done for single learners")
  func notices() throws {
    let all = try SlipClass.handedIn()
    try write(.plain, all.teacher)
    let run = all.grade(RosterFormat.plain.words)
    let id = { (slip: SlipLearner) in
      SlipLearner.learners.first { $0.slip == slip }?.id ?? ""
    }
    let notices = try rows("report/results.csv", all.teacher)
    func told(_ slip: SlipLearner) -> String {
      notices.first { $0["learner"] == id(slip) }?["notices"] ?? ""
    }
    #expect(
      told(.fence)
        == "The lines of backticks around the answer in \(id(.fence))/flip-around.layout were ignored."
    )
    #expect(
      told(.repository).hasSuffix(
        "This learner handed in more than 2000 files and folders, so the program read only the folder "
          + "layout-lessons. If an answer is missing, remove the other files and grade again."))
    let next = "\((Int(id(.pair)) ?? 0) + 1)"
    #expect(
      told(.pair)
        == "The answers in the folder \(id(.pair)) + \(next) count for this learner and for No\(next) "
        + "Learner.")
    let folder = "x\(id(.mistypedFolder))"
    #expect(
      told(.mistypedFolder)
        == "The answers are in the folder \(folder). Its name matches nobody on the roster, but the copies "
        + "in it were made for this learner.")
    let neighbours = notices.first { $0["learner"] == id(.neighboursCopy) }
    #expect(
      neighbours?["words"]
        == "This copy was made for No1001 Learner, not for this learner. Ask the learner for an answer in "
        + "their own copy, or correct the roster or the name of the folder, then grade again.")
    let name = "No\(id(.mistypedFolder)) Learner"
    #expect(
      run.errors.replacing("\n", with: " ").contains(
        "No row of the roster matches the folder \(folder). The copies in it were made for \(name), who "
          + "handed in nothing else, so they are graded as the answers of \(name). If that is wrong, "
          + "rename the folder and grade again."))
  }

  @Test("grading that is stopped and goes on gives the same bytes")
  func stopped() throws {
    var all = try SlipClass.handedIn()
    try write(.plain, all.teacher)
    _ = all.grade(RosterFormat.plain.words)
    let whole = DiskPicture(of: all.teacher.folder + "/report", without: [".journal"])
    try FileManager.default.removeItem(atPath: all.teacher.folder + "/report")
    all.teacher.isStopping = true
    let stopped = all.grade(RosterFormat.plain.words)
    #expect(stopped.status == .notYet)
    all.teacher.isStopping = false
    _ = all.grade(RosterFormat.plain.words)
    #expect(
      whole.changes(to: DiskPicture(of: all.teacher.folder + "/report", without: [".journal"]))
        == [])
  }

  @Test(
    "a roster with other ids stops the grading before it begins, and says which column has them",
    arguments: [
      ("Identifier,Full name,Email address,SIS number", "add --id 'SIS number'"),
      (
        "id,name,email",
        "which no column of the roster has; use the roster that you gave to `lessons hand-out`"
      ),
    ])
  func otherIDs(head: String, advice: String) throws {
    let all = try SlipClass.handedIn()
    let row = { (id: String) in
      head.hasPrefix("id")
        ? "u\(id),No\(id),\(id)@uni.example"
        : "Participant 5\(id),No\(id),\(id)@uni.example,\(id)"
    }
    try all.teacher.handIn(
      ([head] + SlipLearner.learners.map { row($0.id) }).joined(separator: "\n"), as: "roster.csv")
    let run = all.grade(["--roster", "roster.csv"])
    #expect(run.status == .usage)
    #expect(
      run.errors.contains("would be graded with numbers that aren't in their copies")
        && run.errors.contains(advice), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: all.teacher.folder + "/report"))
  }

  @Test(
    "a roster whose usual columns fit no folder stops it as well, and names the column that does")
  func otherColumn() throws {
    let all = try SlipClass.handedIn()
    let rows = SlipLearner.learners.map { "seat \($0.id),\($0.id).0,Somebody \($0.id)x" }
    try all.teacher.handIn(
      (["id,Matriculation,name"] + rows).joined(separator: "\n"), as: "roster.csv")
    let run = all.grade(["--roster", "roster.csv"])
    #expect(run.status == .usage && run.errors.contains("add --id Matriculation"), "\(run.errors)")
  }

  @Test("a roster of another class stops the grading as well")
  func otherClass() throws {
    let all = try SlipClass.handedIn()
    try all.teacher.handIn("id,name\n7001,Somebody\n7002,Else\n", as: "roster.csv")
    let run = all.grade(["--roster", "roster.csv"])
    #expect(
      run.status == .usage && run.errors.contains("check that it is the roster of this class"))
  }
}
