/// What is said about a file of a course that isn't there: what it is for, and what to do.
enum MissingFile {
  static func sentence(about path: String) -> Sentence {
    let parts = path.split(separator: "/").map(String.init)
    let folder = parts.dropLast().joined(separator: "/")
    guard let name = parts.last, let id = parts.dropLast().last else { return plain }
    return switch name {
    case "lesson.md": .says("course.missing.lesson", ["folder": .text(folder)])
    case Exercise.fileName:
      .says("course.missing.exercise", ["lesson": .text(parts[0]), "name": .text(id)])
    case "starter.layout", "starter.swift": .says("course.missing.starter")
    case "solution.layout": .says("course.missing.solution")
    case "solution.swift": .says("course.missing.solution.swift")
    default: parts[0] == "strings" ? .says("course.missing.strings") : plain
    }
  }

  /// What is said about a file with no task of its own.
  static var plain: Sentence { .says("file.missing") }
}
