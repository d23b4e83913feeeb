import Authoring
import Course
import Feedback
import Grading
import Testing

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

@Suite("Questions about a log: the right answer follows from its lines")
struct LogQuestionTests {
  struct Asked: CustomStringConvertible, Sendable {
    let ask: String
    let right: [String]
    let wrong: String
    let verdict: String
    let words: [String]

    var description: String { "\(ask): \(wrong)" }
  }

  static let parts = [
    Asked(
      ask: #""ask": "part", "line": 3, "text": "0.5""#, right: ["multiplier", "Multiplier"],
      wrong: "constant", verdict: "misplaced a constant not multiplier",
      words: [
        "In line 1, you answered a with constant.",
        "In entry 3 of the log, constant is the word for 20.",
        "What does 0.5 tell you about the constraint?",
      ]),
    Asked(
      ask: #""ask": "part", "line": 3, "text": "0xa3""#, right: ["own-address", "own address"],
      wrong: "item", verdict: "misplaced a item not own-address",
      words: [
        "In line 1, you answered a with item.",
        "In entry 3 of the log, item is the word for UILabel:0xb1 and CardView:0xb2.",
        "What does 0xa3 tell you about the constraint?",
      ]),
    Asked(
      ask: #""ask": "part", "line": 2, "text": "|""#, right: ["superview"], wrong: "priority",
      verdict: "misplaced a priority not superview",
      words: [
        "In line 1, you answered a with priority.",
        "Nothing in entry 2 of the log is called priority.",
        "What does | tell you about the constraint?",
      ]),
    Asked(
      ask: #""ask": "maker", "line": 4"#, right: ["container"], wrong: "me",
      verdict: "misplaced a me not container",
      words: [
        "In line 1, you answered a with me.",
        "If a person had written this constraint, its class would be NSLayoutConstraint, without "
          + "h= and v=, and without a name that UIKit gives.",
        "Which class and which name does entry 4 of the log show?",
      ]),
    Asked(
      ask: #""ask": "maker", "line": 3"#, right: ["me"], wrong: "guide",
      verdict: "misplaced a guide not me",
      words: [
        "In line 1, you answered a with guide.",
        "If this constraint connected a layout guide to its view, its name would contain the "
          + "word guide.",
        "Which class and which name does entry 3 of the log show?",
      ]),
  ]

  static let conflicts = [
    Asked(
      ask: #""ask": "points", "report": 1"#, right: ["44", "140 - 96"], wrong: "140",
      verdict: "misplaced a 140 not 44",
      words: [
        "In line 1, you answered a with 140.", "The right number is lower.",
        "Look for an entry of the log that has a number and no second item. Begin with that entry, "
          + "and work out the other values from it.",
      ]),
    Asked(
      ask: #""ask": "set", "report": 1"#, right: ["1, 3, 4", "lines 4 3 and 1", "4、1、3"],
      wrong: "1, 2, 3, 4", verdict: "misplaced a 1, 2, 3, 4 not 1, 3, 4",
      words: [
        "In line 1, you chose entries 1, 2, 3 and 4 of the log.",
        "The conflict doesn't need entry 2: without it, the other 3 still can't all be satisfied.",
        "Which entries of your list can you remove so that a conflict remains?",
      ]),
    Asked(
      ask: #""ask": "set", "report": 1"#, right: ["3, 4, 1"], wrong: "1, 4",
      verdict: "misplaced a 1, 4 not 1, 3, 4",
      words: [
        "In line 1, you chose entries 1 and 4 of the log.",
        "One layout satisfies all of these entries: Note.width 96 and CardView.width 320.",
        "Which other entry of the log names the same items, and isn't satisfied in that layout?",
      ]),
    Asked(
      ask: #""ask": "unwanted", "report": 1"#, right: ["1", "line 1"], wrong: "2",
      verdict: "misplaced a 2 not 1",
      words: [
        "In line 1, you chose entry 2 of the log as the unwanted constraint.",
        "Without entry 2, the others still can't all be satisfied.",
        "Which entries are in every set of entries that conflict?",
      ]),
    Asked(
      ask: #""ask": "unwanted", "report": 1"#, right: ["1"], wrong: "3",
      verdict: "misplaced a 3 not 1",
      words: [
        "In line 1, you chose entry 3 of the log as the unwanted constraint.",
        "Without that entry, the others can all be satisfied, but this is true of every entry in "
          + "the conflict. The entry says Note.width >= 0.5 * CardView.width - 20, and somebody wants that.",
        "Which entry of the conflict did nobody ask for?",
      ]),
  ]

