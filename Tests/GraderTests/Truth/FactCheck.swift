import Course
import Feedback
import Grading
import LayoutEngine

/// Holds the facts of a message against solutions of its own: what its sentences say by their typed
/// values of lines, views, anchors, numbers, windows and other lines.
struct FactCheck {
  let answer: SpoiltAnswer
  let findings: Findings
  let failure: FailureReason?
  var complaints: [String] = []

  var exercise: Exercise { findings.exercise }
  var expectation: Expectation { findings.prepared.expectation }
  var spoken: LayoutCase? { failure?.layoutCase }

  /// - Parameters:
  ///   - answer: The answer.
  ///   - change: What is done to the message first, to see whether it is noticed.
  init(_ answer: SpoiltAnswer, changing change: (Feedback) -> Feedback = { $0 }) {
    self.answer = answer
    findings = answer.findings
    failure = findings.verdict.failure
    let feedback = change(FeedbackWriter(findings).feedback)
    let last = [feedback.next, feedback.note].compactMap { $0 }
    for sentence in feedback.seen + feedback.meaning + last { check(sentence) }
    if feedback.mistake != nil { checkAuthor() }
  }

  mutating func complain(_ sentence: Sentence, _ what: String) {
    complaints.append("\(sentence.key) \(sentence.values): \(what)")
  }

  private mutating func check(_ sentence: Sentence) {
    for case .sentence(let inner) in sentence.values.values { check(inner) }
    if sentence.key.hasPrefix("remark.") { return checkRemark(sentence) }
    checkFeedback(sentence)
  }
}

extension FactCheck {
  /// What a line states in a case.
  func constraints(onLine line: Int, in index: Int) -> [Constraint] {
    (findings.read?.cases[index].lines ?? []).filter { $0.origin.answerRange?.line == line }
  }

  func index(of layoutCase: LayoutCase?) -> Int {
    layoutCase.flatMap { expectation.cases.firstIndex(of: $0) } ?? 0
  }

  /// The frames of a case, solved here.
  func frames(in index: Int) -> (LayoutProblem, Frames)? {
    guard let read = findings.read, read.cases.indices.contains(index) else { return nil }
    let problem = read.cases[index].problem(of: exercise, in: expectation.cases[index])
    return ((try? LayoutSolver.solution(of: problem))?.frames).map { (problem, $0) }
  }

  /// Whether every constraint is satisfied in a case, the optional ones too.
  func allHold(in index: Int) -> Bool {
    guard let (problem, frames) = frames(in: index) else { return false }
    return problem.constraints.allSatisfy { problem.isSatisfied($0, in: frames) }
  }

  /// Whether a constraint is true in the wanted layout, in every case.
  func isRight(_ constraint: Constraint) -> Bool {
    expectation.cases.allSatisfy { isRight(constraint, in: $0) }
  }

  func isRight(_ constraint: Constraint, in layoutCase: LayoutCase) -> Bool {
    guard let wanted = expectation.frames(in: layoutCase) else { return false }
    return exercise.problem(keeping: [], in: layoutCase).isSatisfied(constraint, in: wanted)
  }

  func wanted(_ anchor: Anchor, in layoutCase: LayoutCase) -> Double? {
    expectation.frames(in: layoutCase).map {
      exercise.problem(keeping: [], in: layoutCase).value(of: anchor, in: $0)
    }
  }

  func anchor(_ value: Sentence.Value?) -> Anchor? {
    guard case .text(let name)? = value else { return nil }
    return exercise.scene.ids.lazy.flatMap { id in Attribute.allCases.map { Anchor(id, $0) } }
      .first { exercise.scene.name(of: $0) == name }
  }

  func item(_ value: Sentence.Value?) -> ItemID? {
    guard case .text(let name)? = value else { return nil }
    return exercise.scene.id(named: name)
  }

  func line(_ sentence: Sentence) -> Int? {
    guard case .count(let line)? = sentence.values["line"], line > 0 else { return nil }
    return line
  }

  func points(_ sentence: Sentence, _ name: String) -> Double? {
    guard case .points(let points)? = sentence.values[name] else { return nil }
    return points
  }

  /// The case that a window in words names; `nil` if none has these numbers.
  func layoutCase(_ value: Sentence.Value?) -> [LayoutCase] {
    guard case .sentence(let sentence)? = value else { return [] }
    if sentence.key == "feedback.window.with" {
      guard case .text(let name)? = sentence.values["name"] else { return [] }
      return layoutCase(sentence.values["window"]).filter { $0.setting.name == name }
    }
    return expectation.cases.filter { layoutCase in
      switch sentence.key {
      case "feedback.window.tall":
        points(sentence, "height") == layoutCase.window.height
      case "feedback.window.wide":
        points(sentence, "width") == layoutCase.window.width
          && layoutCase.direction == .leftToRight
      default:
        points(sentence, "width") == layoutCase.window.width
          && layoutCase.direction == .rightToLeft
      }
    }
  }
}

extension Constraint {
  func with(constant: Double) -> Constraint {
    var other = self
    other.second.constant = constant
    return other
  }
}
