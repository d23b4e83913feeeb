import Course
import TestRunners

/// A small course of which every proof has something to say.
///
/// One exercise varies and takes answers in Swift; the second lesson has two layouts to tell apart, a
/// log, and questions that no window has to do with.
struct WholeCourse: ~Copyable {
  /// The course that all of it was added to.
  let base: VariedCourse

  init() throws {
    let base = try VariedCourse()
    try Self.addSwift(to: base.course)
    try Self.addText(to: base.course)
    try Self.addLesson(to: base.course)
    try base.course.write(SampleQuiz.text, to: "quiz.json")
    self.base = base
  }

  static let varied = VariedCourse.folder
  static let lesson = "01-width/lesson.md"
  static let second = "02-more"

  private static func addSwift(to course: borrowing TemporaryCourse) throws {
    try course.replace(
      "\"kind\": \"fill\",",
      with: """
        "kind": "fill", "notations": ["equations", "swift"],
        "swift": { "function": "layOut", "parameters": ["{{box}}", "in Superview"] },
        """, in: "\(varied)/exercise.json")
    let head = "import UIKit\nfunc layOut({{box}}: UIView, in Superview: UIView) {\n"
    try course.write(head + "}\n", to: "\(varied)/starter.swift")
    try course.write(
      head + """
          {{box}}.translatesAutoresizingMaskIntoConstraints = false
          {{box}}.widthAnchor.constraint(equalToConstant: {{wide}}).isActive = true
          {{box}}.{{side}}Anchor.constraint(
            equalTo: Superview.{{side}}Anchor, constant: {{side.plus}}{{2 * other}}
          ).isActive = true
        }

        """, to: "\(varied)/solution.swift")
  }

  private static func addText(to course: borrowing TemporaryCourse) throws {
    try course.replace("It does.", with: "It is **80** wide.", in: lesson)
    try course.replace(
      "None.", with: "[This lesson](lesson.md), [Apple](https://developer.apple.com).", in: lesson)
    try course.write(
      """
      # Coverage

      | row | says | status | carried by |
      | --- | --- | --- | --- |
      | G01 | a sentence | taught | `01-width`: "Say how wide." |
      """, to: "COVERAGE.md")
  }

  private static func addLesson(to course: borrowing TemporaryCourse) throws {
    try course.replace(
      "\"formatVersion\": 1,", with: "\"formatVersion\": 1, \"by\": { \"more\": 6 },",
      in: "course.json")
    try course.replace("[\"01-width\"]", with: "[\"01-width\", \"\(second)\"]", in: "course.json")
    let text = (TemporaryCourse.files[lesson] ?? "")
      .replacing("id: width", with: "id: more").replacing("title: Width", with: "title: More")
      .replacing("teaches: width", with: "teaches: more\nneeds: width")
      .replacing("make-it-wide", with: "told-apart, read-it, same")
      .replacing("- `told-apart, read-it, same`", with: "- `told-apart`, `read-it`, `same`")
      .replacing("How wide?", with: guess).replacing("Good.", with: replies)
    try course.write(text, to: "\(second)/lesson.md")
    for (path, text) in try pair() + log() + questions() {
      try course.write(text, to: "\(second)/\(path)")
    }
  }

  /// The guess of the second lesson, and the line of the listing that answers it.
  private static let guess = "What does Box do?\n\na. It moves.\nb. It gets wider.\nc. It stays."
  static let guessLine = 54
  private static let replies = """
    **a.** Yes.

    **b.** No.

    **c.** No.

    ```layout figure=end window=400x80 axis=horizontal from=320x80 asks=Box choices=moves,stretches,stays
    Box.trailing = Superview.trailing
    Box.width = 80
    ```
    """

  /// The files of an exercise that another small course has.
  private static func files(
    _ names: [String], of course: borrowing TemporaryCourse, as id: String
  ) throws -> [(String, String)] {
    try names.map { ("\(id)/\($0)", try course.read("01-width/make-it-wide/\($0)")) }
  }

