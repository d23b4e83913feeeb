import Testing

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
          + "the conflict. The entry says Note.width >= 0.5 * CardView.width - 20.0, and somebody wants that.",
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
