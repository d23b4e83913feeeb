import Course
import Grading
import LayoutEngine

extension FeedbackWriter {
  /// A note in words; `nil` if a program changed no given constraint after all.
  func words(for note: Note) -> Sentence? {
    switch note {
    case .givenChanged(let program):
      return Self.sentences(on: program, in: prepared.exercise.scene).first
    case .conflictInBetween(let conflict): return conflictInBetween(conflict)
    case .inactive(let line):
      return ProgramSentence.inactiveNote(line: line)
    case .repeats(let line, let twin):
      let other = twin.words(in: prepared.exercise.scene)
      return RemarkSentence.repeats(line: line, others: .list([other]))
    case .follows(let line, let reasons):
      return RemarkSentence.follows(line: line, others: .list(words(for: reasons)))
    case .turned(let line, let turned, let rule):
      let equation = EquationPrinter.equation(for: turned, in: prepared.exercise.scene)
      return switch rule {
      case .wholeMultiplier: RemarkSentence.swappedMultiplier(line: line, turned: equation)
      case .positiveConstant: RemarkSentence.swappedConstant(line: line, turned: equation)
      case .readingOrder: RemarkSentence.swappedOrder(line: line, turned: equation)
      }
    }
  }

  private func words(for reasons: Note.Reasons) -> [Sentence.Value] {
    let scene = prepared.exercise.scene
    switch reasons {
    case .constraints(let constraints):
      var words: [Sentence.Value] = []
      // The constraints of one line, such as a chain's, are named once.
      for other in constraints.map({ $0.words(in: scene) }) where !words.contains(other) {
        words.append(other)
      }
      return words
    case .scene(let member):
      return member.map { [$0.words(among: [], in: scene, .leftToRight)] } ?? []
    }
  }
}
