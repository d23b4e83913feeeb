import Course
import Feedback
import Grading
import LayoutEngine
import Testing
import TestRunners

@Suite("Break: what has to be wrong is said in exercise.json")
struct FlawFieldsTests {
  @Test(
    "anything else is refused, with its place",
    arguments: [
      (
        "{}",
        "9:12: error: \"wants\" must be an object with exactly one of \"conflict\" and "
          + "\"ambiguous\", not an object"
      ),
      (
        "{ \"conflict\": {}, \"ambiguous\": [\"Photo.width\"] }",
        "9:12: error: \"wants\" must be an object with exactly one of \"conflict\" and "
          + "\"ambiguous\", not an object"
      ),
      (
        "{ \"ambiguous\": [] }",
        "9:27: error: \"ambiguous\" must be an array of at least one attribute, each of them once, not "
          + "an array with 0 items"
      ),
      (
        "{ \"ambiguous\": [\"Photo.trailing\"] }",
        "9:28: error: item 1 of \"ambiguous\" must be the width, height, leading or top of a view, not Photo.trailing"
      ),
      (
        "{ \"ambiguous\": [\"Superview.width\"] }",
        "9:28: error: item 1 of \"ambiguous\" must be the width, height, leading or top of a view, not Superview.width"
      ),
      (
        "{ \"ambiguous\": [\"Photo.width\", \"Photo.width\"] }",
        "9:27: error: \"ambiguous\" must be an array of at least one attribute, each of them once, not "
          + "an array with 2 items"
      ),
      (
        "{ \"conflict\": { \"lines\": 0 } }",
        "9:37: error: \"lines\" must be a number of lines, from 1 to 9, not 0"
      ),
      (
        "{ \"conflict\": { \"given\": [1] } }",
        "9:37: error: \"given\" must be left out, unless both \"given\" and \"yours\" are there"
      ),
      (
        "{ \"conflict\": { \"given\": [5], \"yours\": 1 } }",
        "9:38: error: item 1 of \"given\" must be the number of a given line, from 1 to 4, not 5"
      ),
      (
        "{ \"conflict\": { \"given\": [1, 1], \"yours\": 1 } }",
        "9:37: error: \"given\" must be an array of given lines, each of them once, not an array "
          + "with 2 items"
      ),
      (
        "{ \"conflict\": { \"lines\": 2, \"yours\": 1 } }",
        "9:49: error: \"yours\" must be left out if \"lines\" says how many lines conflict"
      ),
      (
        "{ \"conflict\": { \"windows\": [[321, 80]] } }",
        "9:40: error: item 1 of \"windows\" must be one of the windows of the exercise, not an array with 2 items"
      ),
      (
        "{ \"conflict\": { \"directions\": [] } }",
        "9:42: error: \"directions\" must be an array of at least one of the directions, not an array with 0 items"
      ),
      (
        "{ \"conflict\": { \"line\": 2 } }",
        "9:28: error: there is no key \"line\" here: did you mean \"lines\"?"
      ),
    ])
  func refused(wants: String, complaint: String) throws {
    let course = try FlawCourse(wants: wants)
    #expect(course.course.complaint() == "\(FlawCourse.exercise):\(complaint)")
  }

  @Test("it is needed where something has to be wrong, and has no place elsewhere")
  func otherKinds() throws {
    let course = try FlawCourse(wants: "{ \"conflict\": {} }")
    try course.course.replace(
      "\"kind\": \"break\"", with: "\"kind\": \"build\"", in: FlawCourse.exercise)
    #expect(
      course.course.complaint() == """
        \(FlawCourse.exercise):9:12: error: "wants" must be left out, unless the kind is break
        """)
    try course.course.replace(
      "\"kind\": \"build\"", with: "\"kind\": \"break\"", in: FlawCourse.exercise)
    try course.course.replace("\"wants\": { \"conflict\": {} },", with: "", in: FlawCourse.exercise)
    #expect(
      course.course.complaint()
        == "\(FlawCourse.exercise):1:1: error: this object has no key \"wants\": add it")
  }

  @Test("a program can't be wrong on purpose, and there is no solution to be the same as")
  func elsewhere() throws {
    let swift = try FlawCourse(
      wants: "{ \"conflict\": {} }", more: "\"notations\": [\"equations\", \"swift\"],")
    #expect(
      swift.course.complaint() == """
        \(FlawCourse.exercise):8:82: error: "notations" must be ["equations"] for this kind, \
        not swift
        """)
    let same = try FlawCourse(
      wants: "{ \"conflict\": {} }", more: "\"expect\": \"sameAsSolution\",")
    #expect(
      same.course.complaint()
        == "\(FlawCourse.exercise):8:69: error: there is no key \"expect\" here: remove it")
  }
}

