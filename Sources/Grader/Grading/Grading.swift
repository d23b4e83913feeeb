import Course
import LayoutEngine

/// Grades answers of one exercise, along the line that the whole program is built on.
///
///     lesson ─▶ answer ─▶ constraints ─▶ solution ─▶ verdict ─▶ feedback
package struct Grading: Sendable {
  package let prepared: PreparedExercise

  package init(_ prepared: PreparedExercise) { self.prepared = prepared }

  package func verdict(on answer: Answer) -> Verdict { findings(on: answer).verdict }

  /// Reads one answer and decides about it.
  ///
  /// Each line makes the value that the next line needs; nothing flows back. The first thing that
  /// stands in the way is the whole verdict.
  ///
  /// - Parameters:
  ///   - answer: What the learner wrote.
  ///   - outcome: What came of running it, if it is a program; equations have none.
  /// - Returns: All that follows from it.
  package func findings(
    on answer: Answer, _ outcome: Result<SwiftRun, SwiftFailure> = .failure(.notRunHere)
  ) -> Findings {
    var findings = Findings(prepared, answer)
    do throws(FailureReason) { try prepared.exercise.aim.check(&findings, outcome) } catch {
      findings.verdict = .notYet(error)
    }
    return findings
  }

  /// Reads equations, or what a program made, and keeps it in the findings.
  func readLines(
    _ findings: inout Findings, _ outcome: Result<SwiftRun, SwiftFailure>
  ) throws(FailureReason) -> ReadAnswer {
    let handedOver = try self.handedOver(by: findings.answer, outcome)
    findings.handedOver = handedOver
    let read = try self.read(findings.answer, handedOver)
    findings.read = read
    return read
  }

  /// Solves lines and compares what follows with the wanted layout.
  func check(
    _ answer: ReadAnswer, for wanted: [Frames], _ findings: inout Findings
  ) throws(FailureReason) {
    let own = try solutions(of: answer, stoppingAtConflict: true)
    findings.solvedFirst = own
    let solutions = zip(own, answer.cases).map { $1.solution($0, asIn: prepared.exercise.scene) }
    do throws(FailureReason) {
      try compare(determined(solutions, answer), with: wanted, answer)
    } catch .misplaced(var misplacement) {
      if let index = prepared.expectation.cases.firstIndex(of: misplacement.layoutCase) {
        misplacement.inProgram = programDifference(inCase: index, from: own[index], answer)
      }
      throw .misplaced(misplacement)
    }
    try checkProgram(own, answer)
    try checkBaselines(answer)
    try checkTrace(answer)
  }

  /// What a program made when it was run; `nil` for equations.
  private func handedOver(
    by answer: Answer, _ outcome: Result<SwiftRun, SwiftFailure>
  ) throws(FailureReason) -> HandedOver? {
    guard answer.notation == .swift else { return nil }
    return try HandedOver(outcome, of: answer, to: prepared.exercise)
  }

  /// What an answer states, in whichever notation.
  private func read(
    _ answer: Answer, _ handedOver: HandedOver?
  ) throws(FailureReason) -> ReadAnswer {
    if let handedOver { return try handedOver.read(for: prepared.exercise) }
    let read = try ReadAnswer(answer, for: prepared.exercise)
    guard read.lines.count <= Answer.mostConstraints else {
      throw .limitExceeded(.constraints(read.lines.count))
    }
    return read
  }

  /// What follows in the cases; where a layout is wanted, the first that conflicts is the verdict.
  func solutions(
    of answer: ReadAnswer, stoppingAtConflict stops: Bool
  ) throws(FailureReason) -> [LayoutSolution] {
    var solutions: [LayoutSolution] = []
    var solver = CaseSolver()
    for (layoutCase, own) in zip(prepared.expectation.cases, answer.cases) {
      guard own.lines.allSatisfy({ $0.isWithinReach }) else {
        throw .limitExceeded(.solver(.numbers))
      }
      do {
        solutions.append(try solver.solution(of: own, prepared.exercise, in: layoutCase))
      } catch {
        throw Self.reason(
          for: error, in: own.problem(of: prepared.exercise, in: layoutCase))
      }
      if stops, case .unsatisfiable = solutions.last { break }
    }
    return solutions
  }

  /// What solving gives; the exercise's own lines are known to be solved, so an error is about the
  /// answer's.
  ///
  /// Numbers that nobody needs for a layout can be chosen so that the arithmetic gives way. Nobody
  /// makes an answer ungradable by them: only with ordinary ones is an error ours. Without a problem
  /// nothing of the answer's is solved.
  static func solved<Solution>(
    _ problem: LayoutProblem? = nil, _ body: () throws(SolverError) -> Solution
  ) throws(FailureReason) -> Solution {
    do { return try body() } catch { throw reason(for: error, in: problem) }
  }

  private static func reason(for error: SolverError, in problem: LayoutProblem?) -> FailureReason {
    if let limit = SolverLimit(error) { return .limitExceeded(.solver(limit)) }
    let isOurs = problem?.isOrdinary ?? true
    return isOurs ? .graderFault("\(error)") : .limitExceeded(.solver(.numbers))
  }

  /// The frames of every case, once no case conflicts and none leaves anything open.
  private func determined(
    _ solutions: [LayoutSolution], _ answer: ReadAnswer
  ) throws(FailureReason) -> [Frames] {
    let cases = prepared.expectation.cases
    for (index, solution) in solutions.enumerated() {
      guard case .unsatisfiable(let conflict) = solution else { continue }
      throw .conflicting(
        ConflictFinding(
          conflict: conflict,
          constraints: answer.cases[index].constraints,
          layoutCase: cases[index], blame: blame(in: answer),
          satisfied: Array(cases[..<index])))
    }
    var frames: [Frames] = []
    for (index, solution) in solutions.enumerated() {
      switch solution {
      case .solved(let solved): frames.append(solved)
      case .ambiguous(_, let ambiguity):
        throw .ambiguous(
          AmbiguityFinding(
            ambiguity: ambiguity, layoutCase: cases[index], blame: blame(in: answer)))
      case .unsatisfiable: continue
      }
    }
    return frames
  }

  /// The first line that is false in the wanted layout.
  func blame(in answer: ReadAnswer) -> Blame? {
    Blame(in: answer, expectation: prepared.expectation, scene: prepared.exercise.scene)
  }

  /// Looks whether the parts of the starter are there that may not change.
  func checkForm(of answer: ReadAnswer) throws(FailureReason) {
    guard let template = prepared.template, answer.program == nil,
      let change = template.firstChange(in: answer.statements)
    else { return }
    throw .ruleMissed(.starterChanged(change))
  }
}

