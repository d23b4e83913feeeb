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
    case .limitExceeded: "limitExceeded"
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
        scene.name(of: misplacement.anchor), pointsText(misplacement.actual),
        pointsText(misplacement.expected), misplacement.layoutCase)
    case .mispredicted(let misprediction):
      misprediction.summary(in: scene)
    case .ruleMissed(let change):
      "ruleMissed starter-changed" + (change.range.map { " line \($0.line)" } ?? "")
    case .limitExceeded(let count): "limitExceeded \(count) constraints"
    case .graderFault(let fault): "graderFault \(fault)"
    }
  }

  fileprivate static func misplaced(
    _ name: String, _ actual: String, _ expected: String, _ layoutCase: LayoutCase?
  ) -> String {
    "misplaced \(name) \(actual) not \(expected)"
      + (layoutCase.map { ", \($0.name)" } ?? "")
  }

  /// The line to point at, counted from 1; `nil` when the answer as a whole is meant.
  package var range: SourceRange? {
    switch self {
    case .unreadable(let error): error.range
    case .unfinished(let range), .invalid(_, let range): range
    case .conflicting(let finding): finding.blame?.constraint.origin.answerRange
    case .ambiguous(let finding): finding.blame?.constraint.origin.answerRange
    case .misplaced(let misplacement):
      misplacement.blame?.constraint.origin.answerRange ?? misplacement.placedBy
    case .mispredicted(let misprediction): misprediction.range
    case .ruleMissed(let change): change.range
    case .graderFault, .limitExceeded: nil
    }
  }
}

extension Misprediction {
  fileprivate func summary(in scene: Scene) -> String {
    var name = question.name
    if case .value(let anchor, _) = question.subject { name = scene.name(of: anchor) }
    return Setback.misplaced(name, actual.text, expected.text, question.layoutCase)
  }
}

extension AmbiguityFinding {
  /// The first thing that is free, for example `Blue.width`.
  package func name(in scene: Scene) -> String {
    guard let freedom = ambiguity.freedoms.first else { return "" }
    return scene.name(of: Anchor(freedom.item, freedom.part.attribute))
  }
}
