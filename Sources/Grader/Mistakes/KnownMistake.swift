import LayoutEngine

/// A wrong answer of the course, ready to be recognised in what a learner wrote.
struct KnownMistake: Sendable {
  let wrong: WrongAnswer
  private let answer: FormedAnswer
  /// By what an answer in Swift is recognised; `nil` for one in equations.
  private let traits: ProgramTraits?
  /// The one statement by which it differs from the solution; `nil` if there are more.
  private let difference: StatementForm?
  private let formsByLine: [Int: StatementForm]

  init(_ wrong: WrongAnswer, solution: [StatementForm], for exercise: Exercise) {
    self.wrong = wrong
    let isProgram = Notation(path: wrong.answer.path) == .swift
    let answer =
      isProgram ? FormedAnswer(forms: []) : FormedAnswer(wrong.answer.text, for: exercise)
    self.answer = answer
    traits = isProgram ? ProgramTraits(wrong, for: exercise) : nil
    var remaining = solution
    var differing: [StatementForm] = []
    for form in answer.forms.map(\.form) {
      if let index = remaining.firstIndex(of: form) {
        remaining.remove(at: index)
      } else {
        differing.append(form)
      }
    }
    difference = differing.count == 1 ? differing[0] : nil
    formsByLine = Dictionary(
      answer.forms.map { ($0.line, $0.form) }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether the learner made this mistake and no other.
  ///
  /// Where the form is what was missed, the same statement turned around is not the same mistake.
  func isWhole(_ other: FormedAnswer, setback: Setback) -> Bool {
    guard wrong.verdict.hasPrefix(setback.id) else { return false }
    if let traits { return traits.fit(other, setback: setback) }
    if case .ruleMissed(.starterChanged) = setback {
      return other.wordCounts == answer.wordCounts
    }
    return other.counts == answer.counts
  }

  /// Whether the line that is spoken of is this mistake, whatever else is wrong.
  func isFirstObstacle(in answer: FormedAnswer, setback: Setback) -> Bool {
    guard traits == nil, wrong.verdict.hasPrefix(setback.id), let difference,
      let line = setback.range?.line
    else { return false }
    // A statement that states the right thing in the wrong form differs from nothing.
    if case .ruleMissed(.starterChanged) = setback { return false }
    return answer.forms.contains { $0.line == line && $0.form == difference }
  }

  /// The author's words for a learner's answer.
  ///
  /// - Returns: `nil` if the words speak of a line or a number that this answer doesn't have.
  func words(
    for answer: FormedAnswer, setback: Setback, values: (String) -> Double?
  ) -> MistakeWords? {
    func filled(_ template: String) -> String? {
      Placeholders.fill(template) { name in
        if name == "line" { return setback.range.map { "\($0.line)" } }
        if name.hasPrefix("line "), let line = Int(name.dropFirst(5)) {
          guard let form = formsByLine[line],
            let written = answer.forms.first(where: { $0.form == form })
          else { return nil }
          return String(written.line)
        }
        return values(name).map(pointsText)
      }
    }
    guard let seen = filled(wrong.seen), let meaning = filled(wrong.meaning) else { return nil }
    var next: String?
    if let template = wrong.next {
      guard let text = filled(template) else { return nil }
      next = text
    }
    return MistakeWords(mistake: wrong.mistake, seen: seen, meaning: meaning, next: next)
  }
}
