@testable import Authoring
import Course
import Foundation
import Grading
import LayoutEngine
import Testing
import TestRunners

@Suite("Proof: a course that doesn't fit together is not published")
struct CourseProofTests {
  func complaints(_ course: borrowing TemporaryCourse) throws -> [String] {
    try report(on: course).errors.map(\.told)
  }

  private func report(on course: borrowing TemporaryCourse) throws -> ProofTally {
    CourseProof(try course.load(), root: course.root, running: RealRunner.runner).report()
  }

  static let exercise = "01-width/make-it-wide/exercise.json"
  private static let wrong = "01-width/make-it-wide/wrong/narrow.layout"
  static let lesson = "01-width/lesson.md"
  /// What the small course lacks as it is.
  static let thin = [
    "\(exercise): error: there are 0 other right answers: write at least 5",
    "\(exercise): error: there is 1 wrong answer: write at least 8",
  ]

  @Test("the small course lacks answers, and nothing else")
  func smallCourse() throws {
    let course = try TemporaryCourse()
    #expect(try complaints(course) == Self.thin)
  }

  @Test("one proof of a kind is told as one")
  func singular() throws {
    let course = try TemporaryCourse()
    let strings = try course.load().strings
    let counts = try report(on: course).counts
    let told = counts.filter { [.starters, .solutions].contains($0.kind) }.map {
      "\($0.number) \(strings.text($0.sentence))"
    }
    #expect(
      told == [
        "1 starter that doesn't pass as it is",
        "6 cases in which the solution gives the wanted layout, answer or difference",
      ])
  }

  private static let damages = [
    Damage(
      "words with a literal line number", in: wrong, "Half of it.", to: "Line 1 is half of it.",
      says: "\(wrong):1:1: error: write {line 8} instead of the number of a line, because learners "
        + "move lines"),
    Damage(
      "words about a line that isn't there", in: wrong, "{line 1}", to: "{line 9}",
      says: "\(wrong):1:1: error: the answer doesn't get the feedback that is written for it: the "
        + "placeholder `line 9` has no value"),
    Damage(
      "another number of layouts than the listing says", in: lesson, "axis=horizontal gives",
      to: "axis=horizontal layouts=many gives",
      says: "\(lesson):23:1: error: the number of layouts of these lines is one, not many"),
    Damage(
      "a listing that can't be read", in: lesson, "Box.width = 80.0\n```",
      to: "Box.widht = 80.0\n```",
      says: "\(lesson):23:1: error: line 2 of the listing can't be read (E201)"),
    Damage(
      "a listing that breaks a rule", in: lesson, "Box.leading = Superview.leading\n",
      to: "Box.leading = Superview.left\n",
      says: "\(lesson):23:1: error: line 1 of the listing breaks the rule "
        + "leading-mixed-with-left"),
    Damage(
      "words of more than 40", in: wrong, "Half of it.", to: String(repeating: "so ", count: 40),
      says: "\(wrong):1:1: error: the words are 48 words long: shorten them to 40"),
    Damage(
      "a sum at the end", in: wrong, "Half of it.", to: "The window has room for `80 - 40`.",
      says: "\(wrong):1:1: error: the last sentence has 2 numbers: leave one at most"),
    Damage(
      "a name without its marks", in: wrong, "Half of it.", to: "Half of Box.width.",
      says: "\(wrong):1:1: error: `Box.width` is a name in code: write it between backticks"),
    Damage(
      "a view whose name is a word", in: wrong, "Half of it.", to: "Half of `Box.width`.",
      says: "\(wrong):1:1: error: `Box` is one English word: give the view a name such as "
        + "`titleLabel`"),
    Damage(
      "more than 40 rows", in: lesson, "How wide?", to: String(repeating: "- so\n", count: 36),
      says: "\(lesson):1:1: error: the text before the exercises has 44 rows at 80 columns: "
        + "shorten it to 40"),
    Damage(
      "an exception that nothing needs", in: lesson, "exercises: make-it-wide",
      to: "exercises: make-it-wide\nexceptions: rows, make-it-wide/narrow",
      says: "\(lesson):8:1: error: nothing needs the exception rows: remove it"),
    Damage(
      "equations without Swift below", in: lesson, "exercises: make-it-wide",
      to: "exercises: make-it-wide\nswift-below: yes",
      says: "\(lesson):24:1: error: no Swift stands below these equations: add a `swift` listing "
        + "with `same-as`"),
    Damage(
      "an unknown way to say so", in: lesson, "exercises: make-it-wide",
      to: "exercises: make-it-wide\nswift-below: true",
      says: "\(lesson):8:1: error: `swift-below` can only be yes: correct it, or leave it out"),
    Damage(
      "a listing of no known kind", in: lesson, "```swift same-as=wide", to: "```objc",
      says:
        "\(lesson):51:1: error: a listing is layout, drawing, swift or log; objc can't be checked"),
    Damage(
      "Swift that is no constraint", in: lesson, "box.widthAnchor.constraint(equalToConstant: 80)",
      to: "box.width = 80",
      says:
        "\(lesson):51:1: error: these lines fail with notCompiled: value of type 'UIView' has no "
        + "member 'width' (swift.code.equation)"),
    Damage(
      "a lesson without a drawing", in: lesson, "```drawing", to: "```log",
      says: "\(lesson): error: the lesson has no drawing: add a `drawing` listing"),
    Damage(
      "an idea that no lesson teaches in time", in: "course.json", "\"formatVersion\": 1,",
      to: "\"formatVersion\": 1, \"by\": { \"height\": 60 },",
      says: "course.json:2:41: error: no lesson teaches height: correct the name, or remove it"),
    Damage(
      "a section that is missing", in: lesson, "## Further\n\nNone.", to: "",
      says:
        "\(lesson):1:1: error: the sections are Guess first, One idea, Worked example, Your turn, "
        + "If you guessed …, Why it works, In Swift, but they must be Guess first, One idea, "
        + "Worked example, Your turn, If you guessed …, Why it works, In Swift, Further"),
  ]

  @Test("says what has to be mended, and where", arguments: damages)
  func noticed(damage: Damage) throws {
    let course = try TemporaryCourse()
    try course.replace(damage.piece, with: damage.other, in: damage.path)
    let found = try complaints(course).filter { !Self.thin.contains($0) }
    // Later mistakes may follow from the first, as Swift lines that state what a listing doesn't.
    #expect(found.first == damage.complaint)
  }

  @Test(
    "an exception lets an exercise, or one wrong answer, keep its words for now",
    arguments: ["make-it-wide", "make-it-wide/narrow"])
  func exceptions(name: String) throws {
    let course = try TemporaryCourse()
    try course.replace("Half of it.", with: "Half of Box.width.", in: Self.wrong)
    let exercises = "exercises: make-it-wide"
    try course.replace(exercises, with: exercises + "\nexceptions: \(name)", in: Self.lesson)
    #expect(try complaints(course) == Self.thin)
  }

  @Test("a predict exercise asks for three numbers at most")
  func fewNumbers() throws {
    let course = try TemporaryCourse()
    let questions = ["A", "B", "C", "D"].map {
      "{ \"name\": \"\($0)\", \"anchor\": \"Box.height\", \"window\": [320, 80] }"
    }
    try course.replace(
      "\"fill\",",
      with: "\"predict\", \"questions\": [\(questions.joined(separator: ", "))],",
      in: Self.exercise)
    try course.replace("\"given\": [", with: "\"given\": [\"Box.width = 80\", ", in: Self.exercise)
    try course.write("A: 40\nB: 40\nC: 40\nD: 40\n", to: "01-width/make-it-wide/solution.layout")
    #expect(
      try complaints(course).contains(
        "\(Self.exercise): error: the exercise asks for 4 numbers, but at most 3 are allowed: ask "
          + "fewer questions, or split the exercise"))
  }

  @Test("the number of a lesson's folder has to be its place in the course")
  func numbers() throws {
    let course = try TemporaryCourse()
    for (path, text) in TemporaryCourse.files where path.hasPrefix("01-width") {
      try course.write(text, to: path.replacing("01-width", with: "04-width"))
    }
    try course.replace("\"01-width\"", with: "\"04-width\"", in: "course.json")
    #expect(
      try complaints(course).contains(
        "04-width/lesson.md: error: this is lesson 1 of the course, so its folder must be called "
          + "01-width: rename the folder, and change its name in course.json"))
  }

  @Test(
    "a solution that doesn't solve is named",
    arguments: [
      ("Box.width = 80.0 @500\nBox.width = 90 @500", "doesn't give exactly one layout in window"),
      ("Box.width = 80.0\nBox.width = 90", "doesn't give exactly one layout in window 320x80"),
      ("Box.width = Box.leading", "isn't accepted: invalid size-from-position line 1"),
      ("Box.width = ___", "isn't accepted: unfinished line 1"),
      ("Box.width", "isn't accepted: unreadable E102 line 1"),
    ])
  func solution(text: String, complaint: String) throws {
    let course = try TemporaryCourse()
    try course.write(text, to: "01-width/make-it-wide/solution.layout")
    let found = try complaints(course)
    #expect(found.count == 1 && found[0].contains(complaint), "\(found)")
  }

  @Test("Swift listings import what they say they do, and UIKit otherwise")
  func imports() throws {
    let anchors = "box.widthAnchor.constraint(equalToConstant: 80)"
    let chain = "box.mas_makeConstraints { $0.width.equalTo(80) }"
    let refusal =
      "\(Self.lesson):51:1: error: these lines fail with notCompiled: value of type 'UIView' has "
      + "no member 'mas_makeConstraints'"
    let without = try TemporaryCourse()
    try without.replace(anchors, with: chain, in: Self.lesson)
    #expect(try complaints(without).contains { $0.hasPrefix(refusal) })
    let with = try TemporaryCourse()
    let edge = "box.leadingAnchor.constraint(equalTo: superview.leadingAnchor)"
    try with.replace(anchors, with: chain, in: Self.lesson)
    try with.replace(
      edge, with: "box.mas_makeConstraints { $0.leading.equalTo(superview) }", in: Self.lesson)
    try with.replace("same-as=wide", with: "same-as=wide imports=Masonry", in: Self.lesson)
    #expect(try complaints(with) == Self.thin)
  }

  @Test("drawings are written anew, and nothing else of the lesson changes")
  func redrawing() throws {
    let course = try TemporaryCourse()
    let listing = "```drawing figure=wide window=320x80 axis=horizontal\n?\n```\n\n## Your turn"
    try course.replace("## Your turn", with: listing, in: Self.lesson)
    let before = try String(contentsOfFile: "\(course.root)/\(Self.lesson)", encoding: .utf8)
    let report = CourseProof(try course.load(), root: course.root, running: RealRunner.runner)
      .report()
    let redrawn = try #require(report.redrawn.first)
    #expect(redrawn.path == Self.lesson)
    #expect(
      redrawn.text
        == before.replacing(
          "\n?\n",
          with: """

            ┌────────────────────────────────────────┐
            │┌────────┐                              │
            ││  Box   │                              │
            │└────────┘                              │
            └────────────────────────────────────────┘
            0        80                              320

            """))
    try course.write(redrawn.text, to: Self.lesson)
    #expect(try complaints(course) == Self.thin)
  }
}

