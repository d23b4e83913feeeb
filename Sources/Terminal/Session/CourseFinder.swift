package import Course
import Platform

package enum CourseFinder {
  package struct Failure: Error {
    package let reason, advice: Sentence
  }

  /// The course's folder: the one that is named, else the program's own, else one here or above.
  ///
  /// A learner's checkout may hold a folder `Lessons`, with easier exercises in it. It counts only
  /// where there is no other, and ``CourseFolder/announce(_:)`` says so.
  package static func find(
    for invocation: Invocation, _ surroundings: Surroundings
  ) throws(Failure) -> CourseFolder {
    if let named = try named(invocation, surroundings) { return named }
    if let course = own(surroundings) ?? nearby(surroundings) { return course }
    throw Failure(reason: UsageSentence.courseMissing, advice: .says("course.none.advice"))
  }

  /// The program's sentences where no course is open: those of the course that is meant, else of the
  /// first one that can be read; `nil` if none can.
  package static func strings(
    for invocation: Invocation, _ surroundings: Surroundings
  ) -> StringsCatalogue? {
    let folders = [
      try? find(for: invocation, surroundings), try? find(for: Invocation(), surroundings),
      own(surroundings), nearby(surroundings),
    ]
    return folders.lazy.compactMap { try? $0?.loader(surroundings).strings() }.first
  }

  /// The course that travels with the program.
  private static func own(_ surroundings: Surroundings) -> CourseFolder? {
    guard let own = surroundings.programFile.flatMap({ ProgramPlace($0) })?.course, isCourse(own)
    else { return nil }
    return CourseFolder(path: own, origin: .program)
  }

  /// The same, for commands that can't do without.
  package static func folder(
    for invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> CourseFolder {
    do throws(Failure) {
      return try find(for: invocation, surroundings)
    } catch {
      throw .usage(
        .says("usage.noCourse", ["reason": error.reason, "advice": error.advice]))
    }
  }

  /// A folder `Lessons` with a course, where the command was typed or above.
  package static func nearby(_ surroundings: Surroundings) -> CourseFolder? {
    let folders = Folder.withAllAbove(surroundings.searchFolder).map {
      $0 == "/" ? "/Lessons" : "\($0)/Lessons"
    }
    return folders.first(where: isCourse).map { CourseFolder(path: $0, origin: .nearby) }
  }

  /// The folder here or above that isn't used because the program has a course of its own; `nil` if
  /// there is none, if it is that very course, or if somebody has named a course.
  package static func passedOver(
    for used: CourseFolder, _ surroundings: Surroundings
  ) -> CourseFolder? {
    guard used.origin == .program, let nearby = nearby(surroundings) else { return nil }
    guard let own = FileFacts(used.path), let other = FileFacts(nearby.path) else { return nil }
    return own.isSameFile(as: other) ? nil : nearby
  }

  private static func named(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(Failure) -> CourseFolder? {
    if let asked = invocation.value(of: "course") {
      let path = surroundings.absolute(asked)
      guard isCourse(path) else {
        throw Failure(
          reason: .says("course.notInOption", ["folder": asked]),
          advice: .says("course.notInOption.advice"))
      }
      return CourseFolder(path: path, origin: .option)
    }
    guard let asked = surroundings.environment["LESSONS_COURSE"], !asked.isEmpty else { return nil }
    let path = surroundings.absolute(asked)
    guard isCourse(path) else {
      throw Failure(
        reason: .says("course.notInVariable", ["folder": asked]),
        advice: .says("course.notInVariable.advice"))
    }
    return CourseFolder(path: path, origin: .variable)
  }

  private static func isCourse(_ path: String) -> Bool { Folder.hasItem(path + "/course.json") }
}

package struct CourseFolder {
  package enum Origin {
    case option
    case variable
    case program
    /// It is called `Lessons`, and lies where the command was typed or above.
    case nearby
  }

  package let path: String
  package let origin: Origin

  var isNamed: Bool { origin == .option || origin == .variable }

  package func course(
    reading answers: CourseLoader.Answers, _ surroundings: Surroundings
  ) throws(CommandError) -> Course {
    do { return try loader(surroundings, reading: answers).load() } catch {
      throw failure(error, surroundings)
    }
  }

  /// What reads the course in it, with the program's sentences in the language of the surroundings.
  package func loader(
    _ surroundings: Surroundings, reading answers: CourseLoader.Answers = .none
  ) -> CourseLoader {
    CourseLoader(root: path, reading: answers, languages: LanguageList(surroundings.environment))
  }

  package func opened(_ surroundings: Surroundings) throws(CommandError) -> OpenCourse {
    do { return try OpenCourse(loader(surroundings)) } catch { throw failure(error, surroundings) }
  }

  /// The style sheet of a class's pages: the course's own, or else that of the program's course.
  ///
  /// Empty if neither is there: the pages say the same without it, and nobody waits for a grade.
  package func pageStyle(_ surroundings: Surroundings) -> String {
    let file = "report.css"
    if let own = try? loader(surroundings).read(file) { return own.text }
    let program = try? CourseFinder.find(for: Invocation(), surroundings)
    return (try? program?.loader(surroundings).read(file))?.text ?? ""
  }

  /// A mistake of the course, at a path that can be opened from the current folder.
  package func failure(_ error: CourseError, _ surroundings: Surroundings) -> CommandError {
    let place = surroundings.shortened(path)
    return .course(CourseError("\(place)/\(error.path)", at: error.place, error.sentence))
  }

  /// Announces that the course was found nearby: nobody named it, and it isn't the program's own.
  package func announce(_ surroundings: Surroundings) {
    guard origin == .nearby else { return }
    guard let strings = try? loader(surroundings).strings() else { return }
    surroundings.announce(
      strings.text(.says("course.nearby", ["folder": surroundings.shortened(path)])))
  }
}
