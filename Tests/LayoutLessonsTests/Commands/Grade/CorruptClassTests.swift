import Course
import Foundation
import Testing
import TestRunners

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@Suite("Damaged answers in a class")
struct CorruptClassTests {
  private static let file = "mend-the-bar.layout"
  private static let ordinary = ["ordinary-0", "ordinary-1", "ordinary-2"]
  private static let words = ["--exercises", "mend-the-bar"]

  private static func right() throws -> String {
    try Learner.solution(of: "mend-the-bar")
  }

  /// Hands in what ordinary learners do: one answer passes, the others don't.
  private static func ordinary(in handedIn: borrowing GradedClass) throws {
    for (number, learner) in ordinary.enumerated() {
      try handedIn.handIn(
        right().replacing("- 12.0", with: "- \(12 + number).0"), as: "\(learner)/\(file)")
    }
  }

  @Test("affects only its own row, which gives the reason, and writes nothing elsewhere")
  func rows() throws {
    let handedIn = try GradedClass(course: Learner.classCourse)
    try Self.ordinary(in: handedIn)
    #expect(try handedIn.grade(Self.words) == 0, "\(handedIn.lastErrors)")
    let alone = try ClassReport(handedIn.report)
    let wanted = try Self.ordinary.map { try alone.row(of: $0) }
    #expect(
      Self.ordinary.map { alone.verdicts(of: $0)["mend-the-bar"] }
        == ["passed", "misplaced", "misplaced"])
    handedIn.forgetReport()
    for answer in CorruptAnswer.allCases {
      try answer.handIn(to: handedIn, as: Self.file, right: Self.right())
    }
    let before = GradedClass.contents(of: handedIn.folder + "/outside")
    #expect(try handedIn.grade(Self.words) == 0, "\(handedIn.lastErrors)")
    let together = try ClassReport(handedIn.report)
    #expect(try Self.ordinary.map { try together.row(of: $0) } == wanted)
    #expect(together.keys == (Self.ordinary + CorruptAnswer.allCases.map(\.learner)).sorted())
    for answer in CorruptAnswer.allCases {
      #expect(together.verdicts(of: answer.learner) == [:], "\(answer)")
      #expect(together.reasons(of: answer.learner) != [], "\(answer)")
    }
    #expect(GradedClass.contents(of: handedIn.folder + "/outside") == before)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: handedIn.folder).sorted()
        == ["class", "errors", "outside", "report", "temporary"])
    #expect(GradedClass.contents(of: handedIn.temporary) == [:])
  }

  @Test("a report among the learners' folders is nobody's submission")
  func reportInside() throws {
    var handedIn = try GradedClass(course: Learner.classCourse)
    try Self.ordinary(in: handedIn)
    handedIn.report = handedIn.submissions + "/report"
    #expect(try handedIn.grade(Self.words) == 0, "\(handedIn.lastErrors)")
    let wanted = handedIn.reportContents
    #expect(try handedIn.grade(Self.words) == 0, "\(handedIn.lastErrors)")
    #expect(handedIn.reportContents == wanted)
    #expect(try ClassReport(handedIn.report).keys == Self.ordinary)
  }

  @Test("folders whose names begin alike keep their names, in any class")
  func commonBeginning() throws {
    let handedIn = try GradedClass(course: Learner.classCourse)
    try Self.ordinary(in: handedIn)
    #expect(try handedIn.grade(Self.words) == 0, "\(handedIn.lastErrors)")
    let alone = try ClassReport(handedIn.report)
    let wanted = try Self.ordinary.map { try alone.row(of: $0) }
    try handedIn.handIn("", as: "somebody/notes.txt")
    #expect(try handedIn.grade(Self.words) == 0, "\(handedIn.lastErrors)")
    let together = try ClassReport(handedIn.report)
    #expect(try Self.ordinary.map { try together.row(of: $0) } == wanted)
  }

  @Test("hidden folders are reported")
  func hidden() throws {
    let handedIn = try GradedClass(course: Learner.classCourse)
    try Self.ordinary(in: handedIn)
    try handedIn.handIn("", as: ".ana/notes.txt")
    #expect(try handedIn.grade(Self.words) == 0)
    #expect(handedIn.lastErrors.contains("A hidden folder was skipped: .ana."))
  }

  @Test(
    "a path that isn't a folder is refused with a sentence",
    arguments: [("nothing", "there is no such folder"), ("file", "this is not a folder")])
  func noFolder(name: String, words: String) throws {
    var handedIn = try GradedClass(course: Learner.classCourse)
    try handedIn.handIn("", as: "file")
    handedIn.submissions += "/\(name)"
    #expect(try handedIn.grade(Self.words) == 2)
    #expect(handedIn.lastErrors.contains(words), "\(handedIn.lastErrors)")
    #expect(!FileManager.default.fileExists(atPath: handedIn.report))
  }

  @Test("folders with any name have rows, and the report's files have plain names")
  func names() throws {
    let handedIn = try GradedClass(course: Learner.classCourse)
    let names = [
      "=cmd()|' /C calc'!A0", "a, \"b\"; 'c'", "😀 مرحبا \u{202E}drow", "line\nbreak", "%2e%2e%2f",
      "up\\..", "-rf", "<script>alert(1)</script>", "\u{1B}[31mred\u{7}", "e\u{301}", "n\u{E9}",
      String(repeating: "n", count: 255),
    ]
    for name in names { try handedIn.handIn(Self.right(), as: "\(name)/\(Self.file)") }
    #expect(try handedIn.grade(Self.words) == 0, "\(handedIn.lastErrors)")
    #expect(try ClassReport(handedIn.report).keys.count == names.count)
    let plain = Set("abcdefghijklmnopqrstuvwxyz0123456789-./")
    for (path, text) in handedIn.reportContents {
      #expect(path.allSatisfy(plain.contains), "\(path)")
      // Numbers stand as bytes in the journal, which nobody reads.
      guard path != ".journal" else { continue }
      let text = String(decoding: text, as: UTF8.self)
      #expect(!text.contains("\u{1B}"), "\(path)")
      if path.hasSuffix(".html") { #expect(!text.contains("<script"), "\(path)") }
    }
  }
}

