package import Course
package import Grading
import Synchronization

/// An exercise as one learner gets it.
package struct LearnersExercise: Sendable {
  /// The exercise that decides the verdict and the feedback.
  package let own: PreparedExercise
  /// The same exercise in hidden cases; `nil` if there are none.
  package var hidden: PreparedExercise?
}

/// The exercises of a class, with each learner's variants of them.
package struct ClassExercises: Sendable {
  /// As the course has them, in its order: their ids and files are every learner's.
  package let exercises: [Exercise]
  private let supply: @Sendable (Int, Learner) throws(CourseError) -> LearnersExercise
  /// Finds the learners whose variant an answer may pass; `nil` if everybody gets the same.
  let others: OtherVariants?

  /// - Parameters:
  ///   - exercises: As the course has them.
  ///   - others: Finds the learners whose variant an answer may pass.
  ///   - supply: A learner's variant of an exercise, by its index; called from several threads.
  init(
    _ exercises: [Exercise], others: OtherVariants? = nil,
    supply: @escaping @Sendable (Int, Learner) throws(CourseError) -> LearnersExercise
  ) {
    self.exercises = exercises
    self.others = others
    self.supply = supply
  }

  /// The same exercises for everybody, without hidden cases; each is prepared once, when the
  /// first answer to it is findings.
  package init(forEverybody exercises: [Exercise]) {
    let prepared = exercises.map { _ in MadeOnce<Result<LearnersExercise, CourseError>>() }
    self.init(exercises) { (index, _) throws(CourseError) in
      try prepared[index].value {
        Result { () throws(CourseError) in
          LearnersExercise(own: try PreparedExercise(exercises[index]))
        }
      }.get()
    }
  }

  /// An exercise as a learner gets it.
  ///
  /// - Throws: ``CourseError`` if the exercise itself is wrong.
  package func exercise(_ index: Int, for learner: Learner) throws(CourseError) -> LearnersExercise
  {
    try supply(index, learner)
  }
}

/// A value that is made once, by the first thread that needs it; other threads wait.
final class MadeOnce<Value: Sendable>: Sendable {
  private let made = Mutex<Value?>(nil)

  func value(_ make: () -> Value) -> Value {
    made.withLock { made in
      if let made { return made }
      let fresh = make()
      made = fresh
      return fresh
    }
  }
}

extension ClassExercises {
  /// Variants of each learner's own, and hidden cases that are the same for the whole class.
  ///
  /// - Parameters:
  ///   - exercises: As the course has them, with what varies.
  ///   - seed: The teacher's secret.
  ///   - hiddenCases: How many hidden windows are derived for each exercise.
  ///   - learners: The class, among which a neighbour's answer is recognised.
  package init(
    _ exercises: [Exercise], from seed: SecretSeed, hiddenCases: Int, among learners: [Learner]
  ) {
    let variants = ExerciseVariants(seed)
    let prepared = exercises.map { _ in MadeOnce<Result<LearnersExercise, CourseError>>() }
    self.init(exercises, others: OtherVariants(exercises, variants, among: learners)) {
      (index, learner) throws(CourseError) in
      let exercise = exercises[index]
      guard exercise.isVaried else {
        return try prepared[index].value {
          Result { () throws(CourseError) in try Self.ready(exercise, seed, hiddenCases) }
        }.get()
      }
      return try Self.ready(variants.exercise(exercise, for: learner.key), seed, hiddenCases)
    }
  }

  private static func ready(
    _ exercise: Exercise, _ seed: SecretSeed, _ hiddenCases: Int
  ) throws(CourseError) -> LearnersExercise {
    let hidden = HiddenCases(of: exercise, count: hiddenCases, from: seed)
    return LearnersExercise(
      own: try PreparedExercise(exercise),
      hidden: try hidden.map { hidden throws(CourseError) in
        try PreparedExercise(hidden.exercise)
      })
  }
}

/// Whose copy an answer is, by the mark that hand-out put into it.
struct CopyOwners {
  let isMarked: Bool
  private let exercise: Exercise
  private let known: OtherVariants?
  /// The variant that the mark names; `nil` if there is no mark, or it was changed.
  private let code: VariantCode?

  init(of answer: Answer, _ exercise: Exercise, _ others: OtherVariants?) {
    self.exercise = exercise
    known = others
    isMarked = exercise.isVaried && CopyMark.fingerprint(in: answer.text) != nil
    let mark = isMarked ? try? CopyMark(in: answer.text) : nil
    code = mark.flatMap { $0.exercise == exercise.id ? $0.code : nil }
  }

  /// Those of some learners who got this copy.
  func members(of learners: [Learner]) -> [Learner] {
    guard let code, let known else { return [] }
    return learners.filter { known.variants.code(of: exercise, for: $0.key) == code }
  }

  /// Everybody in the class who got this copy; `nil` if the answer doesn't tell.
  var others: [Learner]? {
    guard code != nil, let known else { return nil }
    return members(of: known.learners)
  }
}
