import ClassGrading
import Course
import Grading
import LayoutEngine
import Testing
import TestRunners

@Suite("What the answers of a class are compared by")
struct AnswerFormTests {
  private func form(_ text: String, in prepared: PreparedExercise) -> AnswerForm {
    AnswerForm(Grading(prepared).findings(on: Answer(text: text, path: "answer.layout")))
  }

  private static let solution = """
    Superview.trailing = 1.0 * Red.trailing + 16.0
    Blue.trailing = 1.0 * Red.leading - 8.0
    Red.width = 0.5 * Blue.width - 8.0
    """

  @Test(
    "is one form for lines in another order, with their sides exchanged, or in another notation",
    arguments: [
      """
      Red.width = 0.5 * Blue.width - 8
      Blue.trailing = Red.leading - 8
      Superview.trailing = Red.trailing + 16
      """,
      """
      gap: Red.leading = Blue.trailing + 8   // the gap
      Red.trailing = Superview.trailing - 16
      2 * Red.width = Blue.width - 16
      """,
    ])
  func sameForm(text: String) throws {
    let prepared = try TestCourse.prepared("flip-around")
    let (one, other) = (form(Self.solution, in: prepared), form(text, in: prepared))
    #expect(one.form == other.form)
    #expect(one.wording != other.wording)
  }

  @Test("is one wording with any spaces, blank lines and comments")
  func sameWording() throws {
    let prepared = try TestCourse.prepared("flip-around")
    let text = """
      # mine
      Superview.trailing=1.0*Red.trailing+16.0 // to the right

      Blue.trailing  =  1.0 * Red.leading - 8.0
      /* half
         of it */ Red.width = 0.5 * Blue.width - 8.0
      """
    #expect(form(text, in: prepared) == form(Self.solution, in: prepared))
  }

  @Test("differs where a number does")
  func different() throws {
    let prepared = try TestCourse.prepared("flip-around")
    let forms = (0..<100).map { number in
      let text = Self.solution.replacing("+ 16.0", with: "+ 16.\(number)")
      return form(text, in: prepared).form
    }
    #expect(Set(forms).count == 91, "16.1 is 16.10, and so are nine others")
  }

  @Test(
    "comes from the statements if there is no layout, and from the text if nothing can be read",
    arguments: [
      (
        "Red.width = Blue.leading; Red.height = 8", "Red.height = 8\nRed.width = Blue.leading", true
      ),
      ("Red.width = ___; Red.height = 8", "Red.height = 8.0\nRed.width = ___", true),
      ("Red.width == == 8", "Red.width ==   == 8", true),
      ("Red.width == == 8", "Red.width == == 9", false),
    ])
  func unread(a: String, b: String, isSame: Bool) throws {
    let prepared = try TestCourse.prepared("flip-around")
    let (one, other) = (form(a, in: prepared), form(b, in: prepared))
    #expect((one.form == other.form) == isSame)
  }

  @Test("is one for the right answers of the course, and another for its wrong ones")
  func course() throws {
    var (alike, all) = (0, 0)
    for exercise in try RealCourse.load().exercises where exercise.swift == nil {
      let prepared = try PreparedExercise(exercise)
      func graded(_ text: CourseText) -> (AnswerForm, Verdict) {
        let findings = Grading(prepared).findings(on: Answer(text))
        return (AnswerForm(findings), findings.verdict)
      }
      let solution = graded(exercise.solution).0
      for alternative in exercise.alternatives {
        all += 1
        if graded(alternative).0.form == solution.form { alike += 1 }
      }
      for wrong in exercise.wrongAnswers where wrong.verdict.name != .ruleMissed {
        let (form, _) = graded(wrong.answer)
        #expect(form.form != solution.form, "\(wrong.answer.path)")
      }
    }
    #expect(all > 100)
    #expect(Double(alike) > 0.5 * Double(all), "\(alike) of \(all)")
  }

  @Test(
    "replaces a program's own names by numbers",
    arguments: [
      (
        "let gap = red.leading\ngap.isActive = true",
        "let abstand = red.leading; abstand.isActive = true",
        true
      ),
      ("red.setup { make in make.left }", "red.setup { m in\n  m.left\n}", true),
      ("let a = b.width", "let width = b.width", true),
      ("let a = red.width", "let a = blue.width", false),
      ("print(\"a // b\")", "print(\"a\")", false),
    ])
  func programs(a: String, b: String, isSame: Bool) throws {
    let prepared = try TestCourse.prepared("quarter-and-more")
    func wording(_ text: String) -> String {
      let answer = Answer(text: text, path: "answer.swift")
      return AnswerForm(Findings(prepared, answer, verdict: .notYet(.timedOut(seconds: 4, nil))))
        .wording
    }
    #expect((wording(a) == wording(b)) == isSame)
  }
}
