import Course
import Feedback
import Foundation
@testable import Grading
import LayoutEngine
import Testing

@Suite("Questions: the right answer is computed, never written down")
struct QuestionTests {
  private static let exercise = "01-width/make-it-wide/exercise.json"

  /// The small course with an exercise of questions.
  private func course(
    _ questions: String, given: String = "[]", kind: String = "choose",
    windows: String = "\"windows\": [[320, 80], [480, 80]], \"unshownWindows\": [[600, 80]],"
  ) throws -> TemporaryCourse {
    let course = try TemporaryCourse()
    try course.write(
      """
      {
        "title": "Choose", "kind": "\(kind)", "task": "Choose.", \(windows)
        "scene": { "views": ["Blue", "Red"] }, "given": \(given),
        "questions": [\(questions)],
        "hints": ["look", "rule", "start"], "afterPass": "Chosen."
      }
      """, to: Self.exercise)
    return course
  }

  private func summary(_ course: borrowing TemporaryCourse, _ text: String) throws -> String {
    let exercise = try #require(course.load().exercise("make-it-wide"))
    return try PreparedExercise(exercise).summary(of: text)
  }

  @Test(
    "which rule a line breaks",
    arguments: [
      ("Red.width = Blue.leading", "size-from-position"), ("Red.width = Blue.height", "fine"),
      ("Red.leading = 20", "position-needs-anchor"),
      ("Red.leading = 2 * Blue.leading", "position-multiplier"),
      ("Red.top = Blue.left", "axes-mixed"), ("Red.left = Blue.leading", "leading-mixed-with-left"),
    ])
  func rule(line: String, answer: String) throws {
    let course = try course(
      "{ \"name\": \"a\", \"ask\": \"rule\", \"line\": \"\(line)\" }", windows: "")
    #expect(try summary(course, "a: \(answer)") == "passed")
    let wrong = answer == "fine" ? "axes-mixed" : "fine"
    #expect(try summary(course, "a: \(wrong)") == "misplaced a \(wrong) not \(answer)")
  }

  @Test("words are read in any case, with spaces for hyphens, and nothing else is")
  func words() throws {
    let course = try course(
      "{ \"name\": \"a\", \"ask\": \"rule\", \"line\": \"Red.leading = 20\" }", windows: "")
    #expect(try summary(course, "a: Position needs anchor") == "passed")
    #expect(try summary(course, "a: position-needs-ancor") == "unreadable E404 line 1")
    #expect(try summary(course, "a: ___") == "unfinished line 1")
  }

  @Test("whether two lines say the same")
  func others() throws {
    let course = try course(
      """
      { "name": "c", "ask": "same", "line": "Red.leading = Blue.trailing + 8",
        "as": "Blue.trailing = Red.leading - 8" },
      { "name": "d", "ask": "same", "line": "Red.width = 2 * Blue.width + 8",
        "as": "Blue.width = 0.5 * Red.width - 8" }
      """, windows: "")
    #expect(try summary(course, "c: yes\nd: no") == "passed")
    #expect(try summary(course, "c: yes\nd: yes") == "misplaced d yes not no")
  }

