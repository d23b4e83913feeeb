import Course

/// A learner's total in words, with whatever it is without.
struct ExportTotal {
  let words: String

  init(_ result: LearnerResult, _ facts: ClassFacts) {
    let works = zip(result.works, facts.exercises)
    let titles = works.filter { $0.0.points == nil }.map(\.1.title)
    let sentence: (ExportSentence, [String: Sentence.Value]) -> String = {
      facts.strings.text(Sentence($0, $1))
    }
    guard let points = result.points else {
      words = sentence(.noGradeAtAll, [:])
      return
    }
    let counted = result.works.filter { $0.points != nil }
    let total = sentence(
      .total,
      [
        "points": .points(points), "most": .points(result.most),
        "passed": .count(counted.count { $0.work.isPassed }), "all": .count(result.works.count),
      ])
    let gaps = sentence(.gaps, ["titles": .text(titles.joined(separator: ", "))])
    words = titles.isEmpty ? total : "\(total)\n\(gaps)"
  }
}
