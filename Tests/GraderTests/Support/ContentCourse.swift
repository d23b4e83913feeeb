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
