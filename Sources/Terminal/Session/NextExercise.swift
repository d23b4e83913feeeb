package import Course

/// Which exercise comes next: all that `next`, the screen and other commands go by.
extension Session {
  /// The exercise that `next` shows: the one named, else the one shown before, until it is behind the
  /// learner.
  package func upcoming(_ name: String? = nil) throws(CommandError) -> Exercise? {
    if let name { return try exercise(named: name) }
    if let id = progress.current, !progress.isBehind(id),
      let shown = try exercise(id)
    {
      return shown
    }
    return try nextExercise()
  }

  /// The learner's current exercise: the one shown last, until it is solved, seen or skipped.
  package func currentExercise(
    reading answers: CourseLoader.Answers = .none
  ) throws(CommandError) -> Exercise? {
    if let id = progress.current, let shown = try exercise(id, reading: answers) { return shown }
    return try nextExercise(reading: answers)
  }

  /// The first exercise that the learner hasn't solved, seen or skipped, from the lesson on in which
  /// the one shown last is; then those before it, and the skipped ones.
  ///
  /// No lesson behind the one that it is in is looked at.
  package func nextExercise(
    reading answers: CourseLoader.Answers = .none
  ) throws(CommandError) -> Exercise? {
    var skipped: (id: String, lesson: LessonHeader)?
    let last = try progress.current.flatMap { (id) throws(CommandError) in try exercise(id) }
    let start = course.folders.firstIndex { $0 == last?.lesson.folder } ?? 0
    for folder in course.folders[start...] + course.folders[..<start] {
      let lesson = try header(of: folder)
      for id in lesson.exerciseIDs {
        guard progress.isBehind(id) else { return try exercise(id, of: lesson, reading: answers) }
        guard skipped == nil, !progress.isSolved(id), progress[id].state != .seen else { continue }
        skipped = (id, lesson)
      }
    }
    guard let skipped else { return nil }
    return try exercise(skipped.id, of: skipped.lesson, reading: answers)
  }
}

extension Progress {
  /// Whether `next` goes past an exercise: one that was solved or skipped, or whose solution was
  /// seen, unless the learner began it again.
  package func isBehind(_ id: String) -> Bool {
    guard let record = exercises[id] else { return false }
    return record.state == .solved || record.isSkipped
      || record.state == .seen && !record.isRestarted
  }
}
