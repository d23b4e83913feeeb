package import LayoutEngine

/// What a statement says, whichever way round it is written.
///
/// Two statements have the same form when turning around, reordering or dropping `1.0 *` makes one
/// of them the other. A statement that can't be read is compared by its words.
package indirect enum StatementForm: Hashable, Sendable {
  case constraints([CanonicalForm])
  case scene(item: String, SceneStatement.Property)
  case prediction(name: String, value: PredictedValue?)
  /// A line of another form: a text that is the same for equal lines, and whether it is a blank.
  case entry(String, isBlank: Bool)
  case words([String])

  package init(_ statement: WrittenStatement, scene: Scene) {
    if case .constraints(let written) = statement.outcome {
      let constraints = written.compactMap { written in
        (try? written.draft(in: scene)).flatMap { Constraint(unchecked: $0) }
      }
      if constraints.count == written.count {
        self = .constraints(constraints.map { CanonicalForm($0) })
        return
      }
    }
    if case .scene(let scene) = statement.outcome {
      self = .scene(item: scene.item, scene.property)
      return
    }
    self = .words(Self.withoutUnitMultiplier(statement.tokens))
  }

  package init(_ prediction: Prediction) {
    self = .prediction(name: prediction.name, value: prediction.value)
  }

  /// The form of each thing that is stated: a format states as much as several equations.
  package var parts: [StatementForm] {
    guard case .constraints(let forms) = self else { return [self] }
    return forms.map { .constraints([$0]) }
  }

  /// A statement's tokens without `1.0 *`, which says nothing.
  static func withoutUnitMultiplier(_ tokens: [String]) -> [String] {
    var kept: [String] = []
    var index = 0
    while index < tokens.count {
      if Double(tokens[index]) == 1, index + 1 < tokens.count, tokens[index + 1] == "*" {
        index += 2
      } else {
        kept.append(tokens[index])
        index += 1
      }
    }
    return kept
  }
}

extension Constraint {
  /// What a draft says, whether or not a rule forbids it: wrong answers are compared, too.
  package init?(unchecked draft: ConstraintDraft) {
    guard let first = draft.first, let priority = Priority(draft.priority) else { return nil }
    let operand: Operand =
      if let second = draft.second {
        .anchor(second, multiplier: draft.multiplier, constant: draft.constant)
      } else {
        .length(draft.constant)
      }
    self.init(first, draft.relation, operand, priority: priority)
  }
}
