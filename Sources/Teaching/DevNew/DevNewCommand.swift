import Course
import Platform
import Terminal

/// `lessons dev new`: the files of a course, a lesson or an exercise, with an example of everything.
enum DevNewCommand {
  static func run(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    let words = invocation.positionals
    let (kind, name) = (words.first ?? "", words.count > 1 ? words[1] : "")
    if kind == "course" { return try NewCourse.run(name, invocation, surroundings) }
    let root = try root(for: invocation, surroundings)
    guard let strings = CourseFinder.strings(for: invocation, surroundings) else {
      throw .usage(UsageSentence.courseMissing)
    }
    let option = "--course \(surroundings.shortened(root).quotedForShell)"
    let draft: Draft
    switch kind {
    case "lesson": draft = try lesson(named: name, in: root, option)
    case "exercise": draft = try exercise(named: name, in: root, option)
    default: throw .usage(.says("usage.kindUnknown", ["word": kind]))
    }
    for file in draft.files { try write(file, to: "\(draft.folder)/\(file.path)", in: root) }
    if let list = draft.list { try write(list, to: list.path, in: root) }
    return outcome(
      of: draft, in: surroundings.shortened("\(root)/\(draft.folder)"), strings, invocation,
      surroundings)
  }

  /// What is to be written, and what the author does then.
  struct Draft {
    let folder: String
    let files: [NewFile]
    /// The file of the course that lists what is made, with it in the list; `nil` if the author has
    /// to add it.
    var list: NewFile?
    let steps: [Sentence]
  }

  /// Tells what was made, and what to do next.
  static func outcome(
    of draft: Draft, in folder: String, _ strings: StringsCatalogue, _ invocation: Invocation,
    _ surroundings: Surroundings
  ) -> Outcome {
    let steps = draft.steps.map(strings.text)
    if invocation.isSet("json") {
      let report = DevNewReport(folder: folder, files: draft.files.map(\.path), steps: steps)
      return Outcome(report, of: "dev new")
    }
    var page = Page(columns: surroundings.settings.columns)
    page.paragraph(StyledText(strings.text(.says("dev.made", ["folder": folder]))))
    page.gap()
    for file in draft.files { page.verbatim(file.path, .code, indent: 4) }
    page.gap()
    if let list = draft.list {
      page.paragraph(
        StyledText(
          strings.text(
            .says("dev.listed", ["name": draft.folder, "file": list.path]))))
      page.gap()
    }
    for (index, step) in steps.enumerated() {
      page.paragraph(StyledText("\(index + 1). \(step)"), hanging: 5)
    }
    return Outcome(output: page.lines)
  }

  /// The last step; it names the course, for there may be others.
  static func prove(_ option: String) -> Sentence {
    .says("dev.step.prove", ["command": "lessons dev check \(option)"])
  }

  static var fill: Sentence { .says("dev.step.fill") }

  private static func lesson(
    named name: String, in root: String, _ option: String
  ) throws(CommandError) -> Draft {
    guard let slug = lessonSlug(name) else {
      throw .usage(.says("usage.lessonMisnamed", ["name": name]))
    }
    try checkFree(name, in: root)
    try checkFree(exercise: "\(slug)-exercise", in: root)
    let list = CourseList(root: root).adding(lesson: name)
    let step = Sentence.says("dev.step.chapter", ["lesson": name])
    return Draft(
      folder: name, files: files(ofLesson: slug), list: list,
      steps: [fill] + (list == nil ? [step] : []) + [prove(option)])
  }

  /// The files of a lesson with one exercise.
  static func files(ofLesson slug: String) -> [NewFile] {
    let exercise = "\(slug)-exercise"
    return [NewLesson(slug: slug, exercise: exercise).file]
      + NewExercise(id: exercise).files.map {
        NewFile(path: "\(exercise)/\($0.path)", text: $0.text)
      }
  }

  private static func exercise(
    named name: String, in root: String, _ option: String
  ) throws(CommandError) -> Draft {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, lessonSlug(parts[0]) != nil, InnerPath.isSlug(parts[1]) else {
      throw .usage(.says("usage.exerciseMisnamed", ["name": name]))
    }
    guard Folder.exists("\(root)/\(parts[0])") else {
      let command = "lessons dev new lesson \(parts[0]) \(option)"
      throw .usage(
        .says("usage.lessonNotMade", ["name": parts[0], "command": command]))
    }
    try checkFree(name, in: root)
    try checkFree(exercise: parts[1], in: root)
    let list = CourseList(root: root).adding(exercise: parts[1], to: parts[0])
    let step = Sentence.says(
      "dev.step.exercises",
      ["exercise": parts[1], "file": "\(parts[0])/lesson.md"])
    return Draft(
      folder: name, files: NewExercise(id: parts[1]).files, list: list,
      steps: [fill] + (list == nil ? [step] : []) + [prove(option)])
  }

  /// The words of a lesson's folder after its number; `nil` if it isn't called as lessons are.
  private static func lessonSlug(_ name: String) -> String? {
    let digits = name.prefix { $0.isASCII && $0.isNumber }
    guard digits.count == 2, name.dropFirst(2).first == "-" else { return nil }
    let slug = String(name.dropFirst(3))
    return InnerPath.isSlug(slug) && InnerPath.isSlug(name) ? slug : nil
  }

  private static func checkFree(_ folder: String, in root: String) throws(CommandError) {
    guard !Folder.hasItem("\(root)/\(folder)") else {
      throw .usage(.says("usage.folderTaken", ["folder": folder]))
    }
  }

  /// Answers and progress are kept by an exercise's name, so no two lessons may share one.
  private static func checkFree(exercise: String, in root: String) throws(CommandError) {
    for lesson in Folder.names(in: root) where Folder.exists("\(root)/\(lesson)/\(exercise)") {
      throw .usage(
        .says("usage.exerciseTaken", ["exercise": exercise, "lesson": lesson]))
    }
  }

  /// Writes a file below a folder, with the folders on the way.
  static func write(
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
      throw .usage(.says("usage.courseIsCopy.here", ["folder": folder]))
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

/// `lessons dev new`: the files of a lesson or an exercise.
struct DevNewReport: Report {
  /// The folder that was made.
  let folder: String
  /// The files in it, relative to the folder.
  let files: [String]
  /// What is left to do, step by step.
  let steps: [String]
}