  @Test("by how much a line is missed")
  func missed() throws {
    let course = try course(
      """
      { "name": "a", "ask": "missed", "line": 1, "window": [320, 80] },
      { "name": "b", "ask": "missed", "line": 1, "window": [480, 80] },
      { "name": "c", "ask": "missed", "line": 2, "window": [600, 80], "direction": "rightToLeft" }
      """,
      given: """
        ["Blue.width = 400 @750", "Blue.width <= Superview.width - 20", "Blue.height = 1",
         "Blue.leading = Superview.leading", "Blue.top = Superview.top",
         "Red.frame = (0, 0, 10, 10)"]
        """, kind: "predict")
    #expect(try summary(course, "a: 100\nb: 0\nc: 0") == "passed")
    #expect(try summary(course, "a: 80\nb: 0\nc: 0") == "misplaced a 80 not 100, window 320x80")
    #expect(
      try summary(course, "a: 100\nb: 0\nc: 5")
        == "misplaced c 5 not 0, window 600x80, right to left")
  }

  @Test("how many layouts keep some lines, in a window; the given ones need have none")
  func count() throws {
    func question(_ name: String, _ lines: String, _ rest: String) -> String {
      "{ \"name\": \"\(name)\", \"ask\": \"count\", \"lines\": [\(lines)], \(rest) }"
    }
    let course = try course(
      [
        question("a", "\"Blue.width = 80\"", "\"window\": [320, 80]"),
        question(
          "b", "\"Blue.width = 280\", \"Blue.trailing = Superview.trailing\"",
          "\"window\": [480, 80]"),
        question(
          "c", "\"Blue.width >= 80\"", "\"window\": [600, 80], \"direction\": \"rightToLeft\""),
      ].joined(separator: ","),
      given: """
        ["Blue.leading = Superview.leading", "Blue.top = Superview.top", "Blue.height = 9",
         "Red.frame = (0, 0, 9, 9)"]
        """)
    #expect(try summary(course, "a: one\nb: none\nc: many") == "passed")
    #expect(
      try summary(course, "a: one\nb: one\nc: many")
        == "misplaced b one not none, window 480x80")
    #expect(try summary(course, "a: 1\nb: none\nc: many") == "unreadable E404 line 1")
    let prepared = try PreparedExercise(try #require(course.load().exercise("make-it-wide")))
    #expect(
      try prepared.words(about: "a: one\nb: one\nc: many", in: course.load().strings) == [
        "In line 2, you answered b with one.",
        "The question is about: Blue.width = 280; Blue.trailing = Superview.trailing",
        "Which of these answers fits: none, many?",
      ])
  }

  @Test(
    "a question that can't be asked is refused with its place",
    arguments: [
      (
        "{ \"name\": \"a\", \"ask\": \"rule\", \"line\": \"Rod.width = 1\" }",
        "\"line\" must be one equation about the scene"
      ),
      (
        "{ \"name\": \"a\", \"ask\": \"missed\", \"line\": 2, \"window\": [320, 80] }",
        "\"line\" must be the number of a given line, from 1 to 0"
      ),
      ("{ \"name\": \"a\", \"ask\": \"guess\" }", "\"ask\" must be one of value, missed, rule"),
      (
        "{ \"name\": \"a\", \"anchor\": \"Blue.leading\", \"window\": [1, 2] }",
        "\"window\" must be one of the windows of the exercise"
      ),
    ])
  func refused(question: String, complaint: String) throws {
    let course = try course(question)
    #expect(course.complaint().contains(complaint), "\(course.complaint())")
  }
}

@Suite("Scene statements in answers")
struct SceneAnswerTests {
  private func course(solution: String) throws -> TemporaryCourse {
    let course = try TemporaryCourse()
    try course.replace(
      "\"given\": [\"Box.leading = Superview.leading\", \"Box.top = Superview.top\", "
        + "\"Box.height = 40\"]",
      with: "\"given\": [\"Box.frame = (16, 16, 40, 48)\"]",
      in: "01-width/make-it-wide/exercise.json")
    try course.write(solution, to: "01-width/make-it-wide/solution.layout")
    return course
  }

  private func summary(_ course: borrowing TemporaryCourse, _ text: String) throws -> String {
    let exercise = try #require(course.load().exercise("make-it-wide"))
    return try PreparedExercise(exercise).summary(of: text)
  }

  @Test("a mask decides what follows the window, and the line that sets it is spoken of")
  func masks() throws {
    let course = try course(solution: "Box.autoresizingMask = [.flexibleWidth]")
    #expect(try summary(course, "Box.autoresizingMask = .flexibleWidth") == "passed")
    #expect(
      try summary(course, "Box.autoresizingMask = [.flexibleLeftMargin]")
        == "misplaced Box.width 40 not 200, window 480x80")
    #expect(try summary(course, "Box.autoresizingMask = ___") == "unfinished line 1")
    #expect(
      try summary(course, "Box.autoresizingMask = [.flexibleWidht]") == "unreadable E152 line 1")
    #expect(
      try summary(course, "Box.autoresizingMask = []\nBox.autoresizingMask = []")
        == "unreadable E155 line 2")
  }

  @Test("constraints conflict with a frame that is still translated")
  func hidden() throws {
    let lines = "Box.leading = Superview.leading + 30\nBox.width = 40"
    let rest = "\nBox.top = Superview.top + 16\nBox.height = 48"
    let off = "Box.translatesAutoresizingMaskIntoConstraints = false\n"
    let course = try course(solution: off + lines + rest)
    #expect(try summary(course, off + lines + rest) == "passed")
    #expect(try summary(course, lines + rest) == "conflicting window 320x80")
    let prepared = try PreparedExercise(try #require(course.load().exercise("make-it-wide")))
    #expect(
      try prepared.words(about: lines + rest, in: course.load().strings)[0] == """
        In a window 320 points wide, these constraints conflict: line 1 and Box.leading, which \
        still comes from the autoresizing mask.
        """)
  }
}

@Suite("Questions that the tree of views answers")
struct TreeQuestionTests {
  private static let exercise = "01-width/make-it-wide/exercise.json"

