import LayoutEngine

/// Looks for something to remark on an answer that passed.
///
/// There is at most one note, and no note changes a verdict. A line that adds nothing comes before
/// a matter of style.
struct NoteSearch {
  private let prepared: PreparedExercise

  init(_ prepared: PreparedExercise) { self.prepared = prepared }

  /// The note on an answer; `nil` if there is nothing to say.
  func note(on answer: Answer) -> Sentence? {
    guard !prepared.exercise.isQuestions,
      let read = try? ReadAnswer(answer, for: prepared.exercise)
    else { return nil }
    return IndependenceSearch(prepared, read).note() ?? StyleSearch(prepared, read).note()
  }
}
