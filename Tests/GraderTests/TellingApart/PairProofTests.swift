import Authoring
import Course
import Grading
import Testing

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
    arguments: [
      ("try 500x80.", "500x80"), ("read it from right to left", "right to left"),
    ])
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
  private func rows(_ report: MutantReport) -> [String] {
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
