import Course
import Grading
import LayoutEngine

/// Proves that there are three hints, and that the first two leave something to find out.
struct HintProof {
  let grading: Grading
  let path: String

  private var exercise: Exercise { grading.prepared.exercise }

  func run(_ report: inout ProofReport) {
    let answers = exercise.proof.answers(to: exercise)
    for (index, hint) in exercise.hints.enumerated() {
      if hint.isEmpty {
        report.add(
          error(inHint: index, .says("check.hint.empty", ["number": .count(index + 1)])))
      } else if index < 2,
        let answer = answers.first(where: { Self.gives($0, away: hint) }) ?? passingPart(of: hint)
      {
        report.add(
          error(
            inHint: index,
            .says("check.hint.answer", ["number": .count(index + 1), "answer": .text(answer)])))
      } else {
        report.count(.hints)
      }
    }
  }

  /// An error at a hint, at its place in the file as it is written.
  private func error(inHint index: Int, _ sentence: Sentence) -> CourseError {
    let error = CourseError(path, at: exercise.hintPlaces[index], sentence)
    return exercise.variant?.placed(error) ?? error
  }

  /// What of a hint would pass as it stands.
  private func passingPart(of hint: String) -> String? {
    exercise.proof.passingParts(of: hint, to: exercise).first {
      grading.verdict(on: Answer(text: $0.answer, path: exercise.starter.path)) == .passed
    }?.words
  }

  /// Whether a hint has an answer in it; a number has to be a word of its own.
  static func gives(_ answer: String, away hint: String) -> Bool {
    if Double(answer) != nil { return words(hint).contains(answer) }
    let compact = { (text: String) in String(text.filter { !$0.isWhitespace && $0 != "`" }) }
    return compact(hint).contains(compact(answer))
  }

  /// A text's words, with the punctuation of sentences taken off.
  static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map { word in
      var word = word
      while let last = word.last, ".,:;?!".contains(last) { word.removeLast() }
      return String(word)
    }
  }
}
