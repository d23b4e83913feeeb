import Course

/// How answers to one kind of exercise are read, decided about and compared.
///
/// Whatever is done to an answer asks the exercise for this, so that a new kind is one more folder
/// beside the others.
protocol KindGrading: Sendable {
  /// Reads an answer and decides about it; what follows on the way is kept in the findings.
  ///
  /// - Parameters:
  ///   - findings: Those of the answer, empty so far.
  ///   - outcome: What came of running it, if it is a program.
  /// - Throws: The first thing that stands in the way.
  func check(
    _ findings: inout Findings, _ outcome: Result<SwiftRun, SwiftFailure>
  ) throws(Setback)

  /// What stands in the way besides the verdict's reason, which is told before it.
  func others(in findings: Findings) -> [Finding]

  /// What a text states, line by line; what can't be read is kept as words.
  func statements(of text: String, for exercise: Exercise) -> [FormedAnswer.Statement]
}

extension Exercise {
  /// How its answers are graded.
  var grading: any KindGrading {
    switch answerForm {
    case .lines: LinesGrading()
    case .questions: QuestionsGrading()
    case .window: WindowGrading()
    }
  }
}
