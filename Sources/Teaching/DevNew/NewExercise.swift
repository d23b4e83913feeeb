import Terminal

/// The files of a new exercise: a row of two views that the author turns into another.
struct NewExercise {
  /// The folder's name.
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
