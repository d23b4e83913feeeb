import Course

/// What came of a piece of work, in the three words that all reports use.
package enum WorkOutcome: String, Hashable, Sendable, CaseIterable {
  /// All that was asked for holds, in hidden cases too.
  case passed
  /// Something doesn't hold yet.
  case notYet
  /// No grade could be given, and the reason stands beside it.
  case blank
}

extension GradedWork {
  package var outcome: WorkOutcome {
    if blank != nil { return .blank }
    return isPassed ? .passed : .notYet
  }

  /// Whether the work was run or read to no end, so that it says nothing of what was learnt.
  var isBroken: Bool {
    guard let verdict else { return false }
    return [.notCompiled, .timedOut, .crashed, .limitExceeded, .graderFault].contains(verdict)
  }
}