@Suite("Break: an answer passes when exactly what is wanted is wrong")
struct FlawGradingTests {
  private static let anywhere = "{ \"conflict\": {} }"
  private static let between = "{ \"conflict\": { \"given\": [1, 2], \"yours\": 1 } }"
  private static let elsewhere =
    "{ \"conflict\": { \"given\": [1, 2], \"yours\": 1, \"windows\": [[480, 80], [640, 80]] } }"

  @Test(
    "a conflict in every case, between whomever",
    arguments: [
      ("Photo.width = 80", "passed"), ("80 >= Photo.width", "passed"),
      ("Photo.width = -8", "passed"), ("Superview.width = 100", "passed"),
      ("Photo.width = 280", "ruleMissed nothing-conflicts window 320x80"),
      ("Photo.width = 440", "ruleMissed nothing-conflicts window 480x80"),
      ("Photo.width = 80 @999", "ruleMissed nothing-conflicts window 320x80"),
      ("Photo.left = Superview.left + 20", "ruleMissed nothing-conflicts window 320x80"),
      ("", "ruleMissed nothing-conflicts window 320x80"),
      ("Photo.width = ___", "unfinished line 1"), ("Photo.widht = 1", "unreadable E201 line 1"),
      ("Photo.left = 1", "invalid position-needs-anchor line 1"),
    ])
  func anywhere(text: String, verdict: String) throws {
    #expect(try FlawCourse(wants: Self.anywhere).summary(text) == verdict)
  }

  @Test(
    "a smallest set of these given lines and so many of the answer's",
    arguments: [
      ("Photo.width = 80", "passed"), ("Photo.centerX = Superview.centerX + 1", "passed"),
      // A conflict of others besides doesn't matter.
      ("Photo.width = 80\nPhoto.height = 3", "passed"),
      // The end, the width of the window and the line are enough.
      ("Photo.trailing = Superview.leading + 700", "ruleMissed other-conflict window 320x80"),
      ("Photo.leading = Superview.leading + 8", "ruleMissed other-conflict window 320x80"),
      ("Photo.width = -8", "ruleMissed other-conflict window 320x80"),
      // The width follows from the height, so that a fourth line has a part in it.
      ("Photo.width = Photo.height", "ruleMissed other-conflict window 320x80"),
      // Each of the two is needed for the conflict: one is too few.
      (
        "Photo.width = 2 * Photo.height; Photo.height = 48",
        "ruleMissed other-conflict window 320x80"
      ),
    ])
  func between(text: String, verdict: String) throws {
    #expect(try FlawCourse(wants: Self.between).summary(text) == verdict)
  }

  @Test(
    "a smallest set of so many lines, the learner's or the given ones",
    arguments: [
      ("Photo.width = -8", [1]), ("Photo.height = 3", [2]), ("Photo.width = 80", [3]),
      ("Photo.width = Photo.height", [4]),
      // A chain is one line: one of its parts conflicts with the height, the other with the edges.
      ("Photo.width = Photo.height = 3", [2, 3]),
    ])
  func lines(text: String, counts: [Int]) throws {
    let passing = try (1...5).filter { count in
      try FlawCourse(wants: "{ \"conflict\": { \"lines\": \(count) } }").summary(text) == "passed"
    }
    #expect(passing == counts)
  }

  @Test(
    "of more conflicts than are looked for one of the wanted shape is enough",
    arguments: [(2, "passed"), (7, "limitExceeded solving")])
  func many(count: Int, verdict: String) throws {
    let lines = (1...40).map { "Photo.width = \($0)" }.joined(separator: "\n")
    let course = try FlawCourse(wants: "{ \"conflict\": { \"lines\": \(count) } }")
    #expect(try course.summary(lines) == verdict)
  }

