package import Course

/// Parts of the course; each is read from its file when a command needs it.
extension Session {
  package func header(of folder: String) throws(CommandError) -> LessonHeader {
    do { return try course.header(of: folder) } catch { throw failure(error) }
  }

  /// What stands above the texts of all lessons, in the order in which they are taught.
  package func headers() throws(CommandError) -> [LessonHeader] {
    var headers: [LessonHeader] = []
    for folder in course.folders { headers.append(try header(of: folder)) }
    return headers
  }

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

  package func exercise(
    _ id: String, reading answers: CourseLoader.Answers = .none
  ) throws(CommandError) -> Exercise? {
    do { return try course.exercise(id, reading: answers) } catch { throw failure(error) }
  }

  package func exercise(
    _ id: String, of lesson: LessonHeader, reading answers: CourseLoader.Answers = .none
  ) throws(CommandError) -> Exercise {
    do { return try course.exercise(id, of: lesson, reading: answers) } catch {
      throw failure(error)
    }
  }

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

  package func minutes(of header: LessonHeader) throws(CommandError) -> Int {
    var exercises: [Exercise] = []
    for id in header.exerciseIDs { exercises.append(try exercise(id, of: header)) }
    return try lesson(header).minutes(with: exercises)
  }
}
