import JSONReading
import LayoutEngine

/// Reads one exercise's folder.
struct ExerciseLoader {
  let course: CourseLoader
  let lessonFolder: String
  let id: String
  let answers: CourseLoader.Answers

  private var folder: String { "\(lessonFolder)/\(id)" }

  /// Reads `exercise.json` and the answers beside it.
  func load() throws(CourseError) -> Exercise {
    let file = try course.read("\(folder)/exercise.json")
    let log = try log()
    let fields = try JSONFile.read(file) { field throws(PlacedJSONError) in
      try ExerciseFields(field, log: log)
    }
    let given = try lines(fields.given, fields, file: file)
    let sceneStatements = given.flatMap(\.sceneStatements)
    let scene: Scene
    do {
      scene = try fields.scene.applying(sceneStatements, designedIn: fields.designWindow)
    } catch {
      throw CourseError(
        file.path, "the given lines can't place the views (\(error.code)); mend them")
    }
    return Exercise(
      id: id, lessonFolder: lessonFolder, title: fields.title, kind: fields.kind,
      task: fields.task, ruleSet: fields.ruleSet, notations: fields.notations, swift: fields.swift,
      scene: scene, classNames: fields.classNames, bareScene: fields.scene,
      designWindow: fields.designWindow, given: given, givenSceneStatements: sceneStatements,
      windows: fields.windows, unshownWindows: fields.unshownWindows,
      directions: fields.directions, edit: fields.edit, aim: try aim(fields, file: file),
      questions: fields.questions, log: fields.log,
      hints: fields.hints, afterPass: fields.afterPass,
      starters: try starters(in: fields.notations),
      solution: try course.read("\(folder)/solution.layout"),
      laterSolutions: try laterSolutions(in: fields.windows + fields.unshownWindows),
      swiftSolution: fields.swift == nil ? nil : try course.read("\(folder)/solution.swift"),
      alternatives: answers == .all ? try alternatives() : [],
      wrongAnswers: answers == .all || answers == .wrong(exercise: id)
        ? try wrongAnswers() : [])
  }

  /// What there is of `solution-1.layout` and so on.
  private func laterSolutions(
    in windows: [CaseWindow]
  ) throws(CourseError) -> [Int: CourseText] {
    let names = Folder.names(in: "\(course.root)/\(folder)")
    var solutions: [Int: CourseText] = [:]
    for name in names where name.hasPrefix("solution-") && name.hasSuffix(".layout") {
      let path = "\(folder)/\(name)"
      let number = Int(name.dropFirst("solution-".count).dropLast(".layout".count))
      guard let number, number > 0, windows.contains(where: { $0.times == number }) else {
        throw CourseError(path, "no window has these \"times\"; add one, or delete the file")
      }
      solutions[number] = try course.read(path)
    }
    return solutions
  }

  private func log() throws(CourseError) -> ExerciseLog? {
    let path = "\(folder)/\(ExerciseLog.fileName)"
    guard Folder.hasItem("\(course.root)/\(path)") else { return nil }
    return try ExerciseLog(course.read(path))
  }

  private func starters(in notations: [Notation]) throws(CourseError) -> [CourseText] {
    var starters: [CourseText] = []
    for notation in notations {
      try starters.append(course.read("\(folder)/starter.\(notation.fileExtension)"))
    }
    return starters
  }

  /// What an answer is to reach; two layouts are written in lines like the given ones.
  private func aim(
    _ fields: ExerciseFields, file: CourseText
  ) throws(CourseError) -> Exercise.Aim {
    switch fields.aim {
    case .solution: return .solution
    case .flaw(let flaw): return .flaw(flaw)
    case .difference(let two):
      let layouts = TwoLayouts(
        a: try lines(two.a, fields, file: file), b: try lines(two.b, fields, file: file),
        bounds: two.bounds)
      let place = (two.a + two.b).first?.1
      guard (layouts.a + layouts.b).allSatisfy(\.sceneStatements.isEmpty) else {
        throw CourseError(
          file.path, at: place, "the two layouts are equations; say the rest in \"given\"")
      }
      return .difference(layouts)
    }
  }

  private func lines(
    _ written: [(String, SourcePlace)], _ fields: ExerciseFields, file: CourseText
  ) throws(CourseError) -> [GivenLine] {
    var lines: [GivenLine] = []
    for (index, (text, place)) in written.enumerated() {
      let statements = EquationReader.read(text, names: fields.scene.items.map(\.name)).statements
      var constraints: [Constraint] = []
      var sceneStatements: [SceneStatement] = []
      for statement in statements {
        if case .scene(let scene) = statement.outcome {
          sceneStatements.append(scene)
          continue
        }
        guard case .constraints(let written) = statement.outcome else {
          throw CourseError(file.path, at: place, "the given line can't be read: \(text)")
        }
        for each in written {
          do {
            var constraint = try fields.ruleSet.constraint(
              from: each.draft(in: fields.scene), in: fields.scene)
            constraint.origin = .given(index)
            constraints.append(constraint)
          } catch {
            throw CourseError(file.path, at: place, "the given line isn't valid: \(text)")
          }
        }
      }
      lines.append(
        GivenLine(text: text, constraints: constraints, sceneStatements: sceneStatements))
    }
    return lines
  }

  private func alternatives() throws(CourseError) -> [CourseText] {
    var texts: [CourseText] = []
    for path in answerFiles(in: "alternatives") { try texts.append(course.read(path)) }
    return texts
  }

  private func wrongAnswers() throws(CourseError) -> [WrongAnswer] {
    var answers: [WrongAnswer] = []
    for path in answerFiles(in: "wrong") {
      try answers.append(WrongAnswerReader.read(course.read(path)))
    }
    return answers
  }

  private func answerFiles(in subfolder: String) -> [String] {
    Folder.names(in: "\(course.root)/\(folder)/\(subfolder)")
      .filter { $0.hasSuffix(".layout") || $0.hasSuffix(".swift") }
      .map { "\(folder)/\(subfolder)/\($0)" }
  }
}
