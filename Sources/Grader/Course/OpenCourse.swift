/// A course of which each part is read when somebody asks for it.
///
/// What is wrong with a lesson is thrown by whatever needs that lesson, and by nothing else.
package struct OpenCourse: Sendable {
  package struct Chapter: Sendable {
    package let title: String
    /// The folders of its lessons, in the order in which they are taught.
    package let folders: [String]
  }

  package let title: String
  package let chapters: [Chapter]
  private let numbers: [LessonNumber]
  package let strings: StringsCatalogue
  let loader: CourseLoader

  /// Reads the list of lessons and the sentences of the program, and no lesson.
  package init(_ loader: CourseLoader) throws(CourseError) {
    self.loader = loader
    let outline = try CourseOutline(loader.read(CourseOutline.fileName))
    title = outline.title
    chapters = outline.chapters.map {
      Chapter(title: $0.title, folders: $0.folders.map { $0.name })
    }
    numbers = outline.numbers
    strings = try loader.strings()
  }

  /// The folders of all lessons, in the order in which they are taught.
  package var folders: [String] { chapters.flatMap { $0.folders } }

  /// The number of the lesson in a folder; `nil` if the course has no such folder.
  package func number(of folder: String) -> LessonNumber? {
    folders.firstIndex(of: folder).map { numbers[$0] }
  }

  package func header(of folder: String) throws(CourseError) -> LessonHeader {
    try LessonLoader(course: loader, folder: folder).header()
  }

  package func lesson(in folder: String) throws(CourseError) -> Lesson {
    try LessonLoader(course: loader, folder: folder).lesson()
  }

  /// The exercise with an id; `nil` if no lesson lists it.
  ///
  /// Only the lesson that has a folder of that name is looked at, where there is one.
  package func exercise(
    _ id: String, reading answers: CourseLoader.Answers = .none
  ) throws(CourseError) -> Exercise? {
    let mayHoldIt = { (folder: String) in
      loader.has("\(folder)/\(id)/\(Exercise.fileName)")
    }
    for folder in folders where mayHoldIt(folder) {
      let header = try header(of: folder)
      guard header.exerciseIDs.contains(id) else { continue }
      return try exercise(id, of: header, reading: answers)
    }
    return nil
  }

  package func exercise(
    _ id: String, of lesson: LessonHeader, reading answers: CourseLoader.Answers = .none
  ) throws(CourseError) -> Exercise {
    try LessonLoader(course: loader, folder: lesson.folder)
      .exercise(id, of: lesson, reading: answers)
  }
}

extension OpenCourse {
  /// The folder of a lesson by its name or its number: `05-equality`, `6`, `06` or `a1`.
  package func folder(named name: String) -> String? {
    let beginning = "\(name.lowercased())-"
    return folders.first {
      $0 == name || $0.lowercased().hasPrefix(beginning) || $0.hasPrefix("0\(beginning)")
    }
  }

  /// The lesson with an id; the folder that ends in it is looked at before the others.
  package func header(ofLesson id: String) throws(CourseError) -> LessonHeader? {
    let likely = folders.filter { $0.hasSuffix("-\(id)") }
    for folder in likely + folders.filter({ !likely.contains($0) }) {
      let header = try header(of: folder)
      if header.id == id { return header }
    }
    return nil
  }
}
