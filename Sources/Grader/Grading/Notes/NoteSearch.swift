import Course

/// Looks for something to remark on an answer that passed.
///
/// There is at most one note, and no note changes a verdict. A line that adds nothing comes before
/// a matter of style.
struct NoteSearch {
  private let prepared: PreparedExercise

  init(_ prepared: PreparedExercise) { self.prepared = prepared }

  /// The note on an answer; `nil` if there is nothing to say.
  func note(on read: ReadAnswer) -> Note? {
    if let program = read.program { return note(on: program) }
    return IndependenceSearch(prepared, read)?.note() ?? StyleSearch(prepared, read).note()
  }

  /// That a program took away a given constraint, made UIKit log a conflict on the way, or made constraints which do nothing.
  private func note(on program: ProgramFacts) -> Note? {
    if program.changesGiven { return .givenChanged(program) }
    if let conflict = program.traces.lazy.compactMap({ $0.conflict }).first {
      return .conflictInBetween(conflict)
    }
    // What isn't active may be kept for later.
    guard prepared.exercise.swift?.sequel == nil else { return nil }
    return program.inactiveLines.first.map { .inactive(line: $0) }
  }
}
