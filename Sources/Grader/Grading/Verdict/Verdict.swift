package import Course

/// What grading decides about an answer.
package enum Verdict: Hashable, Sendable {
  /// The wanted layout follows from it in every case.
  case passed
  /// It doesn't yet, for this reason.
  case notYet(FailureReason)

  package var name: VerdictName {
    switch self {
    case .passed: .passed
    case .notYet(let failure): failure.name
    }
  }

  /// The reason why the answer doesn't pass yet.
  package var failure: FailureReason? {
    guard case .notYet(let failure) = self else { return nil }
    return failure
  }
}
