import Course
import LayoutEngine

/// What is wrong with each line of an answer by itself.
struct LineFindings {
  /// Lines after this many are no answer that anybody wrote.
  private static let mostLines = 1000

  private let of: Findings

  init(_ findings: Findings) { of = findings }

  private var exercise: Exercise { of.exercise }

  /// What can't be read or means nothing in an answer in equations, in the order of looking.
  var refusals: [FailureReason] {
    var unreadable: [FailureReason] = []
    var unfinished: [FailureReason] = []
    var invalid: [FailureReason] = []
    let statements = EquationReader.read(of.answer.text, names: exercise.itemNames).statements
    for statement in statements {
      switch statement.outcome {
      case .unreadable(let error): unreadable.append(.unreadable(Unreadable(error)))
      case .blank(let range): unfinished.append(.unfinished(range))
      case .constraints, .scene:
        do { _ = try EquationAnswer.constraints(in: [statement], for: exercise) } catch {
          invalid.append(error)
        }
      }
    }
    if unreadable.isEmpty, unfinished.isEmpty, invalid.isEmpty {
      do { _ = try EquationAnswer.scene(from: statements, for: exercise) } catch {
        return [error]
      }
    }
    return unreadable + unfinished + invalid
  }

  /// What is wrong with each line of an answer to questions, as if all other questions were answered
  /// rightly; that questions aren't answered comes last.
  var ofPredictions: [Explanation] {
    let lines = PredictionReader.lines(of: of.answer.text, for: exercise.questions)
    let grading = Grading(of.prepared)
    var answered: Set<String> = []
    var found: [Explanation] = []
    for line in lines where line.range.line <= Self.mostLines && found.count < FindingSearch.most {
      let name = line.name
      let isFirst = name.map { answered.insert($0).inserted } ?? true
      guard let failure = failure(of: line, isFirst: isFirst, grading) else { continue }
      found.append(explanation(of: failure, in: line))
    }
    guard exercise.questions.allSatisfy({ answered.contains($0.name) }) else {
      let end = FailureReason.unfinished(of.answer.endOfText)
      return found + [of.explanation(of: end, in: of.formed)]
    }
    return found
  }
}

extension LineFindings {
  /// What is wrong with one line; `nil` if nothing is.
  private func failure(
    of line: AnswerLine<Prediction>, isFirst: Bool, _ grading: Grading
  ) -> FailureReason? {
    switch line.outcome {
    case .failure(let unreadable): return .unreadable(unreadable)
    case .success(let prediction):
      guard isFirst else {
        return .unreadable(
          Unreadable(.prediction(.predictedTwice(prediction.name)), at: line.range))
      }
      do throws(FailureReason) { try grading.check(prediction) } catch {
        // A question without an answer is no line's mistake, and the verdict says so.
        return error.range == nil ? nil : error
      }
      return nil
    }
  }

  /// What explains it, among right answers to all other questions.
  private func explanation(
    of failure: FailureReason, in line: AnswerLine<Prediction>
  ) -> Explanation {
    let others = PredictionReader.lines(of: exercise.solution.text, for: exercise.questions)
      .filter { line.name == nil || $0.name != line.name }
    let formed = FormedAnswer(
      forms: (others + [line]).map { FormedAnswer.Statement($0) { StatementForm($0) } })
    return Explanation(
      failure: failure, diagnosis: nil, mistake: of.recognised(failure, in: formed),
      log: LogFinding(failure))
  }
}

extension AnswerLine<Prediction> {
  /// The question that the line names, whether or not it can be read; `nil` without a colon.
  fileprivate var name: String? {
    let text = words.joined(separator: " ")
    guard let colon = text.firstIndex(where: { $0 == ":" || $0 == "：" }) else { return nil }
    return text[..<colon].trimmed
  }
}