  @Test(
    "all lines have to be satisfied in cases without a wanted conflict, also if the layout is ambiguous",
    arguments: [
      ("Photo.width = 280", "passed"), ("Photo.width <= 280", "passed"),
      ("Photo.centerX = Superview.leading + 160", "passed"),
      ("Photo.width = 440", "conflicting window 320x80"),
      ("Photo.width = 80", "conflicting window 320x80"),
      ("Photo.width >= 280", "ruleMissed nothing-conflicts window 480x80"),
      ("Superview.width = 320", "ruleMissed other-conflict window 480x80"),
    ])
  func elsewhere(text: String, verdict: String) throws {
    #expect(try FlawCourse(wants: Self.elsewhere).summary(text) == verdict)
  }

  @Test("a conflict can be wanted in one direction alone")
  func directions() throws {
    let course = try FlawCourse(
      wants: "{ \"conflict\": { \"directions\": [\"rightToLeft\"], \"windows\": [[640, 80]] } }")
    #expect(try course.summary("Photo.width = 600") == "conflicting window 320x80")
    #expect(
      try course.summary("Photo.height = 48")
        == "ruleMissed nothing-conflicts window 640x80, right to left")
  }

  @Test(
    "exactly these numbers are ambiguous, in both directions",
    arguments: [
      ("Note.leading = Photo.leading; Note.top = Photo.top; Note.height = 8", "passed"),
      (
        "Note.top = Photo.top; Note.height = 8; Note.leading = Photo.leading; Note.width >= 9",
        "passed"
      ),
      // From right to left the end is at the left, which stays.
      (
        "Note.trailing = Photo.trailing; Note.top = Photo.top; Note.height = 8",
        "ruleMissed other-free Note.leading, window 320x80"
      ),
      (
        "Note.left = Photo.left; Note.top = Photo.top; Note.height = 8",
        "ruleMissed other-free Note.leading, window 320x80, right to left"
      ),
      (
        "Note.leading = Photo.leading; Note.top = Photo.top",
        "ruleMissed other-free Note.height, window 320x80"
      ),
      (
        "Note.leading = Photo.leading; Note.top = Photo.top; Note.height = 8; Note.width = 3 @1",
        "ruleMissed nothing-free window 320x80"
      ),
      (
        "Note.width = 8; Note.top = Photo.top; Note.height = 8",
        "ruleMissed other-free Note.leading, window 320x80"
      ),
      (
        "Note.leading = Photo.leading; Note.top = Photo.top; Note.height = 8; Note.width >= 400; Note.trailing <= Superview.trailing",
        "conflicting window 320x80"
      ),
    ])
  func ambiguity(text: String, verdict: String) throws {
    let course = try FlawCourse(
      wants: "{ \"ambiguous\": [\"Note.width\"] }", views: "\"Photo\", \"Note\"")
    #expect(try course.summary(text) == verdict)
  }

  @Test("a number that should be ambiguous and isn't is named if no other is ambiguous")
  func missing() throws {
    let course = try FlawCourse(
      wants: "{ \"ambiguous\": [\"Note.width\", \"Note.height\"] }", views: "\"Photo\", \"Note\"")
    let text = "Note.leading = Photo.leading; Note.top = Photo.top; Note.height = 8"
    #expect(try course.summary(text) == "ruleMissed other-free Note.height, window 320x80")
  }

  @Test(
    "if a superview is ambiguous, its views' numbers don't count as ambiguous, in either direction")
  func nested() throws {
    let course = try FlawCourse(
      wants: "{ \"ambiguous\": [\"Note.width\"] }",
      views: "\"Photo\", \"Note\", { \"name\": \"Word\", \"in\": \"Note\" }")
    let lines = """
      Note.leading = Photo.leading; Note.top = Photo.top; Note.height = 8
      Word.leading = Note.leading + 8; Word.width = 8; Word.top = Note.top; Word.height = 8
      """
    #expect(try course.summary(lines) == "passed")
    #expect(
      try course.summary(
        lines.replacing("Word.leading = Note.leading", with: "Word.trailing = Note.trailing"))
        == "ruleMissed other-free Word.leading, window 320x80")
  }
}

@Suite("Break: the feedback on an answer")
struct FlawWordsTests {
  private static let elsewhere =
    "{ \"conflict\": { \"given\": [1, 2], \"yours\": 1, \"windows\": [[480, 80], [640, 80]] } }"

