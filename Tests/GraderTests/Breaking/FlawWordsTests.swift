import Course
import Feedback
import LayoutEngine
import Testing

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
        In a window 480 points wide, these constraints conflict: the given Photo.leading = 1.0 * \
        Superview.leading + 20.0, the given Photo.trailing = 1.0 * Superview.trailing - 20.0 and \
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
        "The layout below satisfies all of them.",
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
        In a window 320 points wide, these constraints conflict: the given Photo.height = 48.0 and \
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
        """, "Both of the layouts below satisfy all constraints.", "It is broken.",
      ])
    let picture = try #require(
      course.prepared().feedback(on: lines + "; Note.height = 8").picture)
    #expect(picture.subject == .witnesses)
    #expect(Set(picture.windows.map { $0.picture.yours[1].frame.width }).count == 2)
    #expect(
      try course.words(lines) == [
        "In a window 320 points wide, Note.width and Note.height are ambiguous.",
        "In this exercise, only Note.width should be ambiguous.",
        "Both of the layouts below satisfy all constraints.",
        "Add a constraint that determines Note.height.",
      ])
    #expect(
      try course.words(lines + "; Note.height = 8; Note.width = 3 @1") == [
        "In a window 320 points wide, nothing is ambiguous.",
        "The layout below is the only solution.",
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
