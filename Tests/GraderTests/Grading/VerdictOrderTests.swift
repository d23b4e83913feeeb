import Course
import Testing

@Suite("Grading: the first obstacle is the verdict")
struct VerdictOrderTests {
  /// Photo row: each answer has everything that comes later in the order wrong, too.
  @Test(
    "looks for what can't be read, then blanks, rules, conflicts, ambiguity, places",
    arguments: [
      ("Photo.width := 3\nPhoto.width = ___\nPhoto.top = 3", "unreadable E114 line 1"),
      ("Photo.top = 3\nPhoto.width = ___", "unfinished line 2"),
      ("Photo.width = 1\nPhoto.width = 2\nPhoto.top = 3", "invalid position-needs-anchor line 3"),
      ("Photo.width = 1\nPhoto.width = 2", "conflicting window 320x80"),
      ("Photo.width = 1", "ambiguous Photo.leading"),
      ("", "ambiguous Photo.width"),
      (
        """
        Photo.width = 40
        Photo.leading = Superview.leading + 16
        Title.leading = Photo.trailing + 8
        Badge.trailing = Superview.trailing - 16
        Badge.width = 48
        """, "misplaced Photo.width 40 not 96, window 320x80"
      ),
    ])
  func order(text: String, summary: String) throws {
    #expect(try SampleCourse.prepared("photo-bar").summary(of: text) == summary)
  }

  @Test("a right layout in the wrong form is called right before it is sent back")
  func form() throws {
    let strings = try SampleCourse.load().strings
    let flipAround = try SampleCourse.prepared("flip-around")
    let text = """
      Superview.trailing = Red.trailing + 16
      Red.leading = Blue.trailing + 8
      Red.width = 0.5 * Blue.width - 8
      """
    #expect(flipAround.summary(of: text) == "ruleMissed starter-changed line 2")
    #expect(
      flipAround.words(about: text, in: strings) == [
        "Line 2 differs from the starter's line, which is: Blue.trailing = ___",
        "The layout is right in every window, but this exercise is about how you write the line.",
        "Write the same constraint so that it begins like the starter's line.",
      ])
  }

  @Test("an answer of too many lines is told so at once")
  func tooLong() throws {
    let lines = (0...500).map { "Blue.width >= \($0 % 100)" }.joined(separator: "\n")
    let prepared = try SampleCourse.prepared("flip-around")
    #expect(prepared.summary(of: lines) == "limitExceeded 501 constraints")
    #expect(
      try prepared.words(about: lines, in: SampleCourse.load().strings) == [
        """
        This answer has 501 constraints, and we check at most 500. The exercise needs only a few, \
        so remove those that add nothing.
        """
      ])
  }

  @Test("an answer whose numbers outgrow the computer is too large, and no fault of the grader's")
  func tooLargeNumbers() throws {
    let nines = String(repeating: "9", count: 308)
    let lines = """
      Superview.trailing = Red.trailing + 16
      Blue.trailing = Red.leading - 8
      Red.width = \(nines) * Blue.width + \(nines)
      Blue.width = \(nines) * Red.width - 8
      """
    let prepared = try SampleCourse.prepared("flip-around")
    #expect(prepared.summary(of: lines) == "limitExceeded numbers")
    #expect(
      try prepared.words(about: lines, in: SampleCourse.load().strings) == [
        """
        A number in these constraints is too large or too small to calculate with. Numbers in a \
        layout are points, and a few thousand are enough.
        """
      ])
  }

  @Test("lines that add nothing are no mistake")
  func extraLines() throws {
    let text = """
      Superview.trailing = Red.trailing + 16
      Blue.trailing = Red.leading - 8
      Red.width = 0.5 * Blue.width - 8
      Blue.width >= Red.width
      """
    #expect(try SampleCourse.prepared("flip-around").summary(of: text) == "passed")
  }

  @Test("a case is spoken of when it is the first in which something is wrong")
  func laterCase() throws {
    let text = """
      Superview.trailing = Red.trailing + 16
      Blue.trailing = Red.leading - 8
      Red.width = 0.5 * Blue.width - 8
      Blue.leading = Superview.leading + 40
      """
    #expect(
      try SampleCourse.prepared("flip-around").summary(of: text) == "conflicting window 480x80")
  }
}
