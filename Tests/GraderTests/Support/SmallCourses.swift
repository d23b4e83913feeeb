import Course
import Feedback
import Foundation
import Grading
import LayoutEngine
import Testing
import TestRunners

/// A course with one exercise: a row in which a key keeps its width and a value takes the rest.
struct ContentCourse: SmallCourse, ~Copyable {
  static let solution = """
    Key.horizontalHuggingPriority = 251
    Key.horizontalCompressionResistancePriority = 751
    """
  let course: TemporaryCourse

  /// Takes the value of `windows` with what follows it, and further keys with a comma behind each.
  init(
    windows: String = "[[320, 80], [240, 80]], \"unshownWindows\": [[480, 80]]",
    solution: String = Self.solution, more: String = ""
  ) throws {
    let course = try TemporaryCourse()
    try course.write(
      """
      {
        "title": "Keep", "kind": "fill", "task": "Keep the key.", \(more)
        "scene": {
          "views": ["Key", "Value"],
          "guides": [{ "name": "Superview.safeAreaLayoutGuide", "owner": "Superview" },
                     { "name": "Superview.layoutMarginsGuide", "owner": "Superview" }]
        },
        "given": [
          "Key.intrinsicContentSize = (96, 48)", "Value.intrinsicContentSize = (160, 48)",
          "Superview.safeAreaInsets = (32, 0, 0, 0)", "Superview.layoutMargins = (8, 16, 8, 16)",
          "Key.leading = Superview.layoutMarginsGuide.leading",
          "Value.leading = Key.trailing + 8", "Value.trailing = Superview.trailingMargin",
          "Key.top = Superview.safeAreaLayoutGuide.top", "Value.top = Key.top"
        ],
        "windows": \(windows),
        "hints": ["look", "rule", "start"], "afterPass": "Kept."
      }
      """, to: Self.exercise)
    try course.write(solution, to: "01-width/make-it-wide/solution.layout")
    try course.remove("01-width/make-it-wide/wrong/narrow.layout")
    self.course = course
  }
}

/// The small course with an exercise whose lines have to be wrong.
///
/// Photo begins 20 points inside the window and ends 20 before it does; Note is the answer's.
struct FlawCourse: SmallCourse, ~Copyable {
  let course: TemporaryCourse

  /// Takes what the exercise wants, as `exercise.json` has it.
  init(
    wants: String, solution: String = "Photo.width = 280", more: String = "",
    views: String = "\"Photo\""
  ) throws {
    let course = try TemporaryCourse()
    try course.write(
      """
      {
        "title": "Break it", "kind": "break", "task": "Break it.",
        "scene": { "views": [\(views)] },
        "given": [
          "Photo.leading = Superview.leading + 20", "Photo.trailing = Superview.trailing - 20",
          "Photo.top = Superview.top", "Photo.height = 48"
        ],
        "windows": [[320, 80], [480, 80]], "unshownWindows": [[640, 80]], \(more)
        "wants": \(wants),
        "hints": ["look", "rule", "start"], "afterPass": "It is broken."
      }
      """, to: Self.exercise)
    try course.write("// Break it.\n", to: "01-width/make-it-wide/starter.layout")
    try course.write(solution + "\n", to: "01-width/make-it-wide/solution.layout")
    try course.remove("01-width/make-it-wide/wrong/narrow.layout")
    self.course = course
  }
}

/// The small course with two layouts to tell apart.
struct PairCourse: SmallCourse, ~Copyable {
  let course: TemporaryCourse

  /// Takes the lines of both layouts in quotes, and further keys.
  init(
    a: String = "\"Box.width = 0.25 * Superview.width\"", b: String = "\"Box.width = 80\"",
    more: String = "", windows: String = "[[320, 80]]", solution: String = "window: 400x80",
    given: String = "\"Box.left = Superview.left\", "
  ) throws {
    let course = try TemporaryCourse()
    try course.write(
      """
      {
        "title": "Tell them apart", "kind": "tellApart", "task": "Tell them apart.",
        "scene": { "views": ["Box"] },
        "given": [\(given)"Box.top = Superview.top", "Box.height = 48"],
        "windows": \(windows),
        "layouts": { "A": [\(a)], "B": [\(b)] }, \(more)
        "hints": ["look", "rule", "start"], "afterPass": "They are two."
      }
      """, to: Self.exercise)
    try course.write("window: ___\n", to: "01-width/make-it-wide/starter.layout")
    try course.write(solution + "\n", to: "01-width/make-it-wide/solution.layout")
    try course.remove("01-width/make-it-wide/wrong/narrow.layout")
    self.course = course
  }
}

/// A course of one exercise that takes answers in Swift.
final class SwiftCourse {
  let course: TemporaryCourse

  init() throws {
    let course = try TemporaryCourse()
    let folder = "01-width/make-it-wide"
    try course.replace(
      "\"kind\": \"fill\",",
      with: """
        "kind": "fill",
          "notations": ["swift", "equations"],
          "swift": { "function": "layOut", "parameters": ["Box", "in Superview"] },
        """, in: "\(folder)/exercise.json")
    try course.replace(
      "[\"Box\"]", with: "[{ \"name\": \"Box\", \"class\": \"UILabel\" }]",
      in: "\(folder)/exercise.json")
    let swift = "import UIKit\nfunc layOut(Box: UILabel, in Superview: UIView) {\n}\n"
    try course.write(swift, to: "\(folder)/starter.swift")
    try course.write(swift, to: "\(folder)/solution.swift")
    try course.write(
      """
      //! mistake: far-too-wide
      //! verdict: misplaced Box.width 160 not 80, window 320x80
      //! states: Box.width = 160
      //! seen: Line {line} makes the box {Box.width} points wide.
      //! meaning: Twice of it.
      import UIKit
      """, to: "\(folder)/wrong/far-too-wide.swift")
    try course.write(
      """
      //! mistake: bound-alone
      //! verdict: ambiguous Box.width
      //! states: Box.width >= 70
      //! seen: Nothing pulls at the box.
      //! meaning: It may be wider.
      import UIKit
      """, to: "\(folder)/wrong/bound-alone.swift")
    try course.write(
      """
      //! mistake: misspelt
      //! verdict: notCompiled line 9: value of type 'UILabel' has no member 'widht'
      //! seen: Line {line} misspells it.
      import UIKit
      """, to: "\(folder)/wrong/misspelt.swift")
    self.course = course
  }

