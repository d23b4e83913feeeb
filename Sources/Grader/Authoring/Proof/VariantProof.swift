import Course
import Grading

/// Proves that every variant of an exercise is as sound as the one that the course shows, and that
/// none of them shares an answer that passes with another.
struct VariantProof {
  /// For how many of them programs are run, which takes a thousand times as long as equations.
  ///
  /// A variant of a program is the same program with other numbers in it, and its equations are
  /// proved for every secret.
  private static let seedsWithPrograms = 1
  /// How many hidden windows are derived from each secret.
  private static let hiddenWindows = 4

  private let exercise: Exercise
  private let runner: AnswerRunner
  /// How many secrets are tried.
  private let seeds: Int

  /// Takes an exercise in which something may vary.
  init(_ exercise: Exercise, running runner: AnswerRunner, seeds: Int) {
    self.exercise = exercise
    self.runner = runner
    self.seeds = seeds
  }

  func run(_ report: inout ProofReport) {
    guard exercise.variant != nil else { return }
    var marks: [VariantMark] = []
    for number in 1...max(1, seeds) {
      do throws(CourseError) {
        let seed = SecretSeed("seed \(number)")
        let variant = try ExerciseVariants(seed).exercise(exercise, for: "somebody")
        if let error = error(in: variant, seed, number) {
          report.add(told(error, variant, number))
          return
        }
        marks.append(try VariantMark(variant, seed: number))
      } catch {
        return report.add(
          CourseError(
            error.path, at: error.place,
            .says(
              "check.variant.seed", ["error": .sentence(error.sentence), "number": .count(number)]))
        )
      }
    }
    if let error = VariantMark.sharedAnswer(among: marks, path: path) { return report.add(error) }
    report.count(.variants, marks.count)
    if hasPrograms { report.count(.variantPrograms, min(marks.count, Self.seedsWithPrograms)) }
  }

  /// Whether an answer of the exercise is a program.
  private var hasPrograms: Bool {
    let solution = exercise.swiftSolution.map { [$0] } ?? []
    let texts =
      exercise.starters + solution + exercise.alternatives + exercise.wrongAnswers.map(\.answer)
    return texts.contains { Notation(path: $0.path) == .swift }
  }

  private var path: String { "\(exercise.lessonFolder)/\(exercise.id)/exercise.json" }

  /// The first thing that has to be mended in one variant.
  private func error(in variant: Exercise, _ seed: SecretSeed, _ number: Int) -> CourseError? {
    var report = ProofReport()
    let runsPrograms = number <= Self.seedsWithPrograms
    ExerciseProof(variant, running: runner, withPrograms: runsPrograms, isVariant: true)
      .run(&report)
    HiddenProof(HiddenCases(of: variant, count: Self.hiddenWindows, from: seed), of: variant)
      .run(&report)
    return report.errors.first
  }

  /// An error at its place in the file as it is written, with the secret that shows it.
  private func told(_ error: CourseError, _ variant: Exercise, _ number: Int) -> CourseError {
    let placed = variant.variant?.placed(error) ?? error
    return CourseError(
      placed.path, at: placed.place,
      .says(
        "check.variant.words",
        [
          "error": .sentence(placed.sentence), "number": .count(number),
          "values": .text(variant.variant?.words ?? ""),
        ]))
  }
}
