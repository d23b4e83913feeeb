import Authoring
import Course
import Feedback
import Grading
import LayoutEngine
import Testing

@Suite("Tell apart: a window in which two layouts differ that look the same elsewhere")
struct PairTests {
  @Test(
    "a window passes if the layouts differ there",
    arguments: [
      ("window: 400x80", "passed"), ("window: 80x80\ndirection: right to left", "passed"),
      ("window: 320x80", "ruleMissed same-there window 320x80"),
      ("window: 320x200", "ruleMissed same-there window 320x200"),
      ("direction: rtl", "ruleMissed same-there window 320x80, right to left"),
    ])
  func numbers(text: String, verdict: String) throws {
    #expect(try PairCourse().summary(text) == verdict)
  }

  @Test(
    "a direction does where one of them doesn't turn around",
    arguments: [
      ("direction: right to left", "passed"),
      ("window: 500x80", "ruleMissed same-there window 500x80"),
      ("window: 500x80\ndirection: right to left", "passed"),
    ])
  func direction(text: String, verdict: String) throws {
    let course = try PairCourse(
      a: "\"Box.width = 80\", \"Box.leading = Superview.leading\"",
      b: "\"Box.width = 80\", \"Box.left = Superview.left\"", given: "")
    #expect(try course.summary(text) == verdict)
  }

  @Test("one layout beside none or many is a difference, none beside none isn't")
  func outcomes() throws {
    let conflict = try PairCourse(b: "\"Box.width = 0.25 * Superview.width\", \"Box.width <= 100\"")
    #expect(try conflict.summary("window: 400x80") == "ruleMissed same-there window 400x80")
    #expect(try conflict.summary("window: 500x80") == "passed")
    let both = try PairCourse(
      a: "\"Box.width = 80\", \"Superview.height <= 100\"",
      b: "\"Box.width = 0.25 * Superview.width\", \"Superview.height <= 90\"")
    #expect(try both.summary("window: 320x95") == "passed")
    #expect(try both.summary("window: 320x200") == "ruleMissed same-there window 320x200")
  }

  @Test(
    "what the exercise keeps as it is has to stay",
    arguments: [
      ("window: 400x80", "passed"),
      ("window: 401x80", "ruleMissed out-of-bounds window 401x80"),
      ("window: 400x81", "ruleMissed out-of-bounds window 400x81"),
      (
        "window: 400x80\ndirection: right to left",
        "ruleMissed out-of-bounds window 400x80, right to left"
      ),
    ])
  func bounds(text: String, verdict: String) throws {
    let bounds =
      "\"bounds\": { \"direction\": \"leftToRight\", \"width\": [100, 400], \"height\": 80 },"
    #expect(try PairCourse(more: bounds).summary(text) == verdict)
  }

  @Test(
    "windows and directions are read as people write them",
    arguments: [
      "window: 400 x 80", "window:400X80", "window： 400 × 80", "Window: 400 by 80",
      "window： ４００ｘ８０",
      "window: 400pt x 80pt", "window: 320 + 80 x 2 * 40  // wider", "# wide\nwindow: 400x80",
      "direction: Left-to-right\nwindow: 400x80", "window: 400x80\ndirection: leftToRight",
    ])
  func reading(text: String) throws {
    #expect(try PairCourse().summary(text) == "passed")
  }

  @Test(
    "what can't be read is told with its place and what to write",
    arguments: [
      (
        "400x80", "E401 line 1",
        "Line 1 can't be read: this line names neither the window nor the direction."
      ),
      (
        "window: 400x80\nwindow: 500x80", "E403 line 2",
        "Line 2 can't be read: the window is given twice."
      ),
      ("size: 400x80", "E441 line 1", "Line 1 can't be read: this exercise has no setting size."),
      ("window: 400", "E442 line 1", "Line 1 can't be read: 400 isn't a width and a height."),
      ("window: x80", "E442 line 1", "Line 1 can't be read:  isn't a width and a height."),
      (
        "window: 400px x 80px", "E108 line 1",
        "Line 1 can't be read: numbers in Auto Layout are points, not pixels."
      ),
      (
        "window: 0.5x80", "E443 line 1",
        "Line 1 can't be read: a window of 0.5 by 80 is too small or too large."
      ),
      (
        "window: 400x10001", "E443 line 1",
        "Line 1 can't be read: a window of 400 by 10001 is too small or too large."
      ),
      ("direction: mirrored", "E444 line 1", "Line 1 can't be read: mirrored isn't a direction."),
    ])
  func unreadable(text: String, code: String, words: String) throws {
    let course = try PairCourse()
    #expect(try course.summary(text) == "unreadable \(code)")
    #expect(try course.words(text)[0] == words)
  }

