/// The small course with an exercise about a log of two reports: lines 1 to 4, and 5 to 6.
struct LogCourse: SmallCourse, ~Copyable {
  static let log = "01-width/make-it-wide/log.txt"

  static let report = """
    Unable to simultaneously satisfy constraints.
    (
        "<NSAutoresizingMaskLayoutConstraint:0xa1 h=--& v=-&- UILabel:0xb1.width == 96   (active)>",
        "<NSLayoutConstraint:0xa2 H:|-(16)-[UILabel:0xb1]   (active, names: '|':CardView:0xb2 )>",
        "<NSLayoutConstraint:0xa3 'half' UILabel:0xb1.width >= 0.5*CardView:0xb2.width - 20   (active)>",
        "<NSLayoutConstraint:0xa4 'UIView-Encapsulated-Layout-Width' CardView:0xb2.width == 320   (active)>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0xa3 'half' UILabel:0xb1.width >= 0.5*CardView:0xb2.width - 20   (active)>
    """

  static let otherReport = """

    Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0xa5 UILabel:0xb3.height == 20   (active)>",
        "<NSLayoutConstraint:0xa6 UILabel:0xb3.height == 24   (active)>"
    )
    """

  let course: TemporaryCourse

  init(
    _ questions: String, keys: String = "\"logNames\": { \"0xb1\": \"Note\" },",
    log: String? = report + "\n" + otherReport, kind: String = "predict"
  ) throws {
    let made = try TemporaryCourse()
    if let log { try made.write(log, to: Self.log) }
    try made.write(
      """
      {
        "title": "Read", "kind": "\(kind)", "task": "Read it.", \(keys)
        "questions": [\(questions)],
        "hints": ["look", "rule", "start"], "afterPass": "It is read."
      }
      """, to: Self.exercise)
    course = made
  }

  /// A course whose exercise has one question, called `a`.
  static func asking(_ ask: String) throws -> LogCourse {
    try LogCourse("{ \"name\": \"a\", \(ask) }")
  }
}