  func prepared() throws -> PreparedExercise {
    let exercise = try #require(try course.load().exercises.first)
    return try PreparedExercise(exercise)
  }

  /// A graded answer in Swift, whose seven lines a stand-in pretends to run.
  func findings(_ program: StandInProgram, text: String? = nil) throws -> Findings {
    let text = text ?? (1...7).map { "  line(\($0))" }.joined(separator: "\n")
    let answer = Answer(text: text, path: "there/make-it-wide.swift")
    return Grading(try prepared()).findings(on: answer, running: program.runner)
  }

  /// The verdict in one line, and below it what the learner reads.
  func words(_ program: StandInProgram) throws -> String {
    let findings = try findings(program)
    let strings = try SampleCourse.load().strings
    let feedback = FeedbackWriter(findings).feedback
    let parts = feedback.seen + feedback.meaning + (feedback.next.map { [$0] } ?? [])
    let summary = findings.verdict.failure?.summary(in: findings.scene) ?? "passed"
    return ([summary] + parts.map { strings.text($0) }).joined(separator: "\n")
  }
}

/// A course of one exercise in which a function is called again: each call makes Box 40 wider, and
/// the third nothing more.
final class LaterCourse {
  let course: TemporaryCourse

  init() throws {
    let course = try TemporaryCourse()
    let folder = "01-width/make-it-wide"
    let file = "\(folder)/exercise.json"
    try course.replace(
      "\"kind\": \"fill\",\n",
      with: """
        "kind": "fill", "notations": ["swift"],
          "swift": { "function": "layOut", "parameters": ["Box", "in Superview"], "then": \
        { "function": "grow", "parameters": ["Box"] } },

        """, in: file)
    try course.replace(
      "[[320, 80], [480, 80]]",
      with: """
        [[320, 80],
            { "size": [480, 80], "name": "grow() called once", "times": 1 }]
        """, in: file)
    try course.replace(
      "[[600, 112]]",
      with: "[{ \"size\": [600, 80], \"name\": \"grow() called twice\", \"times\": 2 }]", in: file)
    let swift = "import UIKit\nfunc layOut(Box: UIView, in Superview: UIView) {\n}\n"
    try course.write(swift, to: "\(folder)/starter.swift")
    try course.write(swift, to: "\(folder)/solution.swift")
    try course.write("Box.width = 120.0\n", to: "\(folder)/solution-1.layout")
    try course.write("Box.width = 160.0\n", to: "\(folder)/solution-2.layout")
    try course.remove("\(folder)/wrong/narrow.layout")
    try course.write(
      """
      //! mistake: grows-once
      //! verdict: misplaced Box.width 120 not 160, window 600x80, grow() called twice
      //! states: Box.width = 120
      //! lacks: Box.width = 80
      //! seen: After the second call the box is still {Box.width} points wide.
      import UIKit
      """, to: "\(folder)/wrong/grows-once.swift")
    self.course = course
  }

  func prepared() throws -> PreparedExercise {
    try PreparedExercise(try #require(try course.load().exercises.first))
  }

  /// A graded answer whose lines state one thing after each number of calls, and which did something
  /// on the way.
  func findings(
    _ widths: [String], made: Int = 1, inactive: [Int] = [],
    trace: @escaping @Sendable (inout SnapshotTrace, Int) -> Void = { _, _ in }
  ) throws -> Findings {
    let prepared = try prepared()
    let text = (1...7).map { "  line(\($0))" }.joined(separator: "\n")
    let answer = Answer(text: text, path: "there/make-it-wide.swift")
    let request = try #require(SwiftRequest(answer, to: prepared.exercise))
    #expect(request.cases.map(\.times) == [0, 1, 0, 1, 2, 2])
    #expect(request.sequel == prepared.exercise.swift?.sequel)
    var snapshots: [LayoutSnapshot] = []
    for layoutCase in request.cases {
      let program = StandInProgram(equations: widths[layoutCase.times]) { snapshot, _ in
        snapshot.made = made
        snapshot.inactiveLines = inactive
        trace(&snapshot.trace, layoutCase.times)
      }
      snapshots += try program.runner.outcome(of: request.with([layoutCase])).get().snapshots
    }
    return Grading(prepared).findings(on: answer, .success(SwiftRun(snapshots: snapshots)))
  }

  /// The verdict in one line, and below it what the learner reads, the note included.
  func words(
    _ widths: [String], made: Int = 1, inactive: [Int] = [],
    trace: @escaping @Sendable (inout SnapshotTrace, Int) -> Void = { _, _ in }
  ) throws -> String {
    let findings = try findings(widths, made: made, inactive: inactive, trace: trace)
    let strings = try SampleCourse.load().strings
    let feedback = FeedbackWriter(findings).feedback
    let parts = feedback.seen + feedback.meaning + [feedback.next, feedback.note].compactMap { $0 }
    let summary = findings.verdict.failure?.summary(in: findings.scene) ?? "passed"
    return ([summary] + parts.map { strings.text($0) }).joined(separator: "\n")
  }
}

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
