package import Course
package import LayoutEngine

/// Why an answer doesn't pass yet, in the order in which the reasons are looked for.
package indirect enum FailureReason: Error, Hashable, Sendable {
  /// A statement can't be read.
  case unreadable(Unreadable)
  /// A blank is left, or a prediction is missing.
  case unfinished(SourceRange)
  /// A statement says something that no layout can mean.
  case invalid(Violation, SourceRange)
  /// The compiler doesn't accept the program.
  case notCompiled(CompilerFinding)
  /// The program takes longer than it may, in seconds.
  case timedOut(seconds: Double, LayoutCase?)
  /// The program stops before it is done.
  case crashed(CrashFinding)
  /// There is more than can be looked at in reasonable time and room.
  case limitExceeded(LimitFinding)
  /// In some case no layout keeps every line.
  case conflicting(ConflictFinding)
  /// In some case more than one layout keeps every line.
  case ambiguous(AmbiguityFinding)
  /// In some case a view is out of place.
  case misplaced(Misplacement)
  /// The program ended with another layout than the one that follows from its constraints.
  case differsInProgram(ProgramLayoutFinding)
  /// The layout is right, and the exercise asks for another way to it.
  case doneOtherwise(TraceFinding)
  /// A predicted number is off.
  case mispredicted(Misprediction)
  /// A rule of the exercise itself isn't kept: most often, the layout is right in another form.
  case ruleMissed(RuleFinding)
  /// Our mistake; it never costs the learner anything.
  case graderFault(String)
  /// Something that running programs needs isn't here; it never costs the learner anything either.
  case notRun(reason: Sentence, advice: Sentence)

  /// The situation that is spoken of; `nil` for what is the same in all.
  package var layoutCase: LayoutCase? {
    switch self {
    case .conflicting(let finding): finding.layoutCase
    case .ambiguous(let finding): finding.layoutCase
    case .misplaced(let misplacement): misplacement.layoutCase
    case .differsInProgram(let finding): finding.layoutCase
    case .doneOtherwise(let finding): finding.layoutCase
    case .crashed(let finding): finding.layoutCase
    case .ruleMissed(let finding): finding.layoutCase
    case .timedOut(_, let layoutCase): layoutCase
    case .unreadable, .unfinished, .invalid, .notCompiled, .limitExceeded, .mispredicted,
      .graderFault, .notRun:
      nil
    }
  }
}

/// No layout keeps every line, and which lines conflict.
package struct ConflictFinding: Hashable, Sendable {
  package let conflict: Conflict
  /// All constraints of the problem, which ``conflict`` counts.
  package let constraints: [Constraint]
  package let layoutCase: LayoutCase
  /// The line that is false in the wanted layout, if there is one.
  package let blame: Blame?
  /// The cases before this one, in which all lines can be kept.
  package let satisfied: [LayoutCase]
}

/// More than one layout keeps every line, and what is free.
package struct AmbiguityFinding: Hashable, Sendable {
  package let ambiguity: Ambiguity
  package let layoutCase: LayoutCase
  /// The line that is false in the wanted layout, if there is one.
  package let blame: Blame?
}

/// A line of the starter that is no longer as the exercise gave it.
package struct ChangedLine: Hashable, Sendable {
  /// What the starter says there.
  package let wanted: String
  /// Where the answer says something else; `nil` if nothing stands in its place.
  package let range: SourceRange?
}
