import Course
import Foundation
import LayoutLessons
import Terminal
import TestRunners
import Testing

@Suite("Program: the first hour")
struct FirstHourTests {
  @Test("next, a wrong answer, a hint, a right answer, next")
  func loop() throws {
    let learner = try Learner(isTerminal: true)
    let lessons = try Learner.loadedCourse().lessons
    let first = learner.run("next")
    #expect(first.status == .passed)
    #expect(first.output.hasPrefix("  Exercise 1 of 3 · Keep up (hold-on)\n"))
    #expect(
      first.output.hasSuffix(
        """
          Edit    layout-lessons/01-two-screens/hold-on.layout
          Then    lessons check
          Stuck?  lessons hint
          Lesson  lessons show
        """))
    #expect(try learner.names() == ["01-two-screens", "progress.json"])

    let untouched = learner.run("check")
    #expect(untouched.status == .notYet)
    #expect(untouched.output.contains("Line 4 has a blank."))

    let hint = learner.run("hint")
    #expect(hint.output.hasPrefix("  Hint 1 of 3"))
    #expect(hint.output.hasSuffix("  2 more hints: lessons hint"))
    #expect(learner.run("hint", "1").output == hint.output)
    #expect(
      learner.run("hint", "2").errors
        == "lessons: 1 of 3 hints of hold-on has been shown; `lessons hint` gives the next\none")
    #expect(
      learner.run("hint", "hold", "4").errors
        == "lessons: hold-on has 3 hints: give a number from 1 to 3")
    learner.run("hint")
    let again = learner.run("hint", "1", "1").output
    #expect(again.hasPrefix("  Hint 1 of 3") && again.hasSuffix("hints: lessons hint 1 2"))

    try learner.solve("hold-on")
    let passed = learner.run("check")
    #expect(passed.status == .passed)
    #expect(
      passed.output.hasPrefix(
        """
          Passed: hold-on

          All constraints are satisfied, and only one layout fits, in windows of 320,
          480 and 1 more width.
        """))
    #expect(learner.run("next").output.contains("Exercise 2 of 3 · Both ends"))
    try learner.solve("two-edges")
    learner.run("check")
    learner.run("next")
    try learner.solve("one-below-the-other")
    let last = learner.run("check")
    #expect(last.output.contains("Why it works  lessons show two-screens --why"))
    #expect(learner.run("show", "1").output.contains("Why it works"))
    #expect(
      learner.run("next").output.hasPrefix("  Exercise 1 of \(lessons[1].exerciseIDs.count) · "))
    #expect(
      learner.run("show").output.hasPrefix("  Lesson 2 of \(lessons.count) · \(lessons[1].title)"))
  }

  @Test(
    "a check says how to get a hint from the second one that doesn't pass on, while there are any")
  func hintAfterTwo() throws {
    let learner = try Learner(after: "next")
    #expect(!learner.run("check").output.contains("lessons hint"))
    let second = learner.run("check").output
    #expect(second.hasSuffix("\n\n  Stuck?  lessons hint hold-on"))
    for _ in 1...3 { learner.run("hint") }
    #expect(!learner.run("check").output.contains("lessons hint"))
  }

  @Test("before passing, next shows the same exercise again, and leaves its file alone")
  func again() throws {
    let learner = try Learner(after: "next")
    try learner.write("half an answer", to: "01-two-screens/hold-on.layout")
    #expect(learner.run("next").output.contains("hold-on"))
    #expect(try learner.read("01-two-screens/hold-on.layout") == "half an answer")
  }

  /// The lessons of which one walks through all exercises: a few, or the whole course.
  private static func walked() throws -> [String] {
    let all = try Learner.loadedCourse().lessons.map(\.folder)
    // The first one has the exercise that is skipped.
    return all.prefix(1) + Sample.cases(1, of: Array(all.dropFirst()), seed: 4)
  }

  @Test("a skipped exercise comes back when those of two lessons (seed 4), or of all, are done")
  func skipping() throws {
    var learner = try Learner()
    learner.courseFolder = try learner.makeCourse("Lessons", lessons: Self.walked())
    learner.run("next")
    #expect(
      learner.run("next", "--skip").output.hasPrefix(
        "  Skipped hold-on; it comes back when the others are done."))
    let walked = try Self.walked()
    let exercises = try Learner.loadedCourse().exercises.filter { walked.contains($0.lessonFolder) }
    for id in exercises.map(\.id).dropFirst() {
      #expect(learner.run("next").output.contains("(\(id))"))
      try learner.solve(id)
      #expect(learner.run("check").status == .passed)
    }
    #expect(learner.run("next").output.contains("(hold-on)"))
    try learner.solve("hold-on")
    #expect(learner.run("check").status == .passed)
    #expect(
      learner.run("next").output
        == "  That was the last exercise. You have been through all of them.")
  }

  @Test("why it works is told after the lesson's exercises have passed, and not before")
  func explanation() throws {
    let learner = try Learner(after: "next")
    #expect(!learner.run("show").output.contains("If you guessed"))
    for id in ["hold-on", "two-edges", "one-below-the-other"] {
      learner.run("next")
      try learner.solve(id)
      learner.run("check")
    }
    #expect(learner.run("show", "two-screens").output.contains("If you guessed"))
  }

  @Test("the solution opens after the third hint and counts as seen, until solved again")
  func solution() throws {
    let learner = try Learner(after: "next")
    let closed = learner.run("solution")
    #expect(closed.status == .usage)
    #expect(
      closed.errors == """
        lessons: the solution of hold-on opens after the third hint; `lessons hint` gives \
        the next one (0 of 3 taken)
        """)
    for _ in 1...3 { learner.run("hint") }
    #expect(learner.run("solution").output.contains("Button.trailing = Superview.trailing - 16"))
    try learner.solve("hold-on")
    let copied = learner.run("check")
    #expect(
      copied.output.contains("The exercise counts as seen, because you looked at its solution."))
    let list = learner.run("list").output
    #expect(list.contains("  hold-on              seen") && list.contains("▸ two-edges"))
    #expect(learner.run("next").output.contains("(two-edges)"))
    learner.run("reset", "hold-on")
    try learner.solve("hold-on")
    learner.run("check", "hold-on")
    #expect(learner.run("list").output.contains("  hold-on              solved"))
  }

  @Test("reset puts the starter back and keeps every answer")
  func reset() throws {
    let learner = try Learner(after: "next")
    let file = "01-two-screens/hold-on"
    let starter = try learner.read("\(file).layout")
    try learner.write("mine", to: "\(file).layout")
    #expect(
      learner.run("reset").output == """
          The starter of hold-on is back.
          Your answer is kept as
          layout-lessons/\(file).20261121-041500.layout.
        """)
    #expect(try learner.read("\(file).layout") == starter)
    try learner.write("mine again", to: "\(file).layout")
    learner.run("reset")
    #expect(try learner.read("\(file).20261121-041500.layout") == "mine")
    #expect(try learner.read("\(file).20261121-041500-2.layout") == "mine again")
  }

  @Test("an answer may lie anywhere, if its name says which exercise it is for")
  func anywhere() throws {
    let learner = try Learner()
    try learner.place("Superview.trailing = 3", at: "flip-around.layout")
    let run = learner.run("check", "flip-around.layout")
    #expect(run.status == .notYet)
    #expect(
      run.output.contains(
        """
          Superview.trailing is a position, but the constraint compares it with nothing
          but 3.
        """))
    let odd = learner.run("check", "other.layout")
    #expect(odd.status == .usage)
    #expect(
      odd.errors
        == "lessons: other.layout isn't named after an exercise; give the file its exercise's name, "
        + "with .layout or .swift at the end")
  }

  @Test(
    "a command that can't be carried out says what to type",
    arguments: [
      (
        ["chekc"],
        "There is no command 'chekc'. Did you mean 'check'?\nFor help, type: lessons help"
      ),
      (
        ["6"],
        "There is no command '6'.\nTo open the lesson anchors-as-swift, type: lessons next 6"
      ),
      (
        ["flip-ar"],
        "There is no command 'flip-ar'.\nTo open the exercise flip-around, type: lessons next flip-ar"
      ),
      (
        ["check", "flip-arround"],
        "lessons: there is no exercise or lesson flip-arround; did you mean flip-around?"
      ),
      (
        ["check", "xyz"],
        "lessons: there is no exercise or lesson xyz; `lessons list` lists all of them"
      ),
      (
        ["check"],
        "lessons: there is no folder layout-lessons here or in a folder above; `lessons next` makes it"
      ),
      (
        ["check", "missing/flip-around.layout"],
        "missing/flip-around.layout: error: there is no such file"
      ),
      (
        ["--course", "nowhere", "list"],
        "lessons: there is no course in nowhere: it has no course.json; name the folder of a "
          + "course with --course"
      ),
      (
        ["completions", "csh"], "lessons: there are completions for bash, zsh and fish, not for csh"
      ),
    ])
  func usage(words: [String], error: String) throws {
    let learner = try Learner()
    let run =
      switch words.count {
      case 1: learner.run(words[0])
      case 2: learner.run(words[0], words[1])
      default: learner.run(words[0], words[1], words[2])
      }
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasSuffix(error), "it says: \(run.errors)")
  }
}
