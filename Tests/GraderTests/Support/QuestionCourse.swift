import Course
import Foundation
import Grading
import LayoutEngine
import Testing

/// A course of one exercise that asks questions: of numbers, or of laws.
enum QuestionCourse {
  /// Two views whose numbers are asked for, in three windows and in both reading directions.
  static func places() throws -> PreparedExercise {
    try prepared(
      kind: "predict", views: ["Blue", "Red"],
      given: [
        "Blue.leading = 1.0 * Superview.leading + 16.0",
        "Blue.width = 0.5 * Superview.width - 40.0",
        "Red.leading = 1.0 * Blue.trailing + 8.0",
        "Red.trailing = 1.0 * Superview.trailing - 16.0",
        "Blue.top = 1.0 * Superview.top + 16.0", "Blue.height = 48.0",
        "Red.top = 1.0 * Blue.top + 0.0", "Red.height = 1.0 * Blue.height + 0.0",
      ],
      questions: [
        number("Blue.trailing at 320", "Blue.trailing", 320),
        number("Blue.width at 640", "Blue.width", 640),
        number("Red.left at 320", "Red.left", 320),
        number("Red.left at 320 right-to-left", "Red.left", 320, "rightToLeft"),
      ],
      answers: ["136", "280", "144", "16"])
  }

  /// A view of whose width three constraints of one priority ask for different numbers.
  static func distances() throws -> PreparedExercise {
    try prepared(
      kind: "predict", views: ["Card"],
      given: [
        "Card.leading = 1.0 * Superview.leading + 16.0",
        "Card.trailing <= 1.0 * Superview.trailing - 16.0", "Card.width >= 320.0 @750",
        "Card.width = 240.0 @500", "Card.width = 400.0 @500",
        "Card.width = 0.5 * Superview.width + 40.0 @500",
        "Card.top = 1.0 * Superview.top + 16.0", "Card.height = 48.0",
      ],
      questions: [number("Card.width at 640", "Card.width", 640)], answers: ["360"])
  }

  /// Equations of which some break a law.
  static func laws() throws -> PreparedExercise {
    let lines = [
      ("A", "Red.bottom = 1.0 * Superview.height - 8.0"), ("B", "Red.leading = 20.0"),
      ("C", "Red.height = 20.0"), ("D", "Red.leading = 1.0 * Blue.centerX + 0.0"),
    ]
    return try prepared(
      kind: "choose", views: ["Blue", "Red"],
      questions: lines.map { name, line in
        (name, "{ \"name\": \"\(name)\", \"ask\": \"rule\", \"line\": \"\(line)\" }")
      },
      answers: ["size-from-position", "position-needs-anchor", "fine", "fine"])
  }

  private typealias Question = (name: String, json: String)

  private static func number(
    _ name: String, _ anchor: String, _ width: Int, _ direction: String = "leftToRight"
  ) -> Question {
    (
      name,
      """
      { "name": "\(name)", "anchor": "\(anchor)", "window": [\(width), 80], \
      "direction": "\(direction)" }
      """
    )
  }

  private static func prepared(
    kind: String, views: [String], given: [String] = [], questions: [Question],
    answers: [String]
  ) throws -> PreparedExercise {
    let course = try TemporaryCourse()
    let folder = "01-width/make-it-wide"
    let isAboutPlaces = !given.isEmpty
    try course.write(
      """
      {
        "title": "What is asked", "kind": "\(kind)", "task": "Answer.",
        "scene": { "views": [\(list(views))] },
        \(isAboutPlaces ? "\"given\": [\(list(given))]," : "")
        \(isAboutPlaces ? "\"windows\": [[320, 80], [480, 80]], \"unshownWindows\": [[640, 80]]," : "")
        "questions": [\(questions.map(\.json).joined(separator: ", "))],
        "hints": ["look", "rule", "start"],
        "afterPass": "You answered."
      }
      """, to: "\(folder)/exercise.json")
    func lines(_ values: [String]) -> String {
      zip(questions, values).map { "\($0.name): \($1)\n" }.joined()
    }
    try course.write(lines(questions.map { _ in "___" }), to: "\(folder)/starter.layout")
    try course.write(lines(answers), to: "\(folder)/solution.layout")
    try course.remove("\(folder)/wrong/narrow.layout")
    return try PreparedExercise(try #require(try course.load().exercise("make-it-wide")))
  }

  private static func list(_ words: [String]) -> String {
    words.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}
