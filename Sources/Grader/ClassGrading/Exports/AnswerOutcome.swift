import Course

/// The result of an answer, in the three words that all reports use.
package enum AnswerOutcome: String, Hashable, Sendable, CaseIterable, Decodable {
  /// The layout is right in every case, in hidden cases too.
  case passed
  /// Something isn't right yet.
  case notYet
  /// No grade could be given, and the reason stands beside it.
  case blank
}

extension GradedAnswer {
  package var outcome: AnswerOutcome {
    if blank != nil { return .blank }
    return isPassed ? .passed : .notYet
  }

  /// Whether the answer couldn't be read or run to its end, so that it shows nothing about learning.
  var isBroken: Bool {
    guard let verdict else { return false }
    return [.unreadable, .notCompiled, .timedOut, .crashed, .limitExceeded, .graderFault].contains(
      verdict)
  }
}
