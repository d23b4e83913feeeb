import Authoring
import Course
import Grading
import Testing
import TestRunners

@Suite("Proof: every line that is printed counts what was proved, and one damage makes it less")
struct ProofLineTests {
  /// A course that is damaged in one place, and what one line of the proof loses by it.
  struct Damage: CustomTestStringConvertible, Sendable {
    let kind: ProofSubject
    let path: String
    let piece: String
    let other: String
    let complaint: String
    var testDescription: String { kind.rawValue }
  }

  private static func report(on course: borrowing TemporaryCourse) throws -> ProofTally {
    CourseProof(
      try course.load(), root: course.root,
      running: RealRunner.runner, seeds: 1, rows: rows
    ).report()
  }

  /// Stands for the program's pages: one about an exercise has a row for each word of the task, and
  /// one about an answer as many rows as there may be.
  private static let rows: PageRows = { prepared, findings in
    findings == nil ? prepared.exercise.task.split(separator: " ").count : 24
  }

  private static func numbers(_ report: ProofTally) -> [ProofSubject: Int] {
    Dictionary(uniqueKeysWithValues: report.counts.map { ($0.kind, $0.number) })
  }

  /// The proof of the whole course with the program's real sentences, which it counts.
  private static let whole = Result {
    let course = try WholeCourse()
    try course.base.course.replace("strings", with: "strings", in: "strings/en.json")
    return try report(on: course.base.course)
  }

  private static let varied = WholeCourse.varied
  private static let lesson = WholeCourse.lesson
  private static let second = WholeCourse.second

  private static let exercises = [
    Damage(
      kind: .starters, path: "\(second)/same/starter.layout", piece: "___", other: "yes",
      complaint:
        "\(second)/same/starter.layout: error: the starter passes as it is: leave something to do"),
    Damage(
      kind: .solutions, path: "\(second)/same/solution.layout", piece: "yes", other: "no",
      complaint:
        "\(second)/same/solution.layout:1:1: error: this answer should pass, but the verdict is "
        + "misplaced A"),
    Damage(
      kind: .alternatives, path: "\(varied)/alternatives/turned.layout",
      piece: "{{wide}} = {{box}}.width", other: "81 = {{box}}.width",
      complaint: """
        \(varied)/alternatives/turned.layout:1:1: error: this answer should pass, but the verdict \
        is misplaced Box.width 81 not 80, window 320x80
        """),
    Damage(
      kind: .wrongAnswers, path: "\(varied)/wrong/narrow.layout", piece: "{{wide / 2}} not",
      other: "{{wide / 4}} not",
      complaint: """
        \(varied)/wrong/narrow.layout:1:1: error: the verdict is `misplaced Box.width 40 not 80, \
        window 320x80`, but the header says `misplaced Box.width 20 not 80, window 320x80`
        """),
    // A right answer by the sum of the misses, and a wrong one where the first constraint counts most.
    Damage(
      kind: .readings, path: "\(varied)/alternatives/turned.layout",
      piece: "{{wide}} = {{box}}.width",
      other: """
        {{box}}.width = {{wide + 40}} @500
        {{box}}.width = {{wide}} @500
        {{box}}.width = {{wide - 40}} @500
        """,
      complaint: """
        \(varied)/alternatives/turned.layout: error: the verdict depends on equalPriorities, which no \
        source confirms: it is passed, and with the other reading misplaced Box.width 120 not 80, \
        window 320x80; change the exercise or the answer
        """),
    Damage(
      kind: .pages, path: "\(second)/same/exercise.json", piece: "Do both say the same?",
      other: String(repeating: "both ", count: 24) + "same?",
      complaint: """
        \(second)/same/exercise.json: error: the page takes 25 rows at 80 columns, but a screen \
        shows at most 24: shorten the text
        """),
    Damage(
      kind: .cases, path: "\(varied)/exercise.json", piece: "[480, 80]", other: "[320, 80]",
      complaint: "\(varied)/exercise.json: error: only 2 windows are checked: use at least 3"),
    Damage(
      kind: .coincidences, path: "\(varied)/exercise.json", piece: "[[600, 112]]",
      other: "[[600, 80]]",
      complaint: """
        \(varied)/solution.layout:1:1: error: the solution still passes if \
        `Box.width = 1.0 * Superview.height + 0.0` replaces this line, but only by coincidence: in \
        window
        """),
    Damage(
      kind: .windowless, path: "\(second)/same/exercise.json", piece: "\"questions\": [",
      other: """
        "windows": [[320, 80], [480, 80]], "unshownWindows": [[600, 80]],
        "questions": [{ "name": "B", "anchor": "Box.width", "window": [320, 80] },
        """,
      complaint: "\(second)/same/exercise.json: error: only 1 window is checked: use at least 3"),
    Damage(
      kind: .pairs, path: "\(second)/told-apart/exercise.json", piece: "[[320, 80]]",
      other: "[[480, 80]]",
      complaint: """
        \(second)/told-apart/exercise.json: error: A and B must look the same in window 480x80, \
        but Box.width differs: correct one of them
        """),
    Damage(
      kind: .hints, path: "\(second)/told-apart/exercise.json", piece: "\"look\"",
      other: "\"try 500x80\"",
      complaint:
        "\(second)/told-apart/exercise.json:7:13: error: hint 1 gives the answer away: 500x80"),
    Damage(
      kind: .logs, path: "\(second)/read-it/log.txt", piece: "height == 24",
      other: "height == 20",
      complaint: """
        \(second)/read-it/log.txt: error: the constraints of report 2 don't conflict: use a report of a conflict
        """),
  ]

