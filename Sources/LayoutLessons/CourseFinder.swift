import Course
import Platform

/// Finds the course's folder.
enum CourseFinder {
  /// Why there is no course.
  struct Failure: Error {
    let reason: String
    /// What to do about it.
    let advice: String
  }

  /// The course's folder: the one that is named, else the program's own, else one here or above.
  ///
  /// A learner's checkout may hold a folder `Lessons`, with easier exercises in it. It counts only
  /// where there is no other, and ``CourseFolder/announce(_:)`` says so.
  static func find(
    for invocation: Invocation, _ surroundings: Surroundings
  ) throws(Failure) -> CourseFolder {
    if let named = try named(invocation, surroundings) { return named }
    if let own = surroundings.programFile.flatMap({ ProgramPlace($0) })?.course, isCourse(own) {
      return CourseFolder(path: own, origin: .program)
    }
    if let nearby = nearby(surroundings) { return nearby }
    throw Failure(
      reason: "there is no course beside the program, and no folder Lessons with one here or above",
      advice: "name the folder of a course with --course or LESSONS_COURSE")
  }

  /// The same, for commands that can't do without.
  static func folder(
    for invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> CourseFolder {
    do throws(Failure) {
      return try find(for: invocation, surroundings)
    } catch {
      throw .usage("\(error.reason); \(error.advice)")
    }
  }

  /// A folder `Lessons` with a course, where the command was typed or above.
  static func nearby(_ surroundings: Surroundings) -> CourseFolder? {
    let folders = Folder.withAllAbove(surroundings.folder).map {
      $0 == "/" ? "/Lessons" : "\($0)/Lessons"
    }
    return folders.first(where: isCourse).map { CourseFolder(path: $0, origin: .nearby) }
  }

  /// The folder here or above that isn't used because the program has a course of its own; `nil` if
  /// there is none, if it is that very course, or if somebody has named a course.
  static func passedOver(
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
          reason: "there is no course in \(asked): it has no course.json",
          advice: "name the folder of a course with --course")
      }
      return CourseFolder(path: path, origin: .option)
    }
    guard let asked = surroundings.environment["LESSONS_COURSE"], !asked.isEmpty else {
      return nil
    }
    let path = surroundings.absolute(asked)
    guard isCourse(path) else {
      throw Failure(
        reason: "LESSONS_COURSE names \(asked), and there is no course in it: it has no "
          + "course.json",
        advice: "set it to the folder of a course, or unset it")
    }
    return CourseFolder(path: path, origin: .variable)
  }

  private static func isCourse(_ path: String) -> Bool {
    Folder.hasItem(path + "/course.json")
  }
}

extension CourseFinder {
  /// The sentences of the program; `nil` where no course is found, or its strings can't be read.
  static func strings(
    for invocation: Invocation, _ surroundings: Surroundings
  ) -> StringsCatalogue? {
    guard let folder = try? folder(for: invocation, surroundings) else { return nil }
    return try? CourseLoader(root: folder.path).strings()
  }
}
