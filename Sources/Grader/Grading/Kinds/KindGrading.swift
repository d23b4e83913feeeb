package import Course
package import LayoutEngine

/// What one kind of exercise wants, and how answers to it are read, decided about and compared.
///
/// A new kind is one more folder beside the others, and a line in each function of ``Exercise/Aim``
/// below. The defaults are those for constraints.
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

/// How an exercise's answers are graded.
extension Exercise.Aim: KindGrading {
  func expectation(of exercise: Exercise) throws(CourseError) -> Expectation {
    switch self {
    case .solution: try LinesGrading().expectation(of: exercise)
    case .answers: try QuestionsGrading().expectation(of: exercise)
    case .flaw(let flaw): FlawGrading(flaw: flaw).expectation(of: exercise)
    case .difference(let layouts): try DifferenceGrading(layouts: layouts).expectation(of: exercise)
    }
  }

  func check(
    _ findings: inout Findings, _ outcome: Result<SwiftRun, SwiftFailure>
  ) throws(FailureReason) {
    switch self {
    case .solution: try LinesGrading().check(&findings, outcome)
    case .answers: try QuestionsGrading().check(&findings, outcome)
    case .flaw(let flaw): try FlawGrading(flaw: flaw).check(&findings, outcome)
    case .difference(let layouts): try DifferenceGrading(layouts: layouts).check(&findings, outcome)
    }
  }

  func others(in findings: Findings) -> [Finding] {
    switch self {
    case .solution: LinesGrading().others(in: findings)
    case .answers: QuestionsGrading().others(in: findings)
    case .flaw(let flaw): FlawGrading(flaw: flaw).others(in: findings)
    case .difference(let layouts): DifferenceGrading(layouts: layouts).others(in: findings)
    }
  }

  func statements(of text: String, for exercise: Exercise) -> [FormedAnswer.Statement] {
    switch self {
    case .solution: LinesGrading().statements(of: text, for: exercise)
    case .answers: QuestionsGrading().statements(of: text, for: exercise)
    case .flaw(let flaw): FlawGrading(flaw: flaw).statements(of: text, for: exercise)
    case .difference(let layouts):
      DifferenceGrading(layouts: layouts).statements(of: text, for: exercise)
    }
  }

  func variantPrint(of prepared: PreparedExercise) -> VariantPrint {
    switch self {
    case .solution: LinesGrading().variantPrint(of: prepared)
    case .answers: QuestionsGrading().variantPrint(of: prepared)
    case .flaw(let flaw): FlawGrading(flaw: flaw).variantPrint(of: prepared)
    case .difference(let layouts): DifferenceGrading(layouts: layouts).variantPrint(of: prepared)
    }
  }

  func outcome(of findings: Findings, in exercise: Exercise, isReadAlike: Bool) -> [String]? {
    switch self {
    case .solution: LinesGrading().outcome(of: findings, in: exercise, isReadAlike: isReadAlike)
    case .answers: QuestionsGrading().outcome(of: findings, in: exercise, isReadAlike: isReadAlike)
    case .flaw(let flaw):
      FlawGrading(flaw: flaw).outcome(of: findings, in: exercise, isReadAlike: isReadAlike)
    case .difference(let layouts):
      DifferenceGrading(layouts: layouts).outcome(
        of: findings, in: exercise, isReadAlike: isReadAlike)
    }
  }
}

/// What only one kind of exercise finds wrong with an answer: that the answer breaks
/// a rule of the exercise, or that a line can't be read.
package enum KindFact: Hashable, Sendable {
  case flaw(FlawRule)
  case difference(DifferenceRule)
  case window(WindowError)
  case prediction(PredictionError)
  case log(LogAnswerError)

  /// Its name, as reports have it.
  package var code: String {
    switch self {
    case .flaw(let rule): rule.code
    case .difference(let rule): rule.code
    case .window(let error): error.code
    case .prediction(let error): error.code
    case .log(let error): error.code
    }
  }

  /// The situation that is spoken of, and what follows from the answer there if that is one layout.
  package var place: (layoutCase: LayoutCase, frames: Frames?)? {
    switch self {
    case .flaw(let rule): rule.place
    case .difference(let rule): rule.place
    case .window, .prediction, .log: nil
    }
  }

  /// The line to point at, where it is one.
  package var range: SourceRange? {
    if case .difference(let rule) = self { rule.range } else { nil }
  }

  /// Why the constraints of the answer don't have the flaw that is asked for, where it is that.
  package var missedFlaw: FlawRule? { if case .flaw(let rule) = self { rule } else { nil } }
}

/// What an answer that passes has shown.
package enum Evidence: Sendable {
  /// The conflict that was asked for, in the first window in which it was.
  case conflict(ConflictFinding)
  /// Two layouts that differ, in the window that the answer names.
  case pair(LayoutPair)
}
