import Course
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

  /// Whether a program does what a mistake's header says, and nothing else that is wrong.
  ///
  /// A program that was stopped hasn't stated all that it would have.
  func isOnly(_ traits: ProgramTraits, in formed: FormedAnswer, _ failure: FailureReason) -> Bool {
    guard traits.areMade(inLine: failure.range?.line, of: formed) else { return false }
    // The steps to a layout count only if the layout is right.
    if case .doneOtherwise = failure { return true }
    guard let read else { return true }
    let index = spokenCase(of: failure)
    let times = prepared.expectation.cases[index].setting.times
    let solution = FormedAnswer(exercise.solution(after: times).text, for: exercise).forms
      .flatMap(\.form.parts).filter { form in
        if case .scene(_, let property) = form { return property.isContentPriority }
        return true
      }
    // No equation of a header can state what ties an anchor to itself.
    let right = Set(
      read.cases[index].lines.filter {
        isTrue($0, after: times) || $0.first == $0.second.anchor
      }.map { CanonicalForm($0) })
    return traits.areAll(of: formed, from: solution) { form in
      guard case .constraints(let forms) = form else { return false }
      return forms.allSatisfy(right.contains)
    }
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
