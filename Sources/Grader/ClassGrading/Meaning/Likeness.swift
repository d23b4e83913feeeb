/// Works of two learners that are alike in a way that few others are: facts, and nothing about why.
package struct Likeness: Hashable, Sendable {
  /// An exercise in which two works are alike.
  package struct Shared: Hashable, Sendable {
    /// The exercise's place in the class.
    package let exercise: Int
    /// Whether they are written with the same words and signs, and don't only state the same.
    package let isWording: Bool
    /// How many learners' works are alike in this way, these two among them.
    package let count: Int
    /// How many learners answered.
    package let all: Int
  }

  /// Two learners, by their places in the class, and what they share.
  package struct Pair: Hashable, Sendable {
    package let first: Int32
    package let second: Int32
    /// In the order of exercises.
    package let shared: [Shared]
  }

  /// In how many exercises two learners' works have to be alike to be told.
  package static let leastShared = 3
  /// Chance would bring fewer than one pair that is told in so many classes of the same size.
  package static let classesPerChance = 100
  /// Of so many works of an exercise one more may be alike for that to be told.
  package static let oneIn = 20
  /// How many may be alike however few there are, and however many.
  package static let (fewestAlike, mostAlike) = (2, 12)
  /// The most pairs that are told.
  package static let mostPairs = 100

  /// The pairs; those that chance explains least come first.
  package let pairs: [Pair]
  /// How many more there are.
  package let untold: Int

  /// How many works of an exercise may be alike for that to be told, these two among them.
  ///
  /// - Parameter answered: How many learners answered.
  /// - Returns: 5 % of them, and at least 2 and at most 12.
  package static func mostAlike(of answered: Int) -> Int {
    min(mostAlike, max(fewestAlike, answered / oneIn))
  }

  init(pairs: [Pair], untold: Int) {
    self.pairs = pairs
    self.untold = untold
  }
}
