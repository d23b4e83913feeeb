import Course
import Grading
import LayoutEngine

extension FeedbackWriter {
  /// How the layout that a program ended with differs from the solution of its constraints.
  func programLayoutWords(_ finding: ProgramLayoutFinding) -> Feedback {
    switch finding.difference {
    case .elsewhere(let frame, let solved, let obstacle):
      var feedback = obstacle.map { words(for: $0, finding) } ?? Feedback()
      feedback.seen = [elsewhere(frame, solved, finding)]
      if feedback.meaning.isEmpty {
        feedback.meaning = [.says("program.elsewhere.unknown")]
        feedback.next = .says("program.elsewhere.unknown.next")
      }
      return feedback
    case .turned(let obstacle):
      var feedback = obstacle.map { words(for: $0, finding) } ?? Feedback()
      let window = window(of: finding.layoutCase, along: .horizontal)
      feedback.seen = [
        .says("program.turned", ["window": .sentence(window), "view": .text(finding.item)])
      ]
      return feedback
    case .unseen(let obstacle):
      var feedback = words(for: obstacle, finding)
      let window = window(of: finding.layoutCase, along: .horizontal)
      feedback.seen = [
        .says("program.unseen", ["window": .sentence(window), "view": .text(finding.item)])
      ]
      return feedback
    case .ambiguous:
      let window = window(of: finding.layoutCase, along: .horizontal)
      return Feedback(
        seen: [
          .says("program.ambiguous", ["window": .sentence(window), "view": .text(finding.item)])
        ],
        next: .says("program.ambiguous.next"))
    }
  }

  /// Which of the exercise's constraints a program took away, if a failure can come of it.
  func givenChangeWords(_ failure: FailureReason) -> [Sentence] {
    switch failure {
    case .conflicting, .ambiguous, .misplaced, .differsInProgram, .doneOtherwise, .ruleMissed:
      findings.program.map { Self.sentences(on: $0, in: prepared.exercise.scene) } ?? []
    default: []
    }
  }

  /// Says that a tap doesn't reach its control.
  var missedTapWords: [Sentence] {
    findings.missedTap.map { [.says("program.tapMissed", ["view": $0])] } ?? []
  }

  static func sentences(on program: ProgramFacts, in scene: Scene) -> [Sentence] {
    func sentence(
      _ kind: GivenChange.Kind, _ sentence: (Sentence.Value, Int) -> Sentence
    ) -> [Sentence] {
      let equations = program.givenChanges.filter { $0.kind == kind }.map {
        Sentence.Value.text(EquationPrinter.brief(for: $0.constraint, in: scene))
      }
      return equations.isEmpty ? [] : [sentence(.list(equations), equations.count)]
    }
    let inactive = sentence(.inactive, ProgramSentence.givenInactive)
    let root = scene.items.first?.name ?? ""
    let margins =
      program.changesMargins ? [Sentence.says("program.given.margins", ["view": root])] : []
    return margins + inactive
      + (inactive.isEmpty || !program.movesGivenViews ? [] : [.says("program.given.moved")])
      + sentence(.changed, ProgramSentence.givenChanged)
  }

  /// Says which number of the frame differs first.
  private func elsewhere(
    _ frame: Rect, _ solved: Rect, _ finding: ProgramLayoutFinding
  ) -> Sentence {
    let parts: [FramePart] = [.x, .y, .width, .height]
    // What a program moves may be less than a pixel away.
    let part =
      parts.first { abs(frame[$0] - solved[$0]) > Grading.pixel }
      ?? parts.max { abs(frame[$0] - solved[$0]) < abs(frame[$1] - solved[$1]) } ?? .x
    let window = Sentence.Value.sentence(window(of: finding.layoutCase, along: part.axis))
    let (view, actual) = (Sentence.Value.text(finding.item), Sentence.Value.points(frame[part]))
    let solved = Sentence.Value.points(solved[part])
    return switch part {
    case .x:
      .says(
        "program.elsewhere.left",
        ["window": window, "view": view, "actual": actual, "solved": solved])
    case .y:
      .says(
        "program.elsewhere.top",
        ["window": window, "view": view, "actual": actual, "solved": solved])
    case .width:
      .says(
        "program.elsewhere.width",
        ["window": window, "view": view, "actual": actual, "solved": solved])
    case .height:
      .says(
        "program.elsewhere.height",
        ["window": window, "view": view, "actual": actual, "solved": solved])
    }
  }

  /// What was done to a view, and what to do instead.
  private func words(
    for obstacle: ProgramLayoutFinding.Obstacle, _ finding: ProgramLayoutFinding
  ) -> Feedback {
    guard let name = obstacle.view else {
      guard obstacle.kind == .covering || obstacle.kind == .layering else { return outsideWords }
      return Feedback(
        meaning: [.says("program.unseen.covered.screen", ["view": finding.item])],
        next: .says("program.unseen.covered.screen.next"))
    }
    if obstacle.isRoot, obstacle.kind == .setByHand { return outsideWords }
    return Feedback(
      meaning: [Self.meaning(of: obstacle.kind, of: name, before: finding.item)],
      next: Self.next(after: obstacle.kind, of: name, before: finding.item))
  }