/// Answers of one learner that can't be graded, each for another reason.
enum CorruptAnswer: String, CaseIterable {
  case linkToAnswer, linkToNeighbour, linkToNothing, folderIsLink, pipe, answerIsFolder
  case manyFolders, wildBytes, huge, missing, nothing, archive, severalFiles

  var learner: String { "odd-\(rawValue.lowercased())" }

  private static let gigabyte: UInt64 = 1 << 30
  private static let many = 200

  /// Puts it among others' answers, where a file of that name and with that text would pass.
  func handIn(to handedIn: borrowing GradedClass, as file: String, right: String) throws {
    let files = FileManager.default
    let own = "\(handedIn.submissions)/\(learner)"
    let answer = "\(own)/\(file)"
    let outside = "\(handedIn.folder)/outside"
    try files.createDirectory(atPath: outside, withIntermediateDirectories: true)
    try Data(right.utf8).write(to: URL(filePath: "\(outside)/\(file)"))
    if self == .folderIsLink {
      return try files.createSymbolicLink(atPath: own, withDestinationPath: outside)
    }
    try files.createDirectory(atPath: own, withIntermediateDirectories: true)
    switch self {
    case .linkToAnswer:
      try files.createSymbolicLink(atPath: answer, withDestinationPath: "\(outside)/\(file)")
    case .linkToNeighbour:
      try files.createSymbolicLink(atPath: answer, withDestinationPath: "../ordinary-0/\(file)")
    case .linkToNothing:
      try files.createSymbolicLink(atPath: answer, withDestinationPath: "nothing-here")
    case .pipe: mkfifo(answer, 0o600)
    case .answerIsFolder:
      try files.createDirectory(atPath: answer, withIntermediateDirectories: true)
    case .manyFolders:
      for number in 0..<Self.many {
        try handedIn.handIn(right + "// \(number)\n", as: "\(learner)/try-\(number)/\(file)")
      }
    case .wildBytes:
      try Data(Array(right.utf8) + [0xFF, 0xFE, 0xC3, 0x28]).write(to: URL(filePath: answer))
    case .huge:
      try Data().write(to: URL(filePath: answer))
      let handle = try FileHandle(forWritingTo: URL(filePath: answer))
      try handle.truncate(atOffset: Self.gigabyte)
      try handle.close()
    case .missing: try handedIn.handIn("Nothing yet.\n", as: "\(learner)/notes.txt")
    case .archive:
      let archive = Data([0x50, 0x4B, 3, 4] + Array(right.utf8))
      try archive.write(to: URL(filePath: "\(own)/answers.zip"))
    case .severalFiles:
      for place in ["one", "two"] {
        try handedIn.handIn("\(right)// \(place)\n", as: "\(learner)/\(place)/\(file)")
      }
    case .nothing, .folderIsLink: break
    }
  }
}

