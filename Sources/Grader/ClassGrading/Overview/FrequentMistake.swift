package import Course

/// A mistake that was made in any exercise, with those who made it.
package struct FrequentMistake: Hashable, Sendable {
  let name: MistakeName
  /// How many learners made it, each counted once.
  package private(set) var learners = 0
  /// The first of them.
  package private(set) var first: [ClassLearner] = []
  private var exercises: Set<Int> = []
  private var last: String?

  private static let mostNames = 8

  init(name: MistakeName) { self.name = name }

  /// Counts a learner, whose answers come one after another.
  mutating func add(_ learner: ClassLearner, _ exercise: Int) {
    exercises.insert(exercise)
    guard last != learner.key else { return }
    last = learner.key
    learners += 1
    if first.count < Self.mostNames { first.append(learner) }
  }

  /// The mistake in words.
  package var words: Sentence { MistakeSentence.words(for: name) }

  /// The titles of the exercises.
  package func titles(_ facts: ClassFacts) -> String {
    exercises.sorted().map { facts.exercises[$0].title }.joined(separator: ", ")
  }
}
