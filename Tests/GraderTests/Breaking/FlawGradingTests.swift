import Testing

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
      (
        "Photo.left = Superview.left + 20",
        "ruleMissed nothing-conflicts window 320x80"
      ),
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
    "a smallest set of so many lines, whoever wrote them",
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
    #expect(
      try course.summary("Photo.width = 600")
        == "conflicting window 320x80")
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
