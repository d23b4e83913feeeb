import LayoutEngine

/// Reads one exercise's folder.
struct ExerciseLoader {
  let files: any ExerciseFiles
  let lesson: LessonHeader
  let id: String
  let answers: CourseLoader.Answers

  /// The file that describes an exercise.
  static let fileName = "exercise.json"

  /// Reads `exercise.json` and the answers beside it; of what varies, the first of everything.
  func load() throws(CourseError) -> Exercise {
    let file = try files.read(Self.fileName)
    guard let template = try ExerciseTemplate(file, beside: self) else {
      return try exercise(file)
    }
    return try template.exercise(template.first)
  }

  /// Reads what isn't `exercise.json` itself, in which nothing varies any more.
  func exercise(_ file: CourseText, variant: ExerciseVariant? = nil) throws(CourseError)
    -> Exercise
  {
    let log = try log()
    let numbers = variant?.quotedNumbers ?? []
    let fields = try JSONFile.read(file, quotingNumbersAt: numbers) {
      field throws(PlacedJSONError) in
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
      ExerciseParts(
        declared: fields, id: id, lesson: lesson, scene: scene,
        itemNames: scene.items.map(\.name), given: given,
        givenConstraints: given.flatMap(\.constraints), givenSceneStatements: sceneStatements,
        aim: try aim(fields, file: file), starters: try starters(in: fields.notations),
        solution: try files.read("solution.layout"),
        laterSolutions: try laterSolutions(in: fields.windows + fields.unshownWindows),
        swiftSolution: fields.swift == nil ? nil : try files.read("solution.swift"),
        alternatives: answers.hasAll(of: id) ? try alternatives() : [],
        wrongAnswers: answers.hasWrong(of: id) ? try wrongAnswers() : [],
        variant: variant))
  }

  /// What there is of `solution-1.layout` and so on.
  private func laterSolutions(
    in windows: [CaseWindow]
  ) throws(CourseError) -> [Int: CourseText] {
    var solutions: [Int: CourseText] = [:]
    for name in files.names(in: nil)
    where name.hasPrefix("solution-") && name.hasSuffix(".layout") {
      let number = Int(name.dropFirst("solution-".count).dropLast(".layout".count))
      guard let number, number > 0, windows.contains(where: { $0.times == number }) else {
        throw CourseError(
          "\(files.folder)/\(name)", "no window has these \"times\"; add one, or delete the file")
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
    for path in files.answers(in: "alternatives") { try texts.append(files.read(path)) }
    return texts
  }

  private func wrongAnswers() throws(CourseError) -> [WrongAnswer] {
    var answers: [WrongAnswer] = []
    for path in files.answers(in: "wrong") {
      try answers.append(WrongAnswerReader.read(files.read(path)))
    }
    return answers
  }
}
