import LayoutEngine

/// By what a wrong answer in Swift is recognised, without running it.
///
/// Two programs that make the same constraint can differ in every word. What counts is what they
/// state: the header of a wrong answer says it in equations, and `dev check` runs the answer to see
/// that it does. Where nothing was made, the compiler's or the run time's words are compared.
struct ProgramTraits: Sendable {
  private let states: [StatementForm]
  private let lacks: [StatementForm]
  /// What stands after the verdict's colon.
  private let words: String?

  init(_ wrong: WrongAnswer, for exercise: Exercise) {
    func forms(_ equations: [String]) -> [StatementForm] {
      equations.flatMap { FormedAnswer($0, for: exercise).forms.map(\.form) }
    }
    states = forms(wrong.states)
    lacks = forms(wrong.lacks)
    words = Self.words(after: wrong.verdict)
  }

  /// Whether an answer whose verdict has the same name is this mistake.
  func fit(_ answer: FormedAnswer, setback: Setback) -> Bool {
    if states.isEmpty, lacks.isEmpty {
      return words != nil && words == Self.words(after: setback.summary(in: Scene()))
    }
    let made = Set(answer.forms.map(\.form))
    return states.allSatisfy { made.contains($0) } && !lacks.contains { made.contains($0) }
  }

  /// The words of a summary such as `notCompiled line 8: cannot find 'x' in scope`.
  private static func words(after summary: String) -> String? {
    guard summary.hasPrefix("notCompiled") || summary.hasPrefix("crashed"),
      let colon = summary.firstIndex(of: ":")
    else { return nil }
    return String(summary[colon...])
  }
}
