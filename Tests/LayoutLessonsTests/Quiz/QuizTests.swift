import Foundation
import LayoutLessons
import Terminal
import TestRunners
import Testing

@Suite("Quiz: 18 beliefs before and after the course, and which of them have changed")
struct QuizTests {
  /// A course with a quiz of three short questions.
  private func learner() throws -> Learner {
    var learner = try Learner()
    learner.courseFolder = try learner.makeCourse("Lessons")
    let items = ["one", "two", "three"].map { id in
      """
      { "id": "\(id)", "belief": "Belief \(id).", "truth": "Truth \(id).",
        "lesson": "two-screens",
        "before": \(Self.form("How wide is Red (\(id))?")),
        "after": \(Self.form("How wide is Blue (\(id))?")) }
      """
    }
    try "{ \"items\": [\(items.joined(separator: ", "))] }".write(
      toFile: learner.courseFolder + "/quiz.json", atomically: false, encoding: .utf8)
    return learner
  }

  private static func form(_ question: String) -> String {
    """
    { "question": "\(question)", "lines": ["Red.width = 80"], "right": "b", "believed": "a",
      "choices": { "a": { "words": "40 points", "shows": "You halved it." },
        "b": { "words": "80 points", "shows": "You read it." },
        "c": { "words": "90 points", "shows": "You added 10." } } }
    """
  }

  @Test("without a terminal it prints the questions, and makes a file for the letters")
  func asked() throws {
    let learner = try learner()
    let run = learner.run("quiz", "--before")
    #expect(run.status == .passed)
    #expect(run.errors == "Made the folder layout-lessons for your answers and your progress.")
    expectRecorded(run.output, "Quiz/asked")
    #expect(try learner.read("quiz-before.txt") == "1: ___\n2: ___\n3: ___\n")
  }

  @Test("what is answered is kept, and only the open questions are asked again")
  func some() throws {
    let learner = try learner()
    learner.run("quiz", "--before")
    try learner.write("1: A\n\n3 : c\n2: ___\n", to: "quiz-before.txt")
    let run = learner.run("quiz", "--before")
    expectRecorded(run.output, "Quiz/some")
    #expect(
      try learner.read("progress.json").contains(
        """
          "quiz" : {
            "before" : {
              "one" : "a",
              "three" : "c"
            }
          },
        """))
  }

  @Test("the result says which beliefs have changed, are as they were, or are new")
  func result() throws {
    let learner = try learner()
    learner.run("quiz", "--before")
    try learner.write("1: a\n2: a\n3: b\n", to: "quiz-before.txt")
    #expect(
      learner.run("quiz", "--before").output == """
          Your 3 answers are saved. The result comes after the other 3 questions.
        """)
    learner.run("quiz", "--after")
    try learner.write("1: b\n2: a\n3: a\n", to: "quiz-after.txt")
    expectRecorded(learner.run("quiz", "--after").output, "Quiz/result")
    try learner.write("1: b\n2: b\n3: c\n", to: "quiz-after.txt")
    #expect(
      learner.run("quiz", "--after").output.hasSuffix(
        """
          These answers aren't right, and they don't fit a belief of the quiz:
            - What is true: Truth three. About your answer: You added 10. See lesson 1.
        """))
  }

  @Test("after the course alone, there is nothing to compare")
  func afterAlone() throws {
    let learner = try learner()
    learner.run("quiz", "--after")
    try learner.write("1: b\n2: a\n3: a\n", to: "quiz-after.txt")
    #expect(
      learner.run("quiz", "--after").output == """
          Your 3 answers are saved. The result comes after the other 3 questions.
        """)
  }

  @Test(
    "what isn't a letter of a question is told with its line", arguments: ["1: d", "4: a", "x"])
  func line(text: String) throws {
    let learner = try learner()
    learner.run("quiz", "--before")
    try learner.write("2: a\n\(text)\n", to: "quiz-before.txt")
    let run = learner.run("quiz", "--before")
    #expect(run.status == .usage)
    #expect(
      run.errors == "lessons: line 2 of layout-lessons/quiz-before.txt isn't the number of a "
        + "question and one of its letters, such as 3: b")
  }

  @Test("without an option, the questions for after the course come when it is over")
  func noForm() throws {
    let learner = try learner()
    #expect(learner.run("quiz").output.hasSuffix("then run lessons quiz --before."))
    try learner.write("1: a\n2: a\n3: b\n", to: "quiz-before.txt")
    #expect(learner.run("quiz").output.hasPrefix("  Your 3 answers are saved."))
    #expect(
      learner.run("quiz").errors == "lessons: you have answered the questions for before the "
        + "course. The others come after the last lesson, or now with lessons quiz --after")
    try learner.write(Learner.passedLongAgo, to: "progress.json")
    learner.run("quiz", "--before")
    #expect(learner.run("quiz").output.hasSuffix("then run lessons quiz --after."))
  }

  @Test("it wants one of the two forms, and a course that has a quiz")
  func usage() throws {
    let learner = try learner()
    #expect(
      learner.run("quiz", "--before", "--after").errors
        == "lessons: say which questions: --before or --after")
    try FileManager.default.removeItem(atPath: learner.courseFolder + "/quiz.json")
    #expect(learner.run("quiz", "--before").errors == "lessons: this course has no quiz")
  }
}

@Suite("Screen: the quiz is one key for each question")
struct QuizViewTests {
  @Test("a letter answers, an arrow goes back, and the last one ends with what is saved")
  func keys() throws {
    let screen = try LearnerScreen(words: ["quiz", "--before"])
    #expect(
      screen.lines.filter { !$0.isEmpty } == [
        " Question 1 of 18", "  1. How wide is Red?", "    Blue.width = 2 * Red.width + 16",
        "    Blue.width = 176",
        "      a. Nothing determines it, because no constraint begins with Red.width.",
        "      b. 80 points", "      c. 368 points",
        " a b c answer   ← → other questions   esc close",
      ])
    #expect(screen.lines.count == 24)
    screen.type("xb")
    #expect(screen.lines[0] == " Question 2 of 18")
    screen.press(.left)
    #expect(screen.text.contains("    ▶ b. 80 points"))
    screen.type("a" + String(repeating: "c", count: 16))
    #expect(screen.lines[0] == " Question 18 of 18")
    screen.press(.right)
    #expect(screen.text.contains("  1 question is still open. ← goes back."))
    screen.press(.left)
    screen.type("c")
    #expect(screen.text.contains("  Your 18 answers are saved."))
    #expect(try screen.read("progress.json").contains("\"equals-assigns\" : \"a\""))
    #expect(screen.press(.enter) == .end)
  }

  @Test(
    "every question of both forms fits into 24 rows of 80 columns",
    arguments: ["before", "after"])
  func sizes(form: String) throws {
    let screen = try LearnerScreen(words: ["quiz", "--\(form)"])
    for _ in 1...18 {
      #expect(screen.lines.count == 24 && screen.lines.allSatisfy { $0.count <= 80 })
      #expect(screen.text.contains("      c. ") && screen.lines[22].isEmpty)
      screen.press(.right)
    }
  }
}
