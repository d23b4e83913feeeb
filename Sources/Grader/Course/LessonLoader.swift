import LayoutEngine

/// Reads one lesson's folder.
struct LessonLoader {
  private static let keys = [
    "id", "title", "teaches", "needs", "leaves-out", "source", "minutes", "exercises",
  ]

  let course: CourseLoader
  let folder: String
  let answers: CourseLoader.Answers

  /// Reads `lesson.md` and its exercises.
  func load() throws(CourseError) -> Lesson {
    let file = try course.read("\(folder)/lesson.md")
    let document: MarkdownDocument
    do { document = try MarkdownDocument.read(file.text) } catch {
      throw CourseError(file.path, at: SourcePlace(error.place), error.message)
    }
    let fields = try fields(of: document, file: file)
    return Lesson(
      folder: folder, id: try value("id", fields, file), title: try value("title", fields, file),
      teaches: list(try value("teaches", fields, file)),
      needs: list(fields["needs"]?.value ?? ""), source: try value("source", fields, file),
      minutes: try minutes(fields, file), file: file, document: document,
      exercises: try exercises(fields, file))
  }

  private func fields(
    of document: MarkdownDocument, file: CourseText
  ) throws(CourseError) -> [String: MarkdownDocument.Field] {
    for field in document.frontMatter where !Self.keys.contains(field.key) {
      throw CourseError(
        file.path, at: SourcePlace(field.place),
        "unknown key \(field.key); there are \(Self.keys.joined(separator: ", "))")
    }
    let fields = Dictionary(
      document.frontMatter.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    _ = try value("leaves-out", fields, file)
    return fields
  }

  private func value(
    _ key: String, _ fields: [String: MarkdownDocument.Field], _ file: CourseText
  ) throws(CourseError) -> String {
    guard let field = fields[key], !field.value.isEmpty else {
      throw CourseError(
        file.path, at: fields[key].map { SourcePlace($0.place) } ?? SourcePlace(line: 1, column: 1),
        "the front matter has no `\(key): …` line; add it")
    }
    return field.value
  }

  private func list(_ text: String) -> [String] {
    text.split(separator: ",").map(\.trimmed).filter { !$0.isEmpty }
  }

  private func minutes(
    _ fields: [String: MarkdownDocument.Field], _ file: CourseText
  ) throws(CourseError) -> Int {
    let words = try value("minutes", fields, file)
    guard let minutes = Int(words), minutes > 0 else {
      throw CourseError(
        file.path, at: fields["minutes"].map { SourcePlace($0.place) },
        "minutes must be a number above 0, not \(words)")
    }
    return minutes
  }

  private func exercises(
    _ fields: [String: MarkdownDocument.Field], _ file: CourseText
  ) throws(CourseError) -> [Exercise] {
    var exercises: [Exercise] = []
    var answers = answers
    if case .named(let names) = answers {
      let lesson = try value("id", fields, file)
      if names.contains(folder) || names.contains(lesson) { answers = .all }
    }
    for id in list(try value("exercises", fields, file)) {
      guard Folder.exists("\(course.root)/\(folder)/\(id)") else {
        throw CourseError(
          file.path, at: fields["exercises"].map { SourcePlace($0.place) },
          "there is no folder \(folder)/\(id); make it, or take it off the list")
      }
      try exercises.append(
        ExerciseLoader(
          files: PlainExerciseFiles(course: course, folder: "\(folder)/\(id)"),
          lessonFolder: folder, id: id, answers: answers
        ).load())
    }
    return exercises
  }
}

extension Lesson {
  /// Where a key of the front matter stands.
  func place(of key: String) -> SourcePlace? {
    document.frontMatter.first { $0.key == key }.map { SourcePlace($0.place) }
  }
}
