import Course
import Grading
import LayoutEngine

extension FeedbackWriter {
  /// How the layout that a program ended with differs from the one that its constraints state.
  func programLayoutWords(_ finding: ProgramLayoutFinding) -> Feedback {
    switch finding.difference {
    case .elsewhere(let frame, let solved, let obstacle):
      var feedback = obstacle.map { words(for: $0, finding) } ?? Feedback()
      feedback.seen = [elsewhere(frame, solved, finding)]
      if feedback.meaning.isEmpty {
        feedback.meaning = [Sentence(ProgramSentence.elsewhereUnknown)]
        feedback.next = Sentence(ProgramSentence.elsewhereUnknownNext)
      }
      return feedback
    case .unseen(let obstacle):
      var feedback = words(for: obstacle, finding)
      feedback.seen = [Sentence(ProgramSentence.unseen, place(finding, along: .horizontal))]
      return feedback
    case .ambiguous:
      return Feedback(
        seen: [
          Sentence(ProgramSentence.ambiguousInProgram, place(finding, along: .horizontal))
        ], next: Sentence(ProgramSentence.ambiguousInProgramNext))
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

  /// That a tap doesn't reach its control.
  var missedTapWords: [Sentence] {
    findings.missedTap.map { [Sentence(ProgramSentence.tapMissed, ["view": .text($0)])] } ?? []
  }

  /// What a program did to given constraints.
  static func sentences(on program: ProgramFacts, in scene: Scene) -> [Sentence] {
    func sentence(_ kind: GivenChange.Kind, _ key: ProgramSentence) -> [Sentence] {
      let equations = program.givenChanges.filter { $0.kind == kind }.map {
        Sentence.Value.text(EquationPrinter.equation(for: $0.constraint, in: scene))
      }
      guard !equations.isEmpty else { return [] }
      return [Sentence(key, ["constraints": .list(equations), "count": .count(equations.count)])]
    }
    let inactive = sentence(.inactive, .givenInactive)
    let reason = [Sentence(ProgramSentence.givenMoved)]
    let root = ["view": Sentence.Value.text(scene.items.first?.name ?? "")]
    let margins =
      program.changesMargins ? [Sentence(ProgramSentence.marginsChanged, root)] : []
    return margins + inactive + (inactive.isEmpty || !program.movesGivenViews ? [] : reason)
      + sentence(.changed, .givenChanged)
  }

  private func place(
    _ finding: ProgramLayoutFinding, along axis: Axis
  ) -> [String: Sentence.Value] {
    ["view": .text(finding.item), "window": window(of: finding.layoutCase, along: axis)]
  }

  /// The first number of the frame that is another.
  private func elsewhere(
    _ frame: Rect, _ solved: Rect, _ finding: ProgramLayoutFinding
  ) -> Sentence {
    let parts: [(FramePart, ProgramSentence)] = [
      (.x, .elsewhereLeft), (.y, .elsewhereTop), (.width, .elsewhereWidth),
      (.height, .elsewhereHeight),
    ]
    let (part, key) =
      parts.first { abs(frame[$0.0] - solved[$0.0]) > Grading.pixel } ?? parts[0]
    return Sentence(
      key,
      place(finding, along: part.axis).merging([
        "actual": .points(frame[part]), "solved": .points(solved[part]),
      ]) { $1 })
  }

  /// What was done to a view, and what to do instead.
  private func words(
    for obstacle: ProgramLayoutFinding.Obstacle, _ finding: ProgramLayoutFinding
  ) -> Feedback {
    guard let name = obstacle.view else {
      guard obstacle.kind == .covering || obstacle.kind == .layering else { return outsideWords }
      return Feedback(
        meaning: [Sentence(ProgramSentence.coveredByScreen, ["view": .text(finding.item)])],
        next: Sentence(ProgramSentence.coveredByScreenNext))
    }
    if obstacle.isRoot, obstacle.kind == .setByHand { return outsideWords }
    let (meaning, next) = Self.sentences(on: obstacle.kind)
    func sentence(_ key: ProgramSentence) -> Sentence {
      let both: [String: Sentence.Value] = ["cover": .text(name), "view": .text(finding.item)]
      let one: [String: Sentence.Value] = ["view": .text(name)]
      return Sentence(key, meaning.parameters.contains("cover") ? both : one)
    }
    return Feedback(meaning: [sentence(meaning)], next: sentence(next))
  }

  /// That the window or its content view isn't where UIKit puts it.
  private var outsideWords: Feedback {
    Feedback(
      meaning: [Sentence(ProgramSentence.windowChanged)],
      next: Sentence(ProgramSentence.windowChangedNext))
  }

  private static func sentences(
    on kind: SnapshotPlace.Kind
  ) -> (meaning: ProgramSentence, next: ProgramSentence) {
    switch kind {
    case .setByHand: (.setByHand, .setByHandNext)
    case .transformed: (.transformed, .transformedNext)
    case .anchored: (.anchored, .anchoredNext)
    case .aligned: (.aligned, .alignedNext)
    case .scrolled: (.scrolled, .scrolledNext)
    case .turned: (.turned, .turnedNext)
    case .hidden: (.hidden, .hiddenNext)
    case .transparent: (.transparent, .transparentNext)
    case .masked: (.masked, .maskedNext)
    case .clipping: (.clipped, .clippedNext)
    case .covering: (.covered, .coveredNext)
    case .layering: (.coveredByLayer, .coveredByLayerNext)
    }
  }
}
