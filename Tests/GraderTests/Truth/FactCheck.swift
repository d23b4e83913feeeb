import Course
import Feedback
import Grading
import LayoutEngine

/// Holds the facts of a message against solutions of its own: what its sentences say by their typed
/// values of lines, views, anchors, numbers, windows and other lines.
struct FactCheck {
  let answer: SpoiltAnswer
  let findings: Findings
  let failure: FailureReason?
  var complaints: [String] = []

  var exercise: Exercise { findings.exercise }
  var expectation: Expectation { findings.prepared.expectation }
  var spoken: LayoutCase? { failure?.layoutCase }

  /// - Parameters:
  ///   - answer: The answer.
  ///   - change: What is done to the message first, to see whether it is noticed.
  init(_ answer: SpoiltAnswer, changing change: (Feedback) -> Feedback = { $0 }) {
    self.answer = answer
    findings = answer.findings
    failure = findings.verdict.failure
    let feedback = change(FeedbackWriter(findings).feedback)
    let last = [feedback.next, feedback.note].compactMap { $0 }
    for sentence in feedback.seen + feedback.meaning + last { check(sentence) }
    if feedback.mistake != nil { checkAuthor() }
  }

  mutating func complain(_ sentence: Sentence, _ what: String) {
    complaints.append("\(sentence.key) \(sentence.values): \(what)")
  }

  private mutating func check(_ sentence: Sentence) {
    for case .sentence(let inner) in sentence.values.values { check(inner) }
    if sentence.key.hasPrefix("remark.") { return checkRemark(sentence) }
    checkFeedback(sentence)
  }
}

extension FactCheck {
  func constraints(onLine line: Int, in index: Int) -> [Constraint] {
    (findings.read?.cases[index].lines ?? []).filter { $0.origin.answerRange?.line == line }
  }

  func index(of layoutCase: LayoutCase?) -> Int {
    layoutCase.flatMap { expectation.cases.firstIndex(of: $0) } ?? 0
  }

  func frames(in index: Int) -> (LayoutProblem, Frames)? {
    guard let read = findings.read, read.cases.indices.contains(index) else { return nil }
    let problem = read.cases[index].problem(of: exercise, in: expectation.cases[index])
    return ((try? LayoutSolver.solution(of: problem))?.frames).map { (problem, $0) }
  }

  /// Whether every constraint is satisfied in a case, the optional ones too.
  func allHold(in index: Int) -> Bool {
    guard let (problem, frames) = frames(in: index) else { return false }
    return problem.constraints.allSatisfy { problem.isSatisfied($0, in: frames) }
  }

  /// Whether a constraint is true in the wanted layout, in every case.
  func isRight(_ constraint: Constraint) -> Bool {
    expectation.cases.allSatisfy { isRight(constraint, in: $0) }
  }

  func isRight(_ constraint: Constraint, in layoutCase: LayoutCase) -> Bool {
    guard let wanted = expectation.frames(in: layoutCase) else { return false }
    return exercise.problem(keeping: [], in: layoutCase).isSatisfied(constraint, in: wanted)
  }

  func wanted(_ anchor: Anchor, in layoutCase: LayoutCase) -> Double? {
    expectation.frames(in: layoutCase).map {
      exercise.problem(keeping: [], in: layoutCase).value(of: anchor, in: $0)
    }
  }

  func anchor(_ value: Sentence.Value?) -> Anchor? {
    guard case .text(let name)? = value else { return nil }
    return exercise.scene.ids.lazy.flatMap { id in Attribute.allCases.map { Anchor(id, $0) } }
      .first { exercise.scene.name(of: $0) == name }
  }

  func item(_ value: Sentence.Value?) -> ItemID? {
    guard case .text(let name)? = value else { return nil }
    return exercise.scene.id(named: name)
  }

  func line(_ sentence: Sentence) -> Int? {
    guard case .count(let line)? = sentence.values["line"], line > 0 else { return nil }
    return line
  }

  func points(_ sentence: Sentence, _ name: String) -> Double? {
    guard case .points(let points)? = sentence.values[name] else { return nil }
    return points
  }

  /// The case that a window in words names; `nil` if none has these numbers.
  func layoutCase(_ value: Sentence.Value?) -> [LayoutCase] {
    guard case .sentence(let sentence)? = value else { return [] }
    if sentence.key == "feedback.window.with" {
      guard case .text(let name)? = sentence.values["name"] else { return [] }
      return layoutCase(sentence.values["window"]).filter { $0.setting.name == name }
    }
    return expectation.cases.filter { layoutCase in
      switch sentence.key {
      case "feedback.window.tall":
        points(sentence, "height") == layoutCase.window.height
      case "feedback.window.wide":
        points(sentence, "width") == layoutCase.window.width
          && layoutCase.direction == .leftToRight
      default:
        points(sentence, "width") == layoutCase.window.width
          && layoutCase.direction == .rightToLeft
      }
    }
  }
}