  @Test("an answer without anything isn't finished, nor one with a blank")
  func unfinished() throws {
    let course = try PairCourse()
    #expect(try course.summary("// nothing yet") == "unfinished line 1")
    #expect(try course.summary("window: 400x80\ndirection: ___") == "unfinished line 2")
    #expect(try course.summary("window: ___x80") == "unfinished line 1")
  }
}

@Suite("Tell apart: what an answer is told")
struct PairWordsTests {
  @Test("the first number that differs, with both layouts")
  func passed() throws {
    let course = try PairCourse()
    #expect(
      try course.words("window: 400x80") == [
        "In a window 400 by 80, A and B have different layouts.",
        "Box.width is 100 in A and 80 in B.",
        "They are two.",
      ])
    let picture = try #require(course.prepared().feedback(on: "window: 400x80").picture)
    #expect(picture.subject == .named(["A", "B"]))
    #expect(picture.windows.map { $0.picture.yours[0].frame.width } == [100, 80])
  }

  @Test("a layout that isn't there is told, and the other one drawn")
  func oneSided() throws {
    let course = try PairCourse(b: "\"Box.width = 0.25 * Superview.width\", \"Box.width <= 100\"")
    #expect(
      try course.words("window: 500x80")[1]
        == "B has no layout there, because its constraints conflict, but A has one.")
    let picture = try #require(course.prepared().feedback(on: "window: 500x80").picture)
    #expect(picture.subject == .named(["A"]))
  }

  @Test("where both look the same both are drawn")
  func same() throws {
    let course = try PairCourse()
    #expect(
      try course.words("direction: right to left") == [
        "In a right-to-left window 320 by 80, A and B have the same layout.",
        "The drawing shows both.",
        """
        One list has a constraint that depends on the window, and the other list has a fixed \
        number in its place. Which constraint is it?
        """,
      ])
    let feedback = try course.prepared().feedback(on: "direction: right to left")
    #expect(feedback.picture?.windows.count == 2)
  }

  @Test("a bound is told with the line that goes too far")
  func bounds() throws {
    let course = try PairCourse(more: "\"bounds\": { \"width\": [100, 400], \"height\": 80 },")
    #expect(
      try course.words("window: 401x80") == [
        "In this exercise, the window's width is always from 100 to 400 points.",
        "What else can you change?",
      ])
    #expect(
      try course.words("window: 320x90")[0]
        == "In this exercise, the window is always 80 points tall.")
    #expect(try course.prepared().feedback(on: "window: 401x80").excerpt?.line == 1)
  }
}

@Suite("Tell apart and break: a course that doesn't fit together is refused")
struct AimProofTests {
  private func complaints(_ course: borrowing TemporaryCourse) throws -> [String] {
    CourseProof(try course.load(), root: course.root).report().errors.map(\.told)
      .filter { $0.hasPrefix("01-width/make-it-wide") && !$0.contains("write at least") }
  }

  private static let json = PairCourse.exercise

  @Test(
    "two layouts are two lists of equations",
    arguments: [
      (
        "\"Box.width = 80\"", "", "",
        "6:46: error: \"B\" must be an array of at least one equation, not an array with 0 items"
      ),
      (
        "\"Box.width = 80\"", "\"Box.widht = 80\"", "",
        "6:52: error: the given line `Box.widht = 80` can't be read (E201): unknown attribute widht; did "
          + "you mean width?"
      ),
      (
        "\"Box.frame = (0, 0, 80, 48)\"", "\"Box.width = 80\"", "",
        "6:22: error: the two layouts can only have equations: move everything else to \"given\""
      ),
      (
        "\"Box.width = 80\"", "\"Box.width = 80\"", "\"unshownWindows\": [[600, 80]],",
        "6:68: error: there is no key \"unshownWindows\" here: remove it"
      ),
      (
        "\"Box.width = 80\"", "\"Box.width = 80\"", "\"bounds\": { \"width\": [400, 100] },",
        "6:89: error: \"width\" must be a length from 1 to 10000, or an array of the smallest and "
          + "the largest length, not an array with 2 items"
      ),
    ])
  func fields(a: String, b: String, more: String, complaint: String) throws {
    let course = try PairCourse(a: a, b: b, more: more)
    #expect(course.course.complaint() == "\(Self.json):\(complaint)")
  }

