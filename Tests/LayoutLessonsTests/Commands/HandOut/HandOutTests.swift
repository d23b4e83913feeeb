import Foundation
import LayoutLessons
import Terminal
import Testing
import TestRunners

@Suite("lessons hand-out: a copy for each learner, and nothing that solves it")
struct HandOutTests {
  private static let seed = "a long secret"
  private static let fingerprint = "0d63cdd8fe83"
  private static let some = "flip-around,where-it-is,two-tiles,as-anchors"

  private func teacher(_ rows: String...) throws -> Learner {
    let teacher = try Learner()
    try (["id,name"] + rows).joined(separator: "\n")
      .write(toFile: teacher.folder + "/r.csv", atomically: false, encoding: .utf8)
    return teacher
  }

  private func handOut(_ teacher: borrowing Learner, _ more: String...) -> Learner.Run {
    teacher.run(
      words: ["hand-out", "--seed", Self.seed, "--roster", "r.csv", "--exercises", Self.some] + more
    )
  }

  /// The files of a folder by their paths below it.
  private func contents(of folder: String) -> [String: String] {
    var contents: [String: String] = [:]
    let names = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
    for name in names {
      if let text = try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8) {
        contents[name] = text
      }
    }
    return contents
  }

  @Test("each gets a page and a starter for each exercise, of their own where it varies")
  func copies() throws {
    let teacher = try teacher("ana,Ana", "ben,Ben")
    let run = handOut(teacher)
    expectRecorded(run.output, "HandOut/copies")
    #expect(run.status == .passed)
    let files = contents(of: teacher.folder + "/hand-out")
    let names =
      ["as-anchors.md", "as-anchors.swift"]
      + ["two-tiles", "flip-around", "where-it-is"].flatMap { ["\($0).layout", "\($0).md"] }
    #expect(
      files.keys.sorted()
        == ["ana", "ben"].flatMap { learner in names.map { "\(learner)/\($0)" } }.sorted())
    for name in names {
      let isSame = files["ana/\(name)"] == files["ben/\(name)"]
      #expect(isSame == name.hasPrefix("two-tiles"), "\(name)")
    }
    let page = try #require(files["ana/flip-around.md"])
    #expect(
      page.hasPrefix(
        "<!-- lessons hand-out \(Self.fingerprint) flip-around 8.6.31.74 4e26dc3d c1b00cde -->"
          + "\n\n# Turn it around\n\nTurn each of"))
    #expect(page.hasSuffix("```sh\nlessons check flip-around.layout\n```\n"))
    #expect(page.contains("lessons try flip-around.layout '"))
    #expect(page.contains("┌──"))
    #expect(!page.contains("{{"))
    let constant = try #require(files["ana/two-tiles.md"])
    #expect(constant.hasPrefix("# "))
  }

  @Test("the same secret and roster give the same bytes, whoever joins the class")
  func again() throws {
    let one = try teacher("ana,Ana")
    let other = try teacher("ben,Ben", "cleo,Cleo", "ana,Ana")
    #expect(handOut(one).status == .passed)
    #expect(handOut(other).status == .passed)
    let first = contents(of: one.folder + "/hand-out")
    #expect(!first.isEmpty)
    #expect(
      contents(of: other.folder + "/hand-out/ana") == contents(of: one.folder + "/hand-out/ana"))
    let again = handOut(one)
    #expect(again.output.contains("1 copy was already there and didn't differ."))
    try "id,name\nzoe,Zoe\nana,Ana".write(
      toFile: one.folder + "/r.csv", atomically: false, encoding: .utf8)
    #expect(handOut(one).status == .passed)
    let grown = contents(of: one.folder + "/hand-out")
    #expect(grown.filter { $0.key.hasPrefix("ana/") } == first)
    #expect(grown.count == 2 * first.count)
  }

  @Test("several at a time give the same bytes as one after the other, and the same first mistake")
  func workers() throws {
    let teacher = try teacher("ana,Ana", "ben,Ben", "cleo,Cleo", "dan,Dan", "eve,Eve")
    var surroundings = teacher.surroundings()
    func run(_ out: String, seed: String, workers: Int) -> Outcome {
      surroundings.processors = workers
      return BothPrograms.run(
        [
          "hand-out", "--seed", seed, "--roster", "r.csv", "--exercises", Self.some, "--out", out,
        ], in: surroundings)
    }
    for (out, workers) in [("one", 1), ("many", 8)] {
      #expect(run(out, seed: Self.seed, workers: workers).status == .passed)
    }
    let one = contents(of: teacher.folder + "/one")
    #expect(one.count == 40 && contents(of: teacher.folder + "/many") == one)
    let errors = [1, 8].map { run("x", seed: "Superview", workers: $0).errors }
    #expect(Learner.text(errors[0]).hasPrefix("x/ana/") && errors[0] == errors[1])
  }

  @Test("another secret gives other copies, and overwrites none")
  func otherSecret() throws {
    let teacher = try teacher("ana,Ana", "ben,Ben")
    #expect(handOut(teacher).status == .passed)
    let before = contents(of: teacher.folder + "/hand-out")
    let run = teacher.run(
      "hand-out", "--seed", "another secret", "--roster", "r.csv", "--exercises", Self.some)
    #expect(run.status == .usage)
    #expect(
      run.errors
        == "lessons: hand-out/ana is there already, and it differs from this copy; nothing is overwritten, so name another folder with --out"
    )
    #expect(contents(of: teacher.folder + "/hand-out") == before)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: teacher.folder).sorted()
        == ["hand-out", "r.csv"])
  }

  @Test("names of any kind have folders of plain ones, and none leads out")
  func hostileRoster() throws {
    let teacher = try teacher(
      "../../etc/passwd,Evil", "=cmd(),\"=HYPERLINK(\"\"x\"\")\"", "😀,Emoji", "مرحبا,Arabic",
      "ANA,Ana", "ana,ana", "\"with\nnewline\",N", "-rf,R", ".hidden,H",
      "\(String(repeating: "n", count: 300)),Long")
    let run = teacher.run(
      "hand-out", "--seed", Self.seed, "--roster", "r.csv", "--exercises", "flip-around")
    #expect(run.status == .passed, "\(run.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: teacher.folder + "/hand-out")
    let plain = Set("abcdefghijklmnopqrstuvwxyz0123456789-")
    #expect(names.count == 9)
    #expect(Set(names.map { $0.lowercased() }).count == names.count)
    #expect(names.allSatisfy { $0.allSatisfy(plain.contains) && !$0.hasPrefix("-") }, "\(names)")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: teacher.folder).sorted()
        == ["hand-out", "r.csv"])
  }

  @Test("a task that gives an answer away stops it, and leaves nothing behind")
  func leak() throws {
    var teacher = try teacher("ana,Ana")
    let copy = teacher.folder + "/Lessons"
    try FileManager.default.copyItem(atPath: Learner.course, toPath: copy)
    teacher.courseFolder = copy
    let path = "\(copy)/05-sameness/flip-around/exercise.json"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try text.replacing("Fill in what", with: "Let {{blue}}.width = 2 * {{red}}.width + 16 and what")
      .write(toFile: path, atomically: false, encoding: .utf8)
    #expect(handOut(teacher).status == .passed, "the starter says the same")
    try text.replacing("Fill in what", with: "Let {{blue}}.width = {{red}}.width + 96 and what")
      .write(toFile: path, atomically: false, encoding: .utf8)
    let run = teacher.run(
      "hand-out", "--seed", Self.seed, "--roster", "r.csv", "--exercises", Self.some, "--out", "x")
    #expect(run.status == .course)
    #expect(
      run.errors.hasPrefix("x/ana/flip-around.md: error: this file would give an answer away: "),
      "\(run.errors)")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: teacher.folder).sorted()
        == ["Lessons", "hand-out", "r.csv"])
  }

  @Test("so does a secret that stands in a page anyhow")
  func secret() throws {
    let teacher = try teacher("ana,Ana")
    let run = teacher.run(
      "hand-out", "--seed", "Superview", "--roster", "r.csv", "--exercises", "flip-around")
    #expect(run.status == .course)
    #expect(
      run.errors
        == "hand-out/ana/flip-around.layout: error: this file would contain the seed, or a value "
        + "derived from it: choose a longer seed"
    )
    #expect(try FileManager.default.contentsOfDirectory(atPath: teacher.folder) == ["r.csv"])
  }

  @Test(
    "says what is missing",
    arguments: [
      (
        ["hand-out", "--roster", "r.csv"],
        "lessons: copies are derived from a seed; name it with --seed, or set LESSONS_SEED"
      ),
      (
        ["hand-out", "--roster", "r.csv", "--seed", "short"],
        "lessons: a seed has at least 8 characters, so that nobody finds it by trying"
      ),
      (
        ["hand-out", "--seed", "a long secret"],
        "lessons: name the class with --roster: a CSV file with a row for each learner"
      ),
    ])
  func missing(words: [String], message: String) throws {
    let teacher = try teacher("ana,Ana")
    let run = teacher.run(words: words)
    #expect(run.errors == message)
    #expect(run.status == .usage)
  }
}
