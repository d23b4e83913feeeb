package import Course

/// What a learner's word names: a lesson or an exercise.
package enum CourseSubject {
  case lesson(LessonHeader)
  case exercise(Exercise)

  package enum Kind { case lesson, exercise }
}

extension Session {
  /// The lesson or the exercise that a word names: by its name, a lesson's number or title, or the
  /// beginning of a name or a title.
  ///
  /// Whole names come first. Of both kinds, the preferred one does; without it, a beginning of a
  /// lesson's and of an exercise's name fits both.
  ///
  /// - Throws: ``CommandError/usage(_:)`` for a word that names nothing, or several things.
  package func subject(
    named name: String, preferring preferred: CourseSubject.Kind? = nil,
    reading answers: CourseLoader.Answers = .none
  ) throws(CommandError) -> CourseSubject {
    // A lesson's folder says its number, and an exercise's its name, so no other file is read.
    if let folder = course.folder(named: name) { return .lesson(try header(of: folder)) }
    let exact = try exercise(name, reading: answers)
    if preferred != .lesson, let exact { return .exercise(exact) }
    if let lesson = try header(named: name) { return .lesson(lesson) }
    if let exact { return .exercise(exact) }
    let lessons = try headers()
    let begun = name.lowercased()
    let found = lessons.filter { lesson in
      [lesson.id, lesson.folder, lesson.title.lowercased()].contains { $0.hasPrefix(begun) }
    }
    let all = lessons.flatMap(\.exerciseIDs)
    let ids = all.contains(name) ? [name] : all.filter { $0.hasPrefix(begun) }
    let (isLesson, isExercise) = (
      preferred != .exercise || ids.isEmpty, preferred != .lesson || found.isEmpty
    )
    let names = (isLesson ? found.map(\.id) : []) + (isExercise ? ids : [])
    guard names.count < 2 else {
      throw .usage(
        .says(
          "usage.nameSeveral",
          ["name": .text(name), "names": .sentence(UsageSentence.either(names))]))
    }
    if isLesson, let lesson = found.first { return .lesson(lesson) }
    guard let id = ids.first, let lesson = lessons.first(where: { $0.exerciseIDs.contains(id) })
    else { throw nothing(named: name, lessons) }
    // If its files are gone, this says which.
    return .exercise(try exercise(id, of: lesson, reading: answers))
  }

  /// The lesson that a word names, or the lesson of the exercise that it names.
  package func lesson(named name: String) throws(CommandError) -> LessonHeader {
    switch try subject(named: name, preferring: .lesson) {
    case .lesson(let lesson): lesson
    case .exercise(let exercise): exercise.lesson
    }
  }

  func nothing(named name: String, _ lessons: [LessonHeader]) -> CommandError {
    guard let nearest = (lessons.flatMap(\.exerciseIDs) + lessons.map(\.id)).nearest(to: name)
    else {
      return .usage(.says("usage.nameMissing", ["name": name, "command": command("list")]))
    }
    return .usage(.says("usage.nameMissing.nearest", ["name": name, "nearest": nearest]))
  }
}