@Suite("A class whose grading is killed")
struct KilledClassTests {
  private static let words = ["--exercises", "mend-the-bar,half-a-screen"]
  private static let learners = Sample.size(12, whole: 40)

  /// Hands in answers, no two of them the same.
  private static func fill(_ handedIn: borrowing GradedClass) throws {
    let course = try Learner.loadedCourse()
    let row = try #require(course.exercise("mend-the-bar")).solution.text
    let half = try #require(course.exercise("half-a-screen")).solution.text
    for number in 0..<learners {
      try handedIn.handIn(
        row.replacing("- 12.0", with: "- \(12 + number / 2).0"),
        as: "learner-\(number)/mend-the-bar.layout")
      try handedIn.handIn(
        half + "List.width <= \(4000 + number).0\n", as: "learner-\(number)/half-a-screen.layout")
    }
  }

  @Test(
    "continues with the same command, and its report has the same bytes as without the kill",
    arguments: [SIGKILL, SIGINT])
  func again(signal: Int32) throws {
    let handedIn = try GradedClass(course: Learner.classCourse)
    try Self.fill(handedIn)
    let start = ContinuousClock.now
    #expect(try handedIn.grade(Self.words) == 0, "\(handedIn.lastErrors)")
    let whole = ContinuousClock.now - start
    let wanted = handedIn.reportContents
    #expect(try ClassReport(handedIn.report).keys.count == Self.learners)
    handedIn.forgetReport()
    var chosen = SeededGenerator(state: UInt64(signal))
    for _ in 0..<4 {
      let process = try handedIn.start(
        Self.words + ["--jobs", "\(Int.random(in: 1...3, using: &chosen))"])
      let moment = whole * Double.random(in: 0.1...0.9, using: &chosen)
      usleep(UInt32(moment / .microseconds(1)))
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
    }
    #expect(try handedIn.grade(Self.words) == 0, "\(handedIn.lastErrors)")
    #expect(handedIn.reportContents == wanted)
    #expect(GradedClass.contents(of: handedIn.temporary) == [:])
  }

  @Test("has the same bytes with one thread and with several")
  func workers() throws {
    let handedIn = try GradedClass(course: Learner.classCourse)
    try Self.fill(handedIn)
    var reports: [[String: Data]] = []
    for jobs in ["1", "2", "8"] {
      handedIn.forgetReport()
      #expect(try handedIn.grade(Self.words + ["--jobs", jobs]) == 0, "\(handedIn.lastErrors)")
      reports.append(handedIn.reportContents)
    }
    #expect(reports[0] == reports[1])
    #expect(reports[0] == reports[2])
  }
}
