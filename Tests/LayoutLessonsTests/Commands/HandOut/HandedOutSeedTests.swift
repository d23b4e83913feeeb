import Course
import Foundation
import LayoutLessons
import Terminal
import TestRunners
import Testing

@Suite("lessons grade knows from which seed copies were made")
struct HandedOutSeedTests {
  private static let seed = "a long secret"
  private static let other = "another secret"
  private static let fingerprint = SecretSeed(seed).fingerprint
  private static let words = ["grade", "class", "--roster", "r.csv", "--exercises", "flip-around"]

  /// A teacher with the copies of two learners in the folder `class`.
  private func teacher() throws -> Learner {
    let teacher = try Learner()
    try "id,name\nana,Ana\nben,Ben".write(
      toFile: teacher.folder + "/r.csv", atomically: false, encoding: .utf8)
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
