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
    let table = try ReadTable(text, path: "t.csv")
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

/// What a learner of a class of copies did, and what must be said of each of the two answers.
enum SlipLearner: String, CaseIterable, Sendable {
  case right, starterBeside, richText, webPage, unmarkedUTF16, zeroBytes, fence, repository, pair
  case mistypedFolder, nobodysCopy, neighboursCopy, oneWrongLine, archive, tooDeep, untouched

  /// The columns `outcome`, `points` and `verdict` of the results, for both exercises.
  ///
  /// The policy gives points for views, so that one wrong line of three costs less than everything.
  var rows: [String] {
    switch self {
    case .right, .starterBeside, .fence, .repository, .pair, .mistypedFolder:
      ["passed 1 passed", "passed 1 passed"]
    case .richText, .webPage, .unmarkedUTF16, .zeroBytes:
      ["blank - damaged", "passed 1 passed"]
    case .archive, .tooDeep: ["blank - damaged", "blank - damaged"]
    case .nobodysCopy, .neighboursCopy: ["blank - otherCopy", "passed 1 passed"]
    case .oneWrongLine: ["notYet 0.5 misplaced", "passed 1 passed"]
    case .untouched: ["notYet 0 unfinished", "passed 1 passed"]
    }
  }

  /// The exercises of the class: the first has a variant for each learner.
  static let exercises = ["flip-around", "mend-the-bar"]
  static let seed = "a long secret"

  /// The 60 learners of a class, in the order of their ids: `1001` and so on; pairs stand together.
  static let learners: [(id: String, slip: SlipLearner)] = {
    let slips = allCases.flatMap { slip in
      Array(
        repeating: slip, count: slip == .repository ? 1 : slip == .right ? 1 : slip == .pair ? 6 : 4
      )
    }
    return slips.prefix(60).enumerated().map { ("\(1001 + $0)", $1) }
  }()
}

struct SlipClass: ~Copyable {
  var teacher: Learner
  private let course: Course
  private let variants = ExerciseVariants(SecretSeed(SlipLearner.seed))

  private init(_ course: Course, _ teacher: consuming Learner) {
    self.course = course
    self.teacher = teacher
  }

