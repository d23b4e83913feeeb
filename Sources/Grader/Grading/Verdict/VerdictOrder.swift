package import Course
package import LayoutEngine

/// Why an answer doesn't pass yet, in the order in which the reasons are looked for.
package indirect enum FailureReason: Error, Hashable, Sendable {
  case unreadable(Unreadable)
  /// A blank is left, or a prediction is missing.
  case unfinished(SourceRange)
  case notCompiled(CompilerFinding)
  /// The program takes longer than it may, in seconds.
  case timedOut(seconds: Double, LayoutCase?)
  case crashed(CrashFinding)
  /// There is more than can be looked at in reasonable time and room.
  case limitExceeded(LimitFinding)
  /// A statement says something that no layout can mean.
  case invalid(Violation, SourceRange)
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

package enum Verdict: Hashable, Sendable {
  /// The wanted layout follows from it in every case.
  case passed
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

/// A line of an answer that can't be read: where it is, and why.
package struct Unreadable: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// An equation, or arithmetic in another answer.
    case equation(EquationError)
    /// A line that only the exercise's kind has.
    case ofKind(KindFact)
  }

  package let reason: Reason
  package let range: SourceRange

  package init(_ error: EquationError) { self.init(.equation(error), at: error.range) }

  init(_ fact: KindFact, at range: SourceRange) {
    self.init(.ofKind(fact), at: range)
  }

  private init(_ reason: Reason, at range: SourceRange) {
    self.reason = reason
    self.range = range
  }

  /// The error's code: `E101` to `E304` for equations, `E401` to `E408` for predictions, `E411` to
  /// `E435` for visual formats, `E441` to `E444` for windows.
  package var code: String {
    switch reason {
    case .equation(let error): error.code
    case .ofKind(let error): error.code
    }
  }
}

/// An exercise's own rule that an answer doesn't keep.
package indirect enum RuleFinding: Hashable, Sendable {
  /// The layout is right, but a line of the starter isn't as it was.
  case starterChanged(ChangedLine)
  /// A view isn't in the window when a program has ended; where nothing tells which view of a
  /// controller is meant, that controller's class.
  case viewMissing(String, controller: String?)
  /// A line of a program measures from a baseline of a view whose font nobody knows.
  case baselineUnknown(view: String, isFirst: Bool, SourceRange)
  /// A rule that only the exercise's kind has.
  case ofKind(KindFact)

  /// The situation that is spoken of, where the rule is about one.
  package var layoutCase: LayoutCase? {
    if case .ofKind(let rule) = self { rule.place?.layoutCase } else { nil }
  }
}

/// A view that ends up somewhere else than the exercise wants.
package struct Misplacement: Hashable, Sendable {
  /// The line that is false in the wanted layout; `nil` when every line is true there.
  package let blame: Blame?
  /// The statement about the view itself that placed it, when no equation is false.
  package let placedBy: SourceRange?
  /// Whether its frame and its autoresizing mask place the view, and no constraint of the answer.
  package var isPlacedByMask = false
  package let anchor: Anchor
  /// Where it is, in points.
  package let actual: Double
  /// Where it should be, in points.
  package let expected: Double
  package let layoutCase: LayoutCase
  package let frames: Frames
  /// How the program's own layout differs from it in the same situation; `nil` if it doesn't.
  package var inProgram: ProgramLayoutFinding?

  /// The line to speak of, counted from 1.
  package var line: Int? { blame?.line ?? placedBy?.line }
}

/// An answer to a question that isn't what the given lines lead to.
package struct Misprediction: Hashable, Sendable {
  package let question: Question
  /// What the learner expects.
  package let actual: PredictedValue
  /// What follows.
  package let expected: PredictedValue
  package let range: SourceRange
}
