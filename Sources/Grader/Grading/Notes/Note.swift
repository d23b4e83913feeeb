package import LayoutEngine

/// Something to remark on an answer that passed; it takes nothing away from the answer.
package enum Note: Hashable, Sendable {
  /// The program took away or changed what the exercise gives it.
  case givenChanged(ProgramFacts)
  /// For a moment constraints were active that can't all be satisfied.
  case conflictInBetween(ProgramTrace.Conflict)
  /// The constraint that a line makes isn't active.
  case inactive(line: Int)
  /// A line states the same as an earlier one, or as a given one.
  case repeats(line: Int, Constraint)
  /// A line adds nothing, because it follows from others.
  case follows(line: Int, Reasons)
  /// A line would be easier to read the other way round.
  case turned(line: Int, Constraint, RuleOfThumb)

  /// What a line follows from.
  package enum Reasons: Hashable, Sendable {
    /// Constraints of the answer, in its order, then given ones.
    case constraints([Constraint])
    /// No constraint; the first part of the scene that it follows from, if there is one.
    case scene(Conflict.Member?)
  }

  /// Which of the guide's rules of thumb the turned line keeps.
  package enum RuleOfThumb: Hashable, Sendable {
    /// Whole multipliers are preferred.
    case wholeMultiplier
    /// Positive constants are preferred.
    case positiveConstant
    /// Views stand in the order in which people read.
    case readingOrder
  }
}
