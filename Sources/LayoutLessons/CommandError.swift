package import ClassGrading
package import Course
package import Platform

/// Why a command can't be carried out.
package enum CommandError: Error, Sendable {
  /// What was typed can't be done; the words say what to type.
  case usage(String)
  /// The course has a mistake.
  case course(CourseError)
  /// A file can't be read.
  case file(TextFileError)
  /// A file that was named isn't what it should be.
  case input(InputFileError)
  /// A file can't be written.
  case notWritten(path: String, reason: String)

  /// What the shell is told.
  package var status: ExitStatus {
    switch self {
    case .usage, .file, .input, .notWritten: .usage
    case .course: .course
    }
  }

  /// What went wrong and what to do next.
  package func message(_ strings: StringsCatalogue?) -> String {
    switch self {
    case .usage(let words): "lessons: \(words)"
    case .course(let error): error.text(in: strings)
    case .file(let error): error.text(in: strings)
    case .input(let error): error.text(in: strings)
    case .notWritten(let path, let reason): "\(path): error: can't be written: \(reason)"
    }
  }
}
