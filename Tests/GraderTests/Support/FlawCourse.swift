import Grader
import Testing

/// The small course with an exercise whose lines have to be wrong.
///
/// Photo begins 20 points inside the window and ends 20 before it does; Note is the answer's.
struct FlawCourse: ~Copyable {
  static let exercise = "01-width/make-it-wide/exercise.json"

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

  func prepared() throws -> PreparedExercise {
    try PreparedExercise(try #require(course.load().exercise("make-it-wide")))
  }

  /// The verdict on a text, in one line.
  func summary(_ text: String) throws -> String { try prepared().summary(of: text) }

  /// What a text is told, sentence by sentence.
  func words(_ text: String) throws -> [String] {
    try prepared().words(about: text, in: course.load().strings)
  }
}

/// The small course with two layouts to tell apart.
struct PairCourse: ~Copyable {
  static let exercise = "01-width/make-it-wide/exercise.json"

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

  func prepared() throws -> PreparedExercise {
    try PreparedExercise(try #require(course.load().exercise("make-it-wide")))
  }

  /// The verdict on a text, in one line.
  func summary(_ text: String) throws -> String { try prepared().summary(of: text) }

  /// What a text is told, sentence by sentence.
  func words(_ text: String) throws -> [String] {
    try prepared().words(about: text, in: course.load().strings)
  }
}
