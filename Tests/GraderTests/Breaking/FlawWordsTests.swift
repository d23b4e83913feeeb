import Course
import Feedback
import LayoutEngine
import Testing

@Suite("Break: what an answer is told")
struct FlawWordsTests {
  private static let elsewhere =
    "{ \"conflict\": { \"given\": [1, 2], \"yours\": 1, \"windows\": [[480, 80], [640, 80]] } }"

  @Test("who conflicts, and where not")
  func passed() throws {
    let course = try FlawCourse(wants: Self.elsewhere)
    #expect(
      try course.words("Photo.width = 280") == [
        """
        All lines hold in a window 320 points wide. They conflict in a window 480 points wide and \
        a window 640 points wide.
        """,
        """
        In a window 480 points wide these can't all be true: the given Photo.leading = 1.0 * \
        Superview.leading + 20.0, the given Photo.trailing = 1.0 * Superview.trailing - 20.0 and \
        line 1. Without any one of them the others can.
        """, "They conflict by 160 points.", "It is broken.",
      ])
    let picture = try #require(course.prepared().feedback(on: "Photo.width = 280").picture)
    #expect(picture.subject == .found)
    #expect(picture.layouts.map(\.layoutCase.name) == ["window 320x80"])
  }

  @Test("a line that can't hold by itself is told so")
  func alone() throws {
    let course = try FlawCourse(wants: "{ \"conflict\": {} }")
    #expect(
      try course.words("Photo.width = -8") == [
        "No layout keeps every line, in windows of 320, 480 and 1 more width, in both directions.",
        """
        In a window 320 points wide line 1 can't be true even by itself: no size is negative, and \
        the window's is given.
        """, "It is broken.",
      ])
    let counted = try FlawCourse(wants: "{ \"conflict\": { \"lines\": 1 } }")
    #expect(
      try counted.words("Superview.width = 400")[1] == """
        In a window 320 points wide line 1 can't be true even by itself: no size is negative, and \
        the window's is given.
        """)
    #expect(try counted.words("Superview.width = 400").count == 3)
  }

  @Test("nothing conflicts: the layout that keeps all lines is drawn")
  func nothingConflicts() throws {
    let course = try FlawCourse(wants: Self.elsewhere)
    #expect(
      try course.words("Photo.width = 280 @750") == [
        "In a window 480 points wide all required constraints can be satisfied.",
        "The layout below keeps every one of them.",
        "A line with a priority below 1000 gives way before it conflicts.",
        "Which line would be false in this layout, and has to hold?",
      ])
    let picture = try #require(course.prepared().feedback(on: "").picture)
    #expect(picture.layouts.map(\.layoutCase.name) == ["window 480x80"])
    #expect(
      picture.layouts[0].views == [
        NamedFrame("Photo", Rect(x: 20, y: 0, width: 440, height: 48))
      ])
  }

  @Test("another conflict, and one where the lines are to hold")
  func otherConflicts() throws {
    let course = try FlawCourse(wants: Self.elsewhere)
    #expect(
      try course.words("Superview.width = 320") == [
        "In a window 480 points wide these can't all be true: line 1 and the given Superview.width.",
        """
        Asked for is a conflict in which Photo.leading = Superview.leading + 20 and Photo.trailing \
        = Superview.trailing - 20 and 1 line of the answer have a part, each of them needed, and \
        no other line.
        """, "If one of these lines went, would the others still conflict?",
      ])
    #expect(
      try course.words("Photo.height = 3") == [
        """
        In a window 320 points wide these can't all be true: the given Photo.height = 48.0 and \
        line 1.
        """, "They conflict by 45 points.", "There all lines are to hold.",
      ])
  }

  @Test("what is free, and two layouts that show it")
  func free() throws {
    let course = try FlawCourse(
      wants: "{ \"free\": [\"Note.width\"] }", views: "\"Photo\", \"Note\"")
    let lines = "Note.leading = Photo.leading; Note.top = Photo.top"
    #expect(
      try course.words(lines + "; Note.height = 8") == [
        """
        Note.width is free, and nothing else, in windows of 320, 480 and 1 more width, in both \
        directions.
        """, "Both of the layouts below keep every line.", "It is broken.",
      ])
    let picture = try #require(
      course.prepared().feedback(on: lines + "; Note.height = 8").picture)
    #expect(picture.subject == .witnesses)
    #expect(Set(picture.layouts.map { $0.views[1].frame.width }).count == 2)
    #expect(
      try course.words(lines) == [
        "In a window 320 points wide Note.width and Note.height are free.",
        "Asked for is Note.width, and nothing else.",
        "Both of the layouts below keep every line.", "Which line would settle Note.height?",
      ])
    #expect(
      try course.words(lines + "; Note.height = 8; Note.width = 3 @1") == [
        "In a window 320 points wide nothing is left free.",
        "The layout below is the only one that fits.",
        "A line with a low priority decides, too, as long as nothing stronger does.",
        "Which line settles Note.width?",
      ])
    #expect(
      try course.words(lines + "; Note.height = 8; Note.width = -3")[1]
        == "Lines that conflict have no layout at all, so nothing in it is free.")
  }

  @Test("before the answer, what the given lines settle is drawn")
  func shown() throws {
    let whole = try FlawCourse(wants: "{ \"conflict\": {} }").prepared().shown?.picture
    #expect(whole?.layouts.map(\.layoutCase.name) == ["window 320x80", "window 480x80"])
    let part = try FlawCourse(
      wants: "{ \"free\": [\"Note.width\"] }", views: "\"Note\", \"Photo\""
    ).prepared().shown?.picture
    #expect(part?.layouts.map { $0.views.map(\.name) } == [["Photo"], ["Photo"]])
    #expect(try FlawCourse(wants: "{ \"conflict\": {} }").prepared().goal.layouts == [])
  }
}
