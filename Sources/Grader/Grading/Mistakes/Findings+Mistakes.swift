package import Course
import LayoutEngine

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
        statement.form.parts.map { (text: Self.text(of: statement, in: text), form: $0) }
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

  /// The line of a text that states something; of what no line states, the property.
  static func text(of statement: FormedAnswer.Statement, in text: String) -> String {
    if case .scene(let item, let property) = statement.form { return "\(item).\(property.name)" }
    let lines = text.sourceLines
    guard lines.indices.contains(statement.line - 1) else { return "line \(statement.line)" }
    return lines[statement.line - 1].trimmed
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