  /// A window with a card that holds a photo and a note, and a bar beside it.
  private func course(_ question: String, given: String = "[]") throws -> TemporaryCourse {
    let course = try TemporaryCourse()
    try course.write(
      """
      {
        "title": "Choose", "kind": "choose", "task": "Choose.",
        "scene": { "root": "view", "views": ["card", { "name": "photo", "in": "card" },
          { "name": "note", "in": "card" }, "bar"] },
        "given": \(given),
        "questions": [{ "name": "A", \(question) }],
        "hints": ["look", "rule", "start"], "afterPass": "Chosen."
      }
      """, to: Self.exercise)
    return course
  }

  private func summary(_ course: borrowing TemporaryCourse, _ answer: String) throws -> String {
    try PreparedExercise(try #require(course.load().exercise("make-it-wide")))
      .summary(of: "A: \(answer)")
  }

  @Test(
    "which view keeps a line's constraint",
    arguments: [
      ("photo.width = 64", "photo"), ("photo.width = 2 * photo.height", "photo"),
      ("photo.top = card.top", "card"), ("card.top = photo.top", "card"),
      ("note.top = photo.bottom + 8", "card"), ("note.top = bar.bottom", "view"),
      ("photo.top = view.top", "view"),
    ])
  func owner(line: String, view: String) throws {
    let course = try course("\"ask\": \"owner\", \"line\": \"\(line)\"")
    for name in ["view", "card", "photo", "note", "bar"] {
      #expect(
        try summary(course, name)
          == (name == view ? "passed" : "misplaced A \(name) not \(view)"))
    }
  }

  @Test(
    "which call of a pass comes first, in whichever order they are asked about",
    arguments: [
      ("photo.updateConstraints", "card.updateConstraints"),
      ("photo.updateConstraints", "view.updateConstraints"),
      ("view.layoutSubviews", "photo.layoutSubviews"),
      ("view.updateConstraints", "photo.layoutSubviews"),
      ("bar.updateConstraints", "photo.layoutSubviews"),
      ("photo.updateConstraints", "photo.layoutSubviews"),
    ])
  func first(one: String, other: String) throws {
    for pair in [[one, other], [other, one]] {
      let course = try course("\"ask\": \"first\", \"of\": [\"\(pair[0])\", \"\(pair[1])\"]")
      #expect(try summary(course, one) == "passed")
      #expect(try summary(course, other) == "misplaced A \(other) not \(one)")
    }
  }

  @Test("which views the given lines draw in: those they speak about, and all above")
  func uses() throws {
    let lines = "[\"photo.width = 64\", \"photo.height = 0.5 * photo.width\"]"
    for (name, answer) in [
      ("photo", "yes"), ("card", "yes"), ("view", "yes"), ("note", "no"), ("bar", "no"),
    ] {
      let course = try course("\"ask\": \"uses\", \"view\": \"\(name)\"", given: lines)
      #expect(try summary(course, answer) == "passed")
    }
  }

  @Test(
    "what can't be asked is refused with its place",
    arguments: [
      (
        "\"ask\": \"uses\", \"view\": \"cart\"",
        "\"view\" must be a view of the scene, not \"cart\""
      ),
      (
        "\"ask\": \"first\", \"of\": [\"photo.layoutSubviews\", \"note.layoutSubviews\"]",
        "\"of\" must be two calls whose order UIKit documents, not an array with 2 items"
      ),
      (
        "\"ask\": \"first\", \"of\": [\"photo.layoutSubviews\", \"photo.layoutSubviews\"]",
        "\"of\" must be two calls whose order UIKit documents, not an array with 2 items"
      ),
      (
        "\"ask\": \"first\", \"of\": [\"photo.layoutSubviews\"]",
        "\"of\" must be two calls whose order UIKit documents, not an array with 1 item"
      ),
      (
        "\"ask\": \"first\", \"of\": [\"photo.layout\", \"card.layoutSubviews\"]",
        "item 1 of \"of\" must be a call such as view.updateConstraints or view.layoutSubviews, not \"photo.layout\""
      ),
    ])
  func refused(question: String, complaint: String) throws {
    let complaints = try course(question).complaint()
    #expect(complaints.hasSuffix(complaint), "\(complaints)")
  }

  @Test("the tree is drawn with the last branches closed")
  func tree() throws {
    let scene = try #require(
      course("\"ask\": \"uses\", \"view\": \"card\"").load().exercise("make-it-wide")
    ).scene
    #expect(
      TreeDrawing.lines(of: scene) == ["view", "├─ card", "│  ├─ photo", "│  └─ note", "└─ bar"])
  }
}

