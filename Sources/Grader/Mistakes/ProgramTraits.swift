import LayoutEngine

/// By what a wrong answer in Swift is recognised, without running it.
///
/// Two programs that make the same constraint can differ in every word. What counts is what they
/// state: the header of a wrong answer says it in equations, and `dev check` runs the answer to see
/// that it does. Where nothing was made, the compiler's or the run time's words are compared.
struct ProgramTraits: Sendable {
  private let states: [StatementForm]
  private let lacks: [StatementForm]
  /// What stands after the verdict's colon, or the law that is broken.
  private let words: String?
  /// What the compiler or UIKit says, among other words.
  private let says: [String]

  init(_ wrong: WrongAnswer, for exercise: Exercise) {
    func forms(_ equations: [String]) -> [StatementForm] {
      equations.flatMap { FormedAnswer($0, for: exercise).forms.map(\.form) }
    }
    states = forms(wrong.states)
    lacks = forms(wrong.lacks)
    words = Self.words(after: wrong.verdict)
    says = wrong.says
  }

  /// Whether an answer whose verdict has the same name is this mistake.
  func fit(_ answer: FormedAnswer, setback: Setback) -> Bool {
    guard says.allSatisfy({ setback.programWords.contains($0) }) else { return false }
    if states.isEmpty, lacks.isEmpty {
      return words != nil && words == Self.words(after: setback.summary(in: Scene()))
    }
    let made = Set(answer.forms.map(\.form))
    return states.allSatisfy { made.contains($0) } && !lacks.contains { made.contains($0) }
  }

  /// The words of a summary such as `notCompiled line 8: cannot find 'x' in scope`, or the law of
  /// one such as `invalid no-common-ancestor line 8`.
  private static func words(after summary: String) -> String? {
    if summary.hasPrefix("invalid ") {
      return summary.split(separator: " ").dropFirst().first.map(String.init)
    }
    guard summary.hasPrefix("notCompiled") || summary.hasPrefix("crashed"),
      let colon = summary.firstIndex(of: ":")
    else { return nil }
    return String(summary[colon...])
  }
}

extension Setback {
  /// What the compiler or UIKit said, in full.
  fileprivate var programWords: String {
    switch self {
    case .notCompiled(let finding): finding.messages.map(\.text).joined(separator: "\n")
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
