import LayoutEngine
import Platform

/// The files of an exercise as they are written, with what varies in them.
package struct ExerciseTemplate: Sendable {
  /// The key of `exercise.json` that declares what varies.
  static let key = "varies"

  package let lesson: LessonHeader
  package let id: String
  let answers: CourseLoader.Answers
  /// What varies, in the order in which it is written.
  let variations: [Variation]
  private let folder: String
  /// The texts, by their paths in the folder.
  private let texts: [String: TextTemplate]
  /// The names of what is in the folder and its folders; the empty name is the folder itself.
  private let names: [String: [String]]

  /// Reads all files of an exercise in which something varies; `nil` if nothing does.
  init?(_ file: CourseText, beside loader: ExerciseLoader<some ExerciseFiles>) throws(CourseError) {
    guard file.text.contains("\"\(Self.key)\"") else { return nil }
    let description = try TextTemplate(file)
    guard let variations = try Self.variations(in: file, description) else { return nil }
    self.variations = variations
    lesson = loader.lesson
    id = loader.id
    answers = loader.answers
    folder = loader.files.folder
    var texts = [Exercise.fileName: description]
    var names: [String: [String]] = ["": loader.files.names(in: nil)]
    let subfolders =
      (answers.hasAll(of: id) ? ["alternatives"] : [])
      + (answers.hasWrong(of: id) ? ["wrong"] : [])
    for subfolder in subfolders { names[subfolder] = loader.files.names(in: subfolder) }
    let own = (names[""] ?? []).filter { name in
      [".layout", ".swift", ".txt"].contains { name.hasSuffix($0) }
    }
    var files = own
    for subfolder in subfolders { files += try loader.files.answers(in: subfolder) }
    for name in files { texts[name] = try TextTemplate(loader.files.read(name)) }
    self.texts = texts
    self.names = names
    if answers.hasAll(of: id) { try checkUse(description) }
  }

  private static func variations(
    in file: CourseText, _ template: TextTemplate
  ) throws(CourseError) -> [Variation]? {
    do throws(PlacedJSONError) {
      let members = try JSONField(file: PlacedJSON.read(file.text)).members()
      guard let field = members.first(where: { $0.name == key })?.field else { return nil }
      return try VariationFields.variations(field)
    } catch {
      let place = error.place
      if let bare = template.placeholder(at: place) {
        throw CourseError(
          file.path, at: bare.place,
          .says("course.placeholder.bare", ["example": .text("\"{{gap}}\"")]))
      }
      throw CourseError(file.path, at: place, error.sentence)
    }
  }

  /// What nothing is made of isn't declared, or is misspelt where it should be used.
  private func checkUse(_ description: TextTemplate) throws(CourseError) {
    let used = texts.values.reduce(into: Set<String>()) { used, text in
      for piece in text.pieces { used.formUnion(piece.expression.names) }
    }
    let bases = Set(used.map { $0.prefix { $0 != "." } })
    for variation in variations where !bases.contains(variation.name[...]) {
      throw CourseError(
        description.path,
        .says(
          "course.placeholder.unused",
          [
            "name": .text(variation.name), "placeholder": .text("{{\(variation.name)}}"),
            "key": .text(Self.key),
          ]))
    }
  }

  /// The choices that the course shows.
  var first: [Int] { variations.map { _ in 0 } }

  /// How many variants there are; the largest number there is, if there are more than that.
  var count: Int {
    variations.reduce(1) { count, variation in
      let product = count.multipliedReportingOverflow(by: variation.count)
      return product.overflow ? .max : product.partialValue
    }
  }

  /// All placeholders with their values, for one choice of each variation.
  func values(of choices: [Int]) -> [String: VariedValue] {
    zip(variations, choices).reduce(into: [:]) { values, choice in
      values.merge(choice.0.values(of: choice.1)) { first, _ in first }
    }
  }

  /// The exercise with one choice of each variation.
  ///
  /// - Throws: ``CourseError`` at its place in the file as it is written.
  func exercise(_ choices: [Int]) throws(CourseError) -> Exercise {
    let values = values(of: choices)
    var written: [String: CourseText] = [:]
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
      written[name] = try text.text(values, known)
    }
    let files = VariedFiles(folder: folder, texts: written, names: names)
    do throws(CourseError) {
      let loader = ExerciseLoader(
        files: files, lesson: lesson, id: id, answers: answers)
      return try loader.exercise(
        files.read(Exercise.fileName),
        variant: ExerciseVariant(template: self, choices: choices))
    } catch {
      throw placed(error, values)
    }
  }

  /// Where `exercise.json` has numbers in quotes, once one choice of each variation is made.
  func quotedNumbers(of choices: [Int]) -> Set<SourcePlace> {
    texts[Exercise.fileName]?.quotedNumbers(values(of: choices)) ?? []
  }

  /// An error about a variant, at its place in the file as it is written.
  func placed(_ error: CourseError, _ values: [String: VariedValue]) -> CourseError {
    guard let place = error.place, error.path.hasPrefix("\(folder)/"),
      let text = texts[String(error.path.dropFirst(folder.count + 1))]
    else { return error }
    return CourseError(error.path, at: text.place(of: place, values), error.sentence)
  }

  /// The files of a variant.
  private struct VariedFiles: ExerciseFiles {
    let folder: String
    let texts: [String: CourseText]
    let names: [String: [String]]

    func read(_ name: String) throws(CourseError) -> CourseText {
      guard let text = texts[name] else {
        let path = "\(folder)/\(name)"
        throw CourseError(path, MissingFile.sentence(about: path))
      }
      return text
    }

    func names(in subfolder: String?) -> [String] { names[subfolder ?? ""] ?? [] }
  }

  /// The names that placeholders may have, in alphabetical order.
  private var known: [String] { values(of: first).keys.sorted() }
}

/// One of the variants of an exercise: what was chosen of everything that varies.
package struct ExerciseVariant: Sendable {
  let template: ExerciseTemplate
  /// A choice for each of the template's variations.
  let choices: [Int]

  /// What was chosen, in words that tell it from every other variant: `gap 8, edge leading`.
  package var words: String {
    let values = template.values(of: choices)
    return values.keys.sorted().filter { name in template.variations.contains { $0.name == name } }
      .map { "\($0) \(values[$0]?.text ?? "")" }.joined(separator: ", ")
  }

  /// Where its `exercise.json` has numbers in quotes.
  var quotedNumbers: Set<SourcePlace> { template.quotedNumbers(of: choices) }

  /// An error about the variant, at its place in the file as it is written.
  package func placed(_ error: CourseError) -> CourseError {
    template.placed(error, template.values(of: choices))
  }
}

extension VariedValue {
  package var text: String {
    switch self {
    case .number(let number): pointsText(number)
    case .word(let word): word
    }
  }
}
