package import Course

/// What grading decides about an answer.
package enum Verdict: Hashable, Sendable {
  /// The wanted layout follows from it in every case.
  case passed
  /// It doesn't yet, for this reason.
  case notYet(Setback)

  package var name: VerdictName {
    switch self {
    case .passed: .passed
    case .notYet(let setback): setback.name
    }
  }

  /// The reason why the answer doesn't pass yet.
  package var setback: Setback? {
    guard case .notYet(let setback) = self else { return nil }
    return setback
  }
}