  /// Says that the window or its content view isn't where UIKit puts it.
  private var outsideWords: Feedback {
    let root = prepared.exercise.scene.items.first?.name ?? ""
    if let line = findings.unmaskingLine {
      return Feedback(
        meaning: [
          .says("program.window.mask", ["line": .count(line), "view": .text(root)])
        ], next: .says("program.window.mask.next", ["line": .count(line), "view": .text(root)]))
    }
    return Feedback(
      meaning: [.says("program.window")], next: .says("program.window.next"))
  }

  /// Says what was done to a view, which may cover or clip another one.
  private static func meaning(
    of kind: SnapshotPlace.Kind, of name: String, before hidden: String
  ) -> Sentence {
    switch kind {
    case .setByHand: .says("program.elsewhere.byHand", ["view": name])
    case .transformed: .says("program.elsewhere.transformed", ["view": name])
    case .anchored: .says("program.elsewhere.anchored", ["view": name])
    case .aligned: .says("program.elsewhere.aligned", ["view": name])
    case .scrolled: .says("program.elsewhere.scrolled", ["view": name])
    case .turned: .says("program.elsewhere.direction", ["view": name])
    case .hidden: .says("program.unseen.hidden", ["view": name])
    case .transparent: .says("program.unseen.transparent", ["view": name])
    case .masked: .says("program.unseen.masked", ["view": name])
    case .clipping: .says("program.unseen.clipped", ["cover": name, "view": hidden])
    case .covering: .says("program.unseen.covered", ["cover": name, "view": hidden])
    case .layering:
      .says("program.unseen.covered.layer", ["cover": name, "view": hidden])
    }
  }

  private static func next(
    after kind: SnapshotPlace.Kind, of name: String, before hidden: String
  ) -> Sentence {
    switch kind {
    case .setByHand: .says("program.elsewhere.byHand.next", ["view": name])
    case .transformed: .says("program.elsewhere.transformed.next", ["view": name])
    case .anchored: .says("program.elsewhere.anchored.next", ["view": name])
    case .aligned: .says("program.elsewhere.aligned.next")
    case .scrolled: .says("program.elsewhere.scrolled.next", ["view": name])
    case .turned: .says("program.elsewhere.direction.next", ["view": name])
    case .hidden: .says("program.unseen.hidden.next", ["view": name])
    case .transparent: .says("program.unseen.transparent.next", ["view": name])
    case .masked: .says("program.unseen.masked.next", ["view": name])
    case .clipping:
      .says("program.unseen.clipped.next", ["cover": name, "view": hidden])
    case .covering:
      .says("program.unseen.covered.next", ["cover": name, "view": hidden])
    case .layering: .says("program.unseen.covered.layer.next", ["view": hidden])
    }
  }
}

extension FeedbackWriter {
  /// Why the way to a right layout isn't accepted, and what to do instead.
  func traceWords(_ finding: TraceFinding) -> Feedback {
    switch finding.kind {
    case .conflict:
      return Feedback(
        meaning: [.says("program.trace.conflict.meaning")],
        next: .says("program.trace.conflict.next"))
    case .callByHand(let call):
      let mark = call.method == "layoutSubviews" ? "setNeedsLayout" : "setNeedsUpdateConstraints"
      return Feedback(
        meaning: [.says("program.trace.byHand.meaning", ["method": call.method])],
        next: .says("program.trace.byHand.next", ["method": call.method, "mark": mark]))
    case .unmarked:
      return Feedback(
        meaning: [.says("program.trace.unmarked.meaning")],
        next: .says("program.trace.unmarked.next"))
    }
  }

  /// What was done on the way: facts that an author's words don't have.
  func traceFacts(_ failure: FailureReason) -> [Sentence] {
    guard case .doneOtherwise(let finding) = failure else { return [] }
    switch finding.kind {
    case .conflict(let conflict): return [conflictInBetween(conflict)]
    case .callByHand(let call):
      return [
        call.range.map {
          .says(
            "program.trace.byHand.line", ["line": .count($0.line), "method": .text(call.method)])
        }
          ?? .says("program.trace.byHand", ["method": call.method])
      ]
    case .unmarked:
      let window = window(of: finding.layoutCase, along: .horizontal)
      return [.says("program.trace.unmarked", ["window": window])]
    }
  }

  /// Which constraints were active at the same time and can't all be satisfied.
  func conflictInBetween(_ conflict: ProgramTrace.Conflict) -> Sentence {
    let members = conflict.constraints.map { constraint -> Sentence.Value in
      guard let line = constraint.origin.answerRange?.line else {
        return constraint.words(in: scene)
      }
      let equation = EquationPrinter.brief(for: constraint, in: scene)
      return .sentence(FeedbackSentence.memberLineSays(line: line, equation: equation))
    }
    let list = Sentence.Value.list(members)
    return conflict.range.map {
      .says(
        "program.trace.conflict.line",
        ["line": .count($0.line), "members": list, "count": .count(members.count)])
    } ?? .says("program.trace.conflict", ["members": list, "count": .count(members.count)])
  }
}
