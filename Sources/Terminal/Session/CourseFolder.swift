package import Course

/// The folder of the course that a command is about, and how it was chosen.
package struct CourseFolder {
  package enum Origin {
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
  package let path: String
  package let origin: Origin

  /// Whether an option or a variable names the folder.
  var isNamed: Bool { origin == .option || origin == .variable }

  /// All of the course in it.
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
    CourseLoader(
      root: path, reading: answers, languages: LanguageList(surroundings.environment))
  }

  /// The course in it, of which no lesson is read yet.
  package func opened(_ surroundings: Surroundings) throws(CommandError) -> OpenCourse {
    do { return try OpenCourse(loader(surroundings)) } catch { throw failure(error, surroundings) }
  }

  /// The style sheet of a class's pages: the course's own, or else that of the program's course.
  package func pageStyle(_ surroundings: Surroundings) throws(CommandError) -> String {
    let file = "report.css"
    do throws(CourseError) { return try loader(surroundings).read(file).text } catch {
      if let own = try? CourseFinder.find(for: Invocation(), surroundings),
        let style = try? own.loader(surroundings).read(file).text
      {
        return style
      }
      throw failure(error, surroundings)
    }
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
      strings.text(.says("course.nearby", ["folder": .text(surroundings.shortened(path))])))
  }
}
