import Course
import Grading
import LayoutEngine

/// Proves that every question of the course's quiz has exactly one right choice, and that this choice
/// is what the engine finds.
struct QuizProof {
  /// How many items the quiz has: one for each belief that the course is about.
  static let count = 18

  let quiz: Quiz
  /// The ids of the course's lessons.
  let lessons: Set<String>

  func run(_ report: inout ProofReport) {
    if quiz.items.count != Self.count {
      let words = Sentence.says(
        "check.quiz.count", ["count": .count(quiz.items.count), "wanted": .count(Self.count)])
      report.add(CourseError(Quiz.fileName, words))
    }
    var ids: Set<String> = []
    for item in quiz.items {
      let isNew = ids.insert(item.id).inserted
      if let complaint = isNew ? complaint(about: item) : .says("check.quiz.id") {
        let words = Sentence.says(
          "check.quiz", ["item": .text(item.id), "complaint": .sentence(complaint)])
        report.add(CourseError(Quiz.fileName, at: item.place, words))
      } else {
        report.count(.quizItems)
      }
    }
  }

  private func complaint(about item: Quiz.Item) -> Sentence? {
    guard lessons.contains(item.lesson) else {
      return .says("check.quiz.lesson", ["lesson": .text(item.lesson)])
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
    else { return .says("check.quiz.marks", ["marks": .text(marks.joined(separator: ", "))]) }
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
