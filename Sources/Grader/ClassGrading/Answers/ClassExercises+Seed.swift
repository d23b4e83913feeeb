package import Course
import Grading

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
    let slots = exercises.map { _ in PreparedSlot() }
    self.init(exercises, others: OtherVariants(exercises, variants, among: learners)) {
      (index, learner) throws(CourseError) in
      let exercise = exercises[index]
      guard exercise.isVaried else {
        return try slots[index].exercise { () throws(CourseError) in
          try Self.ready(exercise, seed, hiddenCases)
        }
      }
      return try Self.ready(variants.exercise(exercise, for: learner.key), seed, hiddenCases)
    }
  }

  /// An exercise with its hidden cases.
  private static func ready(
    _ exercise: Exercise, _ seed: SecretSeed, _ hiddenCases: Int
  ) throws(CourseError) -> LearnersExercise {
    let hidden = HiddenCases(of: exercise, count: hiddenCases, from: seed)
    return LearnersExercise(
      try PreparedExercise(exercise),
      hidden: try hidden.map { hidden throws(CourseError) in
        try PreparedExercise(hidden.exercise)
      })
  }
}
