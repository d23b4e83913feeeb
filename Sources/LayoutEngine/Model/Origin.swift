/// Where a constraint comes from, so that messages can point at it.
package enum Origin: Hashable, Sendable {
  /// Written by the learner.
  case answer(SourceRange)
  /// Given by the exercise; the number counts its given lines from 0.
  case given(Int)
  /// Made by code, with nothing to point at.
  case code

  /// Where the learner wrote it; `nil` for constraints that the learner didn't write.
  package var answerRange: SourceRange? {
    guard case .answer(let range) = self else { return nil }
    return range
  }
}
