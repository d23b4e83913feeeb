package import Course
package import LayoutEngine

extension FailureReason {
  package var name: VerdictName {
    switch self {
    case .unreadable: .unreadable
    case .unfinished: .unfinished
    case .invalid: .invalid
    case .conflicting: .conflicting
    case .ambiguous: .ambiguous
    case .misplaced, .mispredicted: .misplaced
    case .differsInProgram(let finding):
      switch finding.difference {
      case .elsewhere, .turned: .misplaced
      case .unseen: .ruleMissed
      case .ambiguous: .ambiguous
      }
    case .ruleMissed, .doneOtherwise: .ruleMissed
    case .notCompiled: .notCompiled
    case .timedOut: .timedOut
    case .crashed: .crashed
    case .limitExceeded: .limitExceeded
    case .graderFault, .notRun: .graderFault
    }
  }

  /// What exactly it is about: an error's code, a rule's id, the anchor, the item or the question.
  package func code(in scene: Scene) -> String? {
    switch self {
    case .unreadable(let error): error.code
    case .invalid(let violation, _): violation.rule
    case .misplaced(let misplacement): scene.name(of: misplacement.anchor)
    case .mispredicted(let misprediction): misprediction.question.name
    case .ambiguous(let finding): finding.ambiguity.ranges.isEmpty ? nil : finding.name(in: scene)
    case .differsInProgram(let finding): finding.item
    case .doneOtherwise(let finding): finding.code
    case .ruleMissed(let finding): finding.code
    case .crashed(let finding): finding.crash.kind.name
    case .limitExceeded(let finding): finding.name
    case .unfinished, .notCompiled, .timedOut, .conflicting, .graderFault, .notRun: nil
    }
  }

  /// What mistakes of one verdict are told apart by: what it is about, and never a place or a window.
  package func subject(in scene: Scene) -> String? {
    switch self {
    case .notCompiled(let finding): finding.first?.text.identity
    case .mispredicted(let misprediction): misprediction.subject(in: scene)
    default: code(in: scene)
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
    case .ambiguous(let finding): "ambiguous \(finding.name(in: scene))" + finding.moment
    case .misplaced(let misplacement):
      Self.misplaced(
        scene.name(of: misplacement.anchor), pointsText(misplacement.actual),
        pointsText(misplacement.expected), misplacement.layoutCase)
    case .differsInProgram(let finding): "\(name.rawValue) \(finding.summary)"
    case .doneOtherwise(let finding): finding.summary
    case .mispredicted(let misprediction):
      misprediction.summary(in: scene)
    case .ruleMissed(let finding): finding.summary(in: scene)
    case .notCompiled(let finding): finding.summary
    case .timedOut(let seconds, let layoutCase):
      "timedOut after \(pointsText(seconds)) s" + (layoutCase.map { ", \($0.name)" } ?? "")
    case .crashed(let finding): finding.summary
    case .limitExceeded(let finding): "limitExceeded \(finding.name)"
    case .graderFault(let error): "graderFault \(error)"
    case .notRun(let reason, _): "graderFault \(reason.identity)"
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
    case .ruleMissed(.starterChanged(let change)): change.range
    case .ruleMissed(.ofKind(let rule)): rule.range
    case .ruleMissed(.baselineUnknown(_, _, let range)): range
    case .notCompiled(let finding): finding.range
    case .doneOtherwise(let finding): finding.range
    case .crashed(let finding): finding.range
    case .ruleMissed, .differsInProgram, .timedOut, .graderFault, .notRun, .limitExceeded: nil
    }
  }
}

extension RuleFinding {
  package var code: String {
    switch self {
    case .starterChanged: "starter-changed"
    case .viewMissing: "view-missing"
    case .baselineUnknown: "baseline-unknown"
    case .ofKind(let rule): rule.code
    }
  }

  fileprivate func summary(in scene: Scene) -> String {
    switch self {
    case .starterChanged(let change):
      "ruleMissed \(code)" + (change.range.map { " line \($0.line)" } ?? "")
    case .baselineUnknown(let view, _, let range):
      "ruleMissed \(code) \(view) line \(range.line)"
    case .viewMissing(let name, _): "ruleMissed \(code) \(name)"
    case .ofKind(let rule):
      "ruleMissed \(code) " + (rule.missedFlaw?.anchor.map { "\(scene.name(of: $0)), " } ?? "")
        + (layoutCase?.name ?? "")
    }
  }
}

extension ProgramLayoutFinding {
  /// What is different, as reports have it: `Badge elsewhere setByHand, window 320x72`.
  fileprivate var summary: String {
    let words: String =
      switch difference {
      case .elsewhere(_, _, let obstacle):
        "elsewhere" + (obstacle.map { " \($0.kind.rawValue)" } ?? "")
      case .turned(let obstacle):
        "turned" + (obstacle.map { " \($0.kind.rawValue)" } ?? "")
      case .unseen(let obstacle): "unseen \(obstacle.kind.rawValue)"
      case .ambiguous: "in-program"
      }
    return "\(item) \(words), \(layoutCase.name)"
  }
}

extension CompilerFinding {
  fileprivate var summary: String {
    "notCompiled" + (range.map { " line \($0.line)" } ?? "")
      + (first.map { ": \($0.text.identity)" } ?? "")
  }
}

extension CrashFinding {
  fileprivate var summary: String {
    "crashed" + (range.map { " line \($0.line)" } ?? "") + ": \(crash.kind.name)"
  }
}

extension Crash.Kind {
  package var name: String {
    switch self {
    case .exception(let name, _): name
    case .trap(let words): words
    case .signal(let number): "signal \(number)"
    case .exited(let status): "exit \(status)"
    case .thread: "thread"
    case .deadlock: "deadlock"
    case .endlessLayout: "endless layout"
    case .garbled: "garbled"
    }
  }
}

extension LimitFinding {
  /// What there is too much of, as summaries and reports name it.
  package var name: String {
    switch self {
    case .constraints(let count): "\(count) constraints"
    case .solver(.solving): "solving"
    case .solver(.numbers): "numbers"
    case .program(.sourceBytes): "source"
    case .program(.compileSeconds): "compiling"
    case .program(.outputBytes): "output"
    case .program(.memoryBytes): "memory"
    case .program(.entries): "entries"
    }
  }
}

extension Misprediction {
  fileprivate func summary(in scene: Scene) -> String {
    FailureReason.misplaced(subject(in: scene), actual.text, expected.text, question.layoutCase)
  }

  /// The anchor that is asked about, or else the question.
  fileprivate func subject(in scene: Scene) -> String {
    guard case .value(let anchor, _) = question.subject else { return question.name }
    return scene.name(of: anchor)
  }
}

extension AmbiguityFinding {
  /// The first thing that is free, for example `Blue.width`.
  package func name(in scene: Scene) -> String {
    guard let range = ambiguity.ranges.first else { return "" }
    return scene.name(of: Anchor(range.item, range.part.attribute))
  }

  /// When it is free, where that isn't at once.
  fileprivate var moment: String {
    layoutCase.setting.times > 0 ? ", \(layoutCase.name)" : ""
  }
}
