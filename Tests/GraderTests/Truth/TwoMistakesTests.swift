@testable import Authoring
@testable import Course
import Feedback
import Grading
import LayoutEngine
import Testing
import TestRunners

@Suite("Feedback: with two mistakes in one answer, what is said is true")
struct TwoMistakesTests {
  /// So many answers with two spoilt lines, the exercises in turn.
  private static func answers(_ count: Int) throws -> [SpoiltAnswer] {
    var generator = SeededGenerator(state: 18)
    let exercises = try RealCourse.load().exercises.filter { !$0.isAnsweredByWindow }
    var spoilt: [String: [SpoiltLine]] = [:]
    var answers: [SpoiltAnswer] = []
    while answers.count < count {
      guard let exercise = exercises.randomElement(using: &generator) else { break }
      let all = spoilt[exercise.id] ?? SpoiltLine.all(of: exercise)
      spoilt[exercise.id] = all
      guard let first = all.randomElement(using: &generator),
        let second = all.filter({ $0.line != first.line }).randomElement(using: &generator),
        let notation = exercise.notations.randomElement(using: &generator)
      else { continue }
      answers.append(
        SpoiltAnswer(
          prepared: try RealCourse.prepared(exercise.id), notation: notation,
          spoilt: [first, second]))
    }
    return answers
  }

  @Test("lines, views, anchors, numbers, directions and other lines are as the message has them")
  func law() throws {
    var authored = 0
    for answer in try Self.answers(Sample.size(100, whole: 10_000)) {
      let check = FactCheck(answer)
      if check.findings.explanation?.mistake != nil { authored += 1 }
      let text = "\(answer.exercise.id), \(answer.notation)\n\(answer.text)"
      #expect(check.complaints == [], "\(text)")
    }
    // Where all of them are true, an author's words are better than ours.
    #expect(authored > 0)
  }

  /// A solution with some of its lines spoilt, which are known by how they begin.
  private static func answer(
    _ id: String, _ notation: Notation, _ spoilt: [(start: String, text: String)]
  ) throws -> SpoiltAnswer {
    let prepared = try SampleCourse.prepared(id)
    let lines = prepared.exercise.solution.text.sourceLines
    return SpoiltAnswer(
      prepared: prepared, notation: notation,
      spoilt: spoilt.compactMap { start, text in
        lines.firstIndex { $0.hasPrefix(start) }.map { SpoiltLine(line: $0 + 1, texts: [text]) }
      })
  }

  @Test("no line is named for what a program says about a view itself")
  func contentOfProgram() throws {
    let answer = try Self.answer(
      "the-sender-bends", .swift,
      [
        ("sender.horizontalHugging", "sender.horizontalHuggingPriority = 749"),
        ("sender.horizontalCompression", "sender.horizontalCompressionResistancePriority = 249"),
      ])
    #expect(answer.spoilt.count == 2)
    #expect(FactCheck(answer).complaints == [])
  }

  @Test(
    "a line, a number or a window that isn't so is noticed",
    arguments: ["line", "actual", "distance", "window", "firstValue"])
  func notices(name: String) throws {
    let row = try Self.answer(
      "photo-bar", .equations,
      [("Photo.width =", "Photo.width = 61"), ("Badge.width =", "Badge.width = 61")])
    #expect(FactCheck(row).complaints == [])
    let check = FactCheck(row) { feedback in
      var feedback = feedback
      feedback.seen = feedback.seen.map { $0.with(name) }
      feedback.meaning = feedback.meaning.map { $0.with(name) }
      feedback.next = feedback.next?.with(name)
      return feedback
    }
    #expect(check.complaints.isEmpty == false)
  }
}

extension Sentence {
  /// The same sentence with another value of this name, if it has one.
  fileprivate func with(_ name: String) -> Sentence {
    guard let value = values[name] else { return self }
    let other: Value =
      switch value {
      case .count(let count): .count(count + 1)
      case .points(let points): .points(points + 7)
      default: .sentence(FeedbackSentence.windowWide(width: 7))
      }
    return Sentence(key: key, values.merging([name: other]) { $1 })
  }
}

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
    return exercise.aim.mutants(of: exercise.solution, to: exercise).compactMap { mutant in
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
