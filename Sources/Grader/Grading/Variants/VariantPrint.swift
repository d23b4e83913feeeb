package import Course
import LayoutEngine

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
