package import Course
package import Grading
import Synchronization

/// An exercise as one learner gets it.
package struct LearnersExercise: Sendable {
  /// The exercise that decides the verdict and the feedback.
  package let own: PreparedExercise
  /// The same exercise in hidden cases; `nil` if there are none.
  package let hidden: PreparedExercise?

  package init(_ own: PreparedExercise, hidden: PreparedExercise? = nil) {
    self.own = own
    self.hidden = hidden
  }
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
    let slots = exercises.map { _ in PreparedSlot() }
    self.init(exercises) { (index, _) throws(CourseError) in
      try slots[index].exercise { () throws(CourseError) in
        LearnersExercise(try PreparedExercise(exercises[index]))
      }
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

/// An exercise that is prepared once, by the first thread that needs it; other threads wait.
struct PreparedSlot: Sendable {
  private final class Place: Sendable {
    let made = Mutex<Result<LearnersExercise, CourseError>?>(nil)
  }

  private let place = Place()

  func exercise(
    _ make: () throws(CourseError) -> LearnersExercise
  ) throws(CourseError) -> LearnersExercise {
    try place.made.withLock { made in
      if let made { return made }
      let fresh = Result(catching: make)
      made = fresh
      return fresh
    }.get()
  }
}
