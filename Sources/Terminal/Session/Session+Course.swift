package import Course

/// Parts of the course; each is read from its file when a command needs it.
extension Session {
  /// What stands above the text of the lesson in a folder.
  package func header(of folder: String) throws(CommandError) -> LessonHeader {
    do { return try course.header(of: folder) } catch { throw failure(error) }
  }

  /// What stands above the texts of all lessons, in the order in which they are taught.
  package func headers() throws(CommandError) -> [LessonHeader] {
    var headers: [LessonHeader] = []
    for folder in course.folders { headers.append(try header(of: folder)) }
    return headers
  }

  /// A lesson's text.
  package func lesson(_ header: LessonHeader) throws(CommandError) -> Lesson {
    do { return try course.lesson(in: header.folder) } catch { throw failure(error) }
  }

  /// A lesson by its folder, its number or its id: `05-equality`, `6`, `06` or `equality`.
  ///
  /// `nil` if there is none. Exercises aren't looked at.
  package func header(named name: String) throws(CommandError) -> LessonHeader? {
    if let folder = course.folder(named: name) { return try header(of: folder) }
    do { return try course.header(ofLesson: name) } catch { throw failure(error) }
  }

  /// An exercise by its id; `nil` if there is none.
  package func exercise(
    _ id: String, reading answers: CourseLoader.Answers = .none
  ) throws(CommandError) -> Exercise? {
    do { return try course.exercise(id, reading: answers) } catch { throw failure(error) }
  }

  /// An exercise of a lesson.
  package func exercise(
    _ id: String, of lesson: LessonHeader, reading answers: CourseLoader.Answers = .none
  ) throws(CommandError) -> Exercise {
    do { return try course.exercise(id, of: lesson, reading: answers) } catch {
      throw failure(error)
    }
  }

  /// The course's quiz; `nil` if it has none.
  package func quiz() throws(CommandError) -> Quiz? {
    do { return try course.quiz() } catch { throw failure(error) }
  }

  private func failure(_ error: CourseError) -> CommandError {
    courseFolder.failure(error, surroundings)
  }

  /// The lesson's number in the course: `6` or `A1`.
  package func number(of lesson: LessonHeader) -> String {
    course.number(of: lesson.folder)?.description ?? ""
  }

  /// How long the lesson takes with its exercises, in minutes.
  package func minutes(of header: LessonHeader) throws(CommandError) -> Int {
    var exercises: [Exercise] = []
    for id in header.exerciseIDs { exercises.append(try exercise(id, of: header)) }
    return try lesson(header).minutes(with: exercises)
  }

  // MARK: Where the learner is

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
        guard progress.isBehind(id) else {
          return try exercise(id, of: lesson, reading: answers)
        }
        guard skipped == nil, !progress.isSolved(id), progress[id].state != .seen else { continue }
        skipped = (id, lesson)
      }
    }
    guard let skipped else { return nil }
    return try exercise(skipped.id, of: skipped.lesson, reading: answers)
  }
}
