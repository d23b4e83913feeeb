/// What is said about a file of a course that isn't there: what it is for, and what to do.
enum MissingFile {
  static func sentence(about path: String) -> Sentence {
    let parts = path.split(separator: "/").map(String.init)
    guard let name = parts.last, parts.count > 1 else { return .says("file.missing") }
    let folder = parts.dropLast().joined(separator: "/")
    let id = parts[parts.count - 2]
    return switch name {
    case "lesson.md": .says("course.missing.lesson", ["folder": .text(folder)])
    case ExerciseLoader.fileName:
      .says("course.missing.exercise", ["lesson": .text(parts[0]), "name": .text(id)])
    case "starter.layout", "starter.swift": .says("course.missing.starter")
    case "solution.layout": .says("course.missing.solution")
    case "solution.swift": .says("course.missing.solution.swift")
    default: parts[0] == "strings" ? .says("course.missing.strings") : .says("file.missing")
    }
  }
}
