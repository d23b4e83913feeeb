/// What grading decides about an answer.
package enum Verdict: Hashable, Sendable {
  /// The wanted layout follows from it in every case.
  case passed
  /// It doesn't yet, for this reason.
  case notYet(Setback)

  /// The verdict's name, the same in terminals, reports and exports.
  package var id: String {
    switch self {
    case .passed: "passed"
    case .notYet(let setback): setback.id
    }
  }

  /// The reason why the answer doesn't pass yet.
  package var setback: Setback? {
    guard case .notYet(let setback) = self else { return nil }
    return setback
  }
}
