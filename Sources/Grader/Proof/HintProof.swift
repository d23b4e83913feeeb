import LayoutEngine

/// Proves that there are three hints, and that the first two leave something to find out.
struct HintProof {
  let exercise: Exercise
  let path: String

  func run(_ report: inout ProofReport) {
    let answers = answerParts
    for (index, hint) in exercise.hints.enumerated() {
      if hint.isEmpty {
        report.add(CourseError(path, "hint \(index + 1) is empty"))
      } else if index < 2, let part = answers.first(where: { contains(hint, $0) }) {
        report.add(
          CourseError(
            path, "hint \(index + 1) gives the answer away: \(part.joined(separator: " "))"))
      } else {
        report.count(.hints)
      }
    }
  }

  /// What the learner has to find: the solution's statements that the starter doesn't have, and
  /// what stands right of their relation; for predictions the numbers.
  private var answerParts: [[String]] {
    let known = words(exercise.starter.text)
    if exercise.kind == .predict {
      let predictions =
        (try? PredictionReader.read(exercise.solution.text, for: exercise.questions)) ?? []
      return predictions.compactMap { $0.value.map { [pointsText($0)] } }
        .filter { !known.contains($0[0]) }
    }
    let starter = EquationReader.read(exercise.starter.text).statements.map(\.tokens)
    let changed = EquationReader.read(exercise.solution.text).statements.map(\.tokens)
      .filter { !starter.contains($0) }
    return changed
      + changed.compactMap { tokens in
        tokens.lastIndex { ["=", "<=", ">="].contains($0) }
          .map { Array(tokens[(tokens.index(after: $0))...]) }
      }.filter { $0.count > 1 }
  }

  private func contains(_ hint: String, _ part: [String]) -> Bool {
    let hint = words(hint)
    guard part.count <= hint.count else { return false }
    return (0...(hint.count - part.count)).contains { start in
      hint[start..<(start + part.count)].elementsEqual(part)
    }
  }

  /// A hint's words, with the punctuation of sentences taken off.
  private func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map { word in
      var word = word
      while let last = word.last, ".,:;?!".contains(last) { word.removeLast() }
      return String(word)
    }
  }
}
