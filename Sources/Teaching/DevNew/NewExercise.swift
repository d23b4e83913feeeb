import Terminal

/// The files of a new exercise: a row of two views that the author turns into another.
struct NewExercise {
  let id: String

  /// All files, in the order in which an author fills them.
  var files: [NewFile] {
    [
      NewFile(path: "exercise.json", text: exercise),
      NewFile(path: "starter.layout", text: Self.answer(red: "___", blue: "___")),
      NewFile(
        path: "solution.layout",
        text: Self.answer(red: "‹1.0 * Blue.trailing + 8.0›", blue: "‹1.0 * Red.width + 0.0›")),
    ] + alternatives + Self.wrongAnswers
  }

  /// An answer, in the words of the starter; its blanks stand on lines 5 and 8.
  static func answer(red: String, blue: String?, extra: String? = nil) -> String {
    """
    // ‹Share the row: Blue and Red are equally wide, with 8 points between them.›
    // Given: ‹Blue begins 16 points inside the window, and Red ends 16 points inside it.›

    // ‹where Red begins›
    Red.leading = \(red)

    // ‹how wide Blue is›
    \(blue.map { "Blue.width = \($0)" } ?? "")

    """ + (extra.map { $0 + "\n" } ?? "")
  }

  private var exercise: String {
    """
    {
      "title": "‹Share the row›",
      "kind": "‹fill›",
      "task": "‹What to do, in one to three sentences: fill in what stands right of each =.›",
      "ruleSet": "guide",
      "scene": { "root": "Superview", "views": ["Blue", "Red"], "guides": [] },
      "given": [
        "Blue.leading = 1.0 * Superview.leading + 16.0",
        "Red.trailing = 1.0 * Superview.trailing - 16.0",
        "Blue.top = 1.0 * Superview.top + 16.0",
        "Blue.height = 48.0",
        "Red.top = 1.0 * Blue.top + 0.0",
        "Red.height = 1.0 * Blue.height + 0.0"
      ],
      "windows": [[320, 80], [480, 80]],
      "unshownWindows": [[568, 104]],
      "directions": ["leftToRight", "rightToLeft"],
      "expect": "sameAsSolution",
      "edit": "blanksOnly",
      "questions": [],
      "hints": [
        "‹Look: where to look, or which numbers to put in.›",
        "‹Rule: the rule on other numbers, and not the learner's own line.›",
        "‹Start: the first step of this very answer.›"
      ],
      "afterPass": "‹One sentence: what passing has shown.›"
    }

    """
  }

  /// Right answers that are written differently.
  private var alternatives: [NewFile] {
    let answers = [
      ("shorter", "Blue.trailing + 8", "Red.width"),
      ("constant-first", "8 + 1.0 * Blue.trailing", "0.0 + Red.width"),
      ("points", "Blue.trailing + 8pt", "1 * Red.width"),
      ("from-the-middle", "1.0 * Superview.centerX + 4.0", "0.5 * Superview.width - 20.0"),
      ("full-width", "1.0 × Blue.trailing ＋ 8.0", "Red.width × 1"),
    ]
    return answers.map { name, red, blue in
      NewFile(
        path: "alternatives/\(name).layout",
        text: Self.answer(red: "‹\(red)›", blue: "‹\(blue)›"))
    }
  }
}

extension NewExercise {
  /// A wrong answer with its verdict and its words.
  private struct Wrong {
    let mistake: String
    let verdict: String
    let seen: String
    let meaning: String
    var next: String?
    /// What stands right of `Red.leading =`, if not what is right.
    var red: String?
    /// What stands right of `Blue.width =`, if not what is right.
    var blue: String?
    var extra: String?
    /// Whether the second line is gone.
    var isShort = false

    var file: NewFile {
      let header = [
        "//! mistake: ‹\(mistake)›", "//! verdict: ‹\(verdict)›", "//! seen: ‹\(seen)›",
        "//! meaning: ‹\(meaning)›",
      ]
      let lines = header + (next.map { ["//! next: ‹\($0)›"] } ?? [])
      let answer = NewExercise.answer(
        red: red.map { "‹\($0)›" } ?? "1.0 * Blue.trailing + 8.0",
        blue: isShort ? nil : blue.map { "‹\($0)›" } ?? "1.0 * Red.width + 0.0",
        extra: extra.map { "‹\($0)›" })
      return NewFile(
        path: "wrong/\(mistake).layout", text: lines.joined(separator: "\n") + "\n" + answer)
    }
  }

