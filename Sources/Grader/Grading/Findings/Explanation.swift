import Course
import LayoutEngine

/// Why an answer doesn't pass, with what explains it.
package struct Explanation: Sendable {
  package let failure: FailureReason
  /// What was done to a layout that isn't the wanted one; `nil` for reasons that aren't about one.
  package let diagnosis: Diagnosis?
  /// The course's own wrong answer that this one is; `nil` if it is none.
  package let mistake: RecognisedMistake?
  /// What follows from a wrong answer about a log; `nil` where that isn't asked.
  package let log: LogFinding?
}

extension Findings {
  /// What explains a reason why the answer doesn't pass: the verdict's, or another.
  func explanation(of failure: FailureReason, in formed: FormedAnswer) -> Explanation {
    Explanation(
      failure: failure, diagnosis: diagnosis(of: failure),
      mistake: recognised(failure, in: formed), log: LogFinding(failure))
  }

  /// What was done to the answer; `nil` for failures that aren't about the layout.
  private func diagnosis(of failure: FailureReason) -> Diagnosis? {
    switch failure {
    case .conflicting, .ambiguous, .misplaced: break
    default: return nil
    }
    guard let read else { return nil }
    return DiagnosisSearch(prepared)?.diagnosis(of: failure, in: read)
  }

  /// Which of the course's wrong answers a reason belongs to.
  ///
  /// An answer that is a known mistake as a whole comes before one that shares its first obstacle
  /// with a known mistake, and its layouts. Words about the whole answer aren't said of the second:
  /// it may have another mistake besides. Words that were written for the other notation count only
  /// if none of this one fit. Where a constraint is made and not active, what the others leave open
  /// is no mistake of theirs; nor is what a tap doesn't change that reaches nothing.
  func recognised(_ failure: FailureReason, in formed: FormedAnswer) -> RecognisedMistake? {
    guard !isToldFirst(failure) else { return nil }
    let all = prepared.mistakes
    // An author's words about a change aren't said of a starter that nobody changed.
    let mistakes = isUntouched ? all.filter { isStarter(Answer($0.wrong.answer)) } : all
    let wholes = mistakes.filter { mistake in
      mistake.isWhole(formed, failure: failure) && mistake.hasVerdict(failure, in: scene)
        && mistake.traits.map { obstacle(besides: $0, in: formed, failure) == nil } ?? true
    }
    let parts = mistakes.filter { mistake in
      mistake.isFirstObstacle(in: formed, failure: failure)
        && mistake.hasVerdict(failure, in: scene) && !mistake.wrong.isAboutWholeAnswer
        && hasLayouts(of: mistake)
    }
    let found = (wholes + parts).compactMap { mistake in
      try? recognised(mistake, behind: failure, in: formed)
    }
    return found.first { Notation(path: $0.wrong.answer.path) == answer.notation } ?? found.first
  }

  /// The mistake with what its author's words speak of.
  func recognised(
    _ mistake: KnownMistake, behind failure: FailureReason, in formed: FormedAnswer
  ) throws(RecognitionObstacle) -> RecognisedMistake {
    try mistake.recognised(in: formed, failure: failure) { value(named: $0, in: failure) }
  }

  /// Whether learners are told first that something is off, or that a tap reaches nothing.
  func isToldFirst(_ failure: FailureReason) -> Bool {
    waitingLine(behind: failure) != nil || missedTap != nil
  }

  /// Whether the answer is still the starter, statement by statement.
  package var isUntouched: Bool { !exercise.isQuestions && isStarter(answer, formed) }

  /// Whether an answer is the starter in its notation but for comments and spaces.
  private func isStarter(
    _ other: Answer, _ formed: @autoclosure () -> FormedAnswer? = nil
  ) -> Bool {
    guard other.notation == answer.notation else { return false }
    guard answer.notation == .swift else {
      let formed = formed() ?? FormedAnswer(other.text, for: exercise)
      return formed.forms.map { $0.words } == prepared.courseLines.starterWords
    }
    let starter = exercise.starters.first { Notation(path: $0.path) == .swift }
    return Self.code(in: other.text) == starter.map { Self.code(in: $0.text) }
  }

  /// A program's lines without comments that have a line of their own.
  private static func code(in text: String) -> [String] {
    text.sourceLines.map { $0.trimmed }.filter { !$0.isEmpty && !$0.hasPrefix("//") }
  }

  /// The control that a tap was meant for and didn't reach; `nil` unless that happened.
  package var missedTap: String? {
    guard program?.missesTap == true, case .tap(let item)? = exercise.swift?.sequel else {
      return nil
    }
    return item
  }

  /// The line of the first constraint that waits to be activated, if that is why something is
  /// ambiguous.
  ///
  /// Where something happens later, some may be kept for then: it counts if none is active.
  package func waitingLine(behind failure: FailureReason) -> Int? {
    guard case .ambiguous = failure, let program = read?.program else { return nil }
    let isKept =
      exercise.swift?.sequel != nil && program.inactiveLines.count < program.made
    return isKept ? nil : program.inactiveLines.first
  }

  /// Where an anchor ended up in the case that a failure speaks of, for `{Blue.trailing}`.
  private func value(named name: String, in failure: FailureReason) -> Double? {
    guard let dot = name.lastIndex(of: "."), let item = scene.id(named: String(name[..<dot])),
      let attribute = Attribute(name: name[name.index(after: dot)...]),
      let (layoutCase, frames) = layout(of: failure)
    else { return nil }
    let value = scene.problem(keeping: [], in: layoutCase).value(
      of: Anchor(item, attribute), in: frames)
    // Not a number where a program made something else in this case than in others.
    return value.isFinite ? value : nil
  }

  private func layout(of failure: FailureReason) -> (LayoutCase, Frames)? {
    switch failure {
    case .misplaced(let misplacement): (misplacement.layoutCase, misplacement.frames)
    case .ambiguous(let finding): (finding.layoutCase, finding.ambiguity.witness)
    case .ruleMissed(.ofKind(let rule)):
      rule.place.flatMap { place in place.frames.map { (place.layoutCase, $0) } }
    default: nil
    }
  }
}
