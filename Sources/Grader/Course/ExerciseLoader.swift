package import LayoutEngine
import Platform

struct ExerciseLoader<Files: ExerciseFiles> {
  let files: Files
  let lesson: LessonHeader
  let id: String
  let answers: CourseLoader.Answers

  /// Reads `exercise.json` and the answers beside it; of what varies, the first of everything.
  func load() throws(CourseError) -> Exercise {
    let file = try files.read(Exercise.fileName)
    guard let template = try ExerciseTemplate(file, beside: self) else {
      return try exercise(file)
    }
    return try template.exercise(template.first)
  }

  /// What is wrong with an exercise that couldn't be read: the error that was thrown, and those of
  /// other files.
  func errors(with first: CourseError) -> [CourseError] {
    guard files.has(Exercise.fileName) else { return [first] }
    var errors = [first]
    func note(_ error: CourseError) {
      if !errors.contains(where: { $0.path == error.path }) { errors.append(error) }
    }
    do throws(CourseError) { _ = try files.read("solution.layout") } catch { note(error) }
    guard answers.hasWrong(of: id) else { return errors }
    for name in (try? files.answers(in: "wrong")) ?? [] {
      do throws(CourseError) { _ = try WrongAnswerReader.read(files.read(name)) } catch {
        note(error)
      }
    }
    return errors
  }

  /// Reads what isn't `exercise.json` itself, in which nothing varies any more.
  func exercise(_ file: CourseText, variant: ExerciseVariant? = nil) throws(CourseError) -> Exercise
  {
    let log = try log()
    let numbers = variant?.quotedNumbers ?? []
    let fields = try ExerciseFields(file.json(quotingNumbersAt: numbers), log: log)
    let reader = GivenLineReader(scene: fields.scene, ruleSet: fields.ruleSet, file: file)
    let given = try reader.lines(fields.given)
    let sceneStatements = given.flatMap { $0.sceneStatements }
    let scene: Scene
    do {
      scene = try fields.scene.applying(sceneStatements, designedIn: fields.designWindow)
    } catch {
      throw CourseError(
        file.path, .says("course.given.views", ["code": error.code]))
    }
    return Exercise(
      ExerciseParts(
        declared: fields, id: id, lesson: lesson, scene: scene, given: given,
        aim: try fields.aim(reader), starters: try starters(in: fields.notations),
        solution: try files.read("solution.layout"),
        laterSolutions: try laterSolutions(in: fields.windows + fields.unshownWindows),
        swiftSolution: fields.swift == nil ? nil : try files.read("solution.swift"),
        alternatives: answers.hasAll(of: id) ? try alternatives() : [],
        wrongAnswers: answers.hasWrong(of: id) ? try wrongAnswers() : [], variant: variant))
  }

  private func laterSolutions(in windows: [CaseWindow]) throws(CourseError) -> [Int: CourseText] {
    var solutions: [Int: CourseText] = [:]
    for name in files.names(in: nil)
    where name.hasPrefix("solution-") && name.hasSuffix(".layout") {
      let number = Int(name.dropFirst("solution-".count).dropLast(".layout".count))
      guard let number, number > 0, windows.contains(where: { $0.times == number }) else {
        throw CourseError("\(files.folder)/\(name)", .says("course.later.unused"))
      }
      solutions[number] = try files.read(name)
    }
    return solutions
  }

  private func log() throws(CourseError) -> ExerciseLog? {
    guard files.has(ExerciseLog.fileName) else { return nil }
    return try ExerciseLog(files.read(ExerciseLog.fileName))
  }

  private func starters(in notations: [Notation]) throws(CourseError) -> [CourseText] {
    var starters: [CourseText] = []
    for notation in notations {
      try starters.append(files.read("starter.\(notation.fileExtension)"))
    }
    return starters
  }

  private func alternatives() throws(CourseError) -> [CourseText] {
    var texts: [CourseText] = []
    for path in try files.answers(in: "alternatives") { try texts.append(files.read(path)) }
    return texts
  }

  private func wrongAnswers() throws(CourseError) -> [WrongAnswer] {
    var answers: [WrongAnswer] = []
    for path in try files.answers(in: "wrong") {
      try answers.append(WrongAnswerReader.read(files.read(path)))
    }
    return answers
  }
}

