import Course
import Platform
import Terminal

/// `lessons dev new course`: a course of one lesson, in a folder of its own.
enum NewCourse {
  /// The first lesson, whose folder has its place in the course before it.
  private static let slug = "first-lesson"
  private static let strings = "strings/\(LanguageList.english).json"

  static func run(
    _ name: String, _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    let typed = name.last == "/" ? String(name.dropLast()) : name
    guard !typed.isEmpty else { throw .usage(UsageSentence.folderUnnamed) }
    let root = surroundings.absolute(typed)
    let own = try CourseFinder.folder(for: invocation, surroundings)
    guard let catalogue = CourseFinder.strings(for: invocation, surroundings) else {
      throw .usage(UsageSentence.courseMissing)
    }
    guard LearnerFiles.isFree(root) else {
      throw .usage(UsageSentence.folderNotEmpty(typed))
    }
    let draft = DevNewCommand.Draft(
      folder: typed, files: try files(beside: own.path),
      steps: [
        DevNewCommand.fill,
        DevNewCommand.prove("--course \(surroundings.shortened(root).quotedForShell)"),
      ])
    try LearnerFiles.makeFolder(root)
    for file in draft.files { try DevNewCommand.write(file, to: file.path, in: root) }
    return DevNewCommand.outcome(
      of: draft, in: surroundings.shortened(root), catalogue, invocation, surroundings)
  }

  /// All files, `course.json` last: a folder without it isn't taken for a course.
  private static func files(beside course: String) throws(CommandError) -> [NewFile] {
    let sentences: String
    do { sentences = try TextFile.read(InnerPath.path(of: strings, in: course)) } catch {
      throw .file(error.named("\(course)/\(strings)"))
    }
    let folder = "01-\(slug)"
    let outline = """
      {
        "formatVersion": 1,
        "title": "‹The title of the course›",
        "chapters": [
          { "title": "‹The title of the chapter›", "lessons": ["\(folder)"] }
        ]
      }

      """
    let lesson = DevNewCommand.files(ofLesson: slug).map {
      NewFile(path: "\(folder)/\($0.path)", text: $0.text)
    }
    return [NewFile(path: strings, text: sentences)] + lesson
      + [NewFile(path: Course.outlinePath, text: outline)]
  }
}
