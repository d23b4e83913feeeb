import ClassGrading
import Testing

@Suite("The summary in Markdown")
struct ClassMarkdownTests {
  private func text(_ results: [LearnerResult], _ facts: ClassFacts) -> String {
    var file = ClassMarkdown()
    return file.whole(results, facts)
  }

  @Test("lists learners, exercises and what the teacher should look at")
  func whole() throws {
    let facts = try SampleClass.facts()
    let answers = [
      SampleClass.passed("flip-around"), SampleClass.misplaced("mend-the-bar"),
      SampleClass.blank("photo-bar", .missing),
    ]
    let results = [
      SampleClass.result(Learner(key: "ana"), answers, facts, notices: ["Two folders."]),
      SampleClass.result(
        Learner(key: "bo"), SampleClass.ids.map { SampleClass.blank($0, .nothing) }, facts),
    ]
    #expect(
      text(results, facts) == """
        # Auto Layout: hw1

        | Learner | Points (3) | Passed | No grade |
        | --- | ---: | ---: | ---: |
        | ana | – | 1 | 1 |
        | bo | – | 0 | 3 |

        These learners get no total, because some of their exercises have no grade: ana, bo.

        | Exercise | Passed | Not yet | No grade |
        | --- | ---: | ---: | ---: |
        | Turn around | 1 | 0 | 1 |
        | Mend\\, \\"the\\" row | 0 | 1 | 1 |
        | Photo &lt;row\\> | 0 | 0 | 2 |

        ## Needs attention

        - ana: Two folders\\.

        """)
  }

  @Test("keeps its tables with any learner's name, and mentions no account")
  func hostile() throws {
    let facts = try SampleClass.facts(name: "[x](javascript:1)")
    let text = text(SampleClass.hostile(facts), facts)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("|") }
    #expect(rows.count == 2 + SampleClass.hostileNames.count + 2 + 3)
    for row in rows {
      #expect(row.replacing("\\|", with: "").count { $0 == "|" } == 5, "\(row)")
    }
    #expect(!text.contains("<b>") && !text.contains("](") && !text.contains("@SUM"))
  }
}
