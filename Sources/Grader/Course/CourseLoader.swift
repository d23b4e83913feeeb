import LayoutEngine
import Platform

/// Reads a course from its folder.
///
/// What a command doesn't need isn't read: most of a course's files are answers, which are looked
/// at by grading and by proofs alone.
package struct CourseLoader: Sendable {
  let root: String
  package indirect enum Answers: Hashable, Sendable {
    case all
    case wrong
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

    func hasWrong(of exercise: String) -> Bool {
      hasAll(of: exercise) || self == .wrong
    }
  }

  private let answers: Answers
  private let languages: LanguageList

  package init(
    root: String, reading answers: Answers = .all, languages: LanguageList = LanguageList()
  ) {
    self.root = root
    self.answers = answers
    self.languages = languages
  }

  package func load() throws(CourseError) -> Course {
    let found = try loadReadable()
    if let error = found.errors.first { throw error }
    return found.course
  }

  /// Reads all lessons and exercises that can be read, and says what is wrong with the others.
  package func loadReadable() throws(CourseError) -> (course: Course, errors: [CourseError]) {
    let outline = try CourseOutline(read(CourseOutline.fileName))
    let folders = outline.chapters.flatMap { $0.folders }
    let found = WorkerThreads.map(folders.count, threads: 4) { lesson(in: folders[$0]) }
    var rest = found[...]
    let chapters = outline.chapters.map { chapter in
      let own = rest.prefix(chapter.folders.count)
      rest = rest.dropFirst(chapter.folders.count)
      return Course.Chapter(title: chapter.title, lessons: own.compactMap { $0.lesson })
    }
    let course = Course(
      title: outline.title, chapters: chapters,
      numbers: zip(outline.numbers, found).filter { $1.lesson != nil }.map { $0.0 },
      deadlines: outline.deadlines, exercises: found.flatMap { $0.exercises },
      strings: try strings())
    return (course, found.flatMap { $0.errors } + sharedIdentifiers(in: course))
  }

  private struct Part {
    var lesson: Lesson?
    var exercises: [Exercise] = []
    var errors: [CourseError] = []
  }

  /// A lesson that the outline names, with its exercises.
  ///
  /// The exercises of a lesson whose text can't be read are read for their errors alone.
  private func lesson(in folder: (name: String, place: SourcePlace)) -> Part {
    var part = Part()
    let loader = LessonLoader(course: self, folder: folder.name)
    do throws(CourseError) {
      guard try hasFolder(folder.name, namedIn: CourseOutline.fileName, at: folder.place) else {
        throw CourseError(
          CourseOutline.fileName, at: folder.place,
          .says("course.noLesson", ["folder": folder.name]))
      }
      part.lesson = try loader.lesson()
    } catch {
      part.errors.append(error)
    }
    guard let header = part.lesson?.header ?? (try? loader.header()) else { return part }
    let found = loader.exercises(of: header, reading: answers)
    if part.lesson != nil { part.exercises = found.exercises }
    part.errors += found.errors
    return part
  }

  package func read(_ path: String) throws(CourseError) -> CourseText {
    do {
      return CourseText(path: path, text: try TextFile.read(InnerPath.path(of: path, in: root)))
    } catch {
      throw CourseError(
        path, error.reason == .missing ? MissingFile.sentence(about: path) : error.sentence)
    }
  }

  func has(_ path: String) -> Bool {
    (try? InnerPath.path(of: path, in: root)).map(Folder.hasItem) ?? false
  }

  /// Whether there is a folder of the course, by its path as a file of the course names it.
  func hasFolder(
    _ path: String, namedIn file: String, at place: SourcePlace?
  ) throws(CourseError) -> Bool {
    do { return Folder.exists(try InnerPath.path(of: path, in: root)) } catch {
      throw CourseError(file, at: place, .says("course.folder.leadsOut", ["folder": path]))
    }
  }

  /// The sentences of the program, in the first language of the list that has a strings file.
  ///
  /// A sentence that is missing there is said in English.
  package func strings() throws(CourseError) -> StringsCatalogue {
    let english = try StringsLoader.load(read(Self.stringsFile(LanguageList.english)))
    let found = languages.tags.first { $0 == english.language || has(Self.stringsFile($0)) }
    guard let found, found != english.language else { return english }
    return try StringsLoader.load(read(Self.stringsFile(found))).fallingBack(on: english)
  }

  package func catalogue(at path: String) throws(CourseError) -> StringsCatalogue {
    try StringsLoader.load(read(path))
  }

  private static func stringsFile(_ language: String) -> String { "strings/\(language).json" }

  /// Ids have to be unique in the course, because progress and answers are kept under them: in
  /// small letters, too, which some disks don't tell from capital ones.
  private func sharedIdentifiers(in course: Course) -> [CourseError] {
    var errors: [CourseError] = []
    var lessonPaths: [String: String] = [:]
    for lesson in course.lessons {
      if let first = lessonPaths.updateValue(lesson.file.path, forKey: lesson.id.lowercased()) {
        errors.append(
          CourseError(
            lesson.file.path, at: lesson.place(of: "id"),
            .says("course.lessonID", ["first": first, "id": lesson.id])))
      }
    }
    var exerciseFolders: [String: String] = [:]
    for exercise in course.exercises {
      let path = "\(exercise.lesson.folder)/\(exercise.id)/exercise.json"
      if let first = exerciseFolders.updateValue(path, forKey: exercise.id.lowercased()) {
        errors.append(
          CourseError(
            path, .says("course.exerciseID", ["first": first, "id": exercise.id])))
      }
    }
    return errors
  }
}