extension LayoutProblem {
  /// Whether it has as many constraints, and such numbers, as exercises have.
  fileprivate var isOrdinary: Bool {
    let sizes = scene.items.flatMap { [$0.intrinsic.width, $0.intrinsic.height] }
    return constraints.count <= 200 && constraints.allSatisfy { $0.isOrdinary }
      && sizes.allSatisfy { ($0 ?? 0) <= Constraint.mostOrdinary }
  }
}

extension Constraint {
  /// The largest ordinary number of points.
  fileprivate static let mostOrdinary = 100_000.0

  /// Whether a double keeps what its multiplier makes of points beside other points.
  fileprivate var isWithinReach: Bool {
    guard case .anchor(_, let multiplier, _) = second else { return true }
    return multiplier == 0 || (1e-12...1e12).contains(abs(multiplier))
  }

  fileprivate var isOrdinary: Bool {
    switch second {
    case .length(let length): return abs(length) <= Self.mostOrdinary
    case .anchor(_, let multiplier, let constant):
      return abs(constant) <= Self.mostOrdinary && (0.001...1000).contains(abs(multiplier))
    }
  }
}

extension Grading {
  /// What can't be read or breaks a rule in equations, without solving anything: soon enough for
  /// every key.
  ///
  /// - Returns: All that was found; `nil` if each line can be read, or if answers aren't lines.
  package func refusal(of answer: Answer) -> Findings? {
    guard answer.notation == .equations, prepared.exercise.takesLines else { return nil }
    var findings = Findings(prepared, answer)
    do throws(FailureReason) { _ = try readLines(&findings, .failure(.notRunHere)) } catch {
      findings.verdict = .notYet(error)
      return findings
    }
    return nil
  }

  /// Runs an answer if it is a program, then reads it and decides about it.
  ///
  /// - Parameters:
  ///   - answer: What the learner wrote.
  ///   - runner: What runs programs; equations never need it.
  /// - Returns: All that follows from it.
  package func findings(on answer: Answer, running runner: AnswerRunner) -> Findings {
    guard let request = SwiftRequest(answer, to: prepared.exercise) else {
      return findings(on: answer)
    }
    return findings(on: answer, runner.outcome(of: request))
  }
}
