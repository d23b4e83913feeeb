import Course
import Feedback
import Grading
import LayoutEngine

extension FactCheck {
  /// That an anchor is where the message has it, and that the line named puts it there.
  mutating func checkPlace(_ sentence: Sentence, _ anchor: Anchor?) {
    let index = index(of: spoken)
    guard let anchor, let actual = points(sentence, "actual"),
      let (problem, frames) = frames(in: index)
    else { return complain(sentence, "names nothing that is there") }
    let value = problem.value(of: anchor, in: frames)
    if abs(value - actual) > 0.01 { complain(sentence, "the solver has \(value)") }
    guard let line = line(sentence) else { return }
    let own = constraints(onLine: line, in: index)
    if own.isEmpty {
      let statements = findings.read?.statements ?? []
      let names = statements.contains {
        guard $0.range.line == line, case .scene(let scene) = $0.outcome else { return false }
        return exercise.scene.id(named: scene.item) == anchor.item
      }
      if !names { complain(sentence, "line \(line) doesn't name the view") }
    } else if !own.contains(where: { $0.first == anchor || $0.second.anchor == anchor }) {
      complain(sentence, "line \(line) doesn't name the anchor")
    } else if !own.contains(where: {
      ($0.first == anchor || $0.second.anchor == anchor)
        && abs(problem.violation(of: equality($0), in: frames)) < 0.01
    }) {
      complain(sentence, "line \(line) doesn't put it there")
    }
  }

  mutating func checkDistance(_ sentence: Sentence) {
    guard case .misplaced(let misplacement)? = failure, let distance = points(sentence, "distance"),
      let (problem, frames) = frames(in: index(of: spoken)),
      let wanted = wanted(misplacement.anchor, in: misplacement.layoutCase)
    else { return complain(sentence, "isn't about a place") }
    let error = problem.value(of: misplacement.anchor, in: frames) - wanted
    let more = ["after", "right", "below", "wide", "tall"].map { "feedback.misplaced." + $0 }
    let sign: Double = more.contains(sentence.key) ? 1 : -1
    if abs(error - sign * distance) > 0.01 { complain(sentence, "the error is \(error)") }
    if !layoutCase(sentence.values["window"]).contains(misplacement.layoutCase) {
      complain(sentence, "the window is \(misplacement.layoutCase.name)")
    }
  }

  mutating func checkSign(_ sentence: Sentence) {
    guard case .misplaced(let misplacement)? = failure,
      let constraint = misplacement.blame?.constraint
    else { return complain(sentence, "isn't about a line") }
    if !isRight(constraint.with(constant: -constraint.second.constant)) {
      complain(sentence, "the other sign is wrong, too")
    }
  }

  mutating func checkAllRight(_ sentence: Sentence) {
    for constraint in findings.read?.lines ?? [] where !isRight(constraint) {
      complain(
        sentence, "line \(constraint.origin.answerRange?.line ?? 0) isn't true in the wanted layout"
      )
    }
  }

  /// That a line names the anchors with which it is compared, and that the numbers are the wanted
  /// ones of the window that is spoken of.
  mutating func checkWanted(_ sentence: Sentence) {
    guard let line = line(sentence), let first = anchor(sentence.values["first"]) else {
      return complain(sentence, "names nothing that is there")
    }
    let named = layoutCase(sentence.values["window"])
    let layoutCases = named.isEmpty ? [spoken].compactMap { $0 } : named
    let isTrue = layoutCases.contains { layoutCase in
      guard
        constraints(onLine: line, in: index(of: layoutCase)).contains(where: { $0.first == first })
      else { return false }
      return abs((wanted(first, in: layoutCase) ?? .nan) - (points(sentence, "firstValue") ?? .nan))
        < 0.01
    }
    if !isTrue { complain(sentence, "not so in \(layoutCases.map(\.name))") }
  }

  mutating func checkConflict(_ sentence: Sentence) {
    guard let told = failure?.layoutCase, failure.map(isConflict) ?? false else {
      return complain(sentence, "isn't about a conflict")
    }
    if frames(in: index(of: told)) != nil { complain(sentence, "there is a layout") }
    if !layoutCase(sentence.values["window"]).contains(told) {
      complain(sentence, "the window is \(told.name)")
    }
    guard sentence.key == "feedback.conflict.later" else { return }
    let earlier = layoutCase(sentence.values["satisfied"])
    if !earlier.contains(where: { allHold(in: self.index(of: $0)) }) {
      complain(sentence, "a line isn't satisfied in \(earlier.map(\.name))")
    }
  }

