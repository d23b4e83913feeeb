import Course
import LayoutEngine

/// By what a wrong answer in Swift is recognised, without running it.
///
/// Two programs that make the same constraint can differ in every word. What counts is what they
/// state: the header of a wrong answer says it in equations, and `dev check` runs the answer to see
/// that it does. Where nothing was made, the compiler's or the run time's words are compared.
struct ProgramTraits: Sendable {
  private let states: [StatementForm]
  private let lacks: [StatementForm]
  /// The rule that is broken, or what the compiler or the run time says.
  private let cause: String?
  /// What the compiler or UIKit says, among other words.
  private let says: [String]

  init(_ wrong: WrongAnswer, for exercise: Exercise) {
    func forms(_ equations: [String]) -> [StatementForm] {
      equations.flatMap { FormedAnswer($0, for: exercise).forms.map(\.form) }
    }
    states = forms(wrong.states)
    lacks = forms(wrong.lacks)
    cause = wrong.verdict.cause
    says = wrong.says
  }

  /// Whether an answer whose verdict has the same name is this mistake.
  func fit(_ answer: FormedAnswer, failure: FailureReason) -> Bool {
    guard says.allSatisfy({ failure.programWords.contains($0) }) else { return false }
    if states.isEmpty, lacks.isEmpty {
      return cause != nil && cause == failure.cause
    }
    let made = Set(answer.forms.map(\.form))
    return states.allSatisfy { made.contains($0) } && !lacks.contains { made.contains($0) }
  }

  /// Whether these statements are all by which an answer differs from the solution.
  ///
  /// What an answer states in another way, and rightly, is no difference. A statement of the solution
  /// may be missing for each one that stands in its place.
  ///
  /// - Parameters:
  ///   - answer: What the program states.
  ///   - solution: What the solution states at the same moment.
  ///   - isRight: Whether a statement is true in the wanted layout.
  /// - Returns: Whether nothing else is stated, and nothing else is missing.
  func areAll(
    of answer: FormedAnswer, from solution: [StatementForm],
    isRight: (StatementForm) -> Bool
  ) -> Bool {
    var missing = solution
    var others: [StatementForm] = []
    for form in answer.forms.map(\.form) {
      if let index = missing.firstIndex(of: form) {
        missing.remove(at: index)
      } else {
        others.append(form)
      }
    }
    return others.allSatisfy { states.contains($0) || isRight($0) }
      && missing.count { !lacks.contains($0) } <= others.count
  }

  /// Whether a line makes what the mistake is; of a mistake that only lacks something, none does.
  func areMade(inLine line: Int?, of answer: FormedAnswer) -> Bool {
    guard let line, !states.isEmpty else { return true }
    return answer.forms.contains { $0.line == line && states.contains($0.form) }
  }
}

extension FailureReason {
  /// The rule that is broken, or what the compiler or the run time says; `nil` for other reasons.
  fileprivate var cause: String? {
    switch self {
    case .invalid(let violation, _): violation.rule
    case .notCompiled(let finding): finding.first?.text.identity
    case .crashed(let finding): finding.crash.kind.name
    case .doneOtherwise(let finding): finding.code
    default: nil
    }
  }

  /// What the compiler or UIKit said, in full.
  fileprivate var programWords: String {
    switch self {
    case .notCompiled(let finding): finding.messages.map(\.text.identity).joined(separator: "\n")
    case .crashed(let finding):
      if case .exception(_, let reason) = finding.crash.kind {
        reason
      } else {
        finding.crash.kind.name
      }
    default: ""
    }
  }
}
