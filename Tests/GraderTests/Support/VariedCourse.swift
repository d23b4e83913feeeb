import Course

/// The small course with an exercise in which things vary.
struct VariedCourse: ~Copyable, SmallCourse {
  let course: TemporaryCourse

  init() throws {
    let course = try TemporaryCourse()
    for (path, text) in Self.files { try course.write(text, to: "\(Self.folder)/\(path)") }
    self.course = course
  }

  static let folder = "01-width/make-it-wide"

  static let files = [
    "exercise.json": """
    {
      "title": "Make {{box}} wide",
      "kind": "fill",
      "task": "Make {{box}} {{wide}} points wide, {{other * 2}} from the {{side}}.",
      "varies": {
        "numbers": { "wide": { "from": 40, "to": 104, "step": 8, "first": 80 }, "other": [8, 9, 10] },
        "names": { "box": ["Box", "Card", "Note"] },
        "sides": { "side": "leading" },
        "orders": { "list": ["one", "two", "three"] }
      },
      "scene": { "views": ["{{box}}"] },
      "given": ["{{box}}.top = Superview.top", "{{box}}.height = 40"],
      "windows": [[320, 80], [480, 80]],
      "unshownWindows": [[600, 112]],
      "hints": ["{{list.1}}", "{{list.2}}", "{{list.3}}"],
      "afterPass": "{{box}} is wide."
    }
    """,
    "starter.layout": "{{box}}.width = ___\n{{box}}.{{side}} = ___\n",
    "solution.layout": """
    {{box}}.width = {{wide}}.0
    {{box}}.{{side}} = Superview.{{side}} {{side.plus}} {{2 * other}}
    """,
    "alternatives/turned.layout": """
    {{wide}} = {{box}}.width
    Superview.{{side}} = {{box}}.{{side}} {{side.minus}} {{2 * other}}
    """,
    "wrong/narrow.layout": """
    //! mistake: narrow
    //! verdict: misplaced {{box}}.width {{wide / 2}} not {{wide}}, window 320x80
    //! seen: Line {line 1} makes {{box}} {{{box}}.width} points wide, half of {{wide}}.
    //! meaning: Half of it.
    {{box}}.width = {{wide / 2}}.0
    {{box}}.{{side}} = Superview.{{side}} {{side.plus}} {{2 * other}}
    """,
  ]

  func exercise() throws -> Exercise {
    guard let exercise = try course.load().exercise("make-it-wide") else { throw Missing() }
    return exercise
  }

  struct Missing: Error {}
}