  @Test("layouts that differ as they are shown can't be told apart")
  func shownDifferent() throws {
    let course = try PairCourse(windows: "[[320, 80], [480, 80]]")
    #expect(
      try complaints(course.course) == [
        """
        \(Self.json): error: A and B must look the same in window 480x80, but Box.width \
        differs: correct one of them
        """
      ])
  }

  @Test("a layout that is none can't be told from another")
  func unsolved() throws {
    let course = try PairCourse(b: "\"Box.width >= 80\"")
    #expect(
      try complaints(course.course) == [
        "\(Self.json): error: A or B doesn't give exactly one layout in window 320x80: correct it"
      ])
  }

  @Test("layouts that never differ have no solution")
  func neverDifferent() throws {
    let course = try PairCourse(a: "\"80 = Box.width\"")
    #expect(
      try complaints(course.course) == [
        """
        01-width/make-it-wide/solution.layout: error: this answer should pass, but the verdict \
        is ruleMissed same-there window 400x80
        """
      ])
  }

  @Test(
    "a hint that names a window or a direction gives the answer away",
    arguments: [("try 500x80.", "500x80"), ("read it from right to left", "right to left")])
  func hints(hint: String, part: String) throws {
    let course = try PairCourse(
      a: "\"Box.width = 0.25 * Superview.width\", \"Box.leading = Superview.leading\"",
      b: "\"Box.width = 80\", \"Box.left = Superview.left\"", given: "")
    try course.course.replace("\"look\"", with: "\"\(hint)\"", in: Self.json)
    #expect(
      try complaints(course.course).contains(
        "\(Self.json):7:13: error: hint 1 gives the answer away: \(part)"))
  }

  @Test("a flaw that the given lines have already, or that the solution hasn't")
  func flaws() throws {
    let free = try FlawCourse(
      wants: "{ \"ambiguous\": [\"Note.width\"] }", solution: "Note.width = 3",
      views: "\"Photo\", \"Note\"")
    #expect(
      try complaints(free.course) == [
        """
        01-width/make-it-wide/solution.layout: error: this answer should pass, but the verdict \
        is ruleMissed other-free Note.height, window 320x80
        """
      ])
    let starter = try FlawCourse(wants: "{ \"conflict\": {} }", solution: "Photo.width = 1")
    try starter.course.write("Photo.width = 1", to: "01-width/make-it-wide/starter.layout")
    #expect(
      try complaints(starter.course) == [
        """
        01-width/make-it-wide/starter.layout: error: the starter passes as it is: leave something \
        to do
        """
      ])
  }

  @Test("a hint that gives another answer away than the solution")
  func otherAnswers() throws {
    let course = try FlawCourse(wants: "{ \"conflict\": {} }", solution: "Photo.width = 1")
    try course.course.write(
      "Photo.height = 3\n", to: "01-width/make-it-wide/alternatives/height.layout")
    try course.course.replace(
      "\"look\"", with: "\"what if Photo.height = 3?\"", in: FlawCourse.exercise)
    #expect(
      try complaints(course.course) == [
        "\(FlawCourse.exercise):10:13: error: hint 1 gives the answer away: Photo.height = 3"
      ])
  }
}

@Suite("Mutants of answers that break something or tell apart")
struct AimMutantTests {
  /// A row of the matrix in a line: `constant ruleMissed 3`.
  private func rows(_ report: MutantTally) -> [String] {
    report.counts.map { "\($0.operation.rawValue) \($0.outcome ?? "-") \($0.number)" }
  }

  @Test("a mutant that still breaks what is to be broken is right; no diagnosis is asked for")
  func flaws() throws {
    let course = try FlawCourse(
      wants:
        "{ \"conflict\": { \"given\": [1, 2], \"yours\": 1, \"windows\": [[480, 80], [640, 80]] } }"
    )
    let report = try MutantProof(course.course.load()).report()
    #expect(report.errors == [])
    #expect(
      rows(report) == [
        "constant conflicting 1", "sign conflicting 1", "attribute conflicting 1",
        "relation ruleMissed 1", "relation - 1", "priority ruleMissed 1", "dropped ruleMissed 1",
        "reordered - 1",
      ])
    #expect(report.diagnosable == 0)
  }

  @Test("windows are changed side by side, and turned")
  func pairs() throws {
    let report = try MutantProof(PairCourse().course.load()).report()
    #expect(report.errors == [])
    #expect(
      rows(report) == [
        "attribute - 2", "dropped ruleMissed 1", "dropped - 1", "reordered - 1", "predicted - 2",
        "negated unreadable 1",
      ])
  }

  @Test("the proof notices a grader that lets everything pass")
  func lenient() throws {
    let conflict = try FlawCourse(wants: "{ \"conflict\": { \"lines\": 3 } }")
    let free = try FlawCourse(
      wants: "{ \"ambiguous\": [\"Note.width\"] }",
      solution: "Note.leading = Photo.leading; Note.top = Photo.top; Note.height = 8",
      views: "\"Photo\", \"Note\"")
    let pair = try PairCourse()
    let courses = [try conflict.course.load(), try free.course.load(), try pair.course.load()]
    let words = [
      "doesn't have the wanted flaw in every case", "doesn't have the wanted flaw in every case",
      "doesn't tell the two layouts apart",
    ]
    for (course, words) in zip(courses, words) {
      let report = MutantProof(course, judge: { Findings($0, $1, verdict: .passed) }).report()
      #expect(report.passedWrongly == report.errors.count && report.passedWrongly > 0)
      #expect(report.errors.allSatisfy { $0.told.contains(words) })
    }
  }
}
