import Course
import Grading
import LayoutEngine

/// Proves that there are three hints, and that the first two leave something to find out.
struct HintProof {
  let grading: Grading
  let path: String

  private var exercise: Exercise { grading.prepared.exercise }

  func run(_ report: inout ProofReport) {
    let answers: [String] =
      switch exercise.answerForm {
      case .questions: predictions
      case .window: []
      case .lines: statements + codeLines
      }
    for (index, hint) in exercise.hints.enumerated() {
      if hint.isEmpty {
        report.add(CourseError(path, "hint \(index + 1) is empty"))
      } else if index < 2,
        let answer = answers.first(where: { gives($0, away: hint) }) ?? passingPart(of: hint)
      {
        report.add(CourseError(path, "hint \(index + 1) gives the answer away: \(answer)"))
      } else {
        report.count(.hints)
      }
    }
  }

  /// The predicted numbers that the starter doesn't mention, sets of lines, and equations; words
  /// may occur in any hint.
  private var predictions: [String] {
    let known = words(exercise.starter.text)
    let predictions =
      (try? PredictionReader.read(exercise.solution.text, for: exercise.questions)) ?? []
    return predictions.compactMap { prediction in
      switch prediction.value {
      case .number(let number)?: known.contains(pointsText(number)) ? nil : pointsText(number)
      case .lines(let lines)?: lines.count > 1 ? prediction.value?.text : nil
      case .equation(let equation)?: equation.text
      case .word?, nil: nil
      }
    }
  }

  /// The solution's statements that the starter doesn't have, and their right sides.
  private var statements: [String] {
    let starter = EquationReader.read(exercise.starter.text).statements.map(\.tokens)
    let changed = exercise.moments.flatMap { EquationReader.read($0.solution.text).statements }
      .filter { !starter.contains($0.tokens) }
    let rightSides = changed.compactMap { statement -> String? in
      guard !statement.isVisualFormat else { return nil }
      let text = statement.text
      return text.lastIndex(of: "=").map { String(text[text.index(after: $0)...]) }
    }
    // A right side that is a bare number may occur in any hint.
    return changed.map(\.text) + rightSides.filter { side in side.contains(where: \.isLetter) }
  }

  /// What of a hint would pass as it stands, where many answers do and few words are enough for one.
  private func passingPart(of hint: String) -> String? {
    var candidates: [(words: String, answer: String)]
    switch (exercise.answerForm, exercise.kind) {
    case (.window, _):
      candidates = words(hint).map { ($0, "window: \($0)") }
      for direction in ["left to right", "right to left"]
      where hint.lowercased().contains(direction) {
        candidates.append((direction, "direction: \(direction)"))
      }
    case (_, .break):
      let lines = exercise.alternatives.flatMap { EquationReader.read($0.text).statements }
      candidates = lines.map(\.text).filter { gives($0, away: hint) }
        .map { ($0, exercise.starter.text + "\n" + $0) }
    default: return nil
    }
    return candidates.first {
      grading.verdict(on: Answer(text: $0.answer, path: exercise.starter.path)) == .passed
    }?.words
  }

  /// The solution's lines of Swift that the starter doesn't have; short ones may occur in any hint.
  private var codeLines: [String] {
    func lines(_ text: CourseText?) -> [String] {
      (text?.text ?? "").split(whereSeparator: \.isNewline).map { $0.trimmed }
    }
    let starter = exercise.starters.first { Notation(path: $0.path) == .swift }
    let known = Set(lines(starter))
    return lines(exercise.swiftSolution).filter {
      $0.count >= 24 && !$0.hasPrefix("//") && !known.contains($0)
    }
  }

  private func gives(_ answer: String, away hint: String) -> Bool {
    if exercise.isQuestions, Double(answer) != nil { return words(hint).contains(answer) }
    let compact = { (text: String) in String(text.filter { !$0.isWhitespace }) }
    return compact(hint).contains(compact(answer))
  }

  /// A text's words, with the punctuation of sentences taken off.
  private func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map { word in
      var word = word
      while let last = word.last, ".,:;?!".contains(last) { word.removeLast() }
      return String(word)
    }
  }
}
