import Course
import Feedback
import Grading
import LayoutEngine
import Terminal

extension TryPage {
  /// Of how many conflicts the lines are quoted: as many as anybody reads one after the other.
  private static let mostQuoted = 5

  /// The first smallest set in full, then the others.
  func addConflicts(to page: inout Page) {
    let list = trial.conflicts
    for (index, conflict) in list.conflicts.prefix(Self.mostQuoted).enumerated() {
      if index > 0 { page.gap() }
      page.paragraph(
        StyledText(
          session.text(
            index == 0 ? CommandSentence.tryConflicting : .says("command.try.conflicting.also")),
          .bad)
      )
      page.gap()
      page.addMembers(
        of: conflict, among: trial.constraints, source, words, session.course.strings)
      page.gap()
      if let conflict = conflict.conflict { page.paragraph(StyledText(text(conflict))) }
      guard index == 0 else { continue }
      page.paragraph(
        StyledText(
          session.text(
            conflict.members.count == 1 ? CommandSentence.tryAlone : CommandSentence.tryMinimal)))
    }
    let rest = list.conflicts.count - Self.mostQuoted
    if rest <= 0, list.isComplete { return }
    page.gap()
    if rest > 0 {
      let more: Sentence =
        list.isComplete
        ? .says("command.try.conflicting.more", ["count": .count(rest)])
        : .says("command.try.conflicting.many", ["count": .count(rest)])
      page.paragraph(StyledText(session.text(more)))
    } else {
      page.paragraph(StyledText(session.text(.says("command.try.conflicting.perhaps"))))
    }
  }
}
