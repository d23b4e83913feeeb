import Course
import Foundation
import Testing

/// A course of one lesson whose exercises stay as they are, whatever becomes of the real ones.
enum ScreenCourse {
  static let lesson = "01-one-screen"

  struct Exercise {
    let id: String
    var kind = "fill"
    var task: String
    var given: [String] = []
    var starter: String
    var solution: String
    /// The starter and the solution in Swift, where the answer is a program.
    var program: (starter: String, solution: String)?

    /// Where the answer is, seen from the learner's folder.
    var file: String { "\(lesson)/\(id).\(program == nil ? "layout" : "swift")" }
  }

  /// One number is missing: 16.
  static let gap = Exercise(
    id: "keep-the-gap", task: "Keep Button 16 points before the end of the window.",
    given: ["Button.width = 120", "Button.height = 48", "Button.top = Superview.top + 16"],
    starter: "Button.trailing = Superview.trailing - ___\n",
    solution: "Button.trailing = Superview.trailing - 16\n")

  /// The attribute `height` conflicts with a given line; `width` is right.
  static let conflict = Exercise(
    id: "name-the-size", task: "Make Box 96 points wide.",
    given: [
      "Box.height = 48", "Box.top = Superview.top + 16", "Box.leading = Superview.leading + 8",
    ],
    starter: "Box.___ = 96\n", solution: "Box.width = 96\n")

  /// The attribute `height` adds nothing to a given line; `width` is right.
  static let ambiguity = Exercise(
    id: "make-it-square", task: "Make Card as wide as it is high.",
    given: [
      "Card.height = 56", "Card.top = Superview.top + 8", "Card.leading = Superview.leading + 8",
    ],
    starter: "Card.___ = 56\n", solution: "Card.width = 56\n")

  /// One line is missing, and lines may be written anywhere.
  static let lines = Exercise(
    id: "one-line-more", kind: "complete", task: "Note begins 8 points after Photo ends. Say so.",
    given: [
      "Photo.height = 48", "Photo.top = Superview.top + 16", "Note.height = 48",
      "Note.top = Photo.top", "Note.trailing = Superview.trailing - 16", "Photo.width = 96",
    ],
    starter: "Photo.leading = Superview.leading + 16\n",
    solution: "Photo.leading = Superview.leading + 16\nNote.leading = Photo.trailing + 8\n")

  static let program = Exercise(
    id: "in-a-program", kind: "complete", task: "Make box 96 points wide.",
    given: ["box.height = 48", "box.top = view.top + 16", "box.leading = view.leading + 8"],
    starter: "___\n", solution: "box.width = 96\n",
    program: (
      """
      import UIKit

      func layOut(box: UIView, in view: UIView) {
          // box.width = 96
      }

      """,
      """
      import UIKit

      func layOut(box: UIView, in view: UIView) {
          box.widthAnchor.constraint(equalToConstant: 96).isActive = true
      }

      """
    ))

  static func make(_ exercises: [Exercise], at root: String, strings: String) throws {
    let files = FileManager.default
    func write(_ text: String, _ name: String) throws {
      let url = URL(filePath: "\(root)/\(name)")
      try files.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: false, encoding: .utf8)
    }
    try write(
      """
      {
        "formatVersion": 1, "title": "One screen",
        "chapters": [{ "title": "One", "lessons": ["\(lesson)"] }]
      }
      """, "course.json")
    try files.copyItem(atPath: strings, toPath: "\(root)/strings")
    try write(lessonText(exercises), "\(lesson)/lesson.md")
    for exercise in exercises {
      let place = "\(lesson)/\(exercise.id)"
      try write(description(of: exercise), "\(place)/exercise.json")
      try write(exercise.starter, "\(place)/starter.layout")
      try write(exercise.solution, "\(place)/solution.layout")
      guard let program = exercise.program else { continue }
      try write(program.starter, "\(place)/starter.swift")
      try write(program.solution, "\(place)/solution.swift")
    }
  }

  private static func description(of exercise: Exercise) -> String {
    let isProgram = exercise.program != nil
    let program = """
        "notations": ["swift"],
        "swift": { "function": "layOut", "parameters": ["box", "in view"] },
      """
    return """
      {
        "title": "\(exercise.id)", "kind": "\(exercise.kind)", "task": "\(exercise.task)",
      \(isProgram ? program : "")
        "scene": {
          "root": "\(isProgram ? "view" : "Superview")",
          "views": \(views(of: exercise))
        },
        "given": \(exercise.given),
        "windows": [[320, 80], [480, 96]], "unshownWindows": [[400, 90]],
        "directions": ["leftToRight"],
        "hints": ["Look at \(exercise.id).", "Think of \(exercise.id).", "Begin \(exercise.id)."],
        "afterPass": "You can do \(exercise.id)."
      }
      """
  }

  /// The views in the order in which the lines name them.
  private static func views(of exercise: Exercise) -> [String] {
    var found: [String] = []
    for line in exercise.given + exercise.solution.split(separator: "\n").map(String.init) {
      let name = String(line.prefix { $0 != "." })
      if !found.contains(name) { found.append(name) }
    }
    return found
  }

  private static func lessonText(_ exercises: [Exercise]) -> String {
    """
    ---
    id: one-screen
    title: One screen
    teaches: screens
    leaves-out: everything else
    source: nothing
    exercises: \(exercises.map(\.id).joined(separator: ", "))
    ---
    # One screen

    **After this lesson** you can use a screen.

    ## Guess first

    How many screens are there?

    a. one
    b. two
    c. three

    ## One idea

    **There is one screen.**

    ## Worked example

    Look at it.

    ## Your turn

    Type.

    ## If you guessed \u{2026}

    **a** Yes. **b** No. **c** No.

    ## Why it works

    It does.

    """
  }
}

/// What has to be typed into the blanks of a starter, so that an answer comes out.
struct BlankFilling {
  /// The text for each blank, in their order.
  let texts: [String]

  init(from starter: String, to answer: String) throws {
    var rest = answer[...]
    var texts: [String] = []
    for (index, part) in starter.components(separatedBy: "___").enumerated() {
      if index == 0 {
        try #require(rest.hasPrefix(part))
        rest = rest.dropFirst(part.count)
      } else {
        let end = part.isEmpty ? rest.endIndex : try #require(rest.firstRange(of: part)).lowerBound
        texts.append(String(rest[..<end]))
        rest = rest[end...].dropFirst(part.count)
      }
    }
    self.texts = texts
  }

  /// The author's answer to an exercise with blanks.
  init(_ exercise: Exercise) throws {
    try self.init(from: exercise.starters[0].text, to: exercise.shownSolution.text)
  }

  /// The keys: each blank's characters, and what leads to the next blank.
  var keys: [String] {
    Array(texts.map { $0.map(String.init) }.joined(separator: [TypedKey.tab]))
  }
}
