package import Course
import LayoutEngine
package import Platform

/// Why a command gives no result: what was typed, a file or the course isn't as it has to be.
package struct CommandError: Error, Hashable, Sendable {
  /// The kinds, as JSON names them in every version.
  package enum Kind: String, Encodable, Sendable { case arguments, usage, course, file, notWritten }

  private let kind: Kind
  private let sentence: Sentence
  /// What to type next, where the sentence doesn't say so.
  var advice: Sentence?
  /// The sentence with the file that it is about, and the file's other mistakes.
  private var inFile: CourseError?
  /// The command that had been understood by then; other kinds are about the whole of what was typed.
  package private(set) var command: String?
  /// The word that stands where a command belongs, and is none.
  private(set) var wordForCommand: String?

  /// What was typed can't be done; the sentence says what to type.
  package static func usage(_ sentence: Sentence) -> CommandError {
    CommandError(kind: .usage, sentence: sentence)
  }

  static func arguments(
    _ sentence: Sentence, of command: String?, _ advice: Sentence, wordForCommand: String? = nil
  ) -> CommandError {
    CommandError(
      kind: .arguments, sentence: sentence, advice: advice, command: command,
      wordForCommand: wordForCommand)
  }

  package static func course(_ error: CourseError) -> CommandError { about(.course, error) }
  package static func file(_ error: TextFileError) -> CommandError {
    about(.file, CourseError(error))
  }
  package static func input(_ error: CourseError) -> CommandError { about(.file, error) }
  package static func notWritten(path: String, reason: Sentence) -> CommandError {
    about(.notWritten, CourseError(path, reason))
  }

  private static func about(_ kind: Kind, _ error: CourseError) -> CommandError {
    CommandError(kind: kind, sentence: error.sentence, inFile: error)
  }

  package var status: ExitStatus { kind == .course ? .course : .usage }

  /// What went wrong and what to do next.
  ///
  /// Without a language, because no strings file was found, it says just that.
  package func message(_ strings: StringsCatalogue?) -> String {
    switch kind {
    case .arguments: return words(strings)
    case .usage: return strings == nil ? words(nil) : "lessons: \(words(strings))"
    case .course, .file: return inFile?.text(in: strings) ?? words(strings)
    case .notWritten:
      return strings?.text(
        .says(
          "usage.notWritten", ["path": .text(inFile?.path ?? ""), "reason": .sentence(sentence)]))
        ?? WithoutStrings.words
    }
  }

  /// What is wrong and what to type, without the place.
  private func words(_ strings: StringsCatalogue?) -> String {
    switch kind {
    case .course, .file: return inFile?.words(in: strings) ?? sentence.text(in: strings)
    case .arguments, .usage, .notWritten:
      guard let strings else { return WithoutStrings.words }
      return [sentence, advice].compactMap { $0.map(strings.text) }.joined(separator: "\n")
    }
  }

  /// The error as JSON, whose words are in a language.
  func report(_ strings: StringsCatalogue?) -> some Report {
    Reported(
      error: .init(
        id: kind, file: inFile?.path, line: inFile?.place?.line, column: inFile?.place?.column,
        words: words(strings)))
  }

  private struct Reported: Report {
    struct Failure: Encodable {
      let id: Kind
      let file: String?
      let line, column: Int?
      let words: String
    }
    let error: Failure
  }
}

/// What can be said where no strings file can be read: just that.
package enum WithoutStrings {
  package static let words =
    "lessons: no course was found, so there are no sentences to print. Name a folder that holds a "
    + "course (it has a file course.json) with --course or LESSONS_COURSE."
}
