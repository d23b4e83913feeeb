/// Two learners whose answers are alike, and few others' are; it doesn't say why.
package struct Likeness: Hashable, Sendable {
  /// An exercise to which both answers are alike.
  package struct Shared: Hashable, Sendable {
    /// The exercise's place in the class.
    package let exercise: Int
    /// Whether they are written with the same words and signs, and don't only state the same.
    package let isWording: Bool
    /// How many learners have such an answer, these two included.
    package let count: Int
    /// How many learners answered.
    package let all: Int
  }

  /// Two learners, by their places in the class, and the exercises in which they are alike.
  package struct Pair: Hashable, Sendable {
    package let first: Int32
    package let second: Int32
    /// In the order of exercises.
    package let shared: [Shared]
  }

  /// In how many exercises two learners' answers must be alike to be reported.
  package static let leastShared = 3
  /// By chance, less than one pair is reported in so many classes of the same size.
  package static let classesPerChance = 100
  /// For each so many answers to an exercise, one more may be alike and still be reported.
  package static let oneIn = 20
  /// How many may be alike however few there are, and however many.
  package static let (fewestAlike, mostAlike) = (2, 12)
  /// The most pairs that are reported.
  package static let mostPairs = 100

  /// The pairs, the least probable first.
  package let pairs: [Pair]
  /// How many more there are.
  package let untold: Int

  /// How many answers to an exercise may be alike and still be reported, these two included.
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
