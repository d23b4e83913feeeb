import ClassGrading
import Course
import Testing

@Suite("A grading policy")
struct GradingPolicyTests {
  private func answer(
    verdict: VerdictName? = .passed, passed: Int = 6, hidden: Int? = nil, hints: Int = 0,
    blank: Blank.Reason? = nil
  ) -> GradedAnswer {
    var answer = GradedAnswer(exercise: "flip-around")
    answer.verdict = verdict
    answer.cases = CaseCount(passed: passed, all: 6)
    answer.hidden = hidden.map { HiddenOutcome(all: 4, failed: $0, kinds: [], words: "") }
    answer.hints = hints
    answer.blank = blank.map { Blank($0, "") }
    return answer
  }

  @Test("gives all points for a pass, and none for anything else")
  func passing() {
    let policy = GradingPolicy()
    #expect(policy.points(of: answer(), outOf: 2) == 2)
    #expect(policy.points(of: answer(verdict: .misplaced, passed: 5), outOf: 2) == 0)
  }

  @Test("gives nothing for an answer that fails hidden cases")
  func hidden() {
    #expect(!answer(hidden: 1).isPassed)
    #expect(GradingPolicy().points(of: answer(hidden: 1), outOf: 2) == 0)
  }

  @Test("can give points for the share of passed cases, which is never all of them without a pass")
  func partial() {
    var policy = GradingPolicy()
    policy.partial = .cases
    #expect(policy.points(of: answer(verdict: .misplaced, passed: 3), outOf: 2) == 1)
    #expect(policy.points(of: answer(passed: 6, hidden: 2), outOf: 1) == 0.8)
    #expect(policy.points(of: answer(verdict: .ruleMissed, passed: 6), outOf: 6) == 5)
  }

  @Test("subtracts a share for each hint, and never more than there is")
  func hints() {
    var policy = GradingPolicy()
    policy.hintCost = 0.25
    #expect(policy.points(of: answer(hints: 1), outOf: 2) == 1.5)
    #expect(policy.points(of: answer(verdict: .misplaced, hints: 3), outOf: 2) == 0)
  }

  @Test(
    "enters nothing for answers that are missing or can't be read",
    arguments: Blank.Reason.allCases)
  func blank(_ reason: Blank.Reason) {
    var policy = GradingPolicy()
    #expect(policy.points(of: answer(blank: reason), outOf: 2) == nil)
    policy.missing = .zero
    let isMissing = reason == .missing || reason == .nothing
    #expect(policy.points(of: answer(blank: reason), outOf: 2) == (isMissing ? 0 : nil))
  }

  @Test("multiplies the points of an exercise by its lesson's weight")
  func weights() {
    var policy = GradingPolicy()
    policy.points = ["flip-around": 3]
    policy.weights = ["05-sameness": 0.5]
    #expect(policy.most(of: "flip-around", in: "05-sameness") == 1.5)
    #expect(policy.most(of: "mend-the-bar", in: "05-sameness") == 0.5)
    #expect(policy.most(of: "photo-bar", in: "02-a-line-is-a-statement") == 1)
  }
}
