import Foundation
import Testing
import TestRunners

@Suite("Damaged answers in a class")
struct CorruptClassTests {
  private static let file = "mend-the-bar.layout"
  private static let ordinary = ["ordinary-0", "ordinary-1", "ordinary-2"]
  private static let words = ["--exercises", "mend-the-bar"]

  /// The course's own answer.
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