extension CourseLoader {
  /// The marks around what the author of a new file replaces.
  private static let marks: [Character] = ["‹", "›"]
  private static let endings = [".json", ".md", ".layout", ".swift", ".txt"]

  /// An error for each file of the course in which a mark of `dev new` is left, at the first one.
  package func filesWithMarks() -> [CourseError] {
    guard let outline = try? CourseOutline(read(CourseOutline.fileName)) else { return [] }
    var paths = [CourseOutline.fileName]
    for lesson in outline.chapters.flatMap({ $0.folders }).map({ $0.name }) {
      paths += files(in: lesson)
      for exercise in names(in: lesson) where has("\(lesson)/\(exercise)/\(Exercise.fileName)") {
        let folder = "\(lesson)/\(exercise)"
        for inner in [folder, "\(folder)/alternatives", "\(folder)/wrong"] {
          paths += files(in: inner)
        }
      }
    }
    return paths.compactMap(mark)
  }

  private func mark(in path: String) -> CourseError? {
    guard let text = try? read(path).text, text.contains("\u{2039}") || text.contains("\u{203A}")
    else { return nil }
    for (index, line) in text.sourceLines.enumerated() {
      guard let mark = line.firstIndex(where: Self.marks.contains) else { continue }
      let column = line.distance(from: line.startIndex, to: mark) + 1
      return CourseError(
        path, at: SourcePlace(line: index + 1, column: column),
        .says("check.mark", ["mark": String(line[mark])]))
    }
    return nil
  }

  /// The files by which pages show a lesson and grade its exercises: what an answer needs, and no
  /// alternatives.
  package func files(toGrade lesson: Lesson, _ exercises: [Exercise]) -> [String] {
    ["\(lesson.folder)/lesson.md"]
      + exercises.flatMap { exercise in
        let folder = "\(lesson.folder)/\(exercise.id)"
        return files(in: folder) + files(in: "\(folder)/wrong")
      }
  }

  private func files(in folder: String) -> [String] {
    names(in: folder).filter { name in Self.endings.contains(where: name.hasSuffix) }
      .map { "\(folder)/\($0)" }
  }

  private func names(in folder: String) -> [String] {
    (try? InnerPath.path(of: folder, in: root)).map(Folder.names) ?? []
  }
}

extension CourseLoader {
  /// An error for each folder of a lesson or an exercise that no list names: nobody would ever see
  /// what is in it.
  ///
  /// - Returns: The errors, each at the list in which the folder is missing. None about lessons and
  ///   lists that can't be read.
  package func unlisted() -> [CourseError] {
    guard let outline = try? CourseOutline(read(CourseOutline.fileName)) else { return [] }
    let listed = outline.chapters.flatMap { $0.folders }.map { $0.name }
    var errors = names(in: "", with: "lesson.md", besides: listed).map { folder in
      guard InnerPath.isSlug(folder) else {
        return CourseError(folder, LessonLoader.notASlug(folder))
      }
      return CourseError(
        CourseOutline.fileName, at: outline.chapters.last?.listPlace,
        .says("course.unlisted.lesson", ["folder": folder]))
    }
    for folder in listed {
      guard let header = try? LessonLoader(course: self, folder: folder).header() else { continue }
      let unlisted = names(in: "\(folder)/", with: Exercise.fileName, besides: header.exerciseIDs)
      errors += unlisted.map { name in
        guard InnerPath.isSlug(name) else {
          return CourseError("\(folder)/\(name)", LessonLoader.notASlug(name))
        }
        return CourseError(
          "\(folder)/lesson.md", at: header.exercisesPlace,
          .says("course.unlisted.exercise", ["folder": "\(folder)/\(name)", "name": name]))
      }
    }
    return errors
  }

  /// The names of the folders in a folder that have a file, without those that are listed.
  private func names(in parent: String, with file: String, besides listed: [String]) -> [String] {
    let path = parent.isEmpty ? root : "\(root)/\(parent)"
    return Folder.names(in: path).filter { !listed.contains($0) && has("\(parent)\($0)/\(file)") }
  }
}

package struct CourseText: Hashable, Sendable {
  package let path: String
  package let text: String

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
