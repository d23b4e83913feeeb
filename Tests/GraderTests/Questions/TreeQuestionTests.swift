import Course
import Feedback
import Grading
import LayoutEngine
import Testing

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
      TreeDrawing.lines(of: scene) == [
        "view", "├─ card", "│  ├─ photo", "│  └─ note", "└─ bar",
      ])
  }
}
