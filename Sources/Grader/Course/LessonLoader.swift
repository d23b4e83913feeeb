package import LayoutEngine
import Platform

struct LessonLoader {
  private static let keys = [
    "id", "title", "teaches", "needs", "leaves-out", "source", "exercises", "exceptions",
    "swift-below",
  ]

  let course: CourseLoader
  let folder: String

  private var path: String { "\(folder)/lesson.md" }

  /// Reads the front matter, and nothing of what stands below it.
  func header() throws(CourseError) -> LessonHeader {
    let text = try course.read(path).text
    let end = text.utf8.firstRange(of: Self.endOfFrontMatter.utf8)?.upperBound
    let lines = end.map { String(text[..<$0]) } ?? text
    return try header(MarkdownDocument.read(lines, path: path).frontMatter)
  }

  private static let endOfFrontMatter = "\n---"

  /// Reads the lesson's text, and none of its exercises.
  func lesson() throws(CourseError) -> Lesson {
    let file = try course.read(path)
    let document = try MarkdownDocument.read(file.text, path: path)
    return Lesson(header: try header(document.frontMatter), file: file, document: document)
  }

  /// Reads all exercises of the lesson that can be read, and says what is wrong with the others.
  func exercises(
    of lesson: LessonHeader, reading answers: CourseLoader.Answers
  ) -> (exercises: [Exercise], errors: [CourseError]) {
    var answers = answers
    if case .named(let names) = answers, names.contains(folder) || names.contains(lesson.id) {
      answers = .all
    }
    var exercises: [Exercise] = []
    var errors: [CourseError] = []
    for id in lesson.exerciseIDs {
      do throws(CourseError) {
        exercises.append(try exercise(id, of: lesson, reading: answers))
      } catch {
        errors += loader(of: id, of: lesson, reading: answers).errors(with: error)
      }
    }
    return (exercises, errors)
  }

  func exercise(
    _ id: String, of lesson: LessonHeader, reading answers: CourseLoader.Answers
  ) throws(CourseError) -> Exercise {
    guard try course.hasFolder("\(folder)/\(id)", namedIn: path, at: lesson.exercisesPlace) else {
      throw CourseError(
        path, at: lesson.exercisesPlace,
        .says("course.noExercise", ["folder": "\(folder)/\(id)"]))
    }
    return try loader(of: id, of: lesson, reading: answers).load()
  }

  private func loader(
    of id: String, of lesson: LessonHeader, reading answers: CourseLoader.Answers
  ) -> ExerciseLoader<PlainExerciseFiles> {
    ExerciseLoader(
      files: PlainExerciseFiles(course: course, folder: "\(folder)/\(id)"), lesson: lesson, id: id,
      answers: answers)
  }

  // MARK: The front matter

  private func header(_ frontMatter: [MarkdownDocument.Field]) throws(CourseError) -> LessonHeader {
    for field in frontMatter where !Self.keys.contains(field.key) {
      throw CourseError(
        path, at: field.place,
        .says(
          "course.header.unknown",
          ["key": field.key, "keys": Self.keys.joined(separator: ", ")]))
    }
    let fields = Dictionary(
      frontMatter.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    _ = try value("leaves-out", fields)
    return LessonHeader(
      folder: folder, id: try id(fields), title: try value("title", fields),
      teaches: list(try value("teaches", fields)), needs: list(fields["needs"]?.value ?? ""),
      source: try value("source", fields), exerciseIDs: try exerciseIDs(fields),
      exercisesPlace: fields["exercises"]?.place)
  }

  private func value(
    _ key: String, _ fields: [String: MarkdownDocument.Field]
  ) throws(CourseError) -> String {
    guard let field = fields[key], !field.value.isEmpty else {
      throw CourseError(
        path, at: fields[key]?.place ?? SourcePlace(line: 1, column: 1),
        .says("course.header.missing", ["key": key]))
    }
    return field.value
  }

  private func id(_ fields: [String: MarkdownDocument.Field]) throws(CourseError) -> String {
    let id = try value("id", fields)
    try checkSlug(id, at: fields["id"]?.valuePlace)
    return id
  }

  private func exerciseIDs(
    _ fields: [String: MarkdownDocument.Field]
  ) throws(CourseError) -> [String] {
    let text = try value("exercises", fields)
    let start = fields["exercises"]?.valuePlace
    var (ids, passed): ([String], Int) = ([], 0)
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let id = part.trimmed
      let column = passed + part.prefix { $0.isWhitespace }.count
      passed += part.count + 1
      guard !id.isEmpty else { continue }
      try checkSlug(id, at: start.map { SourcePlace(line: $0.line, column: $0.column + column) })
      ids.append(id)
    }
    return ids
  }

  private func checkSlug(_ name: String, at place: SourcePlace?) throws(CourseError) {
    guard !InnerPath.isSlug(name) else { return }
    throw CourseError(path, at: place, Self.notASlug(name))
  }

  static func notASlug(_ name: String) -> Sentence {
    .says("course.header.slug", ["name": name.quoted])
  }

  private func list(_ text: String) -> [String] {
    text.split(separator: ",").map { $0.trimmed }.filter { !$0.isEmpty }
  }
}

extension Lesson {
  package func place(of key: String) -> SourcePlace? {
    document.frontMatter.first { $0.key == key }?.place
  }
}
