import Course

/// The sentences that several parts of reports say.
enum ReportSentence: SentenceArea {
  static var passed: Sentence { says("report.state.passed") }
  static var learners: Sentence { says("report.learners") }
  static var total: Sentence { says("report.total") }
}
