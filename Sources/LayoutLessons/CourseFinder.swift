import Grader

/// Finds the course's folder and reads it.
enum CourseFinder {
  /// The course that an invocation is about.
  static func course(
    for invocation: Invocation, _ surroundings: Surroundings, reading answers: CourseLoader.Answers
  ) throws(CommandError) -> Course {
    let root = try root(for: invocation, surroundings)
    do {
      return try CourseLoader(root: root, reading: answers)
        .load(sentences: SentenceAreas.all)
    } catch {
      let place = surroundings.shortened(root)
      throw .course(CourseError("\(place)/\(error.path)", at: error.place, error.message))
    }
  }

  /// The course's folder: as asked for, else here or above, else beside the program.
  ///
  /// A built program stands three folders below its checkout, an installed one beside `share`.
  static func root(
    for invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> String {
    let asked = invocation.value(of: "course") ?? surroundings.environment["LESSONS_COURSE"]
    if let asked, !asked.isEmpty {
      let path = surroundings.absolute(asked)
      guard isCourse(path) else {
        throw .usage("there is no course in \(asked): it has no course.json")
      }
      return path
    }
    for candidate in foldersAbove(surroundings.folder) + besideProgram(surroundings)
    where isCourse(candidate) {
      return candidate
    }
    throw .usage(
      "no course was found here, above, or beside the program; name its folder with --course")
  }

  private static func isCourse(_ path: String) -> Bool {
    Folder.hasItem(path + "/course.json")
  }

  private static func foldersAbove(_ folder: String) -> [String] {
    var candidates: [String] = []
    var folder = folder
    while true {
      candidates.append(folder == "/" ? "/Lessons" : "\(folder)/Lessons")
      guard let slash = folder.lastIndex(of: "/"), folder != "/" else { return candidates }
      folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
    }
  }

  private static func besideProgram(_ surroundings: Surroundings) -> [String] {
    guard let path = ProgramPath.resolved(surroundings), let slash = path.lastIndex(of: "/")
    else { return [] }
    func above(_ folder: Substring) -> Substring {
      folder.lastIndex(of: "/").map { folder[..<$0] } ?? folder
    }
    let folder = above(path[..<slash])
    return ["\(folder)/share/lessons/Lessons", "\(above(above(folder)))/Lessons"]
  }
}
