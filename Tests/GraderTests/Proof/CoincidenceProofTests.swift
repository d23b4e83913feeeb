@testable import Authoring
import Course
import Grading
import LayoutEngine
import Testing
import TestRunners

@Suite("Proof: no equation passes because it fits the exercise's windows alone")
struct CoincidenceProofTests {
  private static let folder = "01-width/make-it-wide"

  /// What the proof complains of, and how many equations it went through.
  private func found(
    in course: borrowing TemporaryCourse
  ) throws -> (complaints: [String], equations: Int) {
    let report = CourseProof(try course.load(), root: course.root).report()
    let equations = report.counts.first { $0.kind == .coincidences }?.number ?? 0
    return (
      report.errors.map(\.told).filter { $0.contains("coincidence") }, equations
    )
  }

  /// A complaint, with the advice that all of them end with.
  private static func complaint(_ file: String, _ what: String) -> String {
    "\(folder)/\(file): error: the solution still passes if \(what). Add an unshown window with "
      + "other proportions or contents"
  }

  private static let narrow = complaint(
    "solution.layout:1:1",
    "`Box.width = 0.5 * Superview.height + 64.0` replaces this line, but only by coincidence: in "
      + "window 548x280, Box.width is 274, but the equation needs 204")

  @Test(
    "a width is tied to the height where all windows are as much wider than high",
    arguments: [("[[400, 272]]", [narrow]), ("[[568, 320]]", [])])
  func proportions(unshown: String, complaints: [String]) throws {
    let course = try TemporaryCourse()
    let json = "\(Self.folder)/exercise.json"
    try course.replace("[[320, 80], [480, 80]]", with: "[[320, 192], [480, 352]]", in: json)
    try course.replace("[[600, 112]]", with: unshown, in: json)
    try course.write("Box.width = 0.5 * Superview.width", to: "\(Self.folder)/solution.layout")
    let found = try found(in: course)
    #expect(found.complaints == complaints)
    #expect((found.equations > 0) == complaints.isEmpty)
  }

  @Test(
    "a content size is a number where no window has another",
    arguments: [
      (
        "[[480, 104]]",
        [
          complaint(
            "solution.layout",
            "`Key.width = 96.0` is added to its lines, but only by coincidence: in window 564x126, "
              + "other contents, Key.width is 82, but the equation needs 96")
        ]
      ),
      (
        """
        [[480, 104], {
          "size": [375, 132], "name": "others",
          "items": {
            "Key": { "intrinsic": [120, 37] }, "Value": { "intrinsic": [231, 56] },
            "Superview": { "margins": [11, 12, 5, 12] },
            "Superview.safeAreaLayoutGuide": { "insets": [19, 44, 23, 20] }
          }
        }]
        """, []
      ),
    ])
  func contents(unshown: String, complaints: [String]) throws {
    let course = try ContentCourse(
      windows: "[[320, 80], [240, 80]], \"unshownWindows\": \(unshown)")
    let found = try found(in: course.course)
    #expect(found.complaints == complaints)
  }

  @Test("a solution that fits few windows can't be held against others, which is told")
  func room() throws {
    let course = try TemporaryCourse()
    let json = "\(Self.folder)/exercise.json"
    try course.replace("[[320, 80], [480, 80]]", with: "[[320, 192], [480, 352]]", in: json)
    try course.replace("[[600, 112]]", with: "[[400, 272]]", in: json)
    try course.write(
      "Box.width = 0.5 * Superview.width\nBox.width = 0.5 * Superview.height + 64",
      to: "\(Self.folder)/solution.layout")
    #expect(
      try found(in: course) == (
        [
          "\(Self.folder)/solution.layout: error: the solution fits into fewer than 10 other "
            + "windows, so coincidences can't be ruled out: make its sizes or distances smaller"
        ], 0
      ))
  }

  @Test("what is right after a call needs windows of its own")
  func moments() throws {
    let later = try LaterCourse()
    let found = try found(in: later.course)
    let told = [
      ("solution", "Superview.width - 240.0", "394x81", 80, 154),
      ("solution-1", "Superview.width - 360.0", "591x81", 120, 231),
      ("solution-2", "Superview.width - 440.0", "739x81", 160, 299),
    ].map { file, tie, window, value, other in
      Self.complaint(
        "\(file).layout:1:1",
        "`Box.width = 1.0 * \(tie)` replaces this line, but only by coincidence: "
          + "in window \(window), Box.width is \(value), but the equation needs \(other)")
    }
    #expect(found.complaints == told)
  }

  @Test("where no layout is wanted of lines, there is nothing to fit")
  func others() throws {
    let pair = try PairCourse()
    let flaw = try FlawCourse(
      wants: "{ \"ambiguous\": [\"Note.width\"] }", solution: "Note.leading = Photo.leading",
      views: "\"Photo\", \"Note\"")
    #expect(try found(in: pair.course) == ([], 0))
    #expect(try found(in: flaw.course) == ([], 0))
  }
}

