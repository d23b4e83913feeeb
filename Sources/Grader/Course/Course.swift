package import LayoutEngine

/// All of a course at once: what proves it and what grades a class needs most of it.
package struct Course: Sendable {
  package struct Chapter: Sendable {
    package let title: String
    package let lessons: [Lesson]
  }

  /// The minute at which the lesson that teaches an idea must begin, at the latest.
  package struct Deadline: Hashable, Sendable {
    package let idea: String
    package let minute: Double
    package let place: SourcePlace
  }

  package let title: String
  package let chapters: [Chapter]
  package let numbers: [LessonNumber]
  package let deadlines: [Deadline]
  package internal(set) var exercises: [Exercise]
  package let strings: StringsCatalogue

  package static let outlinePath = CourseOutline.fileName

  package var lessons: [Lesson] { chapters.flatMap { $0.lessons } }

  package func exercise(_ id: String) -> Exercise? { exercises.first { $0.id == id } }

  package func exercises(of lesson: Lesson) -> [Exercise] {
    exercises.filter { $0.lesson.folder == lesson.folder }
  }
}

/// A course of which each part is read when somebody asks for it.
///
/// What is wrong with a lesson is thrown by whatever needs that lesson, and by nothing else.
package struct OpenCourse: Sendable {
  package struct Chapter: Sendable {
    package let title: String
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

struct CourseOutline {
  static let fileName = "course.json"
  static let formatVersion = 1

  /// A chapter with its lessons' folders, each with the place where it is listed.
  struct Chapter {
    let title: String
    let folders: [(name: String, place: SourcePlace)]
    let listPlace: SourcePlace
    /// Whether its lessons have numbers of their own: `A1`, `A2`.
    let isAppendix: Bool
  }

  let title: String
  let chapters: [Chapter]
  let deadlines: [Course.Deadline]

  var numbers: [LessonNumber] {
    LessonNumber.all(of: chapters.map { ($0.folders.count, $0.isAppendix) })
  }

  /// Reads the file; no folder may be listed twice.
  init(_ file: CourseText) throws(CourseError) {
    self = try file.json().object(CourseOutline.init)
    var names: Set<String> = []
    for (name, place) in chapters.flatMap({ $0.folders }) where !names.insert(name).inserted {
      throw CourseError(file.path, at: place, .says("course.lessonTwice", ["name": name]))
    }
  }

  private init(_ object: inout ObjectReader) throws(CourseError) {
    let version = try object.required("formatVersion")
    if try version.number() != Double(Self.formatVersion) {
      throw version.mismatch(.says("json.wants.version", ["version": Self.formatVersion]))
    }
    title = try object.required("title").string()
    chapters = try object.required("chapters").array(of: .says("json.items.chapters")) {
      chapter throws(CourseError) in
      try chapter.object { object throws(CourseError) in
        let (title, lessons) = (try object.required("title"), try object.required("lessons"))
        return try Chapter(
          title: title.string(),
          folders: lessons.array(of: .says("json.items.folders")) {
            name throws(CourseError) in
            (try name.slug(), name.json.place)
          }, listPlace: lessons.json.place,
          isAppendix: object.optional("appendix")?.bool() ?? false)
      }
    }
    var deadlines: [Course.Deadline] = []
    for (idea, minute) in try object.optional("by")?.members() ?? [] {
      deadlines.append(
        try Course.Deadline(idea: idea, minute: minute.number(), place: minute.json.place))
    }
    self.deadlines = deadlines
  }
}

/// The place of a lesson in its course: `6`, or `A1` for the first lesson of the appendix.
package struct LessonNumber: Hashable, Sendable, CustomStringConvertible {
  /// The place among the lessons, or among those of the appendix, from 1.
  private let place: Int
  private let isInAppendix: Bool

  static func all(of chapters: [(count: Int, isAppendix: Bool)]) -> [LessonNumber] {
    var places = [false: 0, true: 0]
    return chapters.flatMap { count, isAppendix in
      (0..<count).map { _ in
        places[isAppendix, default: 0] += 1
        return LessonNumber(place: places[isAppendix, default: 0], isInAppendix: isAppendix)
      }
    }
  }

  package var isFirst: Bool { place == 1 && !isInAppendix }

  package var description: String { (isInAppendix ? "A" : "") + "\(place)" }

  /// As a folder's name begins: `06`, or `A1`.
  var inFolder: String { isInAppendix || place > 9 ? description : "0\(place)" }
}
