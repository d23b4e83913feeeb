import ClassGrading
import Course
import Foundation
import LayoutLessons
import Terminal
import Testing

@Suite("lessons check on a copy that was handed out: the learner's own numbers, and no hidden case")
struct CopyCheckTests {
  private static let seed = "a long secret"
  private static let remark = """
      This is your copy of flip-around. The check uses all of its cases except
      hidden ones. Hidden cases are only used when your teacher grades your answer.
    """

  /// Somebody with a copy of their own in the folder `ana`, and a neighbour's in `ben`.
  private func learner(_ exercises: String = "flip-around,as-anchors") throws -> Learner {
    let learner = try Learner()
    try learner.place("id,name\nana,Ana\nben,Ben", at: "r.csv")
    let run = learner.run(
      "hand-out", "--seed", Self.seed, "--roster", "r.csv", "--exercises", exercises, "--out", ".")
    #expect(run.status == .passed, "\(run.errors)")
    return learner
  }

  private func text(_ name: String, of learner: borrowing Learner) throws -> String {
    try String(contentsOfFile: "\(learner.folder)/\(name)", encoding: .utf8)
  }

  private func write(_ text: String, _ name: String, _ learner: borrowing Learner) throws {
    try learner.place(text, at: name)
  }

  /// The line of Ana's copy, and the right answer below it: to her variant, or to the course's own
  /// exercise.
  private func answer(to owner: String?, _ learner: borrowing Learner) throws -> String {
    let exercise = try #require(try Learner.loadedCourse().exercise("flip-around"))
    let own = try owner.map {
      try ExerciseVariants(SecretSeed(Self.seed)).exercise(exercise, for: $0)
    }
    let mark = try text("ana/flip-around.layout", of: learner).prefix { $0 != "\n" }
    return "\(mark)\n\((own ?? exercise).solution.text)"
  }

  @Test("the own right answer passes, with a word about hidden cases, and no progress is kept")
  func passed() throws {
    let learner = try learner()
    try write(answer(to: "ana", learner), "ana/flip-around.layout", learner)
    let run = learner.run("check", "ana/flip-around.layout")
    #expect(run.status == .passed && run.errors == "")
    #expect(run.output.hasPrefix(Self.remark + "\n\n  Passed: flip-around\n"), "\(run.output)")
    #expect(!FileManager.default.fileExists(atPath: learner.path("progress.json")))
  }

  @Test(
    "the starter, a neighbour's answer and the course's don't pass",
    arguments: [nil, "ben", "course"])
  func notYet(owner: String?) throws {
    let learner = try learner()
    if let owner {
      let answer = try answer(to: owner == "course" ? nil : owner, learner)
      try write(answer, "ana/flip-around.layout", learner)
    }
    let run = learner.run("check", "ana/flip-around.layout")
    #expect(run.status == .notYet)
    #expect(run.output.hasPrefix(Self.remark), "\(run.output)")
  }

  @Test("it works in any folder, and with the line deleted as long as the page lies beside")
  func elsewhere() throws {
    var learner = try learner()
    try FileManager.default.createDirectory(
      atPath: learner.folder + "/far/away", withIntermediateDirectories: true)
    let answer = try answer(to: "ana", learner)
    try write(answer, "far/away/flip-around.layout", learner)
    learner.place = "/far/away"
    #expect(learner.run("check", "flip-around.layout").status == .passed)
    let lines = answer.split(separator: "\n").dropFirst().joined(separator: "\n")
    try write(lines, "ana/flip-around.layout", learner)
    let run = learner.run("check", "../../ana/flip-around.layout")
    #expect(run.status == .passed && run.output.hasPrefix(Self.remark))
  }

  @Test("a file with another name is recognised by its line, and told the name to hand it in under")
  func renamed() throws {
    let learner = try learner()
    for name in ["homework.layout", "flip-around (1).layout", "mend-the-bar.layout", "a.txt"] {
      try write(answer(to: "ana", learner), "ana/\(name)", learner)
      let run = learner.run("check", "ana/\(name)")
      #expect(run.status == .passed, "\(run.errors)")
      #expect(
        run.output.hasPrefix(
          """
              This is your copy of flip-around. The check uses all of its cases except
              hidden ones. Hidden cases are only used when your teacher grades your answer.
              Hand the file in under the name flip-around.layout.
          """.replacing("\n    ", with: "\n  ").dropFirst(2)), "\(run.output)")
    }
  }

  @Test("in the learner's own folder, the name of the exercise is enough")
  func workspace() throws {
    let learner = try learner()
    #expect(learner.run("next").status == .passed)
    #expect(learner.run("check", "flip-around").status == .notYet)
    try learner.write(answer(to: "ana", learner), to: "05-sameness/flip-around.layout")
    let run = learner.run("check", "flip-around")
    #expect(run.status == .passed && run.output.hasPrefix(Self.remark), "\(run.output)")
    #expect(learner.run("why", "Superview.width", "flip-around").status != .usage)
  }

  @Test(
    "a line that was changed is refused, with its place",
    arguments: [
      ("flip-around 8", "flip-around 9"), ("0d63cdd8fe83", "0d63cdd8fe84"),
      ("flip-around 8", "mend-the-bar 8"), ("4e26dc3d", "4e26dc3e"), (" c1b00cde", ""),
      ("flip-around 8.6.31.74 4e26dc3d c1b00cde", ""), ("8.6", "8.6.1"),
    ])
  func damaged(old: String, new: String) throws {
    let learner = try learner()
    let answer = try answer(to: "ana", learner)
    try #require(answer.contains(old))
    let start = try #require(answer.firstRange(of: old))
    try write(
      "\n" + answer.replacingCharacters(in: start, with: new), "ana/flip-around.layout", learner)
    let run = learner.run("check", "ana/flip-around.layout")
    #expect(run.status == .usage && run.output == "")
    #expect(
      run.errors
        == "lessons: ana/flip-around.layout:2:1: this line was changed, so the program can't tell "
        + "whose copy it is; restore the line as it was when you got the file, or ask your teacher "
        + "for the file")
  }

  @Test("a copy from another edition of the course is refused")
  func otherEdition() throws {
    var learner = try learner()
    let copy = learner.folder + "/Lessons"
    try FileManager.default.copyItem(atPath: Learner.course, toPath: copy)
    learner.courseFolder = copy
    let path = "\(copy)/05-sameness/flip-around/exercise.json"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try text.replacing("Fill in what", with: "Write what")
      .write(toFile: path, atomically: false, encoding: .utf8)
    let run = learner.run("check", "ana/flip-around.layout")
    #expect(run.status == .usage)
    #expect(
      run.errors
        == "lessons: flip-around.layout is a copy of the exercise flip-around, but it was made from "
        + "another course or from another version of this course; name your teacher's course with "
        + "--course")
  }

  @Test("a copy in Swift is run with its own numbers")
  func swift() throws {
    let learner = try learner("as-anchors")
    let exercise = try #require(try Learner.loadedCourse().exercise("as-anchors"))
    let own = try ExerciseVariants(SecretSeed(Self.seed)).exercise(exercise, for: "ana")
    let start = try text("ana/as-anchors.swift", of: learner).prefix { $0 != "\n" }
    let solution = try #require(own.swiftSolution)
    try write("\(start)\n\(solution.text)", "ana/as-anchors.swift", learner)
    #expect(learner.run("check", "ana/as-anchors.swift").status == .passed)
  }
}
