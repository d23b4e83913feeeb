import Foundation
import LayoutLessons
import Terminal
import Testing

@Suite("Exports of an earlier run in a report")
struct LeftoverExportTests {
  private static let words = ["grade", "class", "--exercises", "flip-around"]

  private func teacher() throws -> Learner {
    let teacher = try Learner()
    for name in ["ana", "bo"] {
      try FileManager.default.createDirectory(
        atPath: "\(teacher.folder)/class/\(name)", withIntermediateDirectories: true)
      try Learner.solution(of: "flip-around").write(
        toFile: "\(teacher.folder)/class/\(name)/flip-around.layout", atomically: false,
        encoding: .utf8)
    }
    return teacher
  }

  private func write(_ text: String, _ path: String, _ teacher: borrowing Learner) throws {
    try text.write(
      toFile: "\(teacher.folder)/report/\(path)", atomically: false, encoding: .utf8)
  }

  private func files(_ teacher: borrowing Learner) -> Set<String> {
    let names = FileManager.default.enumerator(atPath: "\(teacher.folder)/report")
    return Set((names?.allObjects as? [String] ?? []).filter { $0.contains(".") })
  }

  private static let always: Set = [
    ".files", ".journal", "index.html", "learners/ana.html", "learners/bo.html", "results.csv",
    "results.json",
  ]

  @Test("are removed if a run doesn't write them, with a message, and nothing else is")
  func removed() throws {
    let teacher = try teacher()
    let run = teacher.run(
      words: Self.words + ["--export", "junit,gradescope,markdown,classroom50"])
    #expect(run.status == .passed)
    let exports: Set = [
      "classroom50/tests.json", "gradescope/ana.json", "gradescope/bo.json", "junit.xml",
      "summary.md",
    ]
    #expect(files(teacher) == Self.always.union(exports))
    try write("mine", "gradescope/mine.json", teacher)
    try write("mine", "learners/zoe.html", teacher)
    try write("mine", "essay.txt", teacher)
    let again = teacher.run(words: Self.words)
    #expect(
      again.errors.replacing("\n", with: " ")
        == "These files of an earlier run were removed because this run doesn't write them: "
        + "classroom50/tests.json, gradescope/ana.json, gradescope/bo.json, junit.xml, summary.md.")
    let own: Set = ["gradescope/mine.json", "learners/zoe.html", "essay.txt"]
    #expect(files(teacher) == Self.always.union(own))
    #expect(teacher.run(words: Self.words).errors == "")
  }

  @Test("stay if somebody has changed them, and are reported each time")
  func changed() throws {
    let teacher = try teacher()
    teacher.run(words: Self.words + ["--export", "junit,markdown"])
    try write("mine", "summary.md", teacher)
    try write("mine", "canvas.csv", teacher)
    let stale =
      "These files aren't from this run: canvas.csv, summary.md. This run left them in place, "
      + "because this program didn't write them or because they have changed since."
    #expect(
      teacher.run(words: Self.words).errors.replacing("\n", with: " ")
        == "These files of an earlier run were removed because this run doesn't write them: "
        + "junit.xml. \(stale)")
    #expect(teacher.run(words: Self.words).errors.replacing("\n", with: " ") == stale)
    #expect(files(teacher) == Self.always.union(["canvas.csv", "summary.md"]))
    let text = try String(contentsOfFile: "\(teacher.folder)/report/summary.md", encoding: .utf8)
    #expect(text == "mine")
  }

  @Test("are never searched outside of the report, whatever its list says")
  func outside() throws {
    let teacher = try teacher()
    teacher.run(words: Self.words + ["--export", "gradescope"])
    let list = try String(contentsOfFile: "\(teacher.folder)/report/.files", encoding: .utf8)
    let line = try #require(
      list.split(separator: "\n").first { $0.hasSuffix("gradescope/ana.json") })
    let hash = line.prefix { $0 != " " }
    // What the list names lies outside, by dots or behind a link, with the very same text.
    try FileManager.default.createDirectory(
      atPath: "\(teacher.folder)/elsewhere", withIntermediateDirectories: true)
    for path in ["report/../copy.json", "elsewhere/copy.json"] {
      try FileManager.default.copyItem(
        atPath: "\(teacher.folder)/report/gradescope/ana.json", toPath: "\(teacher.folder)/\(path)")
    }
    try FileManager.default.createSymbolicLink(
      atPath: "\(teacher.folder)/report/linked", withDestinationPath: "../elsewhere")
    try write(list + "\(hash) ../copy.json\n\(hash) linked/copy.json\n", ".files", teacher)
    #expect(
      teacher.run(words: Self.words).errors.replacing("\n", with: " ")
        == "These files of an earlier run were removed because this run doesn't write them: "
        + "gradescope/ana.json, gradescope/bo.json.")
    for path in ["copy.json", "elsewhere/copy.json"] {
      #expect(FileManager.default.fileExists(atPath: "\(teacher.folder)/\(path)"), "\(path)")
    }
  }
}