  @Test("the conflicting lines, and the windows without a conflict")
  func passed() throws {
    let course = try FlawCourse(wants: Self.elsewhere)
    #expect(
      try course.words("Photo.width = 280") == [
        """
        All constraints are satisfied in a window 320 points wide. They conflict in a window 480 \
        points wide and a window 640 points wide.
        """,
        """
        In a window 480 points wide, these constraints conflict: the given Photo.leading = \
        Superview.leading + 20, the given Photo.trailing = Superview.trailing - 20 and \
        line 1. If you remove any of them, the others can be satisfied.
        """, "They differ by 160 points.", "It is broken.",
      ])
    let picture = try #require(course.prepared().feedback(on: "Photo.width = 280").picture)
    #expect(picture.subject == .found)
    #expect(picture.windows.map(\.layoutCase.name) == ["window 320x80"])
  }

  @Test("a line that can't be satisfied by itself is named")
  func alone() throws {
    let course = try FlawCourse(wants: "{ \"conflict\": {} }")
    #expect(
      try course.words("Photo.width = -8") == [
        "No layout satisfies all constraints, in windows of 320, 480 and 1 more width, in both "
          + "reading directions.",
        """
        In a window 320 points wide, line 1 can't be satisfied even by itself: a size can't be \
        negative, and the window's size is given.
        """, "It is broken.",
      ])
    let counted = try FlawCourse(wants: "{ \"conflict\": { \"lines\": 1 } }")
    #expect(
      try counted.words("Superview.width = 400")[1] == """
        In a window 320 points wide, line 1 can't be satisfied even by itself: a size can't be \
        negative, and the window's size is given.
        """)
    #expect(try counted.words("Superview.width = 400").count == 3)
  }

  @Test("nothing conflicts: the layout that satisfies all lines is drawn")
  func nothingConflicts() throws {
    let course = try FlawCourse(wants: Self.elsewhere)
    #expect(
      try course.words("Photo.width = 280 @750") == [
        "In a window 480 points wide, all required constraints can be satisfied.",
        "The layout in the drawing satisfies all of them.",
        "A constraint with a priority below 1000 is optional, so it gives way instead of causing "
          + "a conflict.",
        "Add or change a required constraint so that this layout no longer satisfies it.",
      ])
    let picture = try #require(course.prepared().feedback(on: "").picture)
    #expect(picture.windows.map(\.layoutCase.name) == ["window 480x80"])
    #expect(
      picture.windows[0].picture.yours == [
        NamedFrame("Photo", Rect(x: 20, y: 0, width: 440, height: 48))
      ])
  }

  @Test("another conflict, and one in a window that should have none")
  func otherConflicts() throws {
    let course = try FlawCourse(wants: Self.elsewhere)
    #expect(
      try course.words("Superview.width = 320") == [
        "In a window 480 points wide, these constraints conflict: line 1 and the given "
          + "Superview.width.",
        """
        The exercise asks for a conflict that involves Photo.leading = Superview.leading + 20 and \
        Photo.trailing = Superview.trailing - 20 and 1 line of your answer, and nothing else. It \
        must disappear when any of them is removed.
        """,
        """
        Compare these constraints with those that the exercise asks for. Which constraints are in \
        this conflict but shouldn't be, and which are missing from it?
        """,
      ])
    #expect(
      try course.words("Photo.height = 3") == [
        """
        In a window 320 points wide, these constraints conflict: the given Photo.height = 48 and \
        line 1.
        """, "They differ by 45 points.",
        "In that window, the exercise asks for constraints that can all be satisfied.",
      ])
  }

  @Test("the ambiguous numbers, and two layouts that show it")
  func ambiguity() throws {
    let course = try FlawCourse(
      wants: "{ \"ambiguous\": [\"Note.width\"] }", views: "\"Photo\", \"Note\"")
    let lines = "Note.leading = Photo.leading; Note.top = Photo.top"
    #expect(
      try course.words(lines + "; Note.height = 8") == [
        """
        Note.width is ambiguous, and nothing else is, in windows of 320, 480 and 1 more width, in \
        both reading directions.
        """, "Both of these layouts satisfy all constraints.", "It is broken.",
      ])
    let picture = try #require(course.prepared().feedback(on: lines + "; Note.height = 8").picture)
    #expect(picture.subject == .witnesses)
    #expect(Set(picture.windows.map { $0.picture.yours[1].frame.width }).count == 2)
    #expect(
      try course.words(lines) == [
        "In a window 320 points wide, Note.width and Note.height are ambiguous.",
        "In this exercise, only Note.width should be ambiguous.",
        "Both of these layouts satisfy all constraints.",
        "Add a constraint that determines Note.height.",
      ])
    #expect(
      try course.words(lines + "; Note.height = 8; Note.width = 3 @1") == [
        "In a window 320 points wide, nothing is ambiguous.",
        "The layout in the drawing is the only solution.",
        "An optional constraint also determines a value, unless a stronger constraint prevents it.",
        "In this exercise, Note.width should be ambiguous. Which constraint determines it?",
      ])
    #expect(
      try course.words(lines + "; Note.height = 8; Note.width = -3")[1]
        == "Constraints that conflict have no layout, so nothing can be ambiguous.")
  }

  @Test("before the answer, what the given lines settle is drawn")
  func shown() throws {
    let whole = try FlawCourse(wants: "{ \"conflict\": {} }").prepared().shown?.picture
    #expect(whole?.windows.map(\.layoutCase.name) == ["window 320x80", "window 480x80"])
    let part = try FlawCourse(
      wants: "{ \"ambiguous\": [\"Note.width\"] }", views: "\"Note\", \"Photo\""
    ).prepared().shown?.picture
    #expect(part?.windows.map { $0.picture.yours.map(\.name) } == [["Photo"], ["Photo"]])
    #expect(try FlawCourse(wants: "{ \"conflict\": {} }").prepared().goal.windows == [])
  }
}