protocol ExerciseFiles {
  var folder: String { get }
  func read(_ name: String) throws(CourseError) -> CourseText
  /// The names of what is in the folder, or in one of its folders, in alphabetical order.
  func names(in subfolder: String?) -> [String]
}

extension ExerciseFiles {
  func has(_ name: String) -> Bool { names(in: nil).contains(name) }

  func answers(in subfolder: String) throws(CourseError) -> [String] {
    let names = names(in: subfolder).filter { $0.hasSuffix(".layout") || $0.hasSuffix(".swift") }
    if let odd = names.first(where: { !InnerPath.isSlug($0, withEnding: true) }) {
      throw CourseError(
        "\(folder)/\(subfolder)", .says("course.fileName", ["name": odd.quoted]))
    }
    return names.map { "\(subfolder)/\($0)" }
  }
}

/// The folder as it is.
struct PlainExerciseFiles: ExerciseFiles {
  let course: CourseLoader
  let folder: String

  func read(_ name: String) throws(CourseError) -> CourseText {
    try course.read("\(folder)/\(name)")
  }

  func names(in subfolder: String?) -> [String] {
    let path = subfolder.map { "\(folder)/\($0)" } ?? folder
    return (try? InnerPath.path(of: path, in: course.root)).map(Folder.names) ?? []
  }
}

/// An equation that holds besides the learner's own.
package struct GivenLine: Hashable, Sendable {
  package let text: String
  /// What it says; a chain says two things.
  package let constraints: [Constraint]
  package let sceneStatements: [SceneStatement]
}

struct GivenLineReader {
  let scene: Scene
  let ruleSet: RuleSet
  let file: CourseText

  var path: String { file.path }

  func lines(_ written: [(String, SourcePlace)]) throws(CourseError) -> [GivenLine] {
    var lines: [GivenLine] = []
    for (index, (text, place)) in written.enumerated() {
      let statements = EquationReader.read(text, names: scene.items.map { $0.name }).statements
      var constraints: [Constraint] = []
      var sceneStatements: [SceneStatement] = []
      for statement in statements {
        switch statement.outcome {
        case .scene(let scene): sceneStatements.append(scene)
        case .constraints(let written):
          for each in written {
            constraints.append(
              try constraint(each, of: .given(index), text, at: inner(statement.range, text, place))
            )
          }
        case .blank(let range):
          throw CourseError(
            path, at: inner(range, text, place), .says("course.given.blank", ["line": text]))
        case .unreadable(let error):
          throw CourseError(path, at: inner(error.range, text, place), unread(error, text))
        }
      }
      lines.append(
        GivenLine(text: text, constraints: constraints, sceneStatements: sceneStatements))
    }
    return lines
  }

  private func constraint(
    _ written: WrittenConstraint, of origin: Origin, _ text: String, at place: SourcePlace
  ) throws(CourseError) -> Constraint {
    let draft: ConstraintDraft
    do { draft = try written.draft(in: scene) } catch {
      throw CourseError(path, at: place, unread(error, text))
    }
    do {
      var constraint = try ruleSet.constraint(from: draft, in: scene)
      constraint.origin = origin
      return constraint
    } catch {
      throw CourseError(
        path, at: place,
        .says(
          "course.given.invalid",
          [
            "line": .text(text), "seen": .sentence(error.seen(in: scene)),
            "meaning": .sentence(error.meaning(in: scene)),
          ]))
    }
  }

  private func unread(_ error: EquationError, _ text: String) -> Sentence {
    guard let hint = error.hint else {
      return .says(
        "course.given.unread",
        [
          "line": .text(text), "code": .text(error.code), "problem": .sentence(error.message),
        ])
    }
    return .says(
      "course.given.unread.hint",
      [
        "line": .text(text), "code": .text(error.code), "problem": .sentence(error.message),
        "hint": .sentence(hint),
      ])
  }

  /// Where something of a line stands in the file.
  ///
  /// A string with escapes is longer in the file than the line that it stands for: there the whole
  /// string is the place.
  private func inner(_ range: SourceRange, _ text: String, _ place: SourcePlace) -> SourcePlace {
    let lines = file.text.sourceLines
    guard lines.indices.contains(place.line - 1), range.start.line == 1,
      lines[place.line - 1].dropFirst(place.column).hasPrefix("\(text)\"")
    else { return place }
    return SourcePlace(line: place.line, column: place.column + range.start.column)
  }
}
