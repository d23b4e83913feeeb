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
        seen: [.says("swift.frame", ["line": .count(line), "view": .text(view)])],
        meaning: [.says("swift.frame.meaning")] + words.seen,
        next: .says("swift.frame.next", ["view": .text(view)]))
    }
  }

  /// Which views still turn their masks into constraints, and the line that ends that.
  private func maskWords(_ views: [ItemID], _ words: Feedback) -> Feedback {
    let names = views.map { findings.codeName(of: $0) ?? scene[$0].name }
    let others = Array(names.dropFirst())
    let isNamed = findings.codeName(of: views[0]) != nil
    return Feedback(
      seen: words.seen,
      meaning: [.says("swift.mask", ["view": .text(names[0])])]
        + (others.isEmpty
          ? []
          : [
            .says(
              "swift.mask.others",
              ["views": .list(others.map(Sentence.Value.text)), "count": .count(others.count)])
          ]),
      next: isNamed
        ? .says("swift.mask.next", ["view": .text(names[0])])
        : .says("swift.mask.next.unnamed", ["view": .text(names[0])]))
  }
}