  private func isConflict(_ failure: FailureReason) -> Bool {
    switch failure {
    case .conflicting: true
    case .ruleMissed(.ofKind(let rule)): rule.missedFlaw?.conflict != nil
    default: false
    }
  }

  mutating func checkWitnesses(_ sentence: Sentence) {
    let ambiguity: (LayoutCase, Ambiguity)? =
      switch failure {
      case .ambiguous(let finding): (finding.layoutCase, finding.ambiguity)
      case .ruleMissed(.ofKind(let rule)):
        rule.place.flatMap { place in rule.missedFlaw?.ambiguity.map { (place.layoutCase, $0) } }
      default: nil
      }
    guard let (layoutCase, found) = ambiguity else { return }
    let problem = findings.read?.cases[index(of: layoutCase)].problem(of: exercise, in: layoutCase)
    for frames in [found.witness, found.otherWitness] {
      if problem?.constraints.allSatisfy({ problem?.isSatisfied($0, in: frames) ?? false }) != true
      {
        complain(sentence, "a line isn't satisfied")
      }
    }
  }

  /// That an author's words are about this answer: either it is the author's, or the line is, and all
  /// else that the words could speak of is as in an answer with that mistake alone.
  mutating func checkAuthor() {
    guard let mistake = findings.explanation?.mistake, let failure else { return }
    for case .line(let line) in mistake.values.values
    where !(1...answer.text.sourceLines.count ~= line) {
      complaints.append("author \(mistake.wrong.answer.path): there is no line \(line)")
    }
    // A spoilt answer states the same at each moment. What an author says of a later one has nothing
    // here to be compared with.
    if mistake.wrong.verdict.summary.contains(" called ") { return }
    if isAuthors(mistake.wrong) { return }
    let same = answer.singles.first { single in
      let other = single.findings
      // An author may have words for each notation: those of the answer's own come first.
      guard other.explanation?.mistake?.wrong.mistake == mistake.wrong.mistake else { return false }
      guard exercise.takesLines, findings.read != nil else { return true }
      return other.verdict.failure?.name == failure.name && hasFrames(of: other)
    }
    if same == nil {
      complaints.append(
        "author \(mistake.wrong.answer.path): \(mistake.wrong.seen) \(mistake.wrong.meaning)")
    }
  }

  private func isAuthors(_ wrong: WrongAnswer) -> Bool {
    if Notation(path: wrong.answer.path) == .swift { return isAsHeaderSays(wrong) }
    func texts(_ findings: Findings) -> [String]? { StatedForms(findings)?.texts }
    let other = Grading(findings.prepared).findings(on: Answer(wrong.answer))
    return texts(findings) == texts(other)
  }

  /// Whether the answer states what the header of a wrong answer in Swift says, and for the rest the
  /// solution: both of its spoilt lines are the author's one mistake.
  private func isAsHeaderSays(_ wrong: WrongAnswer) -> Bool {
    func forms(_ text: String) -> Set<StatementForm> {
      // Of what a program says twice about a view, the last counts.
      var said: Set<String> = []
      return Set(
        FormedAnswer(text, for: exercise).forms.map(\.form).reversed().filter { form in
          guard case .scene(let item, .contentPriority(let kind, let priority)) = form
          else { return true }
          return said.insert("\(item) \(kind)").inserted
            && priority != Item("")[kind]
        })
    }
    // A program can't make what can't be read.
    let made = EquationReader.read(answer.text, names: exercise.itemNames).statements.filter {
      if case .unreadable = $0.outcome { false } else { true }
    }
    let own = forms(made.map(\.text).joined(separator: "\n"))
    let solution = forms(exercise.solution.text)
    let states = forms(wrong.states.joined(separator: "\n"))
    let missing = solution.subtracting(own)
      .subtracting(forms(wrong.lacks.joined(separator: "\n")))
    return own.subtracting(solution) == states.subtracting(solution)
      && missing.count <= states.count
  }

  private func hasFrames(of other: Findings) -> Bool {
    zip(findings.solutions, other.solutions).allSatisfy { one, other in
      switch (one, other) {
      case (.unsatisfiable, .unsatisfiable): true
      case (.solved(let a), .solved(let b)), (.ambiguous(let a, _), .ambiguous(let b, _)):
        exercise.scene.ids.allSatisfy { id in
          FramePart.allCases.allSatisfy { abs(a[id][$0] - b[id][$0]) < 0.01 }
        }
      default: false
      }
    }
  }
}
