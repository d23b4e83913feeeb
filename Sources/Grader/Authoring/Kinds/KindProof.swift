import Course
import Grading
import LayoutEngine

/// How exercises of one kind are proved, and their right answers spoilt.
///
/// The defaults are those of lines that are to give the solution's layout.
protocol KindProof: Sendable {
  /// The situations that matter for an answer; none where it is the same in all.
  func cases(of exercise: Exercise) -> [LayoutCase]

  /// What is counted where no situation matters.
  var withoutCases: ProofKind { get }

  /// In how many parts a right answer is right.
  func parts(of exercise: Exercise) -> Int

  /// What would give the answer away in a hint.
  func answers(to exercise: Exercise) -> [String]

  /// Parts of a hint that may pass as they stand, where many answers do and few words are enough for
  /// one; each with the answer that it would be.
  func passingParts(of hint: String, to exercise: Exercise) -> [(words: String, answer: String)]

  /// All mutants of a right answer.
  func mutants(of right: CourseText, to exercise: Exercise) -> [Mutant]

  /// What is wanted of an answer, to complete "doesn't …".
  var wanted: Sentence { get }

  /// Whether an answer is right, without asking the grading.
  ///
  /// - Parameters:
  ///   - answer: The answer.
  ///   - read: What it states; `nil` if it can't be read as constraints.
  ///   - prepared: The exercise.
  /// - Returns: Whether it has what is wanted.
  func isRight(_ answer: Answer, _ read: ReadAnswer?, to prepared: PreparedExercise) -> Bool

  /// The numbers that nothing is to determine.
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
