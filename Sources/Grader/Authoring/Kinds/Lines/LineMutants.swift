import Course
import Grading
import LayoutEngine

/// Makes the mutants of right answers of one exercise.
struct MutantMaker {
  private let exercise: Exercise

  init(_ exercise: Exercise) { self.exercise = exercise }

  /// All mutants of a right answer, line by line.
  func mutants(of right: CourseText) -> [Mutant] {
    switch exercise.answerForm {
    case .questions: predictionMutants(of: right)
    case .window: windowMutants(of: right)
    case .lines: equationMutants(of: right)
    }
  }

  /// A statement of a right answer: how it is written, and what it states.
  private struct Line {
    let text: String
    /// Empty for what is said about a view itself.
    let drafts: [ConstraintDraft]
    /// What is said about a view's hugging or compression; anything else about a view is kept as
    /// it is.
    let content: SceneStatement?
    let place: SourcePlace
  }

  private func equationMutants(of right: CourseText) -> [Mutant] {
    let lines = lines(of: right)
    var mutants: [Mutant] = []
    for (index, line) in lines.enumerated() {
      guard !line.drafts.isEmpty || line.content != nil else { continue }
      for (operation, text) in changes(of: line) + [(.dropped, nil)] {
        var texts: [String?] = lines.map(\.text)
        texts[index] = text
        mutants.append(Mutant(operation, answer(texts, right), at: line.place))
      }
    }
    for (item, other) in viewPairs {
      let renamed = lines.map { line in
        line.drafts.isEmpty
          ? line.content.map { $0.swapping(name(item), name(other)).description } ?? line.text
          : line.drafts.map { equation($0.swapping(item, other)) }.joined(separator: "\n")
      }
      mutants.append(Mutant(.renamed, answer(renamed, right)))
    }
    return mutants + [Mutant(.reordered, answer(lines.map(\.text).reversed(), right))]
  }

  private func lines(of right: CourseText) -> [Line] {
    EquationReader.read(right.text, names: exercise.itemNames).statements.map { statement in
      var drafts: [ConstraintDraft]?
      var content: SceneStatement?
      if case .scene(let about) = statement.outcome, about.property.isContentPriority {
        content = about
      }
      if case .constraints(let written) = statement.outcome {
        drafts = try? written.map { try $0.draft(in: exercise.scene) }
      }
      return Line(
        text: statement.text, drafts: drafts ?? [], content: content,
        place: statement.range.start)
    }
  }

  private func name(_ item: ItemID) -> String { exercise.scene[item].name }

  /// What may stand in a line's place; each part of a chain is changed by itself.
  private func changes(of line: Line) -> [(MutationOperator, String?)] {
    if let content = line.content {
      return LineMutations.mutations(of: content).map { ($0, $1.description) }
    }
    return line.drafts.indices.flatMap { index in
      LineMutations.mutations(of: line.drafts[index]).map { operation, changed in
        var drafts = line.drafts
        drafts[index] = changed
        return (operation, drafts.map(equation).joined(separator: "\n"))
      }
    }
  }

  private func equation(_ draft: ConstraintDraft) -> String {
    EquationPrinter.equation(for: draft, in: exercise.scene)
  }

  /// All pairs of items below the window.
  private var viewPairs: [(ItemID, ItemID)] {
    let views = exercise.scene.ids.dropFirst()
    return views.flatMap { item in views.filter { item < $0 }.map { (item, $0) } }
  }

  private func answer(_ lines: [String?], _ right: CourseText) -> Answer {
    Answer(text: lines.compactMap { $0 }.joined(separator: "\n"), path: right.path)
  }
}

extension MutantMaker {
  private func predictionMutants(of right: CourseText) -> [Mutant] {
    let predictions = (try? PredictionReader.read(right.text, for: exercise.questions)) ?? []
    let lines = predictions.map { line($0.name, $0.value) }
    var mutants: [Mutant] = []
    for (index, prediction) in predictions.enumerated() {
      let question = exercise.questions.first { $0.name == prediction.name }
      for (operation, changed) in changes(of: prediction.value, answering: question) {
        var texts: [String?] = lines
        texts[index] = line(prediction.name, changed)
        mutants.append(Mutant(operation, answer(texts, right), at: prediction.range.start))
      }
    }
    return mutants + [Mutant(.reordered, answer(lines.reversed(), right))]
  }

  /// What may stand in an answer's place.
  private func changes(
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

  private func line(_ name: String, _ value: PredictedValue?) -> String {
    if case .number(let number)? = value { return "\(name): \(exactText(number))" }
    return "\(name): \(value?.text ?? "___")"
  }
}

extension MutantMaker {
  /// The window with each of its sides changed, and turned; and read from the other side.
  private func windowMutants(of right: CourseText) -> [Mutant] {
    let reader = WindowAnswerReader(exercise)
    guard let choice = try? reader.choice(in: right.text) else { return [] }
    let (window, direction) = (choice.window, choice.direction)
    let shown = exercise.windows.first?.size ?? window
    let others: [(MutationOperator, Size, LayoutDirection)] = [
      (.predicted, Size(width: window.width + 7, height: window.height), direction),
      (.predicted, Size(width: window.width, height: window.height + 7), direction),
      (.negated, Size(width: -window.width, height: window.height), direction),
      (.attribute, Size(width: window.height, height: window.width), direction),
      (.attribute, window, direction == .leftToRight ? .rightToLeft : .leftToRight),
      (.dropped, shown, direction), (.dropped, window, .leftToRight),
    ]
    let mutants = others.map { operation, window, direction in
      Mutant(operation, answer(lines(window, direction), right))
    }
    return mutants + [Mutant(.reordered, answer(lines(window, direction).reversed(), right))]
  }

  private func lines(_ window: Size, _ direction: LayoutDirection) -> [String?] {
    let way = direction == .leftToRight ? "left to right" : "right to left"
    return [
      "window: \(exactText(window.width)) x \(exactText(window.height))", "direction: \(way)",
    ]
  }
}

extension ConstraintDraft {
  /// The same statement with two items in each other's place.
  fileprivate func swapping(_ item: ItemID, _ other: ItemID) -> ConstraintDraft {
    func swapped(_ anchor: Anchor?) -> Anchor? {
      guard let anchor else { return nil }
      switch anchor.item {
      case item: return Anchor(other, anchor.attribute)
      case other: return Anchor(item, anchor.attribute)
      default: return anchor
      }
    }
    var changed = self
    changed.first = swapped(first)
    changed.second = swapped(second)
    return changed
  }
}