@Suite("Proof: why a wrong answer doesn't get its own feedback")
struct RecognitionObstacleTests {
  private static let folder = "01-width/make-it-wide/wrong"
  private static let none =
    "error: the answer doesn't get the feedback that is written for it: "

  /// What is said of one wrong answer, whose program states these equations.
  private func complaints(
    _ file: String, _ text: String, _ program: StandInProgram
  ) throws -> [String] {
    let made = try SwiftCourse()
    try made.course.write(text, to: "\(Self.folder)/\(file)")
    let exercise = try #require(try made.course.load().exercises.first)
    let wrong = try #require(exercise.wrongAnswers.first { $0.answer.path.hasSuffix(file) })
    var report = ProofTally()
    let findings = Grading(try PreparedExercise(exercise)).findings(
      on: Answer(wrong.answer), running: program.runner)
    WrongAnswerProof(wrong, findings).run(&report)
    return report.errors.map(\.told)
  }

  private func complaints(
    header: [String], seen: String = "Wide.", _ program: StandInProgram
  ) throws -> [String] {
    let text = """
      //! mistake: mine
      \(header.map { "//! \($0)" }.joined(separator: "\n"))
      //! seen: \(seen)
      //! meaning: Too wide.
      import UIKit
      box.widthAnchor.constraint(equalToConstant: 120)
      """
    return try complaints("mine.swift", text, program)
  }

  private static let misplaced = "verdict: misplaced Box.width 120 not 80, window 320x80"

  @Test(
    "the header, the statement or the placeholder that keeps it from matching is named",
    arguments: [
      (
        [misplaced, "states: Box.width = 121"], "\nBox.width = 120",
        "it doesn't state `Box.width = 121`, which a `states` header has"
      ),
      (
        [misplaced, "states: Box.width = 120", "lacks: Box.width >= 20"],
        "Box.width >= 20\nBox.width = 120",
        "it states `Box.width >= 20`, which a `lacks` header has"
      ),
      (
        [misplaced, "states: Box.width >= 20"], "Box.width >= 20\nBox.width = 120",
        "line 2, which the verdict is about, states no equation of a `states` header"
      ),
      (
        [misplaced, "lacks: Box.width = 80"], "\nBox.width = 120",
        "it states `box.widthAnchor.constraint(equalToConstant: 120)`, which no `states` header has"
      ),
      ([misplaced], "\nBox.width = 120", "it has no `states` and no `lacks` header"),
      (
        ["verdict: ambiguous Box.width", "lacks: Box.width = 81"], "",
        "it leaves out the solution's `Box.width = 80.0`, which no `lacks` header has"
      ),
    ])
  func header(header: [String], states: String, reason: String) throws {
    let told = try complaints(header: header, StandInProgram(equations: states))
    #expect(told == ["\(Self.folder)/mine.swift:1:1: \(Self.none)\(reason)"])
  }

