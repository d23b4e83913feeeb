import Course
import Feedback
import Grading
import LayoutEngine
import TestRunners

/// A graded answer that is the solution but for some spoilt lines.
struct SpoiltAnswer {
  let prepared: PreparedExercise
  let notation: Notation
  let spoilt: [SpoiltLine]

  var exercise: Exercise { prepared.exercise }
  var text: String { SpoiltLine.text(exercise.solution.text, with: spoilt) }

  var findings: Findings {
    guard notation == .swift else {
      return Grading(prepared).findings(on: Answer(text: text, path: "answer.layout"))
    }
    let lines = text.sourceLines.indices.map { "  line(\($0 + 1))" }
    let answer = Answer(text: lines.joined(separator: "\n"), path: "answer.swift")
    return Grading(prepared).findings(on: answer, running: runner)
  }

  /// The same answer with one of its spoilt lines alone.
  var singles: [SpoiltAnswer] {
    spoilt.map { SpoiltAnswer(prepared: prepared, notation: notation, spoilt: [$0]) }
  }

  /// What runs the answer as if its equations were a program, line by line.
  private var runner: AnswerRunner {
    AnswerRunner { (request) throws(SwiftFailure) in
      var snapshots: [LayoutSnapshot] = []
      for layoutCase in request.cases {
        let text = text(after: layoutCase.times)
        let program = StandInProgram(equations: text) { snapshot, _ in
          for statement in EquationReader.read(text, names: exercise.itemNames).sceneStatements {
            guard case .contentPriority(let kind, let priority) = statement.property else {
              continue
            }
            for index in snapshot.items.indices
            where snapshot.items[index].item.name == statement.item {
              snapshot.items[index].item[kind] = priority
            }
          }
          for index in snapshot.items.indices.dropFirst() {
            guard case .translated = snapshot.items[index].item.placement else { continue }
            snapshot.items[index].item.placement = .constraints
          }
        }
        snapshots += try program.runner.outcome(of: request.with([layoutCase])).get().snapshots
      }
      return SwiftRun(snapshots: snapshots)
    }
  }

  /// The solution of a moment, with the spoilt lines where it says the same as at first.
  private func text(after times: Int) -> String {
    let first = exercise.solution.text.sourceLines
    let later = exercise.solution(after: times).text.sourceLines
    let kept = spoilt.filter { spoilt in
      later.indices.contains(spoilt.line - 1) && first[spoilt.line - 1] == later[spoilt.line - 1]
    }
    return SpoiltLine.text(later.joined(separator: "\n"), with: kept)
  }
}
