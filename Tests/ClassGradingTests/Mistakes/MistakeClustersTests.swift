@testable import ClassGrading
import Course
import Grading
import TestRunners
import Testing

@Suite("The mistakes of a class")
struct MistakeClustersTests {
  private typealias Sample = SampleClass

  private func tally(_ answers: [GradedAnswer]) throws -> MistakeClusters.Tally {
    var clusters = MistakeClusters(exercises: 1)
    for (place, answer) in answers.enumerated() {
      clusters.add(Sample.result(Learner(key: "\(place)"), [answer]))
    }
    return try #require(clusters.sorted.first)
  }

  @Test("are named by the course, else by the diagnosis, else by the verdict and its subject")
  func names() {
    #expect(MistakeName(Sample.passed("x")) == nil)
    #expect(MistakeName(Sample.blank("x", .missing, "")) == nil)
    #expect(
      MistakeName(Sample.tooFarRight("x", mistake: "sign-kept", diagnosis: .sign))
        == .known("sign-kept"))
    #expect(MistakeName(Sample.tooFarRight("x", diagnosis: .sign)) == .recognised(.sign))
    #expect(
      MistakeName(Sample.tooFarRight("x", diagnosis: .unknown))
        == .verdict(.misplaced, about: "Blue.trailing"))
  }

  @Test(
    "say the code of a line that can't be read in words",
    arguments: [
      ("E202", "a line that can't be read: a view that is missing or doesn't exist (E202)"),
      ("E106", "a line that can't be read: a number in a form that can't be read (E106)"),
      ("E415", "a line that can't be read: a mistake in a visual format string (E415)"),
      (
        "E161",
        "a line that can't be read: a mistake in a property of a view, such as its frame (E161)"
      ),
      ("Red.width", "a line that can't be read: Red.width"),
    ])
  func codes(code: String, words: String) {
    #expect(
      English.text(
        FrequentMistake(name: .verdict(.unreadable, about: code)).words) == words)
  }

  @Test("name answers that fail hidden cases, and never count them as passed")
  func hidden() throws {
    var answer = Sample.passed("x")
    let narrower = HiddenOutcome.Kind(id: "narrower", words: "narrower windows", failed: 2)
    answer.hidden = HiddenOutcome(all: 4, failed: 2, kinds: [narrower], words: "")
    let tally = try tally([answer, Sample.passed("x")])
    #expect(tally.passed == 1)
    #expect(tally.notYet == 1)
    #expect(tally.mistakes.map(\.name) == [.hidden])
    #expect(tally.hiddenKinds.map(\.words) == ["narrower windows"])
    #expect(tally.hiddenKinds.map(\.answers) == [1])
  }

  @Test("are sorted by frequency, and grouped by what they state")
  func order() throws {
    let tally = try tally([
      Sample.tooFarRight("x", diagnosis: .sign, form: "a"),
      Sample.tooFarRight("x", diagnosis: .constant, form: "b"),
      Sample.tooFarRight("x", diagnosis: .constant, form: "c"),
      Sample.tooFarRight("x", diagnosis: .constant, form: "c"),
      Sample.blank("x", .damaged, "It isn't UTF-8."), Sample.passed("x"),
    ])
    #expect([tally.passed, tally.notYet, tally.blank] == [1, 4, 1])
    #expect(tally.mistakes.map(\.name) == [.recognised(.constant), .recognised(.sign)])
    #expect(tally.mistakes.map(\.count) == [3, 1])
    #expect(tally.mistakes.first?.groups.map(\.learners) == [[2, 3], [1]])
  }

  @Test("keep a limited number of examples")
  func examples() throws {
    let answers = (0..<200).map { Sample.tooFarRight("x", diagnosis: .sign, form: "\($0)") }
    let groups = try #require(tally(answers).mistakes.first).groups
    #expect(groups.count == 200)
    #expect(groups.filter { $0.example != nil }.count == MistakeClusters.mostExamples)
  }
}
