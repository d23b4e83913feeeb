extension Lesson {
  /// The section after which the learner turns to the exercises.
  package static let exercisesTitle = "Your turn"

  /// What is read before the exercises, and what is read after passing them.
  package var halves: (before: [MarkdownDocument.Section], after: [MarkdownDocument.Section]) {
    let sections = document.sections
    guard let turn = sections.firstIndex(where: { $0.title == Self.exercisesTitle }) else {
      return (sections, [])
    }
    return (Array(sections[...turn]), Array(sections[(turn + 1)...]))
  }
}
