package import LayoutEngine
package import Platform

/// What a person did wrong in a file of the course, or in one that a teacher wrote or downloaded:
/// where, what, and what to do next.
///
/// Learners never see one in a course that `lessons dev check` accepts.
package struct CourseError: Error, Hashable, Sendable {
  package let path: String
  /// Where in the file; `nil` if the file itself is the problem.
  package let place: SourcePlace?
  /// What is wrong and what to do next, without the place.
  package let sentence: Sentence
  private var others: [CourseError] = []

  package init(_ path: String, at place: SourcePlace? = nil, _ sentence: Sentence) {
    self.path = path
    self.place = place
    self.sentence = sentence
  }

  /// All mistakes of a file as one error, which has the place of the first; `nil` if there are none.
  package init?(all errors: [CourseError]) {
    guard let first = errors.first else { return nil }
    self = first
    others = Array(errors.dropFirst())
  }

  /// Prints as `file:line:column: error: what is wrong, and what to do next`.
  package func text(in strings: StringsCatalogue?) -> String {
    let place = place.map { ":\($0.line):\($0.column)" } ?? ""
    return "\(path)\(place): error: \(words(in: strings))"
  }

  /// What is wrong, without the place of the first mistake.
  package func words(in strings: StringsCatalogue?) -> String {
    ([sentence.text(in: strings)] + others.map { $0.text(in: strings) }).joined(separator: "\n")
  }
}

extension TextFileError {
  package var sentence: Sentence {
    switch reason {
    case .missing: MissingFile.plain
    case .folder: .says("file.folder")
    case .noFolder: .says("file.noFolder")
    case .notAFolder: .says("file.notAFolder")
    case .notAFile: .says("file.notAFile")
    case .link: .says("file.link")
    case .leadsOut: .says("file.leadsOut")
    case .noInnerPath: .says("file.noInnerPath")
    case .forbidden: .says("file.forbidden")
    case .tooLarge(let bytes, let limit):
      .says("file.tooLarge", ["bytes": bytes, "limit": limit])
    case .workbook: .says("file.workbook")
    case .packed: .says("file.packed")
    case .otherFormat(let format): format.sentence
    case .notUTF8: .says("file.notUTF8")
    case .system(let words): Sentence(verbatim: words)
    }
  }
}

extension CourseError {
  /// Why a file can't be read, at the line if it has one.
  package init(_ error: TextFileError) {
    let line: Int? = if case .notUTF8(let line) = error.reason { line } else { nil }
    self.init(error.path, at: line.map { SourcePlace(line: $0, column: 1) }, error.sentence)
  }
}

extension OtherFormat {
  fileprivate var sentence: Sentence {
    switch self {
    case .richText: .says("file.format.richText")
    case .webPage: .says("file.format.webPage")
    case .pdf: .says("file.format.pdf")
    case .unmarkedUTF16: .says("file.format.utf16")
    case .zeroBytes: .says("file.format.zeroBytes")
    case .largeFilePointer: .says("file.format.pointer")
    }
  }
}

extension AtomicFile.WriteError {
  package var sentence: Sentence {
    switch reason {
    case .readOnly: .says("file.readOnly")
    case .notEncoded: .says("file.notEncoded")
    case .system(let words): Sentence(verbatim: words)
    }
  }
}

/// What is said about a file of a course that isn't there: what it is for, and what to do.
enum MissingFile {
  static func sentence(about path: String) -> Sentence {
    let parts = path.split(separator: "/").map(String.init)
    let folder = parts.dropLast().joined(separator: "/")
    guard let name = parts.last, let id = parts.dropLast().last else { return plain }
    return switch name {
    case "lesson.md": .says("course.missing.lesson", ["folder": folder])
    case Exercise.fileName:
      .says("course.missing.exercise", ["lesson": parts[0], "name": id])
    case "starter.layout", "starter.swift": .says("course.missing.starter")
    case "solution.layout": .says("course.missing.solution")
    case "solution.swift": .says("course.missing.solution.swift")
    default: parts[0] == "strings" ? .says("course.missing.strings") : plain
    }
  }

  static var plain: Sentence { .says("file.missing") }
}
