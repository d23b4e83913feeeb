#if os(Linux)
  import Foundation
  import Testing

  @Suite("Hostile answers, from the file to the verdict")
  struct HostileAnswerTests {
    @Test("each gets its verdict, and none passes", arguments: HostileAnswer.all)
    func verdict(answer: HostileAnswer) {
      let verdict = answer.verdict()
      #expect(answer.verdicts.contains(verdict), "\(verdict)")
    }

    @Test("the collection is there")
    func collection() {
      #expect(HostileAnswer.all.count { $0.name.hasPrefix("source-") } >= 6)
      #expect(HostileAnswer.all.count { !$0.name.hasPrefix("source-") } >= 14)
    }

    @Test(
      "a source that is too much for a compiler gets a verdict",
      arguments: HostileSource.all)
    func source(answer: HostileAnswer) {
      let verdict = answer.verdict()
      #expect(answer.verdicts.contains(verdict), "\(verdict)")
    }
  }
#endif
