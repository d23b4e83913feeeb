import Course
import LayoutEngine

/// What one kind of exercise wants, and how answers to it are read, decided about and compared.
///
/// Whatever is done to an answer asks the exercise for this, so that a new kind is one more folder
/// beside the others. What a kind leaves out is as it is for lines.
protocol KindGrading: Sendable {
  /// What is wanted of an answer, solved once for all answers.
  func expectation(of exercise: Exercise) throws(CourseError) -> Expectation

  /// Reads an answer and decides about it; what follows on the way is kept in the findings.
  ///
  /// - Parameters:
  ///   - findings: Those of the answer, empty so far.
  ///   - outcome: What came of running it, if it is a program.
  /// - Throws: The first thing that stands in the way.
  func check(
    _ findings: inout Findings, _ outcome: Result<SwiftRun, SwiftFailure>
  ) throws(FailureReason)

  /// What stands in the way besides the verdict's reason, which is told before it.
  func others(in findings: Findings) -> [Finding]

  /// What a text states, line by line; what can't be read is kept as words.
  func statements(of text: String, for exercise: Exercise) -> [FormedAnswer.Statement]

  /// What tells a variant apart from others.
  func variantPrint(of prepared: PreparedExercise) -> VariantPrint

  /// What comes of an answer in the first case of a variant, as ``VariantPrint/outcome`` says it;
  /// `nil` if the answer can't be read there, or has no layout.
  func outcome(of findings: Findings, in exercise: Exercise, isReadAlike: Bool) -> [String]?
}

extension KindGrading {
  func others(in findings: Findings) -> [Finding] { FindingSearch(findings).ofLines }

  func statements(of text: String, for exercise: Exercise) -> [FormedAnswer.Statement] {
    FormedAnswer(EquationReader.read(text, names: exercise.itemNames).statements, for: exercise)
      .forms
  }

  func variantPrint(of prepared: PreparedExercise) -> VariantPrint {
    VariantPrint(ofScene: prepared)
  }
}

extension Exercise {
  /// How its answers are graded.
  var grading: any KindGrading {
    switch aim {
    case .solution: LinesGrading()
    case .answers: QuestionsGrading()
    case .flaw(let flaw): FlawGrading(flaw: flaw)
    case .difference(let layouts): DifferenceGrading(layouts: layouts)
    }
  }
}
