import ClassGrading
import Course
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
    try teacher.place((["id,name"] + rows).joined(separator: "\n"), at: "r.csv")
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
    try one.place("id,name\nzoe,Zoe\nana,Ana", at: "r.csv")
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

@Suite("lessons grade knows the copies of lessons hand-out again")
struct HandedOutClassTests {
  private static let seed = "a long secret"
  private static let exercise = "flip-around"

  private func solution(of learner: String) throws -> String {
    let course = try CourseLoader(root: Learner.course).load()
    let exercise = try #require(course.exercise(Self.exercise))
    return try ExerciseVariants(SecretSeed(Self.seed)).exercise(exercise, for: learner).solution
      .text
  }

  @Test("own answers pass, a neighbour's is told as such, numbers of one window are missed")
  func graded() throws {
    let teacher = try Learner()
    try teacher.place("id,name\nana,Ana\nben,Ben\ncleo,Cleo", at: "r.csv")
    let handOut = teacher.run(
      "hand-out", "--seed", Self.seed, "--roster", "r.csv", "--exercises", Self.exercise, "--out",
      "class")
    #expect(handOut.status == .passed, "\(handOut.errors)")
    for (learner, owner) in [("ana", "ana"), ("ben", "ana")] {
      try teacher.place(solution(of: owner), at: "class/\(learner)/flip-around.layout")
    }
    let run = teacher.run(
      "grade", "class", "--seed", Self.seed, "--roster", "r.csv", "--exercises", Self.exercise)
    #expect(run.status == .passed, "\(run.errors)")
    let journal = try String(
      decoding: Data(contentsOf: URL(filePath: teacher.folder + "/report/.journal")),
      as: UTF8.self)
    #expect(journal.contains("ana"))
    #expect(!journal.contains(Self.seed))
    #expect(run.output.contains("1 passed, 2 not yet"), "\(run.output)")
  }
}

@Suite("lessons grade knows from which seed copies were made")
struct HandedOutSeedTests {
  private static let seed = "a long secret"
  private static let other = "another secret"
  private static let fingerprint = SecretSeed(seed).fingerprint
  private static let words = ["grade", "class", "--roster", "r.csv", "--exercises", "flip-around"]

  /// A teacher with the copies of two learners in the folder `class`.
  private func teacher() throws -> Learner {
    let teacher = try Learner()
    try teacher.place("id,name\nana,Ana\nben,Ben", at: "r.csv")
    let run = teacher.run(
      "hand-out", "--seed", Self.seed, "--roster", "r.csv", "--exercises", "flip-around", "--out",
      "class")
    #expect(run.status == .passed, "\(run.errors)")
    return teacher
  }

  private func path(_ learner: String, _ teacher: borrowing Learner) -> String {
    "\(teacher.folder)/class/\(learner)/flip-around.layout"
  }

  /// The lines of a copy, with its answers filled in or those of the course's own exercise.
  private func solution(of learner: String?) throws -> String {
    let course = try Learner.loadedCourse()
    let exercise = try #require(course.exercise("flip-around"))
    guard let learner else { return exercise.solution.text }
    return try ExerciseVariants(SecretSeed(Self.seed)).exercise(exercise, for: learner).solution
      .text
  }

  private static let mark =
    "// lessons hand-out \(fingerprint): leave this line here, so that your copy is recognised\n"

  private func write(_ text: String, _ learner: String, _ teacher: borrowing Learner) throws {
    try text.write(toFile: path(learner, teacher), atomically: false, encoding: .utf8)
  }

  @Test("each copy begins with the seed's fingerprint, which says nothing of the seed")
  func marked() throws {
    let teacher = try teacher()
    for learner in ["ana", "ben"] {
      let text = try String(contentsOfFile: path(learner, teacher), encoding: .utf8)
      let mark = try #require(try CopyMark(in: text))
      #expect(text.hasPrefix("// \(mark.text): leave this line here, so that your copy is"))
      #expect(mark.fingerprint == Self.fingerprint && mark.exercise == "flip-around")
      #expect(CopyMark.fingerprint(in: "\n  " + text) == Self.fingerprint)
    }
    #expect(Self.fingerprint.count == 12 && Self.fingerprint != SecretSeed(Self.other).fingerprint)
    #expect(!Self.seed.contains(Self.fingerprint))
  }

