package import Course
package import LayoutEngine
import Synchronization

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

/// What follows from an answer and isn't needed for its verdict, kept once it has been asked for.
final class LaterFindings: Sendable {
  let formed = Kept<FormedAnswer>()
  let explanation = Kept<Explanation>()
  let notes = Kept<[Note]>()
  let all = Kept<[Finding]>()
  let solved = Kept<[LayoutSolution?]>()
  let conflicts = Kept<[ConflictList]>()
}

/// A value that is worked out when it is first asked for.
struct Kept<Value: Sendable>: ~Copyable, Sendable {
  private let value = Mutex<Value?>(nil)

  /// The value as it was worked out before, or else as it is worked out now.
  ///
  /// The lock isn't held meanwhile: one value may need another. Two threads may both work it out, and
  /// get the same.
  func kept(_ workOut: () -> Value) -> Value {
    if let kept = value.withLock({ $0 }) { return kept }
    let made = workOut()
    value.withLock { $0 = made }
    return made
  }
}

/// One thing that stands in the way of an answer.
package enum Finding: Sendable {
  /// The verdict's reason, or what one line of the answer would be told if it were the only wrong one.
  case explained(Explanation)
  /// Constraints that can't all be satisfied, in these cases.
  case conflict(Conflict, [LayoutCase])
  /// Something that nothing determines, in these cases; the range is that of the first.
  case ambiguity(Ambiguity, [LayoutCase])
  /// A required constraint that the wanted layout doesn't satisfy.
  case falseLine(FalseLine)
}

/// A required constraint of an answer that the wanted layout doesn't satisfy.
package struct FalseLine: Hashable, Sendable {
  /// The line, and the first case in which it is false.
  package let blame: Blame
  package let range: SourceRange
  /// Where the first item is in the wanted layout, in points.
  package let expected: Double
  /// Where the answer has it; `nil` where it has no one layout.
  package let actual: Double?
}

extension Findings {
  /// For each case whether the answer gives the wanted layout, even if it doesn't pass for another
  /// reason; an answer that can't be read gives it in none.
  ///
  /// `nil` unless the exercise asks for constraints that give a layout.
  package var passedCases: [Bool]? {
    guard exercise.takesLines, let wanted = prepared.expectation.frames else { return nil }
    let cases = prepared.expectation.cases
    guard verdict != .passed else { return cases.map { _ in true } }
    guard let read, read.cases.count >= cases.count else { return cases.map { _ in false } }
    return cases.indices.map { index in
      guard case .solved(let frames)? = solution(inCase: index) else { return false }
      return exercise.scene.firstMisplaced(in: frames, wanted: wanted[index]) == nil
    }
  }

  /// How many views have the wanted frames, over all cases, and how many views there are.
  ///
  /// In a case in which the answer gives no single layout, none has. `nil` as ``passedCases``.
  package var rightViews: (right: Int, all: Int)? {
    guard exercise.takesLines, let wanted = prepared.expectation.frames else { return nil }
    let scene = exercise.scene
    let views = scene.ids.filter { scene[$0].parent != nil }
    let cases = prepared.expectation.cases
    let all = views.count * cases.count
    guard verdict != .passed else { return (all, all) }
    guard let read, read.cases.count >= cases.count else { return (0, all) }
    let right = cases.indices.reduce(0) { sum, index in
      guard case .solved(let frames)? = solution(inCase: index) else { return sum }
      return sum
        + views.count { scene.misplacedPart(of: $0, in: frames, wanted: wanted[index]) == nil }
    }
    return (right, all)
  }
}

/// What an answer states, statement by statement, for comparing answers that come to no layout.
package struct StatedForms: Hashable, Sendable {
  /// A text for each statement, the same for statements that say the same; in alphabetical order.
  package let texts: [String]

  /// Reads a graded answer again, in whichever notation it is written.
  ///
  /// - Returns: Nothing if the answer states nothing, or a program made nothing.
  package init?(_ findings: Findings) {
    texts = findings.formed.forms.map { $0.form.text }.sorted()
    if texts.isEmpty { return nil }
  }
}

extension StatementForm {
  /// The form in one line, the same for equal forms in every run.
  fileprivate var text: String {
    switch self {
    case .constraints(let forms):
      forms.map { Self.text(of: $0) }.sorted().joined(separator: ";")
    case .scene(let item, let property): "\(item).\(property)"
    case .prediction(let name, let value): "\(name): \(value.map { Self.text(of: $0) } ?? "___")"
    case .entry(let text, _): text
    case .words(let words): words.joined(separator: " ")
    }
  }

  private static func text(of form: CanonicalForm) -> String {
    form.words.map { String($0, radix: 16) }.joined(separator: " ")
  }

  private static func text(of value: PredictedValue) -> String {
    guard case .equation(let equation) = value else { return value.text }
    return text(of: CanonicalForm(equation.constraint))
  }
}

extension LayoutCase {
  /// Whether both have the same content, margins, guides and traits at the same moment, whatever the
  /// window and the direction.
  package func hasContent(of other: LayoutCase) -> Bool {
    setting.times == other.setting.times && setting.changes == other.setting.changes
      && setting.traits == other.setting.traits
  }
}
