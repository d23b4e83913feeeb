import Grader

/// The folder of the course that a command is about, and how it was chosen.
struct CourseFolder {
  enum Origin {
    /// The option `--course` names it.
    case option
    /// The variable `LESSONS_COURSE` names it.
    case variable
    /// It travels with the program.
    case program
    /// It is called `Lessons`, and lies where the command was typed or above.
    case nearby
  }

  /// Its absolute path.
  let path: String
  let origin: Origin

  /// Whether somebody has named the folder.
  var isNamed: Bool { origin == .option || origin == .variable }

  /// The course in it.
  func course(
    reading answers: CourseLoader.Answers, _ surroundings: Surroundings
  ) throws(CommandError) -> Course {
    do {
      return try CourseLoader(root: path, reading: answers).load(sentences: SentenceAreas.all)
    } catch {
      let place = surroundings.shortened(path)
      throw .course(CourseError("\(place)/\(error.path)", at: error.place, error.message))
    }
  }

  /// Says at once that nobody has named this course, if it isn't the program's own either.
  func announce(_ surroundings: Surroundings) {
    guard origin == .nearby else { return }
    surroundings.announce(
      "lessons: this program has no course of its own, so it uses the one in "
        + "\(surroundings.shortened(path)); name a course with --course or LESSONS_COURSE")
  }
}