  @Test("part, mask and maker", arguments: parts)
  func partsOfLines(asked: Asked) throws { try expect(asked) }

  @Test("points, sets and the unwanted line", arguments: conflicts)
  func whatConflicts(asked: Asked) throws { try expect(asked) }

  private func expect(_ asked: Asked) throws {
    let course = try LogCourse.asking(asked.ask)
    for right in asked.right { #expect(try course.summary("a: \(right)") == "passed", "\(right)") }
    #expect(try course.summary("a: \(asked.wrong)") == asked.verdict)
    let words = try course.words("a: \(asked.wrong)")
    #expect(words == asked.words)
  }

  @Test("either of two lines that are as likely may be the unwanted one")
  func doubled() throws {
    let course = try LogCourse.asking(#""ask": "unwanted", "report": 2"#)
    #expect(try course.summary("a: 5") == "passed")
    #expect(try course.summary("a: 6") == "passed")
    #expect(try course.summary("a: 4") == "unreadable E406 line 1")
  }

  /// Three widths of one view: each two of them conflict.
  private static let threeWidths = """
    (
        "<NSLayoutConstraint:0x1 UIView:0xa.width == 20   (active)>",
        "<NSLayoutConstraint:0x2 UIView:0xa.width == 30   (active)>",
        "<NSLayoutConstraint:0x3 UIView:0xa.width == 40   (active)>"
    )
    """

  @Test("every smallest set is right, and no other set")
  func severalSets() throws {
    let course = try LogCourse(
      #"{ "name": "a", "ask": "set" }"#, keys: "", log: Self.threeWidths)
    for right in ["1, 2", "1, 3", "2, 3"] {
      #expect(try course.summary("a: \(right)") == "passed")
    }
    #expect(
      try course.words("a: 1, 2, 3") == [
        "In line 1, you chose entries 1, 2 and 3 of the log.",
        "The conflict doesn't need entry 1: without it, the other 2 still can't all be satisfied.",
        "Which entries of your list can you remove so that a conflict remains?",
      ])
    #expect(
      try course.words("a: 2") == [
        "In line 1, you chose entry 2 of the log.",
        "One layout satisfies all of these entries: UIView.width 30.",
        "Which other entry of the log names the same items, and isn't satisfied in that layout?",
      ])
  }

  @Test("nothing is asked that has more than one answer, or none")
  func noAnswer() throws {
    let course = try LogCourse(
      #"{ "name": "a", "ask": "points" }"#, keys: "", log: Self.threeWidths)
    #expect(try course.summary("a: 10") == "graderFault no answer to a")
  }
}

@Suite("Questions about a log: a line as an equation")
struct LogEquationTests {
  private func course() throws -> LogCourse {
    try LogCourse.asking(#""ask": "equation", "line": 3"#)
  }

  @Test(
    "every equation that says the same is right",
    arguments: [
      "Note.width >= 0.5 * CardView.width - 20", "Note.width ≥ 0.5 × CardView.width − 20.0",
      "CardView.width <= 2 * Note.width + 40", "0.5 * CardView.width - Note.width <= 20",
      "half: Note.width >= CardView.width / 2 - 20 @1000",
    ])
  func right(equation: String) throws {
    #expect(try course().summary("a: \(equation)") == "passed")
  }

  private static let next =
    "Which items, which attributes and which number does entry 3 of the log show?"

  @Test(
    "another equation is told which part isn't the entry's",
    arguments: [
      (
        "Note.width >= 0.5 * CardView.width + 20",
        "The items and attributes match entry 3 of the log, but the constant has the other sign."
      ),
      (
        "Note.width >= 0.5 * CardView.width - 2",
        "The items and attributes match entry 3 of the log, but the constant doesn't."
      ),
      (
        "Note.width >= 2 * CardView.width - 20",
        "The items and attributes match entry 3 of the log, but the multiplier doesn't."
      ),
      (
        "Note.width = 0.5 * CardView.width - 20",
        "The items, attributes and numbers match entry 3 of the log, but its relation isn't =."
      ),
      (
        "Note.width >= 0.5 * CardView.height - 20",
        "The items match entry 3 of the log, but an attribute doesn't."
      ),
      (
        "CardView.width >= 0.5 * Note.width - 20",
        "The attributes and numbers match entry 3 of the log, but an item doesn't."
      ),
      (
        "Note.width >= 0.5 * CardView.width - 20 @999",
        "Everything matches entry 3 of the log except the priority."
      ),
      ("Note.leading = 20", "Your equation differs from entry 3 of the log in more than one part."),
    ])
  func wrong(equation: String, meaning: String) throws {
    #expect(
      try course().words("a: \(equation)") == [
        "In line 1, you read entry 3 of the log as \(equation).", meaning, Self.next,
      ])
  }

  @Test(
    "what can't be read says where and why",
    arguments: [
      ("a: Note.width >= ___", "unfinished line 1"), ("a: ___", "unfinished line 1"),
      ("a: UILabel.width = 1", "unreadable E202 line 1"),
      ("a: Note.widht = 1", "unreadable E201 line 1"),
      ("a: 96", "unreadable E102 line 1"), ("a:", "unreadable E408 line 1"),
      ("a: Note.width = CardView.width = 96", "unreadable E408 line 1"),
      ("a: Note.frame = (0, 0, 1, 1)", "unreadable E408 line 1"),
    ])
  func unreadable(text: String, verdict: String) throws {
    let summary = try course().summary(text)
    #expect(summary == verdict)
  }

  @Test("an equation's fault is marked where it stands in the learner's line")
  func column() throws {
    let course = try course().course.load()
    let prepared = try PreparedExercise(try #require(course.exercise("make-it-wide")))
    let excerpt = prepared.feedback(on: "\n  a: Note.widht = 1").excerpt
    #expect(excerpt?.line == 2)
    #expect(excerpt?.columns == 11..<16)
  }
}

@Suite("Questions about a log: numbers of lines")
struct LogLineTests {
  @Test(
    "what isn't a line's number says so",
    arguments: [
      (
        "set", "1, x",
        [
          "Line 1 can't be read: x isn't the number of an entry.",
          "this question is about entries 1 to 4",
        ]
      ),
      (
        "set", "",
        [
          "Line 1 can't be read:  isn't the number of an entry.",
          "this question is about entries 1 to 4",
        ]
      ),
      (
        "set", "1, 5",
        [
          "Line 1 can't be read: entry 5 isn't in this report.",
          "this question is about entries 1 to 4",
        ]
      ),
      (
        "unwanted", "1, 2",
        ["Line 1 can't be read: this question needs one entry, but you wrote several."]
      ),
    ])
  func refused(ask: String, answer: String, words: [String]) throws {
    let course = try LogCourse.asking("\"ask\": \"\(ask)\", \"report\": 1")
    #expect(try course.words("a: \(answer)") == words)
  }
}

@Suite("Logs in a course: what can't be asked or shown is refused with its place")
struct LogRefusalTests {
  struct Refusal: CustomStringConvertible, Sendable {
    let question: String
    let complaint: String
    var log: String? = LogCourse.report + "\n" + LogCourse.otherReport
    var keys = ""

    var description: String { complaint }
  }

  private static let path = LogCourse.exercise

  static let questions = [
    Refusal(
      question: #"{ "name": "a", "ask": "set", "report": 1 }"#,
      complaint:
        "\(path):3:39: error: \"ask\" must be a question that needs no log, because there "
        + "is no log.txt",
      log: nil,
      keys:
        #""scene": { "views": ["A"] }, "windows": [[1, 1], [2, 1]], "unshownWindows": [[3, 1]],"#),
    Refusal(
      question: #"{ "name": "a", "ask": "part", "line": 7, "text": "0xa1" }"#,
      complaint:
        "\(path):3:55: error: \"line\" must be the number of an entry of the log, from 1 to 6, not 7"
    ),
    Refusal(
      question: #"{ "name": "a", "ask": "part", "line": 1, "text": "0xa2" }"#,
      complaint:
        "\(path):3:66: error: \"text\" must be one part of entry 1 of the log, such as its class, an item or its constant, not \"0xa2\""
    ),
    Refusal(
      question: #"{ "name": "a", "ask": "set", "report": 3 }"#,
      complaint:
        "\(path):3:56: error: \"report\" must be the number of a report, from 1 to 2, not 3"),
    Refusal(
      question: #"{ "name": "a", "ask": "set" }"#,
      complaint: "\(path):3:17: error: this object has no key \"report\": add it"),
    Refusal(
      question: #"{ "name": "a", "ask": "set", "report": 1 }"#,
      complaint:
        "\(path):2:81: error: \"0xa1\" must be the name of an item of the log, not a string",
      keys: #""logNames": { "0xa1": "A" },"#),
    Refusal(
      question: #"{ "name": "a", "ask": "set", "report": 1 }"#,
      complaint: "\(path):2:71: error: \"logNames\" must be an object with different names, not an "
        + "object",
      keys: #""logNames": { "0xb1": "A", "0xb2": "A" },"#),
  ]

  static let logs = [
    Refusal(
      question: "",
      complaint:
        "\(LogCourse.log): error: the file has no report of a conflict: paste one, from \"Unable "
        + "to simultaneously satisfy constraints\" on",
      log: "All is well."),
    Refusal(
      question: "",
      complaint:
        "\(LogCourse.log):3:44: error: this line of the log can't be read: "
        + "<NSLayoutConstraint:0xa2 UILabel:0xb1.widht == 96   (active)>. Correct or remove it",
      log: """
        (
            "<NSLayoutConstraint:0xa1 UILabel:0xb1.width == 96   (active)>",
            "<NSLayoutConstraint:0xa2 UILabel:0xb1.widht == 96   (active)>"
        )
        """),
    Refusal(
      question: "",
      complaint:
        "\(LogCourse.log):3:6: error: this line of the log isn't a valid constraint: "
        + "<NSLayoutConstraint:0xa2 UILabel:0xb1.leading == UILabel:0xb2.height   (active)>. "
        + "Correct or remove it",
      log: """
        (
            "<NSLayoutConstraint:0xa1 UILabel:0xb1.width == 96   (active)>",
            "<NSLayoutConstraint:0xa2 UILabel:0xb1.leading == UILabel:0xb2.height   (active)>"
        )
        """),
  ]

  @Test("says where and what", arguments: questions + logs)
  func refuses(refusal: Refusal) throws {
    let course = try LogCourse(refusal.question, keys: refusal.keys, log: refusal.log)
    #expect(course.course.complaint() == refusal.complaint)
  }

  @Test("a log whose lines can all hold is found by the proof")
  func holds() throws {
    let log = """
      (
          "<NSLayoutConstraint:0xa1 UILabel:0xb1.width == 96   (active)>",
          "<NSLayoutConstraint:0xa2 UILabel:0xb1.height == 96   (active)>"
      )
      """
    let course = try LogCourse(
      #"{ "name": "a", "ask": "maker", "line": 1 }"#, keys: "", log: log)
    try course.course.write("a: me\n", to: "01-width/make-it-wide/solution.layout")
    try course.course.write("a: ___\n", to: "01-width/make-it-wide/starter.layout")
    let complaints = CourseProof(try course.course.load(), root: course.course.root).report().errors
    #expect(
      complaints.map(\.told).contains(
        "\(LogCourse.log): error: the constraints of report 1 don't conflict: use a report of a "
          + "conflict"))
  }

  @Test("hints that give a set or an equation away are found by the proof")
  func hints() throws {
    let course = try LogCourse(
      #"{ "name": "a", "ask": "set", "report": 1 }, { "name": "b", "ask": "equation", "line": 4 }"#)
    try course.course.write(
      "a: 1, 3, 4\nb: CardView.width = 320\n", to: "01-width/make-it-wide/solution.layout")
    try course.course.write("a: ___\nb: ___\n", to: "01-width/make-it-wide/starter.layout")
    try course.course.replace(
      "\"look\", \"rule\"", with: "\"look at 1, 3, 4\", \"CardView.width=320\"",
      in: LogCourse.exercise)
    let complaints = CourseProof(try course.course.load(), root: course.course.root).report().errors
      .map(\.told).filter { $0.contains("hint") }
    #expect(
      complaints == [
        "\(LogCourse.exercise):4:13: error: hint 1 gives the answer away: 1, 3, 4",
        "\(LogCourse.exercise):4:32: error: hint 2 gives the answer away: CardView.width = 320",
      ])
  }
}
