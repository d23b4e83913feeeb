import Course
import Platform

/// `lessons dev new`: the files of a lesson or an exercise, with an example of everything.
enum DevNewCommand {
  static func run(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    let words = invocation.positionals
    let (kind, name) = (words.first ?? "", words.count > 1 ? words[1] : "")
    let root = try root(for: invocation, surroundings)
    guard let strings = CourseFinder.strings(for: invocation, surroundings) else {
      throw .usage(UsageSentence.courseMissing)
    }
    let option = "--course \(surroundings.shortened(root).quotedForShell)"
    let draft: Draft
    switch kind {
    case "lesson": draft = try lesson(named: name, in: root, option)
    case "exercise": draft = try exercise(named: name, in: root, option)
    default: throw .usage(.says("usage.kindUnknown", ["word": .text(kind)]))
    }
    let folder = "\(root)/\(draft.folder)"
    for file in draft.files { try write(file, to: "\(draft.folder)/\(file.path)", in: root) }
    let shown = surroundings.shortened(folder)
    let steps = draft.steps.map(strings.text)
    if invocation.isSet("json") {
      let report = DevNewReport(folder: shown, files: draft.files.map(\.path), steps: steps)
      return Outcome(report, of: "dev new")
    }
    var page = Page(columns: surroundings.settings.columns)
    page.paragraph(StyledText(strings.text(.says("dev.made", ["folder": .text(shown)]))))
    page.gap()
    for file in draft.files { page.verbatim(file.path, .code, indent: 4) }
    page.gap()
    for (index, step) in steps.enumerated() {
      page.paragraph(StyledText("\(index + 1). \(step)"), hanging: 5)
    }
    return Outcome(output: page.lines)
  }

  /// What is to be written, and what the author does then.
  private struct Draft {
    let folder: String
    let files: [NewFile]
    let steps: [Sentence]
  }

  /// The last step; it names the course, for there may be others.
  private static func prove(_ option: String) -> Sentence {
    .says("dev.step.prove", ["command": .text("lessons dev check \(option)")])
  }

  private static var fill: Sentence { .says("dev.step.fill") }

  private static func lesson(
    named name: String, in root: String, _ option: String
  ) throws(CommandError) -> Draft {
    guard let slug = lessonSlug(name) else {
      throw .usage(.says("usage.lessonMisnamed", ["name": .text(name)]))
    }
    let exercise = "\(slug)-exercise"
    try checkFree(name, in: root)
    try checkFree(exercise: exercise, in: root)
    let files = NewExercise(id: exercise).files.map {
      NewFile(path: "\(exercise)/\($0.path)", text: $0.text)
    }
    return Draft(
      folder: name, files: [NewLesson(slug: slug, exercise: exercise).file] + files,
      steps: [fill, .says("dev.step.chapter", ["lesson": .text(name)]), prove(option)])
  }

  private static func exercise(
    named name: String, in root: String, _ option: String
  ) throws(CommandError) -> Draft {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, lessonSlug(parts[0]) != nil, isSlug(parts[1]) else {
      throw .usage(.says("usage.exerciseMisnamed", ["name": .text(name)]))
    }
    guard Folder.exists("\(root)/\(parts[0])") else {
      let command = "lessons dev new lesson \(parts[0]) \(option)"
      throw .usage(
        .says("usage.lessonNotMade", ["name": .text(parts[0]), "command": .text(command)]))
    }
    try checkFree(name, in: root)
    try checkFree(exercise: parts[1], in: root)
    return Draft(
      folder: name, files: NewExercise(id: parts[1]).files,
      steps: [
        fill,
        .says(
          "dev.step.exercises",
          ["exercise": .text(parts[1]), "file": .text("\(parts[0])/lesson.md")]), prove(option),
      ])
  }

  /// The words of a lesson's folder after its number; `nil` if it isn't called as lessons are.
  private static func lessonSlug(_ name: String) -> String? {
    let digits = name.prefix { $0.isASCII && $0.isNumber }
    guard digits.count == 2, name.dropFirst(2).first == "-" else { return nil }
    let slug = String(name.dropFirst(3))
    return isSlug(slug) ? slug : nil
  }

  private static func isSlug(_ text: String) -> Bool {
    guard !text.hasPrefix("-"), !text.hasSuffix("-"), (1...60).contains(text.utf8.count) else {
      return false
    }
    return text.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) || $0 == "-" }
  }

  private static func checkFree(_ folder: String, in root: String) throws(CommandError) {
    guard !Folder.hasItem("\(root)/\(folder)") else {
      throw .usage(.says("usage.folderTaken", ["folder": .text(folder)]))
    }
  }

  /// Answers and progress are kept by an exercise's name, so no two lessons may share one.
  private static func checkFree(exercise: String, in root: String) throws(CommandError) {
    for lesson in Folder.names(in: root) where Folder.exists("\(root)/\(lesson)/\(exercise)") {
      throw .usage(
        .says("usage.exerciseTaken", ["exercise": .text(exercise), "lesson": .text(lesson)]))
    }
  }

  private static func write(
    _ file: NewFile, to name: String, in root: String
  ) throws(CommandError) {
    let path: String
    do { path = try InnerPath.path(of: name, in: root) } catch {
      throw .file(error.named("\(root)/\(name)"))
    }
    if let slash = path.lastIndex(of: "/") { try LearnerFiles.makeFolder(String(path[..<slash])) }
    try LearnerFiles.write(file.text, to: path)
  }

  /// The course's folder, which mustn't be the copy that was installed with the program.
  private static func root(
    for invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> String {
    let course = try CourseFinder.folder(for: invocation, surroundings)
    course.announce(surroundings)
    guard course.origin == .program else { return course.path }
    if let other = CourseFinder.passedOver(for: course, surroundings) {
      let folder = surroundings.shortened(other.path).quotedForShell
      throw .usage(.says("usage.courseIsCopy.here", ["folder": .text(folder)]))
    }
    guard CourseFinder.nearby(surroundings) != nil else {
      throw .usage(.says("usage.courseIsCopy"))
    }
    return course.path
  }
}

/// A file to be written.
struct NewFile: Hashable {
  /// Relative to the folder that is made.
  let path: String
  let text: String
}
