import Terminal

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
      seen: "Line {line 5} puts Red.leading at {Red.leading}; Blue.trailing is at {Blue.trailing}.",
      meaning: "Red begins 8 points inside Blue.",
      next: "On which side of Blue's end does Red begin in the drawing?",
      red: "1.0 * Blue.trailing - 8.0"),
    Wrong(
      mistake: "from-the-other-edge", verdict: "misplaced Red.leading 24 not 164, window 320x80",
      seen: "Line {line 5} puts Red.leading at {Red.leading}; Blue begins at {Blue.leading}.",
      meaning: "Red begins 8 points after Blue begins, and lies on it.",
      next: "Which of Blue's edges is near to Red in the drawing?",
      red: "1.0 * Blue.leading + 8.0"),
    Wrong(
      mistake: "number-of-one-window",
      verdict: "misplaced Blue.width 140 not 220, window 480x80",
      seen: "Line {line 8} makes Blue {Blue.width} points wide in every window.",
      meaning: "That is right in the narrow window and in no other.",
      next: "What grows with the window?", blue: "140.0"),
    Wrong(
      mistake: "doubled", verdict: "misplaced Blue.width 186.667 not 140, window 320x80",
      seen: "Line {line 8} makes Blue {Blue.width} points wide; Red is {Red.width} wide.",
      meaning: "Blue is twice as wide as Red.", blue: "2.0 * Red.width + 0.0"),
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
      seen: "Line {line 5} says that Red begins at 164, and not from where that is counted.",
      meaning: "In another window Red begins elsewhere.",
      next: "Which edge is Red tied to?", red: "164.0"),
    Wrong(
      mistake: "size-from-position", verdict: "invalid size-from-position line 8",
      seen: "Line {line 8} ties a size to a position.",
      meaning: "How large something is says nothing about where something is.",
      next: "Which size is Blue's the same as?", blue: "1.0 * Red.leading + 0.0"),
    Wrong(
      mistake: "right-for-trailing", verdict: "invalid leading-mixed-with-left line 5",
      seen: "Line {line 5} ties leading to right.",
      meaning: "Where people read from right to left, the two part.",
      next: "What is Blue's end called that changes sides with the text?",
      red: "1.0 * Blue.right + 8.0"),
  ]

  private static let others = [
    Wrong(
      mistake: "one-line-too-many", verdict: "conflicting window 480x80",
      seen: "All lines hold at 320 points. At 480 line {line 9} leaves no layout.",
      meaning: "It says for one window what follows already for every window.",
      next: "Could Red lose its width if line {line 9} went?", extra: "Red.width = 140.0"),
    Wrong(
      mistake: "line-dropped", verdict: "ambiguous Blue.width",
      seen: "Line {line 5} ties Red to Blue, and nothing says how wide Blue is.",
      meaning: "Blue and Red can share the row in many ways.",
      next: "What do the drawings say about the two widths?", isShort: true),
  ]
}
