import Course

/// The sentences that several parts of reports say.
enum ReportSentence: SentenceArea {
  static var excused: Sentence { says("report.state.excused") }
  static var learner: Sentence { says("report.learner") }
  static func attention(count: Int) -> Sentence {
    says("report.attention", ["count": .count(count)])
  }
  static func who(count: Int) -> Sentence { says("report.who", ["count": .count(count)]) }
  static var notYet: Sentence { says("report.state.notYet") }
  static var passed: Sentence { says("report.state.passed") }
  static var learners: Sentence { says("report.learners") }
  static func page(of learner: Sentence.Value) -> Sentence {
    says("report.learner.title", ["name": learner])
  }
  static func title(_ name: Sentence.Value) -> Sentence { says("report.title", ["name": name]) }
  static var total: Sentence { says("report.total") }
}
