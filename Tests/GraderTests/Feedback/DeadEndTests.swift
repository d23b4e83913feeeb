import Course
import Feedback
@testable import Grading
import Testing
import TestRunners

@Suite("Feedback: advice that leads on")
struct DeadEndTests {
  private func feedback(_ id: String, _ text: String) throws -> Feedback {
    FeedbackWriter(
      Grading(try SampleCourse.prepared(id)).findings(on: Answer(text: text, path: "a.layout"))
    ).feedback
  }

  private func next(_ feedback: Feedback) throws -> String {
    try SampleCourse.load().strings.text(#require(feedback.next))
  }

  @Test("the starter of a repair is told as untouched, and what to do first")
  func untouched() throws {
    let prepared = try SampleCourse.prepared("one-stands-still")
    let feedback = try feedback("one-stands-still", prepared.exercise.starter.text + "\n// mine\n")
    let strings = try SampleCourse.load().strings
    #expect(strings.text(feedback.seen[0]) == "You haven't changed the file yet.")
    #expect(feedback.seen.count == 2 && feedback.meaning.isEmpty && feedback.mistake == nil)
    #expect(
      try next(feedback)
        == "Decide which of these constraints has to change. Change that one, and check again.")
  }

  @Test(
    "the starter of a repair that has many layouts, or another one, is told what to change",
    arguments: ["many-none-one", "by-the-numbers"])
  func untouchedRepair(id: String) throws {
    let starter = try SampleCourse.prepared(id).exercise.starter.text
    #expect(
      try next(feedback(id, starter))
        == "Change the line that the exercise is about, and check again.")
  }

  @Test("a starter to which a line has to be added is told so")
  func untouchedComplete() throws {
    let starter = try SampleCourse.prepared("cover-view").exercise.starter.text
    #expect(
      try next(feedback("cover-view", starter))
        == "Add a constraint that the exercise asks for, and check again.")
  }

  @Test("the starter in Swift is told as untouched, but for comments and spaces")
  func untouchedSwift() throws {
    let course = try SwiftCourse()
    let program = StandInProgram(equations: "Box.width >= 70")
    func seen(_ text: String) throws -> [String] {
      let feedback = FeedbackWriter(try course.findings(program, text: text)).feedback
      let strings = try SampleCourse.load().strings
      return (feedback.seen + (feedback.next.map { [$0] } ?? [])).map { strings.text($0) }
    }
    let starter =
      "import UIKit\n// mine\n\nfunc layOut(Box: UILabel, in Superview: UIView) {\n  }\n"
    #expect(try seen(starter).first == "You haven't changed the file yet.")
    #expect(
      try seen(starter).last == "Add a constraint that the exercise asks for, and check again.")
    #expect(try seen(starter.replacing("{", with: "{ go()")).first == "Nothing pulls at the box.")
  }

  @Test("an author's words about the starter itself, and about a change of it, stay")
  func authors() throws {
    let letGo = try SampleCourse.prepared("let-up")
    #expect(try feedback("let-up", letGo.exercise.starter.text).mistake == "starter-again")
    let makeRoom = try SampleCourse.prepared("give-room")
    let changed = makeRoom.exercise.starter.text.replacing("= 240", with: "= 240 @1000")
    #expect(try feedback("give-room", changed).mistake == "required")
  }

  private func generic(_ id: String, _ text: String) throws -> Feedback {
    let prepared = try SampleCourse.prepared(id)
    let findings = Grading(prepared).findings(on: Answer(text: text, path: "a.layout"))
    let failure = try #require(findings.verdict.failure)
    return FeedbackWriter(findings).feedback(
      on: Explanation(
        failure: failure, diagnosis: findings.explanation?.diagnosis, mistake: nil, log: nil))
  }

  @Test(
    "a line that another constant would mend in one window alone is told so",
    arguments: [
      ("0.3 * Superview.width - 0.0", "25.6 in a window 448 points wide and 0 in a window 320"),
      ("0.25 * Superview.width - 16.0", "16 in a window 320 points wide and 48 in a window 448"),
      ("0.25 * Superview.width + 16.0", "48 in a window 448 points wide and 16 in a window 320"),
    ])
  func otherConstants(line: String, constants: String) throws {
    let text = try SampleCourse.prepared("photo-and-text").exercise.solution.text
      .replacing("0.5 * Superview.width - 64.0", with: line)
    #expect(
      try next(generic("photo-and-text", text))
        == "With the rest of line 5 as it is, its constant would have to be \(constants) points wide. "
        + "No constant fits both windows: change the multiplier.")
  }

  @Test(
    "a conflict that a priority or a property ends is told so",
    arguments: [
      (
        "give-room", "photo.width = 240 @750", "240 = photo.width",
        "Make line 7 optional, so that it can give way."
      ),
      (
        "let-up", "48\nlabel.translatesAutoresizingMaskIntoConstraints = false", "40 + 8",
        """
        Write `label.translatesAutoresizingMaskIntoConstraints = false`. Then the frame and the \
        autoresizing mask of label make no constraints.
        """
      ),
    ])
  func conflict(id: String, part: String, other: String, words: String) throws {
    let text = try SampleCourse.prepared(id).exercise.solution.text.replacing(part, with: other)
    #expect(try next(generic(id, text)) == words)
  }

  @Test(
    "a conflict's line may be removed only where the other lines give the wanted layout",
    arguments: [("Photo.leading = Superview.leading + 16", ", or remove it."), ("", ".")])
  func removal(leading: String, end: String) throws {
    let text = """
      Photo.width = 2 * Photo.height
      Title.leading = Photo.trailing + 8
      Badge.trailing = Superview.trailing - 16
      Badge.width = 48
      Badge.width = 50
      \(leading)
      """
    #expect(
      try next(generic("photo-bar", text))
        == "Change line 5 so that the wanted layout satisfies it" + end)
  }

  @Test("a line whose wrong part is named isn't told to change in another part")
  func namedPart() throws {
    let text = try SampleCourse.prepared("photo-and-text").exercise.solution.text
      .replacing("0.5 * Superview.width - 64.0", with: "0.25 * Superview.width - 64.0")
    let feedback = try generic("photo-and-text", text)
    #expect(feedback.meaning.last == .says("remark.multiplier", ["line": .count(5)]))
    #expect(
      try next(feedback) == """
        In the wanted layout, Photo.width is 96 and Superview.width is 320 in a window 320 points \
        wide. Change line 5 so that it is true in every window.
        """)
  }

  @Test("a length that differs between the windows is told for two of them")
  func otherLengths() throws {
    let text = try SampleCourse.prepared("photo-and-text").exercise.solution.text
      .replacing("0.5 * Superview.width - 64.0", with: "100")
    #expect(
      try next(generic("photo-and-text", text)) == """
        In the wanted layout, Photo.width is 96 in a window 320 points wide and 160 in a window 448 \
        points wide. Change line 5 so that it is true in both.
        """)
  }

  @Test("a relation is called wrong only where another one alone mends the answer")
  func relation() throws {
    let text = "card.width = 0.5 * view.width @500\ncard.width = 240 @250"
    let feedback = try generic("how-far-out", text)
    #expect(
      feedback.meaning.last
        == .says("remark.relation", ["line": .count(1), "sign": .text("=")]))
  }

  @Test("a line that no constant mends is told so where it is about edges")
  func otherAnchor() throws {
    let text = try SampleCourse.prepared("photo-and-text").exercise.solution.text
      .replacing("1.0 * Photo.trailing + 16.0", with: "1.0 * Photo.leading + 112.0")
    #expect(try next(generic("photo-and-text", text)).hasSuffix("change one of the anchors."))
  }

  @Test("a line between centres is told with the numbers of the direction in which it is false")
  func centres() throws {
    let starter = try SampleCourse.prepared("near-the-centre").exercise.starter.text
    let feedback = try generic("near-the-centre", starter + "\ntitle.centerX <= view.centerX\n")
    let strings = try SampleCourse.load().strings
    #expect(
      feedback.meaning.map { strings.text($0) }.contains(
        "In a right-to-left window 320 points wide, title.centerX is at 208 in the wanted "
          + "layout, counted from the left edge. But line 10 says that it is <= 160."))
  }
}
