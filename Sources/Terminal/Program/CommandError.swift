package import Course
import LayoutEngine
package import Platform

/// Why a command gives no result: what was typed, a file or the course isn't as it has to be.
package struct CommandError: Error, Hashable, Sendable {
  /// The kinds, as JSON names them in every version.
  package enum Kind: String, Encodable, Sendable { case arguments, usage, course, file, notWritten }

  private let kind: Kind
  private var file: String?
  /// Where in the file, counted from 1.
  private var line, column: Int?
  private let sentence: Sentence
  /// What to type next, where the sentence doesn't say so.
  private var advice: Sentence?
  /// All mistakes of the file, where one can have several.
  private var input: CourseError?
  /// The command that had been understood by then; other kinds are about the whole of what was typed.
  package private(set) var command: String?

  /// What was typed can't be done; the sentence says what to type.
  package static func usage(_ sentence: Sentence) -> CommandError {
    CommandError(kind: .usage, sentence: sentence)
  }

  static func arguments(
    _ sentence: Sentence, of command: String?, _ advice: Sentence
  ) -> CommandError {
    CommandError(kind: .arguments, sentence: sentence, advice: advice, command: command)
  }

  package static func course(_ error: CourseError) -> CommandError {
    of(.course, error)
  }

  package static func file(_ error: TextFileError) -> CommandError {
    let line: Int? = if case .notUTF8(let line) = error.reason { line } else { nil }
    return CommandError(
      kind: .file, file: error.path, line: line, column: line.map { _ in 1 },
      sentence: error.sentence)
  }

  package static func input(_ error: CourseError) -> CommandError {
    of(.file, error)
  }

  private static func of(_ kind: Kind, _ error: CourseError) -> CommandError {
    CommandError(
      kind: kind, file: error.path, line: error.place?.line, column: error.place?.column,
      sentence: error.sentence, input: error)
  }

  package static func notWritten(path: String, reason: Sentence) -> CommandError {
    CommandError(kind: .notWritten, file: path, sentence: reason)
  }

  package var status: ExitStatus { kind == .course ? .course : .usage }

  /// What went wrong and what to do next.
  ///
  /// Without a language, because no strings file was found, it says just that.
  package func message(_ strings: StringsCatalogue?) -> String {
    switch kind {
    case .arguments: return words(strings)
    case .usage: return strings == nil ? words(nil) : "lessons: \(words(strings))"
    case .course, .file:
      let place = [file ?? ""] + [line, column].compactMap { $0.map(String.init) }
      return "\(place.joined(separator: ":")): error: \(words(strings))"
    case .notWritten:
      return strings?.text(
        .says("usage.notWritten", ["path": .text(file ?? ""), "reason": .sentence(sentence)]))
        ?? WithoutStrings.words
    }
  }

  /// What is wrong and what to type, without the place.
  private func words(_ strings: StringsCatalogue?) -> String {
    switch kind {
    case .course, .file: return input?.words(in: strings) ?? sentence.text(in: strings)
    case .arguments, .usage, .notWritten:
      guard let strings else { return WithoutStrings.words }
      return [sentence, advice].compactMap { $0.map(strings.text) }.joined(separator: "\n")
    }
  }

  /// The error as JSON, whose words are in a language.
  func report(_ strings: StringsCatalogue?) -> some Report {
    Reported(error: .init(id: kind, file: file, line: line, column: column, words: words(strings)))
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
