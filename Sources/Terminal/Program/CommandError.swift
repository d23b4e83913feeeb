package import Course
package import Platform

/// Why a command fails before it gives a result.
package enum CommandError: Error, Sendable {
  /// What was typed can't be done; the sentence says what to type.
  case usage(Sentence)
  /// The course has a mistake.
  case course(CourseError)
  /// A file can't be read.
  case file(TextFileError)
  /// A file that was named isn't what it should be.
  case input(InputFileError)
  /// A file can't be written.
  case notWritten(path: String, reason: Sentence)

  /// The exit status.
  package var status: ExitStatus {
    switch self {
    case .usage, .file, .input, .notWritten: .usage
    case .course: .course
    }
  }

  /// What went wrong and what to do next.
  ///
  /// Without a language, because no strings file was found, it says just that.
  package func message(_ strings: StringsCatalogue?) -> String {
    switch self {
    case .usage(let sentence):
      strings.map { "lessons: \($0.text(sentence))" } ?? WithoutStrings.words
    case .course(let error): error.text(in: strings)
    case .file(let error): error.text(in: strings)
    case .input(let error): error.text(in: strings)
    case .notWritten(let path, let reason):
      strings?.text(.says("usage.notWritten", ["path": .text(path), "reason": .sentence(reason)]))
        ?? WithoutStrings.words
    }
  }
}
