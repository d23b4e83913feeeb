import Course
import Feedback
import Grading
import LayoutEngine
import Testing
import TestRunners

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
    expectRecorded(try words(text), "GenericWords/ambiguous")
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
    let said = try prepared.words(about: "Box.width = 80\n\(line)", in: course.load().strings)
    #expect(said.contains(words), "\(said)")
  }

  @Test("an author's words about a line that is gone aren't said of an answer that has it")
  func goneLine() throws {
    let course = try TemporaryCourse()
    let folder = "01-width/make-it-wide"
    try course.replace(
      "\"Box.leading = Superview.leading\", ", with: "", in: folder + "/exercise.json")
    let (width, end) = ("Box.width = 80\n", "Box.trailing = Superview.leading + ")
    try course.write(
      "Box.leading = Superview.leading + 16\n\(width)\(end)96", to: folder + "/solution.layout")
    try course.write(
      """
      //! mistake: no-leading
      //! verdict: misplaced Box.trailing 128 not 96, window 320x80
      //! seen: Nothing ties the leading edge.
      //! next: Where does Box begin?
      \(width)\(end)128
      """, to: folder + "/wrong/no-leading.layout")
    let prepared = try PreparedExercise(try #require(course.load().exercise("make-it-wide")))
    let strings = try course.load().strings
    func first(_ text: String) -> String? { prepared.words(about: text, in: strings).first }
    #expect(first("\(width)\(end)128") == "Nothing ties the leading edge.")
    #expect(
      first("Box.leading >= Superview.leading + 16\n\(width)\(end)128")
        == "Line 3 puts Box.trailing at 128 points.")
  }

  @Test("a conflict names the lines that conflict and the one that is false in the wanted layout")
  func conflicting() throws {
    expectRecorded(try words(Self.row() + "\nBadge.width = 50"), "GenericWords/conflicting")
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
        Start with `Blue.leading = Superview.leading + 16`. Which number does it give for \
        Blue.leading?
        """)
  }
}

@Suite("Blame: lines about guides and views that an answer makes itself")
struct OwnItemBlameTests {
  /// A program that makes a guide of its own in the window, named spacer, and states lines about it.
  private func program(_ lines: [String]) -> StandInProgram {
    StandInProgram { snapshot, _ in
      let root = ItemID(index: 0)
      snapshot.items.append(
        SnapshotItem(Item("spacer", kind: .guide, in: root), className: "UILayoutGuide"))
      var scene = Scene()
      for item in snapshot.items { _ = try? scene.add(item.item) }
      let text = (lines + ["spacer.top = Superview.top", "spacer.height = 0"])
        .joined(separator: "\n")
      for statement in EquationReader.read(text, names: scene.items.map(\.name)).statements {
        guard case .constraints(let written) = statement.outcome else { continue }
        for each in written {
          guard let draft = try? each.draft(in: scene) else { continue }
          snapshot.constraints.append(SnapshotConstraint(draft, line: each.range.line))
        }
      }
      snapshot.made = snapshot.constraints.count
    }
  }

  @Test(
    "the line with which those before it can't hold in the wanted layout is at fault",
    arguments: [
      (
        ["spacer.leading = Superview.leading", "spacer.width = 90", "Box.width = spacer.width"],
        """
        misplaced Box.width 90 not 80, window 320x80
        Line 3 makes Box 90 points wide.
        In a window 320 points wide, that is 10 points too wide.
        The wanted layout can't satisfy line 3 together with line 2.
        """
      ),
      (
        ["spacer.leading = Superview.leading", "Box.width = spacer.width", "spacer.width = 90"],
        """
        misplaced Box.width 90 not 80, window 320x80
        Box is 90 points wide.
        In a window 320 points wide, that is 10 points too wide.
        The wanted layout can't satisfy line 3 together with line 2.
        """
      ),
      (
        ["spacer.leading = Superview.leading", "spacer.width = 80", "Box.width = spacer.width"],
        """
        passed
        All constraints are satisfied, and only one layout fits, in windows of 320, 480 and 1 \
        more width, in both reading directions.
        It is wide.
        """
      ),
    ])
  func error(lines: [String], words: String) throws {
    let said = try SwiftCourse().words(program(lines))
    #expect(said == words)
  }

  @Test("a guide that is merely free is no line's fault")
  func free() throws {
    let words = try SwiftCourse().words(program(["Box.width = 80", "spacer.width = 10"]))
    expectRecorded(words, "OwnItemBlame/free")
  }

  @Test("in a conflict the line that doesn't fit the wanted layout is told")
  func conflict() throws {
    let words = try SwiftCourse().words(
      program([
        "spacer.leading = Superview.leading", "spacer.width = 70", "spacer.width = 60",
        "Box.width = 80",
      ]))
    expectRecorded(words, "OwnItemBlame/conflict")
  }
}

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

@Suite("What mistakes of one verdict are told apart by")
struct FailureReasonSubjectTests {
  private static let line = SourceRange(line: 8, column: 1, length: 4)

  @Test(
    "is what the verdict is about, and never a place or a window",
    arguments: [
      (.unfinished(line), nil),
      (.timedOut(seconds: 4, nil), nil),
      (.limitExceeded(.constraints(600)), "600 constraints"),
      (.graderFault("the solver gave up"), nil),
      (.ruleMissed(.viewMissing("Blue", controller: nil)), "view-missing"),
    ] as [(FailureReason, String?)])
  func subjects(failure: FailureReason, subject: String?) {
    #expect(failure.subject(in: Scene()) == subject)
  }

  @Test(
    "is the anchor, the rule, the code or the question of an answer",
    arguments: [
      ("flip-around", "misplaced", "Blue.trailing"), ("on-what-sides", "misplaced", "Photo.right"),
      ("held-or-missed", "misplaced", "constraint 3 at 320"),
    ])
  func answers(exercise: String, verdict: String, subject: String) throws {
    let prepared = try SampleCourse.prepared(exercise)
    let subjects = prepared.exercise.wrongAnswers.compactMap { wrong -> String? in
      let findings = Grading(prepared).findings(on: Answer(wrong.answer))
      let failure = findings.verdict.failure
      return failure?.name.rawValue == verdict ? failure?.subject(in: findings.scene) : nil
    }
    #expect(subjects.contains(subject), "\(subjects)")
  }
}
