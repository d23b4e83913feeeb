package import Course
package import LayoutEngine

/// Finds everything that stands in the way of an answer, where the verdict names the first thing only.
struct FindingSearch {
  /// More findings than this help nobody, and each costs the reading of its words.
  static let most = 100

  private let of: Findings

  init(_ findings: Findings) { of = findings }

  private var prepared: PreparedExercise { of.prepared }
  private var exercise: Exercise { of.exercise }

  /// The findings, the verdict's own reason first, then in the order of looking.
  ///
  /// The verdict's own finding has the better words, so the same one isn't told again.
  var findings: [Finding] {
    var told: Set<Subject> = []
    return Array(inOrder.filter { told.insert(subject(of: $0)).inserted }.prefix(Self.most))
  }

  private var inOrder: [Finding] {
    guard let verdict = of.explanation else { return [] }
    // Only the way to a right layout isn't accepted then.
    if case .doneOtherwise = verdict.failure { return [.explained(verdict)] }
    return [.explained(verdict)] + exercise.aim.others(in: of)
  }

  var ofLines: [Finding] {
    let refusals = of.answer.notation == .equations ? LineFindings(of).refusals : []
    if !refusals.isEmpty {
      return refusals.prefix(Self.most - 1).map {
        .explained(of.explanation(of: $0, in: of.formed))
      }
    }
    if case .notCompiled(let finding) = of.verdict.failure { return others(of: finding) }
    // Where something has to be wrong, a conflict or an ambiguity needn't stand in the way.
    return prepared.expectation.frames == nil ? [] : conflicts + ambiguities + falseLines
  }

  private func others(of finding: CompilerFinding) -> [Finding] {
    finding.others.map { error in
      .explained(of.explanation(of: FailureReason(refusing: [error], in: of.answer), in: of.formed))
    }
  }

  /// Each conflict once, with its cases.
  private var conflicts: [Finding] {
    var known: Set<[Conflict.Member]> = []
    return of.conflicts.flatMap { $0.conflicts }.filter { known.insert($0.members).inserted }
      .map { .conflict($0, of.cases(with: $0)) }
  }

  /// Each ambiguity once, with its cases.
  private var ambiguities: [Finding] {
    var known: Set<[LayoutCase]> = []
    return of.solutions.compactMap { solution in
      guard case .ambiguous(_, let ambiguity) = solution, !ambiguity.ranges.isEmpty else {
        return nil
      }
      let cases = of.cases(with: ambiguity)
      return known.insert(cases).inserted ? .ambiguity(ambiguity, cases) : nil
    }
  }

  /// Every line that is false in the wanted layout of a case in which it is stated.
  private var falseLines: [Finding] {
    let cases = of.read?.cases.map { $0.constraints } ?? []
    var known: Set<Constraint> = []
    return cases.joined().filter { known.insert($0).inserted }.compactMap { constraint in
      guard let range = constraint.origin.answerRange,
        let blame = Blame(
          among: cases.map { $0.contains(constraint) ? [constraint] : [] },
          expectation: prepared.expectation, scene: exercise.scene),
        let wanted = prepared.expectation.frames(in: blame.layoutCase)
      else { return nil }
      let problem = exercise.problem(keeping: [], in: blame.layoutCase)
      return .falseLine(
        FalseLine(
          blame: blame, range: range, expected: problem.value(of: constraint.first, in: wanted),
          actual: of.value(of: constraint.first, in: blame.layoutCase)))
    }
  }
}

extension FindingSearch {
  /// What a finding is about: two with the same subject are one.
  private enum Subject: Hashable {
    case conflict([Member], [LayoutCase])
    case ambiguity([LayoutCase])
    case place(VerdictName, SourcePlace)
    case code(VerdictName, String?)
  }

  /// A member of a conflict; the constraints of one line, such as a chain's, are one.
  private enum Member: Hashable {
    case line(Int)
    case other(Conflict.Member)
  }

  private func subject(of finding: Finding) -> Subject {
    switch finding {
    case .explained(let explanation): subject(of: explanation.failure)
    case .conflict(let conflict, let cases): .conflict(members(of: conflict), cases)
    case .ambiguity(_, let cases): .ambiguity(cases)
    case .falseLine(let line): .place(.misplaced, line.range.start)
    }
  }

  private func subject(of failure: FailureReason) -> Subject {
    switch failure {
    case .conflicting(let finding):
      return .conflict(members(of: finding.conflict), of.cases(with: finding.conflict))
    case .ambiguous(let finding): return .ambiguity(of.cases(with: finding.ambiguity))
    default:
      return failure.range.map { .place(failure.name, $0.start) }
        ?? .code(failure.name, failure.code(in: of.scene))
    }
  }

  private func members(of conflict: Conflict) -> [Member] {
    let constraints = of.read?.cases.first?.constraints ?? []
    return conflict.members.map { member in
      guard case .constraint(let index) = member, constraints.indices.contains(index),
        let range = constraints[index].origin.answerRange
      else { return .other(member) }
      return .line(range.line)
    }
  }
}

extension Findings {
  /// The cases in which the same constraints conflict.
  package func cases(with conflict: Conflict) -> [LayoutCase] {
    zip(prepared.expectation.cases, conflicts)
      .filter { $0.1.conflicts.contains { $0.members == conflict.members } }.map { $0.0 }
  }

