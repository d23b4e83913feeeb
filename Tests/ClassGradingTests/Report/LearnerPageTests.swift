import LayoutEngine
import Course
import Feedback
import ClassGrading
import Foundation
import TestRunners
import Testing

@Suite("A learner's page")
struct LearnerPageTests {
  private typealias Sample = SampleClass

  private func page(
    _ answers: [GradedAnswer], learner: Learner = Learner(key: "ana", name: "Ana"),
    notices: [String] = []
  ) throws -> String {
    let facts = try Sample.facts(answers.map { Sample.exercise($0.exercise) })
    return try #require(
      LearnerPage(facts.strings).text(
        for: Sample.result(learner, answers, notices: notices), facts))
  }

  @Test("says what check would say, with the line, its mark, the drawing and its description")
  func feedback() throws {
    let page = try page([Sample.tooFarRight("flip-around")])
    #expect(page.contains("<code><bdi>Blue.trailing = Red.leading + <mark>8</mark></bdi></code>"))
    let parsed = try ParsedPage(page)
    for words in [
      "Blue.trailing is at 232. It lies 16 points too far right.",
      "On which side of Red is Blue?", "Line 2", "not yet", "0 of 1",
      "Blue, wanted: x 20, y 8, 80 wide, 24 tall",
      "Blue, from the answer: x 36, y 8, 80 wide, 24 tall",
      "Red, as wanted: x 20, y 8, 80 wide, 24 tall",
    ] {
      #expect(parsed.text.contains(words), "\(words)")
    }
    #expect(parsed.count(of: "svg") == 1)
    #expect(parsed.count(of: "rect") == 4)
    #expect(page.contains("<path class=\"fault\" "))
  }

  @Test("never says that an answer passed if it fails hidden cases")
  func hidden() throws {
    var graded = Sample.passed("flip-around")
    graded.hidden = HiddenOutcome(
      all: 4, failed: 1, kinds: [], words: "1 of 4 hidden cases is off.")
    let text = try ParsedPage(try page([graded])).text
    #expect(text.contains("1 of 4 hidden cases is off."))
    #expect(text.contains("not yet in hidden cases"))
    #expect(!text.contains("All lines hold."))
    #expect(!text.contains("passed"))
  }

  @Test("says why there is no grade, and how many hints were taken")
  func blank() throws {
    var hinted = Sample.passed("b")
    hinted.hints = 2
    let text = try ParsedPage(
      try page([Sample.blank("a", .damaged, "Ask for the right copy."), hinted])
    ).text
    #expect(text.contains("can't be read"))
    #expect(text.contains("no points entered"))
    #expect(text.contains("Points: no total, because some exercises have no grade"))
    #expect(
      text.contains(
        "Your file can't be read. Save it as plain text (UTF-8) and hand it in again."))
    #expect(!text.contains("Ask for the right copy."))
    #expect(text.contains("hints taken: 2"))
  }

  @Test("says nothing about anybody else, and nothing that is for the teacher")
  func discreet() throws {
    var graded = Sample.tooFarRight("flip-around")
    graded.summary = "misplaced for the teacher"
    graded.otherVariant = "Bo"
    graded.remarks = ["Two files are alike."]
    let page = try page([graded], notices: ["The roster has two rows."])
    for secret in ["Bo<", "Two files", "two rows", "for the teacher"] {
      #expect(!page.contains(secret), "\(secret)")
    }
  }

  @Test("shows the task, and the whole answer with its file's name and its faulty line")
  func whole() throws {
    var graded = Sample.tooFarRight("flip-around")
    graded.file = "lopez_123_hw/week 1/flip-around.layout"
    graded.text = "// mine\nBlue.trailing = Red.leading + 8\nRed.width = 80\n"
    let page = try page([graded])
    let text = try ParsedPage(page).text
    #expect(text.contains("Turn <three> lines around & about."))
    #expect(text.contains("Your answer in week 1/flip-around.layout:"))
    let lines = """
      <pre class="lines" dir="ltr" style="counter-reset:line 0"><code><span><bdi>// mine
      </bdi></span><span class="faulty"><bdi>Blue.trailing = Red.leading + <mark>8</mark>
      </bdi></span><span><bdi>Red.width = 80
      </bdi></span></code></pre>
      """
    #expect(page.contains(lines), "\(page)")
  }

  @Test("shows the task of the learner's own variant, or none")
  func variant() throws {
    let exercise = ClassFacts.GradedExercise(
      id: "a", title: "A", lesson: "05", lessonTitle: "Equality", task: "Move Blue.", most: 1,
      isVaried: true)
    let facts = try Sample.facts([exercise])
    var graded = Sample.tooFarRight("a")
    graded.task = "Move Teal."
    for (answer, task) in [(graded, "Move Teal."), (Sample.blank("a", .missing, "No file."), nil)] {
      let result = Sample.result(Learner(key: "ana"), [answer])
      let page = try #require(LearnerPage(facts.strings).text(for: result, facts))
      #expect(!page.contains("Move Blue."))
      if let task { #expect(page.contains(task)) }
    }
  }

  @Test("has the course's style sheet in it, and stays well formed")
  func style() throws {
    let sheet = try String(contentsOfFile: TestCourse.root + "/report.css", encoding: .utf8)
    let plain = try Sample.facts([Sample.exercise("a")])
    let facts = ClassFacts(
      course: plain.course, name: plain.name, exercises: plain.exercises, policy: plain.policy,
      strings: plain.strings, program: plain.program, isSeeded: false, style: sheet)
    let result = Sample.result(Learner(key: "ana"), [Sample.tooFarRight("a")])
    let page = try #require(LearnerPage(facts.strings).text(for: result, facts))
    #expect(page.contains("<style>\n\(sheet)") && sheet.contains(".exercise"))
    #expect(try ParsedPage(page).count(of: "style") == 1)
  }

  static let hostileNames = [
    "<script>alert(1)</script>", "a\"b'c&d", "\u{202E}lisA\u{202C}", "a\u{0}b\u{1B}[31mc\u{85}",
    "\u{FFFE}x\u{FFFF}", "=cmd()", "]]>", "--><!--", String(repeating: "n", count: 300), "李雷 🦊",
    "مريم", "",
  ]

  @Test("is well formed with any name and any answer", arguments: hostileNames)
  func hostile(name: String) throws {
    var graded = Sample.tooFarRight("flip-around")
    graded.feedback?.seen = [name]
    graded.feedback?.excerpt = .init(line: 1, text: name, columns: 99..<599, more: [name])
    var picture = Picture(
      window: Size(width: 0, height: -1),
      yours: [NamedFrame(name, Rect(x: .nan, y: 1e300, width: -1, height: 0))])
    picture.title = name
    graded.feedback?.pictures = [picture]
    let page = try page([graded], learner: Learner(key: name, name: name))
    let parsed = try ParsedPage(page)
    #expect(!parsed.names.contains("script"))
    #expect(parsed.count(of: "bdi") >= 4)
    let controls = page.unicodeScalars.filter {
      $0.value < 0x20 && $0 != "\n" || (0x7f...0x9f).contains($0.value)
    }
    #expect(controls.isEmpty)
  }
}
