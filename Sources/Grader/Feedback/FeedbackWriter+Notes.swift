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
      return .says("program.inactive.note", ["line": .count(line)])
    case .repeats(let line, let twin):
      let other = twin.words(in: prepared.exercise.scene)
      return .says("remark.note.repeats", ["line": .count(line), "others": .list([other])])
    case .follows(let line, let reasons):
      return .says(
        "remark.note.follows", ["line": .count(line), "others": .list(words(for: reasons))])
    case .turned(let line, let turned, let rule):
      let equation = EquationPrinter.equation(for: turned, in: prepared.exercise.scene)
      return switch rule {
      case .wholeMultiplier:
        .says("remark.note.multiplier", ["line": .count(line), "turned": .text(equation)])
      case .positiveConstant:
        .says("remark.note.constant", ["line": .count(line), "turned": .text(equation)])
      case .readingOrder:
        .says("remark.note.order", ["line": .count(line), "turned": .text(equation)])
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
