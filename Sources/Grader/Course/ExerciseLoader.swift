import LayoutEngine

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
  func exercise(_ file: CourseText, variant: ExerciseVariant? = nil) throws(CourseError)
    -> Exercise
  {
    let log = try log()
    let numbers = variant?.quotedNumbers ?? []
    let fields = try ExerciseFields(file.json(quotingNumbersAt: numbers), log: log)
    let reader = GivenLineReader(
      scene: fields.scene, ruleSet: fields.ruleSet, file: file)
    let given = try reader.lines(fields.given)
    let sceneStatements = given.flatMap { $0.sceneStatements }
    let scene: Scene
    do {
      scene = try fields.scene.applying(sceneStatements, designedIn: fields.designWindow)
    } catch {
      throw CourseError(
        file.path, .says("course.given.views", ["code": .text(error.code)]))
    }
    return Exercise(
      ExerciseParts(
        declared: fields, id: id, lesson: lesson, scene: scene,
        itemNames: scene.items.map { $0.name }, given: given,
        givenConstraints: given.flatMap { $0.constraints }, givenSceneStatements: sceneStatements,
        aim: try fields.aim(reader), starters: try starters(in: fields.notations),
        solution: try files.read("solution.layout"),
        laterSolutions: try laterSolutions(in: fields.windows + fields.unshownWindows),
        swiftSolution: fields.swift == nil ? nil : try files.read("solution.swift"),
        alternatives: answers.hasAll(of: id) ? try alternatives() : [],
        wrongAnswers: answers.hasWrong(of: id) ? try wrongAnswers() : [],
        variant: variant))
  }

  private func laterSolutions(
    in windows: [CaseWindow]
  ) throws(CourseError) -> [Int: CourseText] {
    var solutions: [Int: CourseText] = [:]
    for name in files.names(in: nil)
    where name.hasPrefix("solution-") && name.hasSuffix(".layout") {
      let number = Int(name.dropFirst("solution-".count).dropLast(".layout".count))
      guard let number, number > 0, windows.contains(where: { $0.times == number }) else {
        throw CourseError(
          "\(files.folder)/\(name)", .says("course.later.unused"))
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