  private static func pair() throws -> [(String, String)] {
    let pair = try PairCourse()
    return try files(
      ["exercise.json", "starter.layout", "solution.layout"], of: pair.course, as: "told-apart")
  }

  private static func log() throws -> [(String, String)] {
    let log = try LogCourse(#"{ "name": "a", "ask": "maker", "line": 1 }"#, keys: "")
    return try files(["exercise.json", "log.txt"], of: log.course, as: "read-it") + [
      ("read-it/starter.layout", "a: ___\n"), ("read-it/solution.layout", "a: mask\n"),
    ]
  }

  private static func questions() -> [(String, String)] {
    [
      (
        "same/exercise.json",
        """
        {
          "title": "The same", "kind": "choose", "task": "Do both say the same?",
          "scene": { "views": ["Box"] },
          "given": [
            "Box.leading = Superview.leading", "Box.width = 80", "Box.top = Superview.top",
            "Box.height = 40"
          ],
          "questions": [
            { "name": "A", "ask": "same", "line": "Box.width = 80", "as": "80 = Box.width" }
          ],
          "hints": ["look", "rule", "start"], "afterPass": "They are."
        }
        """
      ),
      ("same/starter.layout", "A: ___\n"), ("same/solution.layout", "A: yes\n"),
    ]
  }
}

/// The small course with an exercise in which things vary.
struct VariedCourse: ~Copyable, SmallCourse {
  let course: TemporaryCourse

  init() throws {
    let course = try TemporaryCourse()
    for (path, text) in recordedFiles("VariedExercise") {
      try course.write(text, to: "\(Self.folder)/\(path)")
    }
    self.course = course
  }

  static let folder = "01-width/make-it-wide"

  func exercise() throws -> Exercise {
    guard let exercise = try course.load().exercise("make-it-wide") else { throw Missing() }
    return exercise
  }

  struct Missing: Error {}
}

/// A quiz of 18 items about the lesson of the small course, every one of which can be proved.
enum SampleQuiz {
  static let text = #"{ "items": ["# + (1...18).map(item).joined(separator: ",\n") + "\n] }\n"

  private static func item(_ number: Int) -> String {
    """
    { "id": "item-\(number)", "belief": "No.", "truth": "Yes.", "lesson": "width",
      "before": \(form(number, 80)), "after": \(form(number, 96)) }
    """
  }

  /// A question about a width, a number of layouts, a rule, an equation or nothing to compute.
  private static func form(_ number: Int, _ width: Int) -> String {
    let width = width + number
    return switch number % 5 {
    case 0:
      question(
        "How wide?", #"["A.width = \#(width)"]"#, "A.width", right: "\(width)",
        other: "\(width - 8)")
    case 1:
      question("How many?", #"["A.width = \#(width)"]"#, "layouts", right: "many", other: "one")
    case 2:
      question(
        "Valid?", #"["A.leading = \#(width)"]"#, "rule", right: "position-needs-anchor",
        other: "fine")
    case 3:
      question(
        "The same?", #"["A.width = 2 * B.width + \#(width)"]"#, "same",
        right: "A.width - \(width) = 2 * B.width", other: "B.width = 2 * A.width + \(width)")
    default:
      #"""
      { "question": "Of \#(width)?", "choices": {
        "a": { "words": "Yes.", "shows": "x" }, "b": { "words": "No.", "shows": "y" } },
        "right": "a", "believed": "b" }
      """#
    }
  }

  private static func question(
    _ words: String, _ lines: String, _ asks: String, right: String, other: String
  ) -> String {
    #"""
    { "question": "\#(words)", "lines": \#(lines), "asks": "\#(asks)", "choices": {
      "a": { "words": "That.", "value": "\#(other)", "shows": "x" },
      "b": { "words": "This.", "value": "\#(right)", "shows": "y" } },
      "right": "b", "believed": "a" }
    """#
  }
}
