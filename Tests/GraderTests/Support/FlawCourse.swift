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
