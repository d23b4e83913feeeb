import Course

/// The sentences that several parts of reports say.
enum ReportSentence: SentenceArea {
  static var learner: Sentence { says("report.learner") }
  static var notYet: Sentence { says("report.state.notYet") }
  static var passed: Sentence { says("report.state.passed") }
  static var learners: Sentence { says("report.learners") }
  static func page(of learner: Sentence.Value) -> Sentence {
    says("report.learner.title", ["name": learner])
  }
  static var total: Sentence { says("report.total") }
}