@Suite("Feedback: wrong predictions")
struct PredictionSlipTests {
  /// An exercise whose numbers or words are wrong here.
  private static func prepared(_ id: String) throws -> PreparedExercise {
    switch id {
    case "places": try QuestionCourse.places()
    case "distances": try QuestionCourse.distances()
    case "laws": try QuestionCourse.laws()
    default: try SampleCourse.prepared(id)
    }
  }

  /// What a number or a word in place of one right one means, and what to do next.
  private func advice(_ id: String, _ question: String, _ value: String) throws -> String {
    let prepared = try Self.prepared(id)
    var lines = prepared.exercise.solution.text.split(
      separator: "\n", omittingEmptySubsequences: false)
    let place = try #require(lines.firstIndex { $0.hasPrefix("\(question):") })
    lines[place] = "\(question): \(value)"
    let answer = Answer(text: lines.joined(separator: "\n"), path: "answer.layout")
    let findings = Grading(prepared).findings(on: answer)
    let failure = try #require(findings.verdict.failure)
    // The words that no author wrote.
    let feedback = FeedbackWriter(Findings(prepared, answer, verdict: .notYet(failure)))
      .feedback(on: Explanation(failure: failure, diagnosis: nil, mistake: nil, log: nil))
    let strings = try SampleCourse.load().strings
    return (feedback.meaning + (feedback.next.map { [$0] } ?? [])).map { strings.text($0) }
      .joined(separator: "\n")
  }

  @Test(
    "a number that is right for another question is told for which",
    arguments: [
      (
        "places", "Blue.trailing at 320", "-136",
        """
        The number of points is right, but its sign is wrong.
        Write it with the other sign.
        """
      ),
      (
        "on-what-sides", "Photo.left at 320 right-to-left", "24",
        """
        That is right when reading goes left to right. This question is about a right-to-left \
        window.
        In a right-to-left window, leading is on the right. Mark the leading edge of the window, \
        and count again.
        """
      ),
      (
        "places", "Red.left at 320", "16",
        """
        That is right in a right-to-left window. This question is about a window in which reading \
        goes left to right.
        In this window, leading is on the left. Mark the leading edge of the window, and count \
        again.
        """
      ),
      (
        "places", "Blue.trailing at 320", "216",
        """
        That is right in a window 480 points wide.
        This question is about a window 320 points wide. Put the size of that window into the \
        equations.
        """
      ),
      (
        "places", "Blue.trailing at 320", "120",
        """
        That number is Blue.width, which is a size. The question asks for a position.
        Find the opposite edge first: the size is the distance between the two edges.
        """
      ),
      (
        "places", "Blue.width at 640", "296",
        """
        That number is Blue.trailing, which is a position. The question asks for a size.
        Find both edges: the size is the distance between them.
        """
      ),
      (
        "distances", "Card.width at 640", "333.33",
        """
        That is the mean of the values that the optional constraints ask for.
        The solver makes the sum of all distances to these values as small as it can. For which \
        of the values is that sum smallest?
        """
      ),
    ])
  func slips(id: String, question: String, value: String, words: String) throws {
    #expect(try advice(id, question, value) == words)
  }

  @Test("any other number is told with which given line to begin")
  func firstStep() throws {
    #expect(
      try advice("places", "Blue.trailing at 320", "137").hasSuffix(
        "\nStart with `Blue.leading = Superview.leading + 16`. Which number does it give "
          + "for Blue.leading?"))
  }

  @Test(
    "a law that isn't broken is explained, with why, and isn't offered again",
    arguments: [
      (
        "C", "position-needs-anchor",
        """
        The law position-needs-anchor is about an equation that sets a position to a number alone.
        In `Red.height = 20.0`, Red.height is a size, and it is compared with a number alone.
        So the equation doesn't break this law.
        """
      ),
      (
        "D", "axes-mixed",
        """
        The law axes-mixed is about an equation that compares a horizontal position with a \
        vertical one.
        In `Red.leading = 1.0 * Blue.centerX + 0.0`, Red.leading is a horizontal \
        position and Blue.centerX is a horizontal \
        position; the multiplier is 1.
        So the equation doesn't break this law.
        """
      ),
      (
        "B", "fine",
        """
        In `Red.leading = 20.0`, Red.leading is a horizontal position, and it is compared with a \
        number alone.
        """
      ),
    ])
  func laws(letter: String, law: String, words: String) throws {
    let told = try advice("laws", letter, law).split(separator: "\n")
    #expect(told.dropLast().joined(separator: "\n") == words)
    let next = try #require(told.last)
    #expect(!next.contains(law) && next.contains("size-from-position"))
  }
}
