import Course
import Grading
import LayoutEngine

extension FeedbackWriter {
  /// The words for a mistake that only programs have, with those that the failure gets without it.
  func words(for mistake: ProgramMistake, besides words: Feedback) -> Feedback {
    switch mistake {
    case .keepsMasks(let views): maskWords(views, words)
    case .setsFrames(let line, let view):
      Feedback(
        seen: [SwiftMistakeSentence.setsFrames(line: line, view: view)],
        meaning: [SwiftMistakeSentence.frameMeaning] + words.seen,
        next: SwiftMistakeSentence.frameNext(view: view))
    }
  }

  /// Which views still turn their masks into constraints, and the line that ends that.
  private func maskWords(_ views: [ItemID], _ words: Feedback) -> Feedback {
    let names = views.map { findings.codeName(of: $0) ?? scene[$0].name }
    let others = Array(names.dropFirst())
    let isNamed = findings.codeName(of: views[0]) != nil
    return Feedback(
      seen: words.seen,
      meaning: [SwiftMistakeSentence.keepsMask(view: names[0])]
        + (others.isEmpty ? [] : [SwiftMistakeSentence.othersKeepMasks(views: others)]),
      next: isNamed
        ? SwiftMistakeSentence.keepsMaskNext(view: names[0])
        : SwiftMistakeSentence.keepsMaskUnnamedNext(view: names[0]))
  }
}
