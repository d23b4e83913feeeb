package import Course
package import LayoutEngine

/// What a program did on the way to its layout, in one case.
package struct ProgramTrace: Hashable, Sendable {
  /// A method that a pass calls, called by hand.
  package struct Call: Hashable, Sendable {
    package let method: String
    package let range: SourceRange?
  }

  /// Constraints that were active at the same time and can't all be satisfied.
  package struct Conflict: Hashable, Sendable {
    package let constraints: [Constraint]
    /// Where the last of them was activated or changed.
    package let range: SourceRange?
  }

  /// Whether code marked a view for `updateConstraints()` since the last thing happened.
  let hasMarked: Bool
  let call: Call?
  package let conflict: Conflict?
  /// Where code took the mask of the window's content view away.
  package let unmasking: SourceRange?
}

/// What an exercise about doing doesn't accept, although the layout is right.
package struct TraceFinding: Hashable, Sendable {
  /// What was done, or left out.
  package enum Kind: Hashable, Sendable {
    case conflict(ProgramTrace.Conflict)
    case callByHand(ProgramTrace.Call)
    case unmarked
  }

  package let kind: Kind
  package let layoutCase: LayoutCase

  /// Its name, as reports have it.
  package var code: String {
    switch kind {
    case .conflict: "conflict-in-between"
    case .callByHand: "called-by-hand"
    case .unmarked: "not-marked"
    }
  }

  /// The line that did it, where it is known.
  package var range: SourceRange? {
    switch kind {
    case .conflict(let conflict): conflict.range
    case .callByHand(let call): call.range
    case .unmarked: nil
    }
  }

  /// The verdict in one line: `ruleMissed called-by-hand line 39, window 320x176`.
  var summary: String {
    "ruleMissed \(code)" + (range.map { " line \($0.line)" } ?? "") + ", \(layoutCase.name)"
  }
}

extension Grading {
  /// Holds what a program did against what the exercise asks of the way to the layout.
  func checkTrace(_ answer: ReadAnswer) throws(FailureReason) {
    let traces = zip(answer.program?.traces ?? [], prepared.expectation.cases)
    for rule in prepared.exercise.swift?.trace ?? [] {
      for (trace, layoutCase) in traces {
        let kind: TraceFinding.Kind? =
          switch rule {
          case .noConflict: trace.conflict.map { .conflict($0) }
          case .noCallByHand: trace.call.map { .callByHand($0) }
          case .marksForUpdate:
            layoutCase.setting.times > 0 && !trace.hasMarked ? .unmarked : nil
          }
        if let kind { throw .doneOtherwise(TraceFinding(kind: kind, layoutCase: layoutCase)) }
      }
    }
  }
}