extension CourseProofTests {
  @Test("no case is right to left before a lesson teaches it, and later every exercise has both")
  func directionsByPlace() throws {
    let course = try TemporaryCourse()
    try course.replace("teaches: width", with: "teaches: width, direction", in: Self.lesson)
    let path = Self.exercise
    try course.replace(
      "\"windows\"", with: "\"directions\": [\"leftToRight\"],\n  \"windows\"", in: path)
    #expect(
      try complaints(course).first == """
        \(path): error: only one reading direction is checked, but the course has taught both: \
        check both
        """)
    let early = try TemporaryCourse()
    try early.replace("[\"01-width\"]", with: "[\"01-width\", \"02-more\"]", in: "course.json")
    try early.write(
      (TemporaryCourse.files[Self.lesson] ?? "").replacing("id: width", with: "id: more")
        .replacing("teaches: width", with: "teaches: direction")
        .replacing("exercises: make-it-wide", with: "exercises: none"),
      to: "02-more/lesson.md")
    for name in ["exercise.json", "starter.layout", "solution.layout"] {
      try early.write(
        TemporaryCourse.files["01-width/make-it-wide/\(name)"] ?? "", to: "02-more/none/\(name)")
    }
    #expect(
      try complaints(early).first == """
        \(path): error: an exercise is checked right to left before a lesson teaches `direction`: \
        set `directions` to `["leftToRight"]`
        """)
  }

  @Test("one reading direction is enough until the course has taught that there are two")
  func directions() throws {
    let course = try TemporaryCourse()
    try course.replace(
      "\"hints\"", with: "\"directions\": [\"leftToRight\"], \"hints\"", in: Self.exercise)
    #expect(try complaints(course) == Self.thin)
    try course.replace("teaches: width", with: "teaches: width, direction", in: Self.lesson)
    let complaint =
      "\(Self.exercise): error: only one reading direction is checked, but the course has taught "
      + "both: check both"
    #expect(try complaints(course) == [complaint] + Self.thin)
  }
}

