import Course
import Grading

/// Whose copy an answer is, by the mark that hand-out put into it.
struct CopyOwners {
  /// Whether the answer has such a mark.
  let isMarked: Bool
  private let exercise: Exercise
  private let known: OtherVariants?
  /// The variant that the mark names; `nil` if there is no mark, or it was changed.
  private let code: VariantCode?

  init(of answer: Answer, _ exercise: Exercise, _ others: OtherVariants?) {
    self.exercise = exercise
    known = others
    isMarked = exercise.isVaried && CopyMark.fingerprint(in: answer.text) != nil
    let mark = isMarked ? try? CopyMark(in: answer.text) : nil
    code = mark.flatMap { $0.exercise == exercise.id ? $0.code : nil }
  }

  /// Those of some learners who got this copy.
  func members(of learners: [Learner]) -> [Learner] {
    guard let code, let known else { return [] }
    return learners.filter { known.variants.code(of: exercise, for: $0.key) == code }
  }

  /// Everybody in the class who got this copy; `nil` if the answer doesn't tell.
  var others: [Learner]? {
    guard code != nil, let known else { return nil }
    return members(of: known.learners)
  }
}