extension Constraint {
  func with(constant: Double) -> Constraint {
    var other = self
    other.second.constant = constant
    return other
  }
}

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

extension FactCheck {
  mutating func checkFeedback(_ sentence: Sentence) {
    switch sentence.key {
    case "feedback.misplaced.position.seen", "feedback.misplaced.position.alone":
      checkPlace(sentence, anchor(sentence.values["anchor"]))
    case "feedback.misplaced.width.seen", "feedback.misplaced.width.alone":
      checkPlace(sentence, item(sentence.values["item"]).map { Anchor($0, .width) })
    case "feedback.misplaced.height.seen", "feedback.misplaced.height.alone":
      checkPlace(sentence, item(sentence.values["item"]).map { Anchor($0, .height) })
    case "feedback.misplaced.sign": checkSign(sentence)
    case "feedback.misplaced.nothingWrong": checkAllRight(sentence)
    case "feedback.misplaced.next", "feedback.misplaced.next.length", "feedback.falseLine",
      "feedback.falseLength":
      checkWanted(sentence)
    case "feedback.conflict.seen", "feedback.conflict.later": checkConflict(sentence)
    case "feedback.ambiguous.witnesses": checkWitnesses(sentence)
    case "feedback.passed":
      if !expectation.cases.indices.allSatisfy({ allHold(in: $0) }) {
        complain(sentence, "an optional line isn't satisfied")
      }
    // What is said of the layout below is said of the lines that were named before.
    case "flaw.nothingConflicts.seen":
      if !allHold(in: index(of: spoken)) { complain(sentence, "a line isn't satisfied") }
    case "flaw.passed.partly": checkPartly(sentence)
    default:
      if sentence.values["distance"] != nil { checkDistance(sentence) }
    }
  }

  mutating func checkRemark(_ sentence: Sentence) {
    if sentence.key == "remark.line.missing" { return checkAllRight(sentence) }
    guard let line = line(sentence), let own = constraints(onLine: line, in: 0).first,
      own.priority.isRequired
    else { return }
    let shifts = expectation.cases.compactMap { layoutCase in
      expectation.frames(in: layoutCase).map {
        exercise.problem(keeping: [], in: layoutCase).violation(of: equality(own), in: $0)
      }
    }
    let isTrue: Bool
    switch sentence.key {
    case "remark.sign":
      isTrue = all(onLine: line).contains { isRight($0.with(constant: -$0.second.constant)) }
    case "remark.constant":
      isTrue =
        own.relation != .equal || all(onLine: line).count > 1
        || shifts.allSatisfy { abs($0 - (shifts.first ?? 0)) < 0.01 }
    case "remark.relation":
      isTrue = all(onLine: line).contains { one in
        [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual].contains { relation in
          var other = one
          other.relation = relation
          return relation != one.relation && isRight(other)
        }
      }
    case "remark.attribute":
      isTrue = all(onLine: line).contains { one in
        changes(of: one) { anchor in
          Attribute.allCases.filter { $0 != anchor.attribute }.map { Anchor(anchor.item, $0) }
        }.contains { isRight($0) }
      }
    case "remark.multiplier.inverted":
      isTrue = all(onLine: line).contains { one in
        guard case .anchor(let anchor, let multiplier, let constant) = one.second else {
          return false
        }
        var other = one
        other.second = .anchor(anchor, multiplier: 1 / multiplier, constant: constant)
        return isRight(other)
      }
    case "remark.line.extra":
      let others = (findings.read?.lines ?? []).filter { $0.origin.answerRange?.line != line }
      isTrue =
        findings.read.flatMap { read in
          findings.prepared.wantedLayout?.follows(from: others, in: read.scene)
        } ?? false
    default: return
    }
    if !isTrue { complain(sentence, "line \(line) isn't off so") }
  }

  private mutating func checkPartly(_ sentence: Sentence) {
    guard case .flaw(.conflict(let wanted)) = exercise.aim else { return }
    for (index, layoutCase) in expectation.cases.enumerated()
    where !wanted.isWanted(in: layoutCase) && !allHold(in: index) {
      complain(sentence, "a line isn't satisfied in \(layoutCase.name)")
    }
  }

  func all(onLine line: Int) -> [Constraint] { constraints(onLine: line, in: 0) }

  func equality(_ constraint: Constraint) -> Constraint {
    var other = constraint
    other.relation = .equal
    return other
  }

  private func changes(
    of constraint: Constraint, _ others: (Anchor) -> [Anchor]
  ) -> [Constraint] {
    var all = others(constraint.first).map { anchor in
      var other = constraint
      other.first = anchor
      return other
    }
    if case .anchor(let second, let multiplier, let constant) = constraint.second {
      all += others(second).map { anchor in
        var other = constraint
        other.second = .anchor(anchor, multiplier: multiplier, constant: constant)
        return other
      }
    }
    return all
  }
}
