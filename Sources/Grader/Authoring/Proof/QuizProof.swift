import Course
import Grading
import LayoutEngine
import LogExplaining

/// Proves that every question of the course's quiz has exactly one right choice, and that this choice
/// is what the engine finds.
struct QuizProof {
  /// How many items the quiz has: one for each belief that the course is about.
  static let count = 18

  let quiz: Quiz
  let lessons: Set<String>

  func run(_ tally: inout ProofTally) {
    if quiz.items.count != Self.count {
      let words = Sentence.says(
        "check.quiz.count", ["count": quiz.items.count, "wanted": Self.count])
      tally.add(Quiz.fileName, words)
    }
    var ids: Set<String> = []
    for item in quiz.items {
      let isNew = ids.insert(item.id).inserted
      if let complaint = isNew ? complaint(about: item) : .says("check.quiz.id") {
        let words = Sentence.says(
          "check.quiz", ["item": .text(item.id), "complaint": .sentence(complaint)])
        tally.add(Quiz.fileName, at: item.place, words)
      } else {
        tally.count(.quizItems)
      }
    }
  }

  private func complaint(about item: Quiz.Item) -> Sentence? {
    guard lessons.contains(item.lesson) else {
      return .says("check.quiz.lesson", ["lesson": item.lesson])
    }
    guard item.questions[.before] != item.questions[.after] else {
      return .says("check.quiz.forms")
    }
    return Quiz.Form.allCases.compactMap { item.questions[$0].flatMap(Self.complaint) }.first
  }

  private static func complaint(about question: Quiz.Question) -> Sentence? {
    let marks = question.choices.map(\.mark)
    guard question.right != question.believed,
      marks.contains(question.right), marks.contains(question.believed)
    else { return .says("check.quiz.marks", ["marks": marks.joined(separator: ", ")]) }
    guard let asks = question.asks else { return nil }
    let right = question.choices.filter { isRight($0.value, to: asks, of: question) }.map(\.mark)
    guard right != [question.right] else { return nil }
    return .says(
      "check.quiz.right",
      ["found": .count(right.count), "marks": .text(right.joined(separator: ", "))])
  }

  /// Whether the engine finds this value.
  private static func isRight(
    _ value: String?, to asks: String, of question: Quiz.Question
  ) -> Bool {
    guard let value else { return false }
    let figure = Figure(question.lines.joined(separator: "\n"))
    let (window, direction) = (question.window, question.direction)
    switch asks {
    case "layouts":
      return value == figure.layoutCount(in: window, direction: direction, axis: .horizontal)
    case "rule": return value == rule(of: figure)
    case "same":
      let both = Figure((question.lines + [value]).joined(separator: "\n"))
      return (try? Set(both.constraints().map { CanonicalForm($0) }).count) == 1
    default:
      guard let number = Double(value), let anchor = figure.scene.anchor(named: asks),
        let frames = frames(of: figure, determining: anchor, in: window, direction)
      else { return false }
      let problem = LayoutProblem(
        scene: figure.scene.sized(to: window), constraints: [], direction: direction)
      return abs(problem.value(of: anchor, in: frames) - number) <= Tolerance.points
    }
  }

  /// The layout, if it determines the anchor; whatever else may be ambiguous.
  private static func frames(
    of figure: Figure, determining anchor: Anchor, in window: Size, _ direction: LayoutDirection
  ) -> Frames? {
    switch figure.solution(in: window, direction) {
    case .solved(let frames): return frames
    case .ambiguous(let frames, let ambiguity):
      let isOpen = ambiguity.ranges.contains {
        $0.item == anchor.item && $0.part.axis == anchor.attribute.axis
          && (anchor.attribute.kind == .position || $0.part == .width || $0.part == .height)
      }
      return isOpen ? nil : frames
    case .unsatisfiable, nil: return nil
    }
  }

  /// The rule that the lines break, or the word for none.
  private static func rule(of figure: Figure) -> String? {
    do throws(FigureError) { _ = try figure.constraints() } catch {
      if case .invalid(let violation, _) = error { return violation.rule }
      return nil
    }
    return Question.fine
  }
}

/// Proves that no verdict depends on a fact about Auto Layout that isn't verified.
///
/// Every answer is graded again for each of these facts, with the other reading of the fact.
struct ReadingProof {
  private let readings: [(fact: UnverifiedFact, grading: Grading?)]

  /// Prepares an exercise once for each fact.
  init(_ exercise: Exercise) {
    readings = UnverifiedFact.allCases.map { fact in
      let prepared = try? PreparedExercise(exercise.unexplained.reading(otherwise: fact))
      return (fact, prepared.map(Grading.init))
    }
  }

  /// Compares the verdict on an answer with the verdicts by the other readings.
  ///
  /// - Parameters:
  ///   - findings: What follows from the answer by our readings.
  ///   - outcome: What came of running it, if it is a program.
  ///   - path: The file that an error names.
  ///   - tally: Where it is counted, or an error is added.
  func run(
    _ findings: Findings, _ outcome: Result<SwiftRun, SwiftFailure>, _ path: String,
    _ tally: inout ProofTally
  ) {
    let verdict = findings.verdict
    for (fact, grading) in readings {
      // By either reading, constraints of one priority that compete leave the layout ambiguous.
      if fact == .equalPriorities, verdict.name == .ambiguous { continue }
      let other = grading?.findings(on: findings.answer, outcome)
      if other?.verdict.name == verdict.name { continue }
      tally.add(
        path,
        .says(
          "check.unverified",
          [
            "fact": fact.rawValue, "verdict": summary(of: findings),
            "other": other.map(summary) ?? VerdictName.graderFault.rawValue,
          ]))
      return
    }
    tally.count(.readings)
  }

  /// The verdict in the scene that holds what the program made, too.
  private func summary(of findings: Findings) -> String {
    findings.verdict.failure?.summary(in: findings.scene) ?? findings.verdict.name.rawValue
  }
}

/// Proves that an exercise's log is one of a conflict.
struct LogProof {
  let log: ExerciseLog

  func run(_ tally: inout ProofTally) {
    for (index, shown) in log.reports.enumerated() {
      let explanation = shown.explanation
      if let error = explanation.error {
        tally.add(
          log.text.path,
          .says("check.log.error", ["number": .count(index + 1), "error": .text("\(error)")]))
      } else if explanation.sets.isEmpty {
        tally.add(log.text.path, .says("check.log.satisfied", ["number": index + 1]))
      } else if !explanation.conflictList.isComplete {
        tally.add(log.text.path, .says("check.log.sets", ["number": index + 1]))
      } else {
        tally.count(.logs)
      }
    }
  }
}
