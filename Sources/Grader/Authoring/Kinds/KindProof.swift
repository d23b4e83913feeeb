import Course
import Grading
import LayoutEngine

/// How to prove the exercises of one kind, and how to make mutants of their right answers.
///
/// The defaults fit exercises whose answers must give the same layout as the solution.
protocol KindProof: Sendable {
  /// The cases in which an answer is checked; empty if no case makes a difference.
  func cases(of exercise: Exercise) -> [LayoutCase]

  /// What the proof counts instead of cases if ``cases(of:)`` is empty.
  var withoutCases: ProofKind { get }

  /// The number of parts of an answer that are checked, such as its cases or its questions.
  func parts(of exercise: Exercise) -> Int

  /// What would give the answer away in a hint.
  func answers(to exercise: Exercise) -> [String]

  /// Parts of a hint that may pass as an answer, each with the answer that it would make.
  ///
  /// Such parts exist where many answers are right and a few words are enough for an answer.
  func passingParts(of hint: String, to exercise: Exercise) -> [(words: String, answer: String)]

  /// All mutants of a right answer.
  func mutants(of right: CourseText, to exercise: Exercise) -> [Mutant]

  /// What a right answer does; it completes the error "passes, but doesn't …".
  var wanted: Sentence { get }

  /// Whether an answer is right, without asking the grading.
  ///
  /// - Parameters:
  ///   - answer: The answer.
  ///   - read: What it states; `nil` if it can't be read as constraints.
  ///   - prepared: The exercise.
  /// - Returns: Whether it has what is wanted.
  func isRight(_ answer: Answer, _ read: ReadAnswer?, to prepared: PreparedExercise) -> Bool

  /// The anchors that a right answer must leave ambiguous.
  var ambiguousAnchors: [Anchor] { get }
}

extension KindProof {
  func cases(of exercise: Exercise) -> [LayoutCase] { exercise.cases }
  var withoutCases: ProofKind { .windowless }
  func parts(of exercise: Exercise) -> Int { exercise.cases.count }
  func answers(to exercise: Exercise) -> [String] { exercise.solutionTexts }

  func passingParts(of hint: String, to exercise: Exercise) -> [(words: String, answer: String)] {
    []
  }

  func mutants(of right: CourseText, to exercise: Exercise) -> [Mutant] {
    LineMutants(exercise).mutants(of: right)
  }

  var wanted: Sentence { .says("check.wanted") }
  var ambiguousAnchors: [Anchor] { [] }
}

extension Exercise {
  /// How it is proved.
  var proof: any KindProof {
    switch aim {
    case .solution: LinesProof()
    case .answers: QuestionsProof()
    case .flaw(let flaw): FlawProof(flaw: flaw)
    case .difference(let layouts): DifferenceProof(layouts: layouts)
    }
  }
}