  /// Writes everything that the class hands in, into the folder `class`.
  static func handedIn() throws -> SlipClass {
    let course = try CourseLoader(
      root: Learner.course, reading: .named(Set(SlipLearner.exercises))
    ).load()
    let made = SlipClass(course, try Learner(columns: 300))
    for (index, (id, slip)) in SlipLearner.learners.enumerated() {
      try made.handIn(id, slip, isFirst: index % 2 == 0)
    }
    try made.teacher.handIn(#"{"formatVersion": 1, "partial": "views"}"#, as: "policy.json")
    return made
  }

  /// A copy's mark and a text below it.
  private func copy(_ exercise: String, for id: String, _ text: (Exercise) -> String) throws
    -> String
  {
    let exercise = try #require(course.exercise(exercise))
    let own = try variants.exercise(exercise, for: id)
    let mark = CopyMark(own, fingerprint: variants.seed.fingerprint)
    return (mark.map { "// \($0.text): leave this line here\n" } ?? "") + text(own)
  }

  private func solved(_ exercise: Int, for id: String) throws -> String {
    try copy(SlipLearner.exercises[exercise], for: id) { $0.solution.text }
  }

  private func handIn(_ id: String, _ slip: SlipLearner, isFirst: Bool) throws {
    let names = SlipLearner.exercises.map { "\($0).layout" }
    let next = "\((Int(id) ?? 0) + 1)"
    var folder = id
    var first = try solved(0, for: id)
    switch slip {
    case .right: break
    case .starterBeside:
      let starter = try copy(SlipLearner.exercises[0], for: id) { $0.starters[0].text }
      try teacher.handIn(starter, as: "class/\(id)/layout-lessons/05-sameness/\(names[0])")
    case .richText: first = "{\\rtf1\\ansi\n" + first + "}"
    case .webPage: first = "\n<!DOCTYPE html>\n<pre>" + first + "</pre>"
    case .unmarkedUTF16:
      let bytes = first.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      try teacher.handIn(String(decoding: bytes, as: UTF8.self), as: "class/\(id)/\(names[0])")
      first = ""
    case .zeroBytes: first += "\0"
    case .fence:
      let lines = first.split(separator: "\n", maxSplits: 1)
      first = "\(lines[0])\n\n```swift\n\(lines[1])```\n"
    case .repository:
      folder = "\(id)/repository/layout-lessons/05-sameness"
      for number in 0..<2100 {
        try teacher.handIn("", as: "class/\(id)/repository/Sources/\(number).swift")
      }
      try teacher.handIn("{}", as: "class/\(id)/repository/Lessons/course.json")
      try teacher.handIn("wrong", as: "class/\(id)/repository/Lessons/05-sameness/\(names[0])")
    case .pair:
      // Both hand in the copy of the first.
      guard isFirst else { return }
      folder = "\(id) + \(next)"
    case .mistypedFolder: folder = "x\(id)"
    case .nobodysCopy: first = try solved(0, for: "somebody else")
    case .neighboursCopy: first = try solved(0, for: "1001")
    case .oneWrongLine: first = try wrong(for: id)
    case .archive:
      try teacher.handIn("\u{1F}\u{8B}", as: "class/\(id)/homework.tar.gz")
      return
    case .tooDeep: folder = "\(id)/1/2/3/4/5/6/7/8/9"
    case .untouched: first = try copy(SlipLearner.exercises[0], for: id) { $0.starters[0].text }
    }
    if !first.isEmpty { try teacher.handIn(first, as: "class/\(folder)/\(names[0])") }
    try teacher.handIn(try solved(1, for: id), as: "class/\(folder)/\(names[1])")
  }

  /// An answer in which one of two views is wrong in every case.
  private func wrong(for id: String) throws -> String {
    try copy(SlipLearner.exercises[0], for: id) { own in
      own.solution.text.replacing(#/\.leading - ([0-9]+)\.0/#) { ".leading - \($0.1)1.0" }
    }
  }

  func grade(_ words: [String]) -> Learner.Run {
    teacher.run(
      words: [
        "grade", "class", "--seed", SlipLearner.seed, "--policy", "policy.json",
        "--exercises", SlipLearner.exercises.joined(separator: ","),
      ] + words)
  }
}

/// The ways in which systems and people write a roster of the same class.
enum RosterFormat: String, CaseIterable, Sendable {
  case plain, semicolons, tabs, byteOrderMark, utf16, windowsLines, oldMacLines, canvas
  case moodleParticipants, moodleWorksheet, gradescope, classroom, german, titleAndSeparator
  case otherOrder, quoted, decimals, chosenColumn

  var words: [String] {
    ["--roster", "roster.csv"] + (self == .chosenColumn ? ["--id", "Matriculation"] : [])
  }

  /// The file's bytes for learners with some ids.
  func bytes(_ ids: [String]) -> Data {
    switch self {
    case .byteOrderMark: Data("\u{FEFF}".utf8) + Data(text(ids).utf8)
    case .utf16: text(ids).data(using: .utf16) ?? Data()
    default: Data(text(ids).utf8)
    }
  }

  private func text(_ ids: [String]) -> String {
    let rows = table(ids).map { $0.joined(separator: separator) }
    return (head + rows).joined(separator: lineEnd) + lineEnd
  }

  private var head: [String] {
    self == .titleAndSeparator ? ["sep=;", "Computing 1, autumn;;"] : []
  }

  private var lineEnd: String {
    switch self {
    case .windowsLines, .canvas, .titleAndSeparator: "\r\n"
    case .oldMacLines: "\r"
    default: "\n"
    }
  }

  private var separator: String {
    switch self {
    case .semicolons, .german, .titleAndSeparator: ";"
    case .tabs: "\t"
    default: ","
    }
  }

  private func table(_ ids: [String]) -> [[String]] {
    func rows(_ headings: [String], _ cells: (String) -> [String]) -> [[String]] {
      [headings] + ids.map(cells)
    }
    func mail(_ id: String) -> String { "l\(id)@uni.example" }
    switch self {
    case .canvas:
      let points = [["    Points Possible", "", "", "", "", "2"]]
      let all = rows(["Student", "ID", "SIS User ID", "SIS Login ID", "Section", "Week 1 (77)"]) {
        ["\"Learner, No\($0)\"", "9\($0)", $0, "l\($0)", "A", ""]
      }
      return [all[0]] + points + all.dropFirst()
    case .moodleParticipants:
      return rows(["First name", "Last name", "ID number", "Email address", "Groups"]) {
        ["No\($0)", "Learner", $0, mail($0), ""]
      }
    case .moodleWorksheet:
      return rows([
        "Identifier", "Full name", "ID number", "Email address", "Status", "Grade", "Maximum grade",
        "Feedback comments",
      ]) { ["Participant 5\($0)", "No\($0) Learner", $0, mail($0), "Submitted", "", "2.00", ""] }
    case .gradescope:
      return rows(["First Name", "Last Name", "SID", "Email", "Role"]) {
        ["No\($0)", "Learner", $0, mail($0), "Student"]
      } + [["Tea", "Cher", "1", "tea@uni.example", "Instructor"]]
    case .classroom:
      return rows(["identifier", "github_username", "github_id", "name"]) {
        [$0, "gh\($0)", "4\($0)", ""]
      }
    case .german:
      return rows(["Matrikelnummer", "Nachname", "Vorname", "E-Mail-Adresse"]) {
        [$0, "Learner", "No\($0)", mail($0)]
      }
    case .otherOrder:
      return rows(["room", "email", "name", "id"]) { ["B12", mail($0), "No\($0) Learner", $0] }
    case .quoted:
      return rows(["\"id\"", "\"name\""]) { ["\"\($0)\"", "\"Learner, No\($0)\""] }
    case .decimals: return rows(["id", "name"]) { ["\($0).0", "No\($0) Learner"] }
    case .chosenColumn:
      return rows(["id", "Matriculation", "name"]) { ["in-\($0)", $0, "No\($0) Learner"] }
    default: return rows(["id", "name", "email"]) { [$0, "No\($0) Learner", mail($0)] }
    }
  }
}
