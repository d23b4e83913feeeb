import ClassGrading
import Course
import Testing

@Suite("A grading policy")
struct GradingPolicyTests {
  private func work(
    verdict: VerdictName? = .passed, kept: Int = 6, hidden: Int? = nil, hints: Int = 0,
    blank: Blank.Reason? = nil
  ) -> GradedWork {
    var work = GradedWork(exercise: "turn-around")
    work.verdict = verdict
    work.cases = CaseCount(kept: kept, all: 6)
    work.hidden = hidden.map { HiddenOutcome(all: 4, failed: $0, kinds: [], words: "") }
    work.hints = hints
    work.blank = blank.map { Blank($0, "") }
    return work
  }

  @Test("gives all points for a pass, and none for anything else")
  func passing() {
    let policy = GradingPolicy()
    #expect(policy.points(of: work(), outOf: 2) == 2)
    #expect(policy.points(of: work(verdict: .misplaced, kept: 5), outOf: 2) == 0)
  }

  @Test("gives nothing for a pass that hidden cases contradict")
  func hidden() {
    #expect(!work(hidden: 1).isPassed)
    #expect(GradingPolicy().points(of: work(hidden: 1), outOf: 2) == 0)
  }

  @Test("can give the share of the cases, which is never all of them without a pass")
  func partial() {
    var policy = GradingPolicy()
    policy.partial = .cases
    #expect(policy.points(of: work(verdict: .misplaced, kept: 3), outOf: 2) == 1)
    #expect(policy.points(of: work(kept: 6, hidden: 2), outOf: 1) == 0.8)
    #expect(policy.points(of: work(verdict: .ruleMissed, kept: 6), outOf: 6) == 5)
  }

  @Test("takes a share off for each hint, and never more than there is")
  func hints() {
    var policy = GradingPolicy()
    policy.hintCost = 0.25
    #expect(policy.points(of: work(hints: 1), outOf: 2) == 1.5)
    #expect(policy.points(of: work(verdict: .misplaced, hints: 3), outOf: 2) == 0)
  }

  @Test(
    "enters nothing for work that isn't there or can't be read",
    arguments: Blank.Reason.allCases)
  func blank(_ reason: Blank.Reason) {
    var policy = GradingPolicy()
    #expect(policy.points(of: work(blank: reason), outOf: 2) == nil)
    policy.missing = .zero
    let isMissing = reason == .missing || reason == .nothing
    #expect(policy.points(of: work(blank: reason), outOf: 2) == (isMissing ? 0 : nil))
  }

  @Test("multiplies the points of an exercise by its lesson's weight")
  func weights() {
    var policy = GradingPolicy()
    policy.points = ["turn-around": 3]
    policy.weights = ["05-equality": 0.5]
    #expect(policy.most(of: "turn-around", in: "05-equality") == 1.5)
    #expect(policy.most(of: "mend-the-row", in: "05-equality") == 0.5)
    #expect(policy.most(of: "photo-row", in: "01-a-line-is-an-equation") == 1)
  }
}