  /// One wrong answer for each verdict that the exercise can have, and the commonest slips.
  static var wrongAnswers: [NewFile] { (misplaced + refused + others).map(\.file) }

  private static let misplaced = [
    Wrong(
      mistake: "sign-kept", verdict: "misplaced Red.leading 156 not 164, window 320x80",
      seen: "Line {line 5} begins the red view at {Red.leading}; blue ends at {Blue.trailing}.",
      meaning: "The red view begins 8 points inside the blue one.",
      next: "On which side of the blue end does the red view begin in the drawing?",
      red: "1.0 * Blue.trailing - 8.0"),
    Wrong(
      mistake: "from-the-other-edge", verdict: "misplaced Red.leading 24 not 164, window 320x80",
      seen: "Line {line 5} begins the red view at {Red.leading}, and blue at {Blue.leading}.",
      meaning: "The red view begins 8 points after the blue one, and lies on it.",
      next: "Which edge of the blue view is near the red one?",
      red: "1.0 * Blue.leading + 8.0"),
    Wrong(
      mistake: "number-of-one-window",
      verdict: "misplaced Blue.width 140 not 220, window 480x80",
      seen: "Line {line 8} makes the blue view {Blue.width} points wide in every window.",
      meaning: "That is right in the narrow window and in no other.",
      next: "What grows with the window?", blue: "140.0"),
    Wrong(
      mistake: "doubled", verdict: "misplaced Blue.width 186.667 not 140, window 320x80",
      seen: "Line {line 8} makes the blue view {Blue.width} points wide, and red has {Red.width}.",
      meaning: "The blue view is twice as wide as the red one.", blue: "2.0 * Red.width + 0.0"),
  ]

  private static let refused = [
    Wrong(
      mistake: "blank-left", verdict: "unfinished line 8",
      seen: "Line {line 8} still has its blank.", meaning: "The two widths aren't tied yet.",
      blue: "___"),
    Wrong(
      mistake: "unknown-attribute", verdict: "unreadable E201 line 8",
      seen: "Line {line 8} names an attribute that there isn't: widht.",
      meaning: "It can't be read before that is mended.", blue: "1.0 * Red.widht + 0.0"),
    Wrong(
      mistake: "position-as-number", verdict: "invalid position-needs-anchor line 5",
      seen: "Line {line 5} says where the red view begins, and not from where that is counted.",
      meaning: "In another window it begins elsewhere.",
      next: "Which edge is the red view tied to?", red: "164.0"),
    Wrong(
      mistake: "size-from-position", verdict: "invalid size-from-position line 8",
      seen: "Line {line 8} ties a size to a position.",
      meaning: "How large something is says nothing about where something is.",
      next: "Which size is as large as the width of the blue view?", blue: "1.0 * Red.leading + 0.0"
    ),
    Wrong(
      mistake: "right-for-trailing", verdict: "invalid leading-mixed-with-left line 5",
      seen: "Line {line 5} ties leading to right.",
      meaning: "Where people read from right to left, the two part.",
      next: "What is the end called that changes sides with the text?",
      red: "1.0 * Blue.right + 8.0"),
  ]

  private static let others = [
    Wrong(
      mistake: "one-line-too-many", verdict: "conflicting window 480x80",
      seen: "All lines hold at 320 points. At 480 line {line 9} leaves no layout.",
      meaning: "It says for one window what follows already for every window.",
      next: "Could the red view lose its width if line {line 9} went?", extra: "Red.width = 140.0"),
    Wrong(
      mistake: "line-dropped", verdict: "ambiguous Blue.width",
      seen: "Line {line 5} ties the two views, and nothing says how wide the blue one is.",
      meaning: "The two views can share the row in many ways.",
      next: "What do the drawings say about the two widths?", isShort: true),
  ]
}
