import Course
import Grading
import LayoutEngine
import Platform
import Synchronization

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
  private let seeds: Int

  /// Takes an exercise in which something may vary.
  init(_ exercise: Exercise, running runner: AnswerRunner, seeds: Int) {
    self.exercise = exercise
    self.runner = runner
    self.seeds = seeds
  }

  func run(_ tally: inout ProofTally) {
    guard exercise.variant != nil else { return }
    var marks: [VariantMark] = []
    for number in 1...max(1, seeds) {
      do throws(CourseError) {
        let seed = SecretSeed("seed \(number)")
        let variant = try ExerciseVariants(seed).exercise(exercise, for: "somebody")
        if let error = error(in: variant, seed, number) {
          tally.add(told(error, variant, number))
          return
        }
        marks.append(try VariantMark(variant, seed: number))
      } catch {
        return tally.add(
          error.path, at: error.place,
          .says(
            "check.variant.seed", ["error": .sentence(error.sentence), "number": .count(number)]))
      }
    }
    if let error = VariantMark.sharedAnswer(among: marks, path: path) { return tally.add(error) }
    tally.count(.variants, marks.count)
    if hasPrograms { tally.count(.variantPrograms, min(marks.count, Self.seedsWithPrograms)) }
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
    var tally = ProofTally()
    let runsPrograms = number <= Self.seedsWithPrograms
    ExerciseProof(variant, running: runner, withPrograms: runsPrograms, isVariant: true)
      .run(&tally)
    HiddenProof(HiddenCases(of: variant, count: Self.hiddenWindows, from: seed), of: variant)
      .run(&tally)
    return tally.errors.first
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

/// The proofs of hidden cases and variants of several exercises, at work beside everything else.
///
/// They take most of the time that a course takes to be proved, and no two have to do with each
/// other.
struct VariantProofs {
  private final class Results: Sendable {
    let next = Atomic<Int>(0)
    let reports: Mutex<[Int: ProofTally]> = Mutex([:])
  }

  private let results = Results()
  private let threads: WorkerThreads

  /// Begins.
  ///
  /// - Parameters:
  ///   - exercises: What is proved.
  ///   - runner: What runs answers in Swift.
  ///   - seeds: How many secrets are tried of exercises that vary.
  ///   - jobs: How many exercises are proved at the same time.
  init(_ exercises: [Exercise], running runner: AnswerRunner, seeds: Int, jobs: Int) {
    let results = results
    threads = WorkerThreads(jobs) {
      while true {
        let index = results.next.add(1, ordering: .relaxed).oldValue
        guard exercises.indices.contains(index) else { return }
        var tally = ProofTally()
        let exercise = exercises[index]
        // A solution that isn't one is told of by the proof of the exercise itself.
        guard (try? PreparedExercise(exercise)) != nil else { continue }
        HiddenProof(HiddenCases.all(of: exercise), of: exercise).run(&tally)
        VariantProof(exercise, running: runner, seeds: seeds).run(&tally)
        results.reports.withLock { $0[index] = tally }
      }
    }
  }

  /// What was proved, by the exercises' places, once all is done.
  func reports() -> [Int: ProofTally] {
    _ = threads.wait { true }
    return results.reports.withLock { $0 }
  }
}

/// What of a variant an answer has to fit, as far as it tells variants apart.
struct VariantMark: Sendable {
  let seed: Int
  private let exercise: Exercise
  private let expectation: Expectation
  /// The names of the views and guides.
  private let names: Set<String>
  /// Of these, the views that every answer has to name.
  private let named: Set<String>
  /// What an answer to questions has to say.
  private let questions: [String: [PredictedValue]]

  /// Works out what has to be told apart.
  init(_ exercise: Exercise, seed: Int) throws(CourseError) {
    self.exercise = exercise
    self.seed = seed
    let prepared = try PreparedExercise(exercise.unexplained)
    expectation = prepared.expectation
    names = Set(exercise.itemNames)
    var questions: [String: [PredictedValue]] = [:]
    for question in exercise.questions {
      questions[question.name] = question.answers(for: exercise, expectation: prepared.expectation)
    }
    self.questions = questions
    named =
      exercise.takesLines && exercise.swift == nil
      ? NecessaryNames.names(in: prepared) : []
  }

  /// The first two variants that an answer could pass both of, as far as can be proved.
  static func sharedAnswer(among marks: [VariantMark], path: String) -> CourseError? {
    for (index, one) in marks.enumerated() {
      for other in marks[..<index] where !one.excludes(other) {
        return CourseError(
          path,
          .says(
            "check.variant.shared",
            [
              "other": .count(other.seed), "seed": .count(one.seed), "values": .text(one.words),
              "otherValues": .text(other.words), "reason": .sentence(one.likeness(to: other)),
            ]))
      }
    }
    return nil
  }

  private var words: String { exercise.variant?.words ?? "" }

  /// Whether no answer passes both variants.
  private func excludes(_ other: VariantMark) -> Bool {
    guard exercise.takesLines else { return hasOtherAnswers(than: other) }
    return hasOtherNames(than: other) || other.hasOtherNames(than: self)
      || hasOtherFrames(than: other)
  }

  /// Why an answer to one may pass the other, too.
  private func likeness(to other: VariantMark) -> Sentence {
    if words == other.words { return .says("check.variant.shared.values") }
    guard exercise.takesLines else { return .says("check.variant.shared.questions") }
    guard exercise.asks(likeIn: other.exercise) else { return .says("check.variant.shared.names") }
    let found = expectation.cases.first { layoutCase in
      other.expectation.cases.contains { $0.finds(layoutCase) }
    }
    guard let found else { return .says("check.variant.shared.windows") }
    return .says("check.variant.shared.layout", ["case": found.name])
  }

  /// An answer has to answer every question, and no others: it can't pass both if the questions
  /// differ, or if what one of them admits has nothing in common with what it admits in the other.
  private func hasOtherAnswers(than other: VariantMark) -> Bool {
    guard Set(questions.keys) == Set(other.questions.keys) else { return true }
    return questions.contains { name, answers in
      let others = other.questions[name] ?? []
      return !answers.contains { answer in others.contains { answer.matches($0) } }
    }
  }

  /// A line about a view that isn't there can't be read: an answer that has to name a view of this
  /// variant can't pass another that has none of that name.
  private func hasOtherNames(than other: VariantMark) -> Bool {
    !named.isSubset(of: other.names)
  }

  /// The same answer, with the same views and given lines, in the same window and direction, states
  /// the same constraints, and so has the same one layout: it can't be the wanted one in both
  /// variants if what is wanted differs there by more than is forgiven.
  private func hasOtherFrames(than other: VariantMark) -> Bool {
    guard let frames = expectation.frames, let others = other.expectation.frames,
      exercise.asks(likeIn: other.exercise)
    else { return false }
    for (layoutCase, frames) in zip(expectation.cases, frames) {
      guard let index = other.expectation.cases.firstIndex(where: { $0.finds(layoutCase) })
      else { continue }
      // Both answers may be off by what is forgiven, each to its own side.
      if frames.differ(from: others[index], byMoreThan: 2 * Tolerance.points) { return true }
    }
    return false
  }
}

extension LayoutCase {
  /// Whether an answer finds the same here as in another case.
  fileprivate func finds(_ other: LayoutCase) -> Bool {
    setting == other.setting && direction == other.direction
  }
}

extension Exercise {
  /// Whether an answer says the same in both: about the same views, with the same lines given, and,
  /// where it is a program, called and begun in the same way.
  fileprivate func asks(likeIn other: Exercise) -> Bool {
    itemNames == other.itemNames && scene == other.scene && bareScene == other.bareScene
      && given == other.given && ruleSet == other.ruleSet && designWindow == other.designWindow
      && swift == other.swift && classNames == other.classNames && firstWindow == other.firstWindow
  }
}

extension Frames {
  fileprivate func differ(from other: Frames, byMoreThan slack: Double) -> Bool {
    guard count == other.count else { return false }
    return (0..<count).contains { index in
      let id = ItemID(index: Int32(index))
      return [FramePart.x, .y, .width, .height].contains {
        abs(self[id][$0] - other[id][$0]) > slack
      }
    }
  }
}
