import Course
import Feedback
import Grading
import Testing

@Suite("Feedback: seen, meaning, next")
struct GenericWordsTests {
  private func words(_ text: String, in id: String = "photo-bar") throws -> String {
    try SampleCourse.prepared(id).words(about: text, in: SampleCourse.load().strings)
      .joined(separator: "\n")
  }

  /// The solution of photo-bar with some of its lines changed.
  private static func row(
    width: String = "Photo.width = 2 * Photo.height",
    leading: String = "Photo.leading = Superview.leading + 16",
    gap: String = "Title.leading = Photo.trailing + 8",
    size: String = "Badge.width = 48"
  ) -> String {
    [width, leading, gap, "Badge.trailing = Superview.trailing - 16", size]
      .joined(separator: "\n")
  }

  @Test("the row itself passes")
  func passes() throws {
    #expect(try SampleCourse.prepared("photo-bar").summary(of: Self.row()) == "passed")
  }

  @Test(
    "a misplacement says where, how far, and what to compare",
    arguments: [
      (
        row(leading: "Photo.leading = Superview.leading + 20"),
        """
        Line 2 puts Photo.leading at 20 points.
        In a window 320 points wide, that is 4 points too far toward the trailing edge.
        The constant in line 2 is wrong. The rest of the line fits the wanted layout.
        In the wanted layout, Photo.leading is 16 and Superview.leading is 0. Change line 2 so \
        that it is true for these numbers.
        """
      ),
      (
        row(gap: "Title.leading = Photo.trailing - 8"),
        """
        Line 3 puts Title.leading at 104 points.
        In a window 320 points wide, that is 16 points too far toward the leading edge.
        An error of twice the constant usually means that its sign is wrong.
        In the wanted layout, Title.leading is 120 and Photo.trailing is 112. Change line 3 so \
        that it is true for these numbers.
        """
      ),
      (
        row(size: "Badge.width = 49"),
        """
        Line 5 makes Badge 49 points wide.
        In a window 320 points wide, that is 1 point too wide.
        The constant in line 5 is wrong. The rest of the line fits the wanted layout.
        In the wanted layout, Badge.width is 48. Change line 5 so that it is true for this number.
        """
      ),
    ])
  func misplaced(text: String, expected: String) throws {
    #expect(try words(text) == expected)
  }

  @Test("a view that no line places is where its frame and its mask place it")
  func placedByMask() throws {
    #expect(
      try words("icon.height >= 10", in: "let-up") == """
        label is 42 points wide.
        In a window 320 points wide, that is 182 points too narrow.
        The frame and the autoresizing mask of label place it there, and no constraint of yours. \
        Change the frame or the mask.
        """)
  }

  @Test("an ambiguity says what is free, between which numbers, and shows two layouts")
  func ambiguous() throws {
    let text = Self.row(size: "40 <= Badge.width <= 60")
    #expect(
      try words(text) == """
        Nothing determines the width of Title.
        Both of the layouts below satisfy all constraints.
        Any value from 116 to 136 points is possible.
        The wanted layout satisfies all of your constraints, so you don't have to change any. A \
        constraint is missing.
        Add a constraint that determines the width of Title.
        """)
    let prepared = try SampleCourse.prepared("photo-bar")
    let answer = Answer(text: text, path: "a.layout")
    let feedback = FeedbackWriter(Grading(prepared).findings(on: answer)).feedback
    #expect(feedback.picture?.subject == .witnesses)
    #expect(feedback.picture?.windows.count == 2)
  }

  @Test(
    "where a view begins has a range in numbers that count from where reading begins, or none",
    arguments: [("leftToRight", true), ("rightToLeft", false)])
  func range(direction: String, isTold: Bool) throws {
    let course = try TemporaryCourse()
    let exercise = "01-width/make-it-wide/exercise.json"
    try course.replace(
      "\"hints\"", with: "\"directions\": [\"\(direction)\"], \"hints\"", in: exercise)
    try course.replace("\"Box.leading = Superview.leading\", ", with: "", in: exercise)
    try course.write(
      "Box.width = 80\nBox.leading = Superview.leading + 16",
      to: "01-width/make-it-wide/solution.layout")
    let prepared = try PreparedExercise(try #require(course.load().exercise("make-it-wide")))
    let words = try prepared.words(
      about: """
        Box.width = 80
        Box.leading >= Superview.leading + 16
        Box.leading <= Superview.leading + 40
        """, in: course.load().strings)
    #expect(words.first == "Nothing determines the horizontal position of Box.")
    #expect(words.contains("Any value from 16 to 40 points is possible.") == isTold)
    #expect(words.contains { $0.hasPrefix("Any value") } == isTold)
  }

  @Test(
    "a range with one end is told with that end",
    arguments: [
      ("Box.leading >= Superview.leading + 16", "Any value from 16 points up is possible."),
      ("Box.leading <= Superview.leading + 40", "Any value up to 40 points is possible."),
    ])
  func halfOpen(line: String, words: String) throws {
    let course = try TemporaryCourse()
    try course.replace(
      "\"Box.leading = Superview.leading\", ", with: "",
      in: "01-width/make-it-wide/exercise.json")
    try course.write(
      "Box.width = 80\nBox.leading = Superview.leading + 16",
      to: "01-width/make-it-wide/solution.layout")
    let prepared = try PreparedExercise(try #require(course.load().exercise("make-it-wide")))
    // From right to left the range isn't told.
    let said = try prepared.words(
      about: "Box.width = 80\n\(line)", in: course.load().strings)
    #expect(said.contains(words), "\(said)")
  }

  @Test("a conflict names the lines that conflict and the one that is false in the wanted layout")
  func conflicting() throws {
    #expect(
      try words(Self.row() + "\nBadge.width = 50") == """
        In a window 320 points wide, these constraints conflict: line 5 and line 6.
        They differ by 2 points.
        In the wanted layout, Badge.width is 48, but line 6 says 50.
        Without line 6, the other lines give the wanted layout.
        Change line 6 so that the wanted layout satisfies it, or remove it.
        """)
  }

  @Test("a conflict that begins in a wider window says so")
  func conflictingLater() throws {
    #expect(
      try words(Self.row() + "\nBadge.leading = Superview.leading + 256").hasPrefix(
        "All constraints are satisfied in a window 320 points wide. In a window 480 points "
          + "wide, these constraints conflict"))
  }

  @Test("a prediction is told on which side of the truth it is, and not how far")
  func mispredicted() throws {
    let prepared = try QuestionCourse.places()
    let text = prepared.exercise.solution.text.replacing(": 136", with: ": 137")
    let words = try prepared.words(about: text, in: SampleCourse.load().strings)
    #expect(
      words.joined(separator: "\n") == """
        In line 1, you wrote 137 for Blue.trailing in a window 320 points wide.
        The right number is lower.
        Start with `Blue.leading = 1.0 * Superview.leading + 16.0`. Which number does it give for \
        Blue.leading?
        """)
  }
}
