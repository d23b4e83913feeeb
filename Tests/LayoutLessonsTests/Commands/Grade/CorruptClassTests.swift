import Foundation
import Testing
import TestRunners

@Suite("Damaged work in a class")
struct CorruptClassTests {
  private static let file = "mend-the-row.layout"
  private static let ordinary = ["ordinary-0", "ordinary-1", "ordinary-2"]
  private static let words = ["--exercises", "mend-the-row"]

  /// The course's own answer.
  private static func right() throws -> String {
    try Learner.solution(of: "mend-the-row")
  }

  /// Hands in what ordinary learners do: one answer passes, the others don't.
  private static func ordinary(in handedIn: borrowing GradedClass) throws {
    for (number, learner) in ordinary.enumerated() {
      try handedIn.handIn(
        right().replacing("- 12.0", with: "- \(12 + number).0"), as: "\(learner)/\(file)")
    }
  }

  @Test("costs its own row, with a reason, and nobody else's; nothing is written elsewhere")
  func rows() throws {
    let handedIn = try GradedClass(course: Learner.classCourse)
    try Self.ordinary(in: handedIn)
    #expect(try handedIn.grade(Self.words) == 0, "\(handedIn.lastErrors)")
    let alone = try ClassReport(handedIn.report)
    let wanted = try Self.ordinary.map { try alone.row(of: $0) }
    #expect(
      Self.ordinary.map { alone.verdicts(of: $0)["mend-the-row"] }
        == ["passed", "misplaced", "misplaced"])
    handedIn.forgetReport()
    for work in CorruptWork.allCases {
      try work.handIn(to: handedIn, as: Self.file, right: Self.right())
    }
    let before = GradedClass.contents(of: handedIn.folder + "/outside")
    #expect(try handedIn.grade(Self.words) == 0, "\(handedIn.lastErrors)")
    let together = try ClassReport(handedIn.report)
    #expect(try Self.ordinary.map { try together.row(of: $0) } == wanted)
    #expect(together.keys == (Self.ordinary + CorruptWork.allCases.map(\.learner)).sorted())
    for work in CorruptWork.allCases {
      #expect(together.verdicts(of: work.learner) == [:], "\(work)")
      #expect(together.reasons(of: work.learner) != [], "\(work)")
    }
    #expect(GradedClass.contents(of: handedIn.folder + "/outside") == before)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: handedIn.folder).sorted()
        == ["class", "errors", "outside", "report", "temporary"])
    #expect(GradedClass.contents(of: handedIn.temporary) == [:])
  }

  @Test("a report among the learners' folders is nobody's work")
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

  @Test("folders that begin alike keep their names, whoever else has a folder")
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

  @Test("hidden folders are told of")
  func hidden() throws {
    let handedIn = try GradedClass(course: Learner.classCourse)
    try Self.ordinary(in: handedIn)
    try handedIn.handIn("", as: ".ana/notes.txt")
    #expect(try handedIn.grade(Self.words) == 0)
    #expect(handedIn.lastErrors.contains("A hidden folder was skipped: .ana."))
  }

  @Test(
    "what isn't a folder is refused in so many words",
    arguments: [("nothing", "there is no such folder"), ("file", "this is not a folder")])
  func noFolder(name: String, words: String) throws {
    var handedIn = try GradedClass(course: Learner.classCourse)
    try handedIn.handIn("", as: "file")
    handedIn.submissions += "/\(name)"
    #expect(try handedIn.grade(Self.words) == 2)
    #expect(handedIn.lastErrors.contains(words), "\(handedIn.lastErrors)")
    #expect(!FileManager.default.fileExists(atPath: handedIn.report))
  }

  @Test("folders of any names have rows, and files of the report have plain ones")
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
