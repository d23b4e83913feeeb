/// The variants of exercises that learners get, derived from a teacher's secret.
///
/// What a learner gets depends on the secret, the learner's key, the exercise's id and the names
/// under `varies` alone: neither on other learners nor on other exercises.
package struct ExerciseVariants: Sendable {
  package let seed: SecretSeed

  package init(_ seed: SecretSeed) { self.seed = seed }

  /// The exercise that a learner gets; where nothing varies, the exercise itself.
  ///
  /// It was read with as many of its answers as the exercise it is made from.
  ///
  /// - Throws: ``CourseError`` if a placeholder becomes nothing in this variant, which
  ///   `lessons dev check` looks for.
  package func exercise(_ exercise: Exercise, for learner: String) throws(CourseError) -> Exercise {
    guard let code = code(of: exercise, for: learner) else { return exercise }
    return try exercise.variant(code) ?? exercise
  }

  /// Which variant a learner gets; `nil` where nothing varies.
  package func code(of exercise: Exercise, for learner: String) -> VariantCode? {
    (exercise.variant?.template.variations).map { variations in
      VariantCode(
        variations.map { variation in
          let number = seed.number(for: ["variant", learner, exercise.id, variation.name])
          return Int(number % UInt64(variation.count))
        })
    }
  }

  /// The marks by which a learner's copy was derived; none of them may stand in it.
  package func marks(of exercise: Exercise, for learner: String) -> [String] {
    (exercise.variant?.template.variations ?? []).map {
      seed.mark(of: ["variant", learner, exercise.id, $0.name])
    }
  }
}
