import Course
import Feedback
import Grading
import LayoutEngine
import Testing

@Suite("Windows: what is otherwise there than in the scene")
struct CaseWindowTests {
  private static let windows = """
    [[320, 80], { "size": [320, 80], "name": "a longer key",
                  "items": { "Key": { "intrinsic": [128, null] } } }],
    "unshownWindows": [{ "size": [480, 80], "name": "other edges", "items": {
      "Superview": { "margins": [8, 24, 8, 32] },
      "Superview.safeAreaLayoutGuide": { "insets": [16, 0, 0, 0] } } }]
    """

  /// Left edge, top edge and width of a view in every case.
  private func numbers(_ name: String, _ prepared: PreparedExercise) throws -> [[Double]] {
    let id = try #require(prepared.exercise.scene.id(named: name))
    return try #require(prepared.expectation.frames).map { [$0[id].x, $0[id].y, $0[id].width] }
  }

  @Test("content, margins and safe area are the window's")
  func wanted() throws {
    let prepared = try ContentCourse(
      windows: Self.windows, solution: ContentCourse.solution + "\nKey.height = 48"
    ).prepared()
    #expect(
      try numbers("Key", prepared) == [
        [16, 32, 96], [16, 32, 128], [208, 32, 96], [176, 32, 128],
        [24, 16, 96], [352, 16, 96],
      ])
    #expect(
      try numbers("Value", prepared) == [
        [120, 32, 184], [152, 32, 152], [16, 32, 184], [16, 32, 152],
        [128, 16, 320], [24, 16, 320],
      ])
  }

  @Test("baselines are the scene's, the given lines' or the window's, the later the stronger")
  func baselines() throws {
    let course = try ContentCourse(
      windows: """
        [[320, 80], { "size": [320, 80], "name": "a larger value", "items": {
          "Value": { "intrinsic": [160, 40], "baselines": [32, 8] } } }],
        "unshownWindows": [[480, 80]]
        """)
    try course.course.replace(
      "\"views\": [\"Key\", \"Value\"]",
      with: "\"views\": [\"Key\", { \"name\": \"Value\", \"baselines\": [30, 18] }]",
      in: ContentCourse.exercise)
    try course.course.replace(
      "\"Value.top = Key.top\"",
      with: "\"Key.baselineOffsets = (40, 8)\", \"Value.firstBaseline = Key.firstBaseline\"",
      in: ContentCourse.exercise)
    let prepared = try course.prepared()
    let value = try #require(prepared.exercise.scene.id(named: "Value"))
    #expect(
      try #require(prepared.expectation.frames).map { $0[value].y } == [42, 40, 42, 40, 42, 42])
  }

  @Test("the case is named by what is otherwise")
  func names() throws {
    let prepared = try ContentCourse(
      windows: Self.windows, solution: ContentCourse.solution + "\nKey.height = 48"
    ).prepared()
    #expect(
      prepared.exercise.cases.map(\.name) == [
        "window 320x80", "window 320x80, a longer key", "window 320x80, right to left",
        "window 320x80, a longer key, right to left", "window 480x80, other edges",
        "window 480x80, other edges, right to left",
      ])
    let wrong = "Key.width = 96\nKey.height = 48"
    #expect(
      prepared.summary(of: wrong)
        == "misplaced Key.width 96 not 128, window 320x80, a longer key")
    let strings = try SampleCourse.load().strings
    #expect(
      prepared.words(about: wrong, in: strings).contains {
        $0.contains("In a window 320 points wide, with a longer key, that is 32 points too narrow.")
      })
    #expect(
      strings.text(FeedbackSentence.passed(windows: prepared.exercise.windowList))
        .contains("in windows of 320, 320 (with a longer key) and 1 more width"))
  }

  @Test("a question names a window by its size or by its name")
  func questions() throws {
    let course = try ContentCourse(
      windows: Self.windows.replacing("[128, null]", with: "[128, 48]"),
      more: """
        "questions": [
          { "name": "a", "anchor": "Key.width", "window": [320, 80] },
          { "name": "b", "anchor": "Key.width", "window": "a longer key" },
          { "name": "c", "anchor": "Value.leading", "window": "other edges",
            "direction": "rightToLeft" }
        ],
        """)
    try course.course.replace("\"fill\"", with: "\"predict\"", in: ContentCourse.exercise)
    try course.course.replace(
      "\"Value.top = Key.top\"",
      with: """
        "Value.top = Key.top", "Key.horizontalHuggingPriority = 251",
        "Key.horizontalCompressionResistancePriority = 751"
        """, in: ContentCourse.exercise)
    let prepared = try course.prepared()
    #expect(prepared.summary(of: "a: 96\nb: 128\nc: 136") == "passed")
    #expect(
      prepared.summary(of: "a: 96\nb: 96\nc: 136")
        == "misplaced Key.width 96 not 128, window 320x80, a longer key")
  }

  @Test(
    "what can't be is refused with its place",
    arguments: [
      ("[320]", "item 2 of \"windows\" must be an array of 2 numbers"),
      ("{ \"size\": [320, 80], \"items\": {} }", "this object has no key \"name\": add it"),
      (
        "{ \"size\": [320, 80], \"name\": \"a\", \"items\": { \"Kay\": {} } }",
        "there is no key \"Kay\""
      ),
      (
        "{ \"size\": [320, 80], \"name\": \"a\", \"items\": { \"Key\": { \"margin\": [] } } }",
        "there is no key \"margin\""
      ),
    ])
  func refused(window: String, complaint: String) throws {
    let course = try ContentCourse(
      windows: "[[320, 80], \(window)], \"unshownWindows\": [[480, 80]]")
    #expect(course.course.complaint().contains(complaint), "\(course.course.complaint())")
  }

  @Test("a question about a window that has no such name is refused")
  func unknownName() throws {
    let course = try ContentCourse(
      more: """
        "questions": [{ "name": "a", "anchor": "Key.width", "window": "a longer kay" }],
        """)
    #expect(
      course.course.complaint().contains(
        "\"window\" must be the name of one of the windows of the exercise, not \"a longer kay\""),
      "\(course.course.complaint())")
  }

  @Test("from right to left the goal is drawn where it isn't the mirror image")
  func mirrored() throws {
    func directions(_ prepared: PreparedExercise) -> [LayoutDirection] {
      prepared.goal.windows.map(\.layoutCase.direction)
    }
    #expect(try directions(ContentCourse().prepared()) == [.leftToRight, .leftToRight])
    let course = try TemporaryCourse()
    try course.replace(
      "Box.leading = Superview.leading", with: "Box.left = Superview.left",
      in: ContentCourse.exercise)
    let left = try PreparedExercise(try #require(course.load().exercise("make-it-wide")))
    #expect(directions(left) == [.leftToRight, .leftToRight, .rightToLeft])
    #expect(left.goal.windows.last?.layoutCase.window == Size(width: 320, height: 80))
  }
}
