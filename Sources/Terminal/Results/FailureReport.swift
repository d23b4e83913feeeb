import Course
import LayoutEngine
import Platform

/// Why a command couldn't be carried out.
struct FailureReport: Report {
  package struct Failure: Encodable {
    /// What kind of failure it is; the same in every version.
    let id: String
    /// The file that is in the way, as it was named.
    var file: String?
    var line: Int?
    var column: Int?
    /// What is wrong, and what to type.
    let words: String
  }

  package let error: Failure

  package init(_ error: ArgumentError, _ strings: StringsCatalogue?) {
    self.error = Failure(
      id: "arguments", words: strings.map(error.message) ?? WithoutStrings.words)
  }

  package init(_ error: CommandError, _ strings: StringsCatalogue?) {
    switch error {
    case .usage(let sentence):
      self.error = Failure(id: "usage", words: strings?.text(sentence) ?? WithoutStrings.words)
    case .course(let error):
      self.error = Failure(
        id: "course", file: error.path, line: error.place?.line, column: error.place?.column,
        words: error.sentence.text(in: strings))
    case .file(let error):
      var line: Int?
      if case .notUTF8(let bad) = error.reason { line = bad }
      self.error = Failure(
        id: "file", file: error.path, line: line, column: line.map { _ in 1 },
        words: error.sentence.text(in: strings))
    case .input(let error):
      self.error = Failure(
        id: "file", file: error.path, line: error.line, column: error.column,
        words: error.words(in: strings))
    case .notWritten(let path, let reason):
      self.error = Failure(
        id: "notWritten", file: path, words: strings?.text(reason) ?? WithoutStrings.words)
    }
  }
}