  /// Answers that fit the first of the variants alone, or the exercise's own windows alone.
  private static let variants = [
    Damage(
      kind: .variants, path: "\(varied)/wrong/narrow.layout", piece: "{{wide / 2}} not",
      other: "40 not", complaint: "\(varied)/wrong/narrow.layout:1:1: error: the verdict is"),
    Damage(
      kind: .variantPrograms, path: "\(varied)/solution.swift", piece: "{{wide}}", other: "80",
      complaint: "\(varied)/solution.swift:4:3: error: this answer should pass, but the verdict "
        + "is misplaced"),
    // The middle of three widths is 80 in each of the exercise's own windows.
    Damage(
      kind: .hiddenCases, path: "\(varied)/alternatives/turned.layout",
      piece: "{{wide}} = {{box}}.width",
      other: """
        {{box}}.width = {{wide}} @500
        {{box}}.width = Superview.width - {{320 - wide}} @500
        {{box}}.width = -1 * Superview.width + {{480 + wide}} @500
        """,
      complaint:
        "\(varied)/alternatives/turned.layout: error: this answer should also pass in hidden "
        + "windows"
    ),
  ]

  private static let lessons = [
    Damage(
      kind: .needs, path: "\(second)/lesson.md", piece: "needs: width", other: "needs: height",
      complaint: """
        \(second)/lesson.md:5:1: error: the lesson needs height, which no earlier lesson teaches: \
        move the lesson, or teach height before it
        """),
    Damage(
      kind: .deadlines, path: "course.json", piece: "\"more\": 6", other: "\"more\": 2",
      complaint: """
        course.json:2:39: error: \(second), which teaches more, begins at minute 3, but it must \
        begin by minute 2: shorten the lessons before it, or move it
        """),
    Damage(
      kind: .sections, path: lesson, piece: "How wide?",
      other: String(repeating: "wide ", count: 61),
      complaint: "\(lesson):13:1: error: the section Guess first has 61 words: shorten it to 60"),
    Damage(
      kind: .guesses, path: "\(second)/lesson.md", piece: "Box.trailing = Superview.trailing",
      other: "Box.leading = Superview.leading",
      complaint: """
        \(second)/lesson.md:\(WholeCourse.guessLine):1: error: the lesson marks a as right, but the \
        engine computes c
        """),
    Damage(
      kind: .listings, path: lesson, piece: "Box.width:80", other: "Box.width:81",
      complaint: "\(lesson):23:1: error: Box.width is 80, not 81"),
    Damage(
      kind: .swiftListings, path: lesson, piece: "equalToConstant: 80",
      other: "equalToConstant: 81",
      complaint: "\(lesson):51:1: error: these lines don't state the same constraints as wide"),
    Damage(
      kind: .numbers, path: lesson, piece: "**80**", other: "**79**",
      complaint: """
        \(lesson):47:1: error: no listing gives the bold number 79: add it to a `gives`, or correct it
        """),
    Damage(
      kind: .drawings, path: lesson, piece: "│└────────┘ ", other: "│└───────┘  ",
      complaint: """
        \(lesson):28:1: error: the drawing is out of date: `lessons dev check --redraw` redraws it
        """),
    Damage(
      kind: .coverage, path: "COVERAGE.md", piece: "Say how wide.", other: "Say how high.",
      complaint:
        "COVERAGE.md:5:1: error: G01: 01-width doesn't say this in the part that the status "
        + "names: Say how high."),
    Damage(
      kind: .quizItems, path: "quiz.json", piece: #""value": "one""#, other: #""value": "many""#,
      complaint: """
        quiz.json:1:13: error: Question item-1: the engine finds 2 right choices (a, b), and it \
        should find the one under "right" alone
        """),
    Damage(
      kind: .links, path: lesson, piece: "(lesson.md)", other: "(nothing.md)",
      complaint: "\(lesson):58:1: error: this link leads nowhere: nothing.md. Correct its target"),
    Damage(
      kind: .sentences, path: "strings/en.json", piece: "{count|one=hint|other=hints};",
      other: "{count|other=hints};",
      complaint: """
        strings/en.json: error: "proof.hints" must have a word for each of one, other
        """),
  ]

  @Test("there is a damage for every line")
  func all() {
    let kinds = (Self.exercises + Self.variants + Self.lessons).map(\.kind)
    #expect(Set(kinds) == Set(ProofSubject.allCases))
    #expect(kinds.count == ProofSubject.allCases.count)
  }

  @Test("undamaged, the course lacks answers, and has something for every line")
  func undamaged() throws {
    let report = try Self.whole.get()
    #expect(report.errors.map(\.told).filter { !$0.contains("write at least") } == [])
    #expect(report.counts.filter { $0.number == 0 }.map(\.kind) == [])
  }

  @Test("damaged, it is told so, and the line has less", arguments: exercises + variants + lessons)
  func damaged(damage: Damage) throws {
    let course = try WholeCourse()
    try course.base.course.replace(damage.piece, with: damage.other, in: damage.path)
    let report = try Self.report(on: course.base.course)
    let told = report.errors.map(\.told)
    #expect(told.contains { $0.hasPrefix(damage.complaint) }, "\(told)")
    let before = Self.numbers(try Self.whole.get())[damage.kind, default: 0]
    #expect(Self.numbers(report)[damage.kind, default: 0] < before)
  }
}
