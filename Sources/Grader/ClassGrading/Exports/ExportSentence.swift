import Course

/// The sentences that several exported files say.
enum ExportSentence: SentenceArea {
  static var passed: Sentence { says("export.passed") }
  static var noGrade: Sentence { says("export.noGradeHeading") }
}
