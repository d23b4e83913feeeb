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