@Suite("Proof: hints about answers in Swift")
struct SwiftHintTests {
  @Test("a hint that says a line of the solution gives the answer away")
  func line() throws {
    let swift = try SwiftCourse()
    let folder = "01-width/make-it-wide"
    let line = "Box.widthAnchor.constraint(equalToConstant: 80).isActive = true"
    try swift.course.write(
      "import UIKit\nfunc layOut(Box: UILabel, in Superview: UIView) {\n  \(line)\n}\n",
      to: "\(folder)/solution.swift")
    try swift.course.replace("\"look\"", with: "\"Try \(line).\"", in: "\(folder)/exercise.json")
    let errors = CourseProof(try swift.course.load(), root: swift.course.root).report().errors
      .map(\.told).filter { $0.contains("hint") }
    #expect(
      errors == [
        "\(folder)/exercise.json:11:13: error: hint 1 gives the answer away: "
          + "Box.widthAnchor.constraint(equalToConstant: 80)"
      ])
  }
}

@Suite("Proof: a right answer that leaves its own guide ambiguous")
struct OwnItemProofTests {
  /// A program that makes a guide without a height, and everything else as it should be.
  private static let program = StandInProgram(equations: "Box.width = 80") { snapshot, _ in
    let guide = ItemID(index: Int32(snapshot.items.count))
    snapshot.items.append(
      SnapshotItem(Item("spacer", kind: .guide, in: ItemID(index: 0)), className: "UILayoutGuide"))
    for (attribute, constant) in [(Attribute.leading, 0.0), (.top, 0), (.width, 8)] {
      let isSize = attribute == .width
      snapshot.constraints.append(
        SnapshotConstraint(
          ConstraintDraft(
            first: Anchor(guide, attribute), relation: .equal,
            second: isSize ? nil : Anchor(ItemID(index: 0), attribute), constant: constant),
          line: 2))
    }
  }

