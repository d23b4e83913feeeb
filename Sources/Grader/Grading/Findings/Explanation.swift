package import Course
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
    !waitingLines(behind: failure).isEmpty || missedTap != nil
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

  /// The lines of the constraints that wait to be activated, if that is why something is ambiguous.
  ///
  /// Where something happens later, some may be kept for then: it counts if none is active.
  package func waitingLines(behind failure: FailureReason) -> [Int] {
    guard case .ambiguous = failure, let program = read?.program else { return [] }
    let isKept =
      exercise.swift?.sequel != nil && program.inactiveLines.count < program.made
    return isKept ? [] : program.inactiveLines
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

extension Findings {
  /// Whether the same layouts follow from the author's wrong answer, or there are none to speak of.
  ///
  /// Then whatever its words say of frames, windows and directions is so here, too.
  func hasLayouts(of mistake: KnownMistake) -> Bool {
    guard let read else { return true }
    guard let other = try? ReadAnswer(Answer(mistake.wrong.answer), for: exercise) else {
      return false
    }
    return prepared.expectation.cases.indices.allSatisfy { index in
      let layoutCase = prepared.expectation.cases[index]
      let problem = other.cases[index].problem(of: exercise, in: layoutCase)
      guard let own = solution(inCase: index),
        let solution = try? LayoutSolver.solution(of: problem)
      else { return false }
      return own.states(
        solution, scene: exercise.scene, own: read.cases[index].constraints,
        others: problem.constraints)
    }
  }

  /// What a program does besides what a mistake's header says; `nil` if nothing else is wrong.
  ///
  /// A program that was stopped hasn't stated all that it would have.
  func obstacle(
    besides traits: ProgramTraits, in formed: FormedAnswer, _ failure: FailureReason
  ) -> RecognitionObstacle? {
    let line = failure.range?.line
    guard traits.areMade(inLine: line, of: formed) else { return .line(line ?? 0) }
    // The steps to a layout count only if the layout is right.
    if case .doneOtherwise = failure { return nil }
    guard let read else { return answer.notation == .swift ? nil : .program }
    let index = spokenCase(of: failure)
    let times = prepared.expectation.cases[index].setting.times
    let text = exercise.solution(after: times).text
    let solution = FormedAnswer(text, for: exercise).forms
      .flatMap { statement in
        statement.form.parts.map { (text: statement.text(in: text), form: $0) }
      }.filter { written in
        if case .scene(_, let property) = written.form { return property.isContentPriority }
        return true
      }
    // No equation of a header can state what ties an anchor to itself.
    let right = Set(
      read.cases[index].lines.filter {
        isTrue($0, after: times) || $0.first == $0.second.anchor
      }.map { CanonicalForm($0) })
    return traits.furtherDifference(of: formed, from: solution, as: answer.text) { form in
      guard case .constraints(let forms) = form else { return false }
      return forms.allSatisfy(right.contains)
    }
  }

  /// Why the answer, which is one of the course's wrong answers, doesn't get its author's words.
  package func obstacle(to wrong: WrongAnswer) -> RecognitionObstacle? {
    guard let failure = verdict.failure,
      let mistake = prepared.mistakes.first(where: { $0.wrong == wrong })
    else { return nil }
    if isToldFirst(failure) { return .program }
    if let traits = mistake.traits,
      let obstacle = traits.obstacle(in: formed, failure: failure)
        ?? obstacle(besides: traits, in: formed, failure)
    {
      return obstacle
    }
    do throws(RecognitionObstacle) {
      _ = try recognised(mistake, behind: failure, in: formed)
      return explanation?.mistake.map { .other($0.wrong.answer.path) }
    } catch { return error }
  }

  /// The case whose statements count: the first, unless something happens later.
  func spokenCase(of failure: FailureReason) -> Int {
    guard exercise.swift?.sequel != nil else { return 0 }
    return failure.layoutCase.flatMap { exercise.cases.firstIndex(of: $0) } ?? 0
  }

  /// Whether a required equality about the exercise's items is true in the wanted layout of a moment.
  private func isTrue(_ line: Constraint, after times: Int) -> Bool {
    guard line.priority.isRequired, line.relation == .equal,
      exercise.scene.contains(line.first.item),
      line.second.anchor.map({ exercise.scene.contains($0.item) }) ?? true
    else { return false }
    return prepared.wantedLayout?.keeps(line, after: times) ?? false
  }
}

extension LayoutSolution {
  /// Whether both are the same for a reader, whichever lines they follow from.
  fileprivate func states(
    _ other: LayoutSolution, scene: Scene, own: [Constraint], others: [Constraint]
  ) -> Bool {
    switch (self, other) {
    case (.solved(let frames), .solved(let same)):
      return scene.firstMisplaced(in: frames, wanted: same) == nil
    case (.ambiguous(let frames, let ambiguity), .ambiguous(let same, let other)):
      return scene.firstMisplaced(in: frames, wanted: same) == nil
        && ambiguity.ranges == other.ranges
    case (.unsatisfiable(let conflict), .unsatisfiable(let other)):
      return conflict.isAlike(other, own: own, others: others)
    default: return false
    }
  }
}

extension Conflict {
  /// Whether the same statements are members of both.
  fileprivate func isAlike(
    _ other: Conflict, own: [Constraint], others: [Constraint]
  ) -> Bool {
    func parts(
      _ members: [Member], _ constraints: [Constraint]
    ) -> (forms: Set<CanonicalForm>, rest: Set<Member>) {
      var forms: Set<CanonicalForm> = []
      var rest: Set<Member> = []
      for member in members {
        if case .constraint(let index) = member {
          forms.insert(CanonicalForm(constraints[index]))
        } else {
          rest.insert(member)
        }
      }
      return (forms, rest)
    }
    return parts(members, own) == parts(other.members, others)
  }
}
