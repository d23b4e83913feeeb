package import Course
import LayoutEngine

/// What one kind of exercise wants, and how answers to it are read, decided about and compared.
///
/// A new kind is one more folder beside the others, and a line in each of these functions.
extension Exercise.Aim {
  /// What is wanted of an answer, solved once for all answers.
  func expectation(of exercise: Exercise) throws(CourseError) -> Expectation {
    switch self {
    case .solution: try LinesGrading().expectation(of: exercise)
    case .answers: try QuestionsGrading().expectation(of: exercise)
    case .flaw: Expectation(cases: exercise.cases)
    case .difference(let layouts): try DifferenceGrading(layouts: layouts).expectation(of: exercise)
    }
  }

  /// Reads an answer and decides about it; what follows on the way is kept in the findings.
  ///
  /// - Parameters:
  ///   - findings: Those of the answer, empty so far.
  ///   - outcome: What came of running it, if it is a program.
  /// - Throws: The first thing that stands in the way.
  func check(
    _ findings: inout Findings, _ outcome: Result<SwiftRun, SwiftFailure>
  ) throws(FailureReason) {
    switch self {
    case .solution: try LinesGrading().check(&findings, outcome)
    case .answers: try QuestionsGrading().check(findings)
    case .flaw(let flaw): try FlawGrading(flaw: flaw).check(&findings, outcome)
    case .difference(let layouts): try DifferenceGrading(layouts: layouts).check(&findings)
    }
  }

  /// What stands in the way besides the verdict's reason, which is told before it.
  func others(in findings: Findings) -> [Finding] {
    switch self {
    case .solution, .flaw: FindingSearch(findings).ofLines
    case .answers: LineFindings(findings).ofPredictions.map { .explained($0) }
    case .difference: []
    }
  }

  /// What a text states, line by line; what can't be read is kept as words.
  func statements(of text: String, for exercise: Exercise) -> [FormedAnswer.Statement] {
    switch self {
    case .solution, .flaw:
      FormedAnswer(EquationReader.read(text, names: exercise.itemNames).statements, for: exercise)
        .forms
    case .answers: QuestionsGrading().statements(of: text, for: exercise)
    case .difference: DifferenceGrading.statements(of: text)
    }
  }

  func variantPrint(of prepared: PreparedExercise) -> VariantPrint {
    switch self {
    case .solution, .flaw, .difference: VariantPrint(ofScene: prepared)
    case .answers: QuestionsGrading().variantPrint(of: prepared)
    }
  }

  /// What comes of an answer in the first case of a variant, as ``VariantPrint/outcome`` says it;
  /// `nil` if the answer can't be read there, or has no layout.
  func outcome(of findings: Findings, in exercise: Exercise, isReadAlike: Bool) -> [String]? {
    switch self {
    case .solution: LinesGrading().outcome(of: findings, in: exercise, isReadAlike: isReadAlike)
    case .answers: QuestionsGrading().outcome(of: findings, in: exercise)
    case .flaw:
      VariantPrint.read(findings, in: exercise, isReadAlike: isReadAlike).map { _ in [] }
    case .difference: nil
    }
  }
}

package enum Evidence: Sendable {
  /// The conflict that was asked for, in the first window in which it was.
  case conflict(ConflictFinding)
  /// Two layouts that differ, in the window that the answer names.
  case pair(LayoutPair)
}

/// What tells variants of an exercise apart at little cost: what an answer has to speak of, and what
/// has to come of it in the first case.
package struct VariantPrint: Hashable, Sendable {
  /// What an answer speaks of: the names of views, or those of questions.
  package let names: [String]
  /// All that has a part in reading and solving an answer in the first case: variants of one reading
  /// differ in what has to come of it alone.
  package let reading: [String]
  /// What has to come of an answer in the first case; any two that are as good as the same are equal.
  package let outcome: [String]

  init(names: [String], reading: [String], outcome: [String]) {
    self.names = names
    self.reading = reading
    self.outcome = outcome
  }

  /// The print of a variant that is ready to grade.
  package init(_ prepared: PreparedExercise) {
    self = prepared.exercise.aim.variantPrint(of: prepared)
  }

  /// The print of a variant whose answers speak of views.
  init(ofScene prepared: PreparedExercise) {
    let exercise = prepared.exercise
    names = exercise.scene.ids.dropFirst().map { exercise.scene[$0] }
      .filter { $0.kind == .view }.map { $0.name }
    let firstCase = prepared.expectation.cases.first
    reading =
      exercise.itemNames + exercise.given.map { $0.text }
      + [firstCase?.name ?? "", exercise.firstWindow.map { "\($0.width)x\($0.height)" } ?? ""]
    outcome = prepared.expectation.frames?.first.map { Self.texts($0, of: exercise) } ?? []
  }

  /// What comes of an answer in the first case of an exercise, as ``outcome`` says it.
  ///
  /// - Parameters:
  ///   - findings: Those of an answer that may have been graded in another variant of one reading.
  ///   - exercise: In which exercise it is read.
  ///   - isReadAlike: Whether the variant in which it was graded reads it alike.
  /// - Returns: `nil` if it can't be read there, or has no layout.
  package static func outcome(
    of findings: Findings, in exercise: Exercise, isReadAlike: Bool
  ) -> [String]? {
    exercise.aim.outcome(of: findings, in: exercise, isReadAlike: isReadAlike)
  }

  /// What an answer states in a variant; `nil` if it can't be read there.
  static func read(
    _ findings: Findings, in exercise: Exercise, isReadAlike: Bool
  ) -> ReadAnswer? {
    if isReadAlike, let read = findings.read { return read }
    // A program would have to be run again, and variants of programs are all read alike.
    guard findings.answer.notation == .equations,
      let read = try? ReadAnswer(findings.answer, for: exercise),
      read.lines.count <= Answer.mostConstraints
    else { return nil }
    return read
  }

  static func texts(_ frames: Frames, of exercise: Exercise) -> [String] {
    exercise.scene.ids.flatMap { id in
      [FramePart.x, .y, .width, .height].map { text(frames[id][$0]) }
    }
  }

  static func text(_ value: PredictedValue) -> String {
    if case .number(let number) = value { return text(number) }
    return value.text
  }

  /// A number of half points; the seams lie where no fraction does that people write, so that what is
  /// as good as the same falls on one side.
  private static func text(_ number: Double) -> String {
    "\((number * 2 + seam).rounded())"
  }

  private static let seam = 0.1234
}