  @Test("without a seed, or with another, it stops before it starts, and says what to do")
  func stopped() throws {
    let teacher = try teacher()
    let start = "lessons: these answers are copies made from "
    let copies = "ana/flip-around.layout, ben/flip-around.layout (fingerprint \(Self.fingerprint))"
    let rest = "; name their seed with --seed, or set LESSONS_SEED"
    let without = teacher.run(words: Self.words)
    #expect(without.errors == "\(start)a seed, and you gave none: \(copies)\(rest)")
    #expect(without.status == .usage && without.output == "")
    let other = teacher.run(words: Self.words + ["--seed", Self.other])
    #expect(
      other.errors
        == "\(start)a different seed: \(copies); the seed that you gave has the fingerprint "
        + "\(SecretSeed(Self.other).fingerprint)\(rest)")
    #expect(other.status == .usage && other.output == "")
    #expect(!FileManager.default.fileExists(atPath: "\(teacher.folder)/report"))
    #expect(teacher.run(words: Self.words + ["--seed", Self.seed]).status == .passed)
  }

  @Test("answers are graded as before where the line was deleted")
  func deleted() throws {
    let teacher = try teacher()
    for learner in ["ana", "ben"] { try write(solution(of: learner), learner, teacher) }
    let run = teacher.run(words: Self.words + ["--seed", Self.seed])
    #expect(
      run.output == """
          2 learners, 2 answers: 2 passed, 0 not yet.
          2 learners have passed everything.

          The report is in the folder report.
        """)
    #expect(run.errors == "")
    #expect(teacher.run(words: Self.words).status == .passed)
  }

  /// What the report says of each learner's answer.
  private func told(_ teacher: borrowing Learner) throws -> [String] {
    let text = try String(contentsOfFile: teacher.folder + "/report/results.csv", encoding: .utf8)
    return text.split(separator: "\r\n").dropFirst().map {
      let cells = $0.split(separator: ",", maxSplits: 13, omittingEmptySubsequences: false)
      return "\(cells[0]) \(cells[10]) \(cells[13])"
    }
  }

  private static let noCopy =
    "This is an answer to the course's own exercise. This learner has a copy with other names or "
    + "numbers: ask for the answer to that copy. If you handed out no copies, grade without a seed."

  @Test(
    "the course's own exercise is called that, right, wrong or untouched",
    arguments: ["right", "rewritten", "wrong", "untouched"])
  func coursesOwn(answer: String) throws {
    let teacher = try teacher()
    let exercise = try #require(Learner.loadedCourse().exercise("flip-around"))
    let starter = exercise.starter.text
    let right = try solution(of: nil)
    let texts = [
      "right": right, "wrong": starter.replacing("___", with: "Superview.leading"),
      "untouched": starter,
      "rewritten": right.split(separator: "\n").filter { !$0.hasPrefix("//") }
        .joined(separator: "\n"),
    ]
    try write(#require(texts[answer]), "ana", teacher)
    try write(Self.mark + solution(of: "ben"), "ben", teacher)
    let run = teacher.run(words: Self.words + ["--seed", Self.seed])
    expectRecorded(run.output, "HandedOutSeed/coursesOwn")
    #expect(try told(teacher)[0].hasPrefix("ana blank noCopy,\"\(Self.noCopy)\","))
  }

  @Test("one copy of another seed is called that, where others have the right one")
  func otherCopy() throws {
    let teacher = try teacher()
    let theirs = SecretSeed(Self.other).fingerprint
    let text = try Self.mark + solution(of: "ana")
    try write(text.replacing(Self.fingerprint, with: theirs), "ana", teacher)
    let run = teacher.run(words: Self.words + ["--seed", Self.seed])
    #expect(run.output.contains("1 answer has no grade: not this learner's copy (1)."))
    #expect(
      try told(teacher)[0].hasPrefix(
        "ana blank otherCopy,\"This copy was made from another seed: its fingerprint is \(theirs), "
          + "and the fingerprint of your seed is \(Self.fingerprint). Ask for the right copy, or "
          + "grade this one with its own seed.\","))
  }

  @Test("a copy with the course's own numbers in it is an answer like any other")
  func markedAnswer() throws {
    let teacher = try teacher()
    try write(Self.mark + solution(of: nil), "ana", teacher)
    teacher.run(words: Self.words + ["--seed", Self.seed])
    #expect(try told(teacher)[0].hasPrefix("ana notYet "))
  }
}
