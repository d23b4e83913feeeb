import Course
import Feedback
import Grading
import LayoutEngine
import Testing

@Suite("Grading: what has become of an answer after something happened")
struct LaterMomentTests {
  private let right = ["Box.width = 80", "Box.width = 120", "Box.width = 160"]

  @Test("an answer passes that has each moment's layout, and what waits for later is no fault")
  func passing() throws {
    let words = try LaterCourse().words(right, made: 3, inactive: [5, 6])
    #expect(
      words == """
        passed
        All constraints are satisfied, and nothing is ambiguous, in windows of 320, 480 (with \
        grow() called once) and 1 more width, in both reading directions.
        It is wide.
        """)
  }

  @Test("a moment without a layout of its own has the first one's")
  func unchanged() throws {
    let course = try LaterCourse()
    try course.course.remove("01-width/make-it-wide/solution-2.layout")
    #expect(
      try course.findings(["Box.width = 80", "Box.width = 120", "Box.width = 80"]).verdict
        == .passed)
    let exercise = try course.prepared().exercise
    #expect(
      exercise.moments.map(\.solution.text) == [0, 1, 2].map { exercise.solution(after: $0).text })
    #expect(exercise.moments.map { $0.cases.count } == [2, 2, 2])
  }

  @Test("the moment is named where an answer is out of place")
  func misplaced() throws {
    let words = try LaterCourse().words(["Box.width = 80", "\nBox.width = 100", "Box.width = 160"])
    #expect(
      words == """
        misplaced Box.width 100 not 120, window 480x80, grow() called once
        Line 2 makes Box 100 points wide.
        In a window 480 points wide, with grow() called once, that is 20 points too narrow.
        In the wanted layout, Box.width is 120. Change line 2 so that it is true for this number.
        """)
  }

  @Test("what was forgotten to be let go conflicts in its moment, and not before")
  func conflicting() throws {
    let words = try LaterCourse().words([
      "Box.width = 80", "Box.width = 80\nBox.width = 120", "Box.width = 160",
    ])
    #expect(
      words == """
        conflicting window 480x80, grow() called once
        All constraints are satisfied in a window 320 points wide. In a window 480 points wide, \
        with grow() called once, these constraints conflict: line 1 and line 2.
        They differ by 40 points.
        In the wanted layout, Box.width is 120, but line 1 says 80.
        Change line 1 so that the wanted layout satisfies it.
        """)
  }

  @Test("what was let go and not replaced is free in its moment, which is told")
  func ambiguous() throws {
    let words = try LaterCourse().words(
      ["Box.width = 80", "", "Box.width = 160"], made: 2, inactive: [1])
    #expect(
      words == """
        ambiguous Box.width, window 480x80, grow() called once
        Nothing determines the width of Box.
        The layout is ambiguous in a window 480 points wide, with grow() called once.
        Both of the layouts below satisfy all constraints.
        Which constraint should determine the width of Box? Change that constraint, or add one.
        """)
  }

  @Test("where nothing at all is active, that comes first, later or not")
  func inactive() throws {
    let words = try LaterCourse().words(["", "", ""], made: 2, inactive: [3, 4])
    #expect(
      words == """
        ambiguous Box.width
        Your code makes 2 constraints, and 0 of them are active.
        A constraint does nothing until you activate it.
        Activate the constraint in line 3: set its isActive to true, or pass it to \
        NSLayoutConstraint.activate.
        """)
  }

  @Test("a known mistake is recognised by what it states in the moment that is spoken of")
  func known() throws {
    let words = try LaterCourse().words(["Box.width = 80", "Box.width = 120", "Box.width = 120"])
    #expect(
      words == """
        misplaced Box.width 120 not 160, window 600x80, grow() called twice
        After the second call Box is still 120 points wide.
        """)
  }

  @Test("each moment is drawn before answering, but for those that aren't shown")
  func goal() throws {
    let goal = try LaterCourse().prepared().goal
    #expect(goal.windows.map(\.layoutCase.setting.times) == [0, 1])
    #expect(goal.windows.map { $0.picture.wanted.last?.frame.width } == [80, 120])
  }
}