  /// Whether all conflicts are known of the cases in which the same constraints conflict.
  package func isComplete(with conflict: Conflict) -> Bool {
    conflicts.filter { $0.conflicts.contains { $0.members == conflict.members } }
      .allSatisfy { $0.isComplete }
  }

  /// The cases in which the same number is the first that nothing determines.
  ///
  /// What else is ambiguous differs by the reading direction: an ambiguous width moves the left edge
  /// or the right one.
  package func cases(with ambiguity: Ambiguity) -> [LayoutCase] {
    let first = ambiguity.ranges.first
    return zip(prepared.expectation.cases, solutions).filter { _, solution in
      guard case .ambiguous(_, let other) = solution else { return false }
      let same = other.ranges.first
      return same?.item == first?.item && same?.part == first?.part
    }.map { $0.0 }
  }

  /// Where an anchor is in a case; `nil` if the answer has no one layout there.
  func value(of anchor: Anchor, in layoutCase: LayoutCase) -> Double? {
    guard let index = prepared.expectation.cases.firstIndex(of: layoutCase),
      solutions.indices.contains(index), case .solved(let frames) = solutions[index],
      let scene = read?.cases[index].scene
    else { return nil }
    return scene.problem(keeping: [], in: layoutCase).value(of: anchor, in: frames)
  }
}

/// What is wrong with each line of an answer by itself.
struct LineFindings {
  /// Lines after this many are no answer that anybody wrote.
  private static let mostLines = 1000

  private let of: Findings

  init(_ findings: Findings) { of = findings }

  private var exercise: Exercise { of.exercise }

  /// What can't be read or means nothing in an answer in equations, in the order of looking.
  var refusals: [FailureReason] {
    var unreadable: [FailureReason] = []
    var unfinished: [FailureReason] = []
    var invalid: [FailureReason] = []
    let statements = EquationReader.read(of.answer.text, names: exercise.itemNames).statements
    for statement in statements {
      switch statement.outcome {
      case .unreadable(let error): unreadable.append(.unreadable(Unreadable(error)))
      case .blank(let range): unfinished.append(.unfinished(range))
      case .constraints, .scene:
        do { _ = try EquationAnswer.constraints(in: [statement], for: exercise) } catch {
          invalid.append(error)
        }
      }
    }
    if unreadable.isEmpty, unfinished.isEmpty, invalid.isEmpty {
      do { _ = try EquationAnswer.scene(from: statements, for: exercise) } catch {
        return [error]
      }
    }
    return unreadable + unfinished + invalid
  }

  /// What is wrong with each line of an answer to questions, as if all other questions were answered
  /// rightly; that questions aren't answered comes last.
  var ofPredictions: [Explanation] {
    let lines = PredictionReader.lines(of: of.answer.text, for: exercise.questions)
    let grading = Grading(of.prepared)
    var answered: Set<String> = []
    var found: [Explanation] = []
    for line in lines where line.range.line <= Self.mostLines && found.count < FindingSearch.most {
      let name = line.name
      let isFirst = name.map { answered.insert($0).inserted } ?? true
      guard let failure = failure(of: line, isFirst: isFirst, grading) else { continue }
      found.append(explanation(of: failure, in: line))
    }
    guard exercise.questions.allSatisfy({ answered.contains($0.name) }) else {
      let end = FailureReason.unfinished(of.answer.endOfText)
      return found + [of.explanation(of: end, in: of.formed)]
    }
    return found
  }
}

extension LineFindings {
  /// What is wrong with one line; `nil` if nothing is.
  private func failure(
    of line: AnswerLine<Prediction>, isFirst: Bool, _ grading: Grading
  ) -> FailureReason? {
    switch line.outcome {
    case .failure(let unreadable): return .unreadable(unreadable)
    case .success(let prediction):
      guard isFirst else {
        return .unreadable(
          Unreadable(.prediction(.predictedTwice(prediction.name)), at: line.range))
      }
      do throws(FailureReason) { try grading.check(prediction) } catch {
        // A question without an answer is no line's mistake, and the verdict says so.
        return error.range == nil ? nil : error
      }
      return nil
    }
  }

  /// What explains it, among right answers to all other questions.
  private func explanation(
    of failure: FailureReason, in line: AnswerLine<Prediction>
  ) -> Explanation {
    let others = PredictionReader.lines(of: exercise.solution.text, for: exercise.questions)
      .filter { line.name == nil || $0.name != line.name }
    let formed = FormedAnswer(
      forms: (others + [line]).map { FormedAnswer.Statement($0) { StatementForm($0) } })
    return Explanation(
      failure: failure, diagnosis: nil, mistake: of.recognised(failure, in: formed),
      log: LogFinding(failure))
  }
}

extension AnswerLine<Prediction> {
  /// The question that the line names, whether or not it can be read; `nil` without a colon.
  fileprivate var name: String? {
    let text = words.joined(separator: " ")
    guard let colon = text.firstIndex(where: { $0 == ":" || $0 == "：" }) else { return nil }
    return text[..<colon].trimmed
  }
}
