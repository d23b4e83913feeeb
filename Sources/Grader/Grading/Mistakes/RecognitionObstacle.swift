/// What keeps an answer from being one of the course's wrong answers.
package enum RecognitionObstacle: Error, Hashable, Sendable {
  /// Something about the program that learners are told of first: nothing reaches it, or it is off.
  case program
  /// Words that the compiler or UIKit doesn't say.
  case unsaid(String)
  /// Neither `states` nor `lacks` says how it differs from the solution.
  case nothingNamed
  /// An equation of `states` that isn't stated.
  case unstated(String)
  /// An equation of `lacks` that is stated.
  case stated(String)
  /// The verdict's line makes nothing that `states` has.
  case line(Int)
  /// A statement that is neither in `states` nor right.
  case unnamed(String)
  /// A statement of the solution that is missing, and not in `lacks`.
  case missing(String)
  /// A placeholder without a value.
  case valueless(String)
  /// The wrong answer, by its path, that comes first.
  case other(String)
}
