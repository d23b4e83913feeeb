import JSONReading
import LayoutEngine

/// Reads a course from its folder.
///
/// What a command doesn't need isn't read: most of a course's files are answers, which are looked
/// at by grading and by proofs alone.
package struct CourseLoader: Sendable {
  /// The shape of course files that this program reads.
  static let formatVersion = 1

  /// The course's folder.
  let root: String
  /// Which answers to read besides starters and solutions.
  package indirect enum Answers: Hashable, Sendable {
    /// Alternatives and wrong answers of every exercise.
    case all
    /// The wrong answers of one exercise, and of the course that exercise's lesson alone.
    ///
    /// All lessons are read if none has the exercise, so that messages can name what there is.
    case wrong(exercise: String)
    /// Alternatives and wrong answers of the exercises and lessons that are named.
    case named(Set<String>)
    case none

    /// Whether the alternatives of an exercise are read, and its wrong answers too.
    func hasAll(of exercise: String) -> Bool {
      switch self {
      case .all: true
      case .named(let names): names.contains(exercise)
      case .wrong, .none: false
      }
    }

    /// Whether the wrong answers of an exercise are read.
    func hasWrong(of exercise: String) -> Bool {
      hasAll(of: exercise) || self == .wrong(exercise: exercise)
    }
  }

  private let answers: Answers

  package init(root: String, reading answers: Answers = .all) {
    self.root = root
    self.answers = answers
  }

  /// Reads everything.
  ///
  /// - Parameter sentences: The keys that the program's sentences need.
  /// - Returns: The course, in which every id is unique.
  /// - Throws: The first ``CourseError``.
  package func load(sentences: [any SentenceKey.Type]) throws(CourseError) -> Course {
    let path = "course.json"
    let outline = try outline(in: read(path))
    var chapters: [Course.Chapter] = []
    var folders: Set<String> = []
    let only = lessonInQuestion(among: outline)
    for chapter in outline.chapters {
      var lessons: [Lesson] = []
      for (folder, place) in chapter.folders {
        guard folders.insert(folder).inserted else {
          throw CourseError(
            path, at: place, "the lesson \(folder) is listed twice; remove one of the two")
        }
        if let only, folder != only { continue }
        guard Folder.exists("\(root)/\(folder)") else {
          throw CourseError(
            path, at: place, "there is no folder \(folder); make it, or take it off the list")
        }
        try lessons.append(
          LessonLoader(course: self, folder: folder, answers: answers).load())
      }
      chapters.append(Course.Chapter(title: chapter.title, lessons: lessons))
    }
    let course = Course(
      title: outline.title, chapters: chapters, strings: try strings(sentences: sentences))
    try checkIdentifiers(in: course)
    return course
  }

  /// The folder of the one lesson that is needed; `nil` if all are.
  private func lessonInQuestion(among outline: Outline) -> String? {
    guard case .wrong(let exercise) = answers, !exercise.contains("/"), !exercise.isEmpty
    else { return nil }
    return outline.chapters.flatMap(\.folders).map(\.0).first {
      Folder.hasItem("\(root)/\($0)/\(exercise)/exercise.json")
    }
  }

  /// The text of a course file.
  func read(_ path: String) throws(CourseError) -> CourseText {
    do {
      return CourseText(path: path, text: try TextFile.read("\(root)/\(path)"))
    } catch {
      throw CourseError(path, error.message)
    }
  }

  private struct Outline {
    struct Chapter {
      let title: String
      let folders: [(String, SourcePlace)]
    }

    let title: String
    let chapters: [Chapter]
  }

  private func outline(in file: CourseText) throws(CourseError) -> Outline {
    try JSONFile.read(file) { field throws(PlacedJSONError) in
      try field.object { object throws(PlacedJSONError) in
        let version = try object.required("formatVersion")
        if try version.number() != Double(Self.formatVersion) {
          throw version.mismatch("\(Self.formatVersion), the format that this program reads")
        }
        let title = try object.required("title").string()
        let chapters = try object.required("chapters").array(of: "chapters") {
          chapter throws(PlacedJSONError) in
          try chapter.object { object throws(PlacedJSONError) in
            try Outline.Chapter(
              title: object.required("title").string(),
              folders: object.required("lessons").array(of: "folder names") {
                name throws(PlacedJSONError) in
                (try name.string(), SourcePlace(name.json.place))
              })
          }
        }
        return Outline(title: title, chapters: chapters)
      }
    }
  }

  private func strings(
    sentences: [any SentenceKey.Type]
  ) throws(CourseError) -> StringsCatalogue {
    try StringsLoader.load(read("strings/en.json"), sentences: sentences)
  }

  /// Ids have to be unique in the course: progress and answers are kept by them.
  private func checkIdentifiers(in course: Course) throws(CourseError) {
    var lessonPaths: [String: String] = [:]
    for lesson in course.lessons {
      if let first = lessonPaths.updateValue(lesson.file.path, forKey: lesson.id) {
        throw CourseError(
          lesson.file.path, "the id \(lesson.id) is taken by \(first); choose another")
      }
    }
    var exerciseFolders: [String: String] = [:]
    for exercise in course.exercises {
      let path = "\(exercise.lessonFolder)/\(exercise.id)/exercise.json"
      if let first = exerciseFolders.updateValue(path, forKey: exercise.id) {
        throw CourseError(path, "the id \(exercise.id) is taken by \(first); rename the folder")
      }
    }
  }
}
