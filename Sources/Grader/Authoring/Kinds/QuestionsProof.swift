import Course
import Grading
import LayoutEngine

enum QuestionsProof {
  /// The predicted numbers that the starter doesn't mention, sets of lines, and equations; words
  /// may occur in any hint.
  static func answers(to exercise: Exercise) -> [String] {
    let known = HintText.words(exercise.starter.text)
    let predictions =
      (try? PredictionReader.read(exercise.solution.text, for: exercise.questions)) ?? []
    return predictions.compactMap { prediction in
      switch prediction.value {
      case .number(let number)?: known.contains(pointsText(number)) ? nil : pointsText(number)
      case .lines(let lines)?: lines.count > 1 ? prediction.value?.text : nil
      case .equation(let equation)?: equation.text
      case .word?, nil: nil
      }
    }
  }

  static func isRight(_ answer: Answer, to prepared: PreparedExercise) -> Bool {
    let exercise = prepared.exercise
    guard let predictions = try? PredictionReader.read(answer.text, for: exercise.questions)
    else { return false }
    return exercise.questions.allSatisfy { question in
      guard let value = predictions.first(where: { $0.name == question.name })?.value,
        let right = question.answers(for: exercise, expectation: prepared.expectation)
      else { return false }
      return right.contains { value.matches($0) }
    }
  }
}

extension QuestionsProof {
  static func mutants(of right: CourseText, to exercise: Exercise) -> [Mutant] {
    let predictions = (try? PredictionReader.read(right.text, for: exercise.questions)) ?? []
    let lines = predictions.map { line($0.name, $0.value) }
    var mutants: [Mutant] = []
    for (index, prediction) in predictions.enumerated() {
      let question = exercise.questions.first { $0.name == prediction.name }
      for (operation, changed) in changes(of: prediction.value, answering: question) {
        var texts: [String?] = lines
        texts[index] = line(prediction.name, changed)
        mutants.append(Mutant(operation, Answer(texts, like: right), at: prediction.range.start))
      }
    }
    return mutants + [Mutant(.reordered, Answer(lines.reversed(), like: right))]
  }

  private static func changes(
    of value: PredictedValue?, answering question: Question?
  ) -> [(MutationOperator, PredictedValue)] {
    switch value {
    case .number(let number)?:
      return [(.predicted, .number(number + 7))]
        + (number == 0 ? [] : [(.negated, .number(-number))])
    case .lines(let lines)?:
      guard lines.count > 1 else { return [] }
      return lines.map { line in (.predicted, .lines(lines.filter { $0 != line })) }
    case .equation(let equation)?:
      guard case .equation(let scene)? = question?.form else { return [] }
      return LineMutations.mutations(of: ConstraintDraft(equation.constraint)).compactMap {
        _, draft in
        Constraint(unchecked: draft).map {
          (.predicted, .equation(PredictedEquation($0, in: scene)))
        }
      }
    // One word in place of another is what the course's own wrong answers are about.
    case .word?, nil: return []
    }
  }

  private static func line(_ name: String, _ value: PredictedValue?) -> String {
    if case .number(let number)? = value { return "\(name): \(exactText(number))" }
    return "\(name): \(value?.text ?? "___")"
  }
}
