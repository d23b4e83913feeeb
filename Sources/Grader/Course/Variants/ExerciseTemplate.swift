import LayoutEngine
import Platform

/// The files of an exercise as they are written, with what varies in them.
package struct ExerciseTemplate: Sendable {
  static let key = "varies"

  package let lesson: LessonHeader
  package let id: String
  let answers: CourseLoader.Answers
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
      (answers.hasAll(of: id) ? ["alternatives"] : []) + (answers.hasWrong(of: id) ? ["wrong"] : [])
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
    do throws(CourseError) {
      let field = try file.json().members().first { $0.name == key }?.field
      return try field.map(VariationFields.variations)
    } catch {
      guard let bare = error.place.flatMap(template.placeholder) else { throw error }
      throw CourseError(
        file.path, at: bare.place,
        .says("course.placeholder.bare", ["example": "\"{{gap}}\""]))
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
            "name": variation.name, "placeholder": "{{\(variation.name)}}",
            "key": Self.key,
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
      written[name] = try text.text(values)
    }
    let files = VariedFiles(folder: folder, texts: written, names: names)
    do throws(CourseError) {
      let loader = ExerciseLoader(files: files, lesson: lesson, id: id, answers: answers)
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

/// Which variant of an exercise it is: the number of the choice for each thing that varies, `0.3.1`.
///
/// It says what the variant's page says, and nothing of the secret that it was derived from.
package struct VariantCode: Hashable, Sendable {
  let choices: [Int]

  init(_ choices: [Int]) { self.choices = choices }

  /// Reads a code; `nil` for any other text.
  package init?(_ text: some StringProtocol) {
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    choices = numbers.compactMap { $0.self }
    guard choices.count == numbers.count, self.text == text else { return nil }
  }

  package var text: String { choices.map(String.init).joined(separator: ".") }
}

extension Exercise {
  /// The variant with a code; `nil` if the exercise has no such variant.
  ///
  /// It was read with as many of its answers as this one.
  package func variant(_ code: VariantCode) throws(CourseError) -> Exercise? {
    guard let template = variant?.template, template.variations.count == code.choices.count,
      zip(template.variations, code.choices).allSatisfy({ (0..<$0.count).contains($1) })
    else { return nil }
    return try template.exercise(code.choices)
  }
}

/// The variants of exercises that learners get, derived from a teacher's secret.
///
/// What a learner gets depends on the secret, the learner's key, the exercise's id and the names
/// under `varies` alone: neither on other learners nor on other exercises.
package struct ExerciseVariants: Sendable {
  package let seed: SecretSeed

  package init(_ seed: SecretSeed) { self.seed = seed }

  /// The exercise that a learner gets; where nothing varies, the exercise itself.
  ///
  /// It was read with as many of its answers as the exercise it is made from.
  ///
  /// - Throws: ``CourseError`` if a placeholder becomes nothing in this variant, which
  ///   `lessons dev check` looks for.
  package func exercise(_ exercise: Exercise, for learner: String) throws(CourseError) -> Exercise {
    guard let code = code(of: exercise, for: learner) else { return exercise }
    return try exercise.variant(code) ?? exercise
  }

  /// Which variant a learner gets; `nil` where nothing varies.
  package func code(of exercise: Exercise, for learner: String) -> VariantCode? {
    (exercise.variant?.template.variations).map { variations in
      VariantCode(
        variations.map { variation in
          let number = seed.number(for: ["variant", learner, exercise.id, variation.name])
          return Int(number % UInt64(variation.count))
        })
    }
  }

  /// The marks by which a learner's copy was derived; none of them may stand in it.
  package func marks(of exercise: Exercise, for learner: String) -> [String] {
    (exercise.variant?.template.variations ?? []).map {
      seed.mark(of: ["variant", learner, exercise.id, $0.name])
    }
  }
}
