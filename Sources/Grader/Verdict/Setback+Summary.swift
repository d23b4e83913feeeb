package import LayoutEngine

extension Setback {
  /// The verdict's name, the same in terminals, reports and exports.
  package var id: String {
    switch self {
    case .unreadable: "unreadable"
    case .unfinished: "unfinished"
    case .invalid: "invalid"
    case .conflicting: "conflicting"
    case .ambiguous: "ambiguous"
    case .misplaced, .mispredicted: "misplaced"
    case .ruleMissed: "ruleMissed"
    case .graderFault: "graderFault"
    }
  }

  /// The verdict in one line, as the headers of wrong answers write it.
  ///
  ///     misplaced Blue.trailing 232 not 216, window 320x72
  package func summary(in scene: Scene) -> String {
    switch self {
    case .unreadable(let error): "unreadable \(error.code) line \(error.range.line)"
    case .unfinished(let range): "unfinished line \(range.line)"
    case .invalid(let violation, let range): "invalid \(violation.rule) line \(range.line)"
    case .conflicting(let finding): "conflicting \(finding.layoutCase.name)"
    case .ambiguous(let finding): "ambiguous \(finding.name(in: scene))"
    case .misplaced(let misplacement):
      Self.misplaced(
        scene.name(of: misplacement.anchor), misplacement.actual, misplacement.expected,
        misplacement.layoutCase)
    case .mispredicted(let misprediction):
      Self.misplaced(
        scene.name(of: misprediction.question.anchor), misprediction.actual,
        misprediction.expected, misprediction.question.layoutCase)
    case .ruleMissed(let change):
      "ruleMissed starter-changed" + (change.range.map { " line \($0.line)" } ?? "")
    case .graderFault(let fault): "graderFault \(fault)"
    }
  }

  private static func misplaced(
    _ anchor: String, _ actual: Double, _ expected: Double, _ layoutCase: LayoutCase
  ) -> String {
    "misplaced \(anchor) \(pointsText(actual)) not \(pointsText(expected)), \(layoutCase.name)"
  }

  /// The line to point at, counted from 1; `nil` when the answer as a whole is meant.
  package var range: SourceRange? {
    switch self {
    case .unreadable(let error): error.range
    case .unfinished(let range), .invalid(_, let range): range
    case .conflicting(let finding): finding.blame?.constraint.origin.answerRange
    case .ambiguous(let finding): finding.blame?.constraint.origin.answerRange
    case .misplaced(let misplacement): misplacement.blame?.constraint.origin.answerRange
    case .mispredicted(let misprediction): misprediction.range
    case .ruleMissed(let change): change.range
    case .graderFault: nil
    }
  }
}

extension AmbiguityFinding {
  /// The first thing that is free, for example `Blue.width`.
  package func name(in scene: Scene) -> String {
    guard let freedom = ambiguity.freedoms.first else { return "" }
    return scene.name(of: Anchor(freedom.item, freedom.part.attribute))
  }
}