  @Test("is refused with the guide's name")
  func refused() throws {
    let made = try SwiftCourse()
    let proof = CourseProof(
      try made.course.load(), root: made.course.root, running: Self.program.runner)
    #expect(
      proof.report().errors.map(\.told).contains(
        "01-width/make-it-wide/solution.swift: error: this answer should pass, but the verdict is "
          + "ambiguous spacer.height"))
  }

  @Test("is told with its name where a fact that isn't verified decides")
  func unverified() throws {
    let prepared = try SwiftCourse().prepared()
    let exercise = prepared.exercise
    let answer = Answer(text: "spacer", path: "a.swift")
    let findings = Grading(prepared).findings(on: answer, running: Self.program.runner)
    let summary = findings.verdict.failure?.summary(in: findings.scene)
    #expect(summary == "ambiguous spacer.height")
    var report = ProofTally()
    // What passes by every other reading, as the program is another one.
    let request = try #require(SwiftRequest(answer, to: exercise))
    let other = StandInProgram(equations: "Box.width = 80").runner.outcome(of: request)
    ReadingProof(exercise).run(findings, other, "a.swift", &report)
    #expect(
      report.errors.map(\.told) == [
        "a.swift: error: the verdict depends on \(UnverifiedFact.scaledPosition.rawValue), which "
          + "no source confirms: it is ambiguous spacer.height, and with the other reading passed; "
          + "change the exercise or the answer"
      ])
  }
}
