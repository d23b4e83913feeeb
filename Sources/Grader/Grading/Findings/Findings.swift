package import Course
package import LayoutEngine

/// All that follows from one answer to one exercise.
///
/// Grading makes it, and everything that is said about the answer, in any form, is said from it. What
/// the verdict doesn't need is worked out when it is first asked for, and kept.
package struct Findings: Sendable {
  package let prepared: PreparedExercise
  package let answer: Answer
  /// The first thing that stands in the way, if anything does.
  package internal(set) var verdict = Verdict.passed
  /// What a program handed over; `nil` for equations, and where nothing came of it.
  package internal(set) var handedOver: HandedOver?
  /// What the answer states; `nil` if it couldn't be read, or states no constraints.
  package internal(set) var read: ReadAnswer?
  /// What follows in the first cases, as far as they had to be solved for the verdict.
  var solvedFirst: [LayoutSolution] = []
  /// By what the answer passes, if its kind of exercise has something to show.
  package internal(set) var evidence: Evidence?
  private let later = LaterFindings()

  package init(_ prepared: PreparedExercise, _ answer: Answer) {
    self.prepared = prepared
    self.answer = answer
  }

  /// An answer with a verdict that was decided elsewhere, and nothing else known of it.
  package init(_ prepared: PreparedExercise, _ answer: Answer, verdict: Verdict) {
    self.init(prepared, answer)
    self.verdict = verdict
  }

  package var exercise: Exercise { prepared.exercise }

  /// What is known of the program besides its layouts; `nil` for equations, and where none ran.
  package var program: ProgramFacts? { handedOver?.facts }

  /// The exercise's items, and what a program made besides; the exercise's in the superviews that they
  /// have in the exercise.
  package var scene: Scene {
    (handedOver?.scene ?? read?.scene ?? exercise.scene).hung(asIn: exercise.scene)
  }

  /// Why the answer doesn't pass, with what explains it; `nil` if it passes.
  package var explanation: Explanation? {
    guard let failure = verdict.failure else { return nil }
    return later.explanation.kept { explanation(of: failure, in: formed) }
  }

  /// What the answer states, statement by statement; of a program, what the verdict speaks of.
  var formed: FormedAnswer {
    later.formed.kept {
      verdict.failure.map { FormedAnswer(self, $0) } ?? FormedAnswer(answer.text, for: exercise)
    }
  }

  /// What there is to remark on an answer that passed; empty for one that doesn't.
  package var notes: [Note] {
    guard verdict == .passed, let read else { return [] }
    return later.notes.kept { NoteSearch(prepared).note(on: read).map { [$0] } ?? [] }
  }

  /// Everything that stands in the way of passing, the verdict's reason first, then in the order of looking.
  package var all: [Finding] { later.all.kept { FindingSearch(self).findings } }

  /// What follows in each case, with its frames in the exercise's tree of views.
  ///
  /// Empty if the answer can't be read, or if the solver gives up in a case.
  package var solutions: [LayoutSolution] {
    solved.isEmpty ? [] : solved.indices.compactMap { solution(inCase: $0) }
  }

  /// What follows in one case; `nil` if the answer can't be read, or if the solver gives up there.
  package func solution(inCase index: Int) -> LayoutSolution? {
    guard let read, solvedEach.indices.contains(index), let solution = solvedEach[index] else {
      return nil
    }
    return read.cases[index].solution(solution, asIn: exercise.scene)
  }

  /// All conflicts of each case; empty where ``solutions`` is.
  package var conflicts: [ConflictList] {
    later.conflicts.kept { zip(problems, solved).map { ConflictList(of: $0, $1) } }
  }

  /// What follows in each case, in the answer's own tree of views; empty if a case has no solution.
  private var solved: [LayoutSolution] {
    let solutions = solvedEach.compactMap { $0 }
    return solutions.count == solvedEach.count ? solutions : []
  }

  /// What follows in each case; `nil` where the solver gives up.
  private var solvedEach: [LayoutSolution?] {
    later.solved.kept {
      let cases = read?.cases ?? []
      return solvedFirst.map { Optional($0) }
        + zip(cases, problems).dropFirst(solvedFirst.count).map { own, problem in
          (try? LayoutSolver.solution(of: problem)).map(own.counted)
        }
    }
  }

  /// What each case is solved from.
  private var problems: [LayoutProblem] {
    zip(prepared.expectation.cases, read?.cases ?? []).map { layoutCase, own in
      own.problem(of: exercise, in: layoutCase)
    }
  }
}

extension ConflictList {
  /// All conflicts of a problem; at least what its solution tells.
  package init(of problem: LayoutProblem, _ solution: LayoutSolution) {
    guard case .unsatisfiable(let first) = solution else {
      self.init([], isComplete: true)
      return
    }
    let all = try? LayoutSolver.conflicts(of: problem, after: first)
    self = all ?? ConflictList([first], isComplete: false)
  }
}
