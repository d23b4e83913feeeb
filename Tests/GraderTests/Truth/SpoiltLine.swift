@testable import Authoring
import Course
import Grading
import LayoutEngine

/// What stands in the place of one line of a solution, as a slip or a misconception would have it.
struct SpoiltLine: Hashable {
  /// The line of the solution, counted from 1.
  let line: Int
  /// What stands there instead; nothing for a line that was dropped.
  let texts: [String]

  /// A solution with some of its lines spoilt.
  static func text(_ solution: String, with spoilt: [SpoiltLine]) -> String {
    solution.sourceLines.enumerated().flatMap { index, line in
      spoilt.first { $0.line == index + 1 }?.texts ?? [String(line)]
    }.joined(separator: "\n")
  }

  /// Every way to spoil a line of an exercise's solution: those of the mutants, and those of the
  /// course's own wrong answers.
  static func all(of exercise: Exercise) -> [SpoiltLine] {
    let solution = exercise.solution.text.sourceLines.map(String.init)
    var all = mutants(of: exercise)
    for wrong in exercise.wrongAnswers {
      if Notation(path: wrong.answer.path) == .swift {
        all += wrong.states.compactMap { spoilt($0, in: solution) }
        continue
      }
      let lines = wrong.answer.text.sourceLines.map(String.init)
      guard lines.count == solution.count else { continue }
      for (index, line) in lines.enumerated()
      where line != solution[index] && !solution[index].hasPrefix("//") {
        all.append(SpoiltLine(line: index + 1, texts: [line]))
      }
    }
    var known: Set<SpoiltLine> = []
    return all.filter { known.insert($0).inserted }
  }

  private static func mutants(of exercise: Exercise) -> [SpoiltLine] {
    let places: [SourcePlace] =
      if exercise.takesLines {
        EquationReader.read(exercise.solution.text, names: exercise.itemNames).statements.map(
          \.range.start)
      } else if exercise.isQuestions {
        ((try? PredictionReader.read(exercise.solution.text, for: exercise.questions)) ?? []).map(
          \.range.start)
      } else {
        []
      }
    return exercise.proof.mutants(of: exercise.solution, to: exercise).compactMap { mutant in
      guard let place = mutant.place, let index = places.firstIndex(of: place),
        places.count(where: { $0.line == place.line }) == 1
      else { return nil }
      let lines = mutant.answer.text.isEmpty ? [] : mutant.answer.text.sourceLines
      let end = lines.count - (places.count - 1 - index)
      guard index <= end else { return nil }
      return SpoiltLine(line: place.line, texts: lines[index..<end].map(String.init))
    }
  }

  /// An equation in the place of the line that begins with the same anchor, or with the same item.
  private static func spoilt(_ equation: String, in solution: [String]) -> SpoiltLine? {
    let anchor = equation.prefix { $0 != " " }
    let item = equation.prefix { $0 != "." }
    let index =
      solution.firstIndex { $0.hasPrefix("\(anchor) ") }
      ?? solution.firstIndex { $0.hasPrefix("\(item).") }
    return index.map { SpoiltLine(line: $0 + 1, texts: [equation]) }
  }
}