  @Test("a placeholder without a value is named")
  func placeholder() throws {
    let header = [Self.misplaced, "states: Box.width = 120"]
    let told = try complaints(
      header: header, seen: "Line {line} makes {Bax.width}.",
      StandInProgram(equations: "\nBox.width = 120"))
    #expect(
      told == [
        "\(Self.folder)/mine.swift:1:1: \(Self.none)the placeholder `Bax.width` has no value"
      ])
  }

  @Test("another wrong answer that states the same is named with its file")
  func other() throws {
    let told = try complaints(
      header: [
        "verdict: misplaced Box.width 160 not 80, window 320x80", "states: Box.width = 160",
      ], StandInProgram(equations: "\nBox.width = 160"))
    #expect(
      told == [
        "\(Self.folder)/mine.swift:1:1: error: the answer gets the feedback of `far-too-wide` "
          + "instead of its own: \(Self.folder)/far-too-wide.swift states the same, and comes first"
      ])
  }

  @Test("words that the compiler doesn't say are named")
  func unsaid() throws {
    let header = ["verdict: notCompiled line 6: no such name", "says: widht"]
    let message = CompilerMessage(
      kind: .error, place: SourcePlace(line: 6, column: 5), text: "no such name")
    let told = try complaints(header: header, StandInProgram(failure: .notCompiled([message])))
    #expect(
      told == [
        "\(Self.folder)/mine.swift:1:1: \(Self.none)the message doesn't have the words `widht` of "
          + "a `says` header"
      ])
  }

  @Test("a constraint that isn't active is told first")
  func program() throws {
    let program = StandInProgram { snapshot, _ in
      snapshot.made = 1
      snapshot.inactiveLines = [2]
    }
    let told = try complaints(
      header: ["verdict: ambiguous Box.width", "lacks: Box.width = 80"], program)
    #expect(
      told == [
        "\(Self.folder)/mine.swift:1:1: \(Self.none)learners are told first of a constraint that "
          + "isn't active, or of a tap that reaches nothing"
      ])
  }
}

@Suite("Mutants: a spoilt answer never passes, and is told what was done")
struct MutantProofTests {
  @Test("none of exercises that seed 1 chooses, or of all, passes wrongly; most are named")
  func realCourse() throws {
    let course = try RealCourse.load()
    let chosen = Sample.cases(4, of: course.exercises, seed: 1)
    let report = MutantProof(course.with(exercises: chosen)).report()
    #expect(report.errors.map(\.told) == [])
    #expect(report.passedWrongly == 0)
    #expect(report.diagnosable > Sample.size(20, whole: 500))
    if Sample.isWhole {
      #expect(Set(report.counts.map(\.operation)) == Set(MutationOperator.allCases))
    }
    #expect(report.named * 100 >= report.diagnosable * 85)
    // Few exercises have few answers, of which one more or less counts more.
    #expect(report.misnamed * 100 <= report.diagnosable * Sample.size(4, whole: 2))
  }

  /// A row of the matrix in a line: `sign sign 3`.
  private func rows(_ report: MutantTally) -> [String] {
    report.counts.map { "\($0.operation.rawValue) \($0.outcome ?? "-") \($0.number)" }
  }

  @Test("every part of every line is changed")
  func operators() throws {
    let course = try TemporaryCourse()
    try course.write(
      """
      wide: Box.width = 0.5 * Superview.width - 80
      Box.width >= 80; Box.width <= Superview.width
      """, to: "01-width/make-it-wide/solution.layout")
    let report = try MutantProof(course.load()).report()
    #expect(report.errors == [])
    #expect(
      rows(report) == [
        "constant constant 2", "constant - 1", "sign sign 1", "sign - 1",
        "attribute attribute 4", "attribute - 1", "relation relation 4",
        "inverted multiplier-inverted 1", "doubled - 1", "priority - 3",
        "dropped missing-line 1", "dropped - 2", "reordered - 1",
      ])
  }

  @Test("what is said about hugging and compression is changed, too")
  func contentOperators() throws {
    let report = try MutantProof(ContentCourse().course.load()).report()
    #expect(report.errors == [])
    #expect(
      rows(report) == [
        "attribute unreadable 2", "priority priority 2", "dropped missing-line 2",
        "renamed item 1", "renamed missing-line 2", "renamed - 3", "reordered - 1",
      ])
  }

  @Test("the proof notices a grader that lets everything pass")
  func lenient() throws {
    let course = try TemporaryCourse()
    let report = try MutantProof(
      course.load(), judge: { Findings($0, $1, verdict: .passed) }
    ).report()
    #expect(report.passedWrongly == report.errors.count)
    #expect(
      report.errors.first?.told == """
        01-width/make-it-wide/solution.layout:1:1: error: this constant mutant passes, but doesn't \
        give the wanted layout in every case:
        Box.width = 87.0
        """)
  }

  @Test("the proof notices a grader that lets nothing pass")
  func strict() throws {
    let course = try TemporaryCourse()
    let report = try MutantProof(
      course.load(), judge: { Findings($0, $1, verdict: .notYet(.graderFault("asleep"))) }
    ).report()
    #expect(
      report.errors.map(\.told) == [
        """
        01-width/make-it-wide/solution.layout: error: this reordered mutant should pass, but the verdict is \
        graderFault asleep:
        Box.width = 80.0
        """
      ])
  }
}