@Suite("Break: ambiguous numbers have the same names in both directions")
struct RightToLeftAmbiguityTests {
  /// Lines without left and right, so that a window is the other direction's mirror image.
  private static let lines = [
    "Note.leading = Photo.leading + 8", "Note.trailing = Photo.trailing - 8", "Note.width = 96",
    "Note.width >= 40", "Note.trailing <= Superview.trailing - 16", "Note.width = 80 @500",
    "Note.leading = Superview.leading + 30 @250", "Note.top = Photo.top", "Note.height = 32",
    "Note.bottom = Photo.bottom @750", "Word.leading = Note.leading + 4",
    "Word.trailing = Note.trailing - 4", "Word.width = 24", "Word.width = 0.5 * Note.width",
    "Word.top = Note.top", "Word.height = Note.height", "Word.leading >= Note.leading",
    "Word.trailing = Superview.trailing - 40 @600",
  ]
  private static let views = "\"Photo\", \"Note\", { \"name\": \"Word\", \"in\": \"Note\" }"

  /// Different lines for each seed, about half of them.
  private static func text(_ seed: UInt64) -> String {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0xBF58_476D_1CE4_E5B9
    return lines.filter { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 63 == 0
    }.joined(separator: "\n")
  }

  /// The anchors that the solver finds ambiguous from left to right, if all windows agree.
  private func ambiguous(_ text: String, _ prepared: PreparedExercise) throws -> [String]? {
    let exercise = prepared.exercise
    let lines = try EquationAnswer.constraints(
      in: Answer(text: text, path: "answer.layout"), for: exercise)
    var found: Set<[String]> = []
    for layoutCase in exercise.cases where layoutCase.direction == .leftToRight {
      let problem = exercise.problem(keeping: exercise.givenConstraints + lines, in: layoutCase)
      guard case .ambiguous(_, let ambiguity) = try LayoutSolver.solution(of: problem) else {
        return nil
      }
      found.insert(
        ambiguity.ranges.map { exercise.scene.name(of: Anchor($0.item, $0.part.attribute)) })
    }
    return found.count == 1 ? found.first : nil
  }

  @Test("random lines leave the same numbers ambiguous in both directions")
  func random() throws {
    let some = try FlawCourse(wants: "{ \"ambiguous\": [\"Note.width\"] }", views: Self.views)
    let prepared = try some.prepared()
    var looked = 0
    let seeds = UInt64(Sample.size(20, whole: 120))
    for seed in 1...seeds {
      let text = Self.text(seed)
      guard let found = try ambiguous(text, prepared) else { continue }
      let names = found.map { "\"\($0)\"" }.joined(separator: ", ")
      let course = try FlawCourse(wants: "{ \"ambiguous\": [\(names)] }", views: Self.views)
      #expect(try course.summary(text) == "passed", "\(names):\n\(text)")
      looked += 1
    }
    #expect(looked >= seeds / 2)
  }
}
