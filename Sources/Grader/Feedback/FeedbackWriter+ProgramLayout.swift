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
    findings.missedTap.map { [.says("program.tapMissed", ["view": .text($0)])] } ?? []
  }

  /// What a program did to given constraints.
  static func sentences(on program: ProgramFacts, in scene: Scene) -> [Sentence] {
    func sentence(
      _ kind: GivenChange.Kind, _ sentence: (Sentence.Value, Int) -> Sentence
    ) -> [Sentence] {
      let equations = program.givenChanges.filter { $0.kind == kind }.map {
        Sentence.Value.text(EquationPrinter.equation(for: $0.constraint, in: scene))
      }
      return equations.isEmpty ? [] : [sentence(.list(equations), equations.count)]
    }
    let inactive = sentence(.inactive, ProgramSentence.givenInactive)
    let root = scene.items.first?.name ?? ""
    let margins =
      program.changesMargins ? [Sentence.says("program.given.margins", ["view": .text(root)])] : []
    return margins + inactive
      + (inactive.isEmpty || !program.movesGivenViews ? [] : [.says("program.given.moved")])
      + sentence(.changed, ProgramSentence.givenChanged)
  }

  /// Says which number of the frame differs first.
  private func elsewhere(
    _ frame: Rect, _ solved: Rect, _ finding: ProgramLayoutFinding
  ) -> Sentence {
    let parts: [FramePart] = [.x, .y, .width, .height]
    let part = parts.first { abs(frame[$0] - solved[$0]) > Grading.pixel } ?? .x
    let sentence =
      switch part {
      case .x: ProgramSentence.elsewhereLeft
      case .y: ProgramSentence.elsewhereTop
      case .width: ProgramSentence.elsewhereWidth
      case .height: ProgramSentence.elsewhereHeight
      }
    return sentence(
      window(of: finding.layoutCase, along: part.axis), finding.item, frame[part], solved[part])
  }

  /// What was done to a view, and what to do instead.
  private func words(
    for obstacle: ProgramLayoutFinding.Obstacle, _ finding: ProgramLayoutFinding
  ) -> Feedback {
    guard let name = obstacle.view else {
      guard obstacle.kind == .covering || obstacle.kind == .layering else { return outsideWords }
      return Feedback(
        meaning: [.says("program.unseen.covered.screen", ["view": .text(finding.item)])],
        next: .says("program.unseen.covered.screen.next"))
    }
    if obstacle.isRoot, obstacle.kind == .setByHand { return outsideWords }
    let (meaning, next) = Self.sentences(on: obstacle.kind, of: name, before: finding.item)
    return Feedback(meaning: [meaning], next: next)
  }

  /// Says that the window or its content view isn't where UIKit puts it.
  private var outsideWords: Feedback {
    Feedback(
      meaning: [.says("program.window")], next: .says("program.window.next"))
  }

  /// Says what was done to a view, and what to do instead.
  ///
  /// `name` is the view that it was done to, and `hidden` the view which that one can cover or clip.
  private static func sentences(
    on kind: SnapshotPlace.Kind, of name: String, before hidden: String
  ) -> (meaning: Sentence, next: Sentence) {
    typealias Says = ProgramSentence
    return switch kind {
    case .setByHand: (Says.setByHand(view: name), Says.setByHandNext(view: name))
    case .transformed: (Says.transformed(view: name), Says.transformedNext(view: name))
    case .anchored: (Says.anchored(view: name), Says.anchoredNext(view: name))
    case .aligned: (Says.aligned(view: name), Says.alignedNext)
    case .scrolled: (Says.scrolled(view: name), Says.scrolledNext(view: name))
    case .turned: (Says.turned(view: name), Says.turnedNext(view: name))
    case .hidden: (Says.hidden(view: name), Says.hiddenNext(view: name))
    case .transparent: (Says.transparent(view: name), Says.transparentNext(view: name))
    case .masked: (Says.masked(view: name), Says.maskedNext(view: name))
    case .clipping:
      (Says.clipped(cover: name, view: hidden), Says.clippedNext(cover: name, view: hidden))
    case .covering:
      (Says.covered(cover: name, view: hidden), Says.coveredNext(cover: name, view: hidden))
    case .layering:
      (Says.coveredByLayer(cover: name, view: hidden), Says.coveredByLayerNext(view: hidden))
    }
  }
}
