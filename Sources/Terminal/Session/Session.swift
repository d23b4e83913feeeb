package import Course
package import Grading
import Platform

/// What most commands need: the open course, the learner's folder and the progress.
package struct Session {
  package let surroundings: Surroundings
  package let courseFolder: CourseFolder
  package let course: OpenCourse
  package private(set) var workspace: Workspace?
  /// Whether the learner's folder is neither here nor above, but where this course was last used.
  package private(set) var isElsewhere = false
  package private(set) var progress = Progress()
  /// Whether this command made the learner's folder, which nobody has been told yet.
  private var hasMadeFolder = false
  private var canSave = true
  /// A problem with the progress file, printed below everything else.
  package private(set) var notice: ProgressNotice?

  /// Which folder a command is about where there is none of the learner's here or above.
  package enum Home {
    /// The one in which this course was last used, which is announced.
    case lastUsed
    /// The same; whoever asks for it tells the learner.
    case lastUsedUntold
    /// None: the command needs no progress, or makes a folder.
    case none
  }

  /// Begins a command: reads the progress, and of the course what every command needs.
  ///
  /// The progress is read once, because reading may set a damaged file aside.
  package init(
    _ surroundings: Surroundings, _ invocation: Invocation, home: Home = .lastUsed
  ) throws(CommandError) {
    self.surroundings = surroundings
    courseFolder = try CourseFinder.folder(for: invocation, surroundings)
    courseFolder.announce(surroundings)
    course = try courseFolder.opened(surroundings)
    workspace = Workspace.find(from: surroundings.searchFolder)
    if workspace == nil, home != .none, let last = LastFolder(of: course, surroundings)?.path {
      (workspace, isElsewhere) = (Workspace(path: last), true)
      if home == .lastUsed { announceFolder(last) }
    }
    if let workspace { take(workspace.progress.load(timestamp: surroundings.timestamp)) }
  }

  private func announceFolder(_ path: String) {
    let start = command("init \(Workspace.folderName)")
    let words = styled(.says("command.progress.elsewhere", ["folder": path, "command": start]))
    let errors = surroundings.errorStream
    let lines = errors.isTerminal ? words.wrapped(to: errors.columns) : [words]
    for line in lines { surroundings.announce(line.text) }
  }

  package mutating func makeWorkspace() throws(CommandError) {
    let made = Workspace(path: surroundings.absolute(Workspace.folderName))
    try LearnerFiles.makeFolder(made.path)
    (workspace, isElsewhere, hasMadeFolder) = (made, false, true)
    take(made.progress.load(timestamp: surroundings.timestamp))
  }

  /// That the folder was made, once, if it was: what isn't told here is told below the page.
  package mutating func tellFolder() -> StyledText? {
    defer { hasMadeFolder = false }
    return folderMade
  }

  private var folderMade: StyledText? {
    guard hasMadeFolder else { return nil }
    return styled(.says("command.folderMade", ["folder": Workspace.folderName])).whenPlain(.quiet)
  }

  private mutating func take(_ loaded: ProgressStore.Loaded) {
    progress = loaded.progress
    notice = loaded.notice
    canSave = loaded.canSave
  }

  /// Changes the progress and saves it; if the file can't be written, a notice says so.
  package mutating func record(_ change: (inout Progress) -> Void) {
    let before = progress
    change(&progress)
    guard progress != before, canSave, let workspace else { return }
    do { try workspace.progress.save(progress) } catch {
      notice = .notSaved(error.sentence)
      canSave = false
    }
    LastFolder(of: course, surroundings)?.remember(workspace.path)
  }

  package func text(_ sentence: Sentence) -> String { course.strings.text(sentence) }

  package func words(_ sentence: Sentence, _ meaning: StyledText.Meaning = .plain) -> StyledText {
    StyledText(text(sentence), meaning)
  }

  /// The same, with paths and commands that are never split.
  package func styled(_ sentence: Sentence) -> StyledText { course.strings.styled(sentence) }

  /// The program as the learner can type it from here.
  package var program: String { ProgramPath.shortest(for: surroundings) }
}

/// Parts of the course; each is read from its file when a command needs it.
extension Session {
  package func header(of folder: String) throws(CommandError) -> LessonHeader {
    do { return try course.header(of: folder) } catch { throw failure(error) }
  }

  /// What stands above the texts of all lessons, in the order in which they are taught.
  package func headers() throws(CommandError) -> [LessonHeader] {
    var headers: [LessonHeader] = []
    for folder in course.folders { headers.append(try header(of: folder)) }
    return headers
  }

  package func lesson(_ header: LessonHeader) throws(CommandError) -> Lesson {
    do { return try course.lesson(in: header.folder) } catch { throw failure(error) }
  }

  /// A lesson by its folder, its number or its id; `nil` if there is none.
  package func header(named name: String) throws(CommandError) -> LessonHeader? {
    if let folder = course.folder(named: name) { return try header(of: folder) }
    do { return try course.header(ofLesson: name) } catch { throw failure(error) }
  }

  package func exercise(
    _ id: String, reading answers: CourseLoader.Answers = .none
  ) throws(CommandError) -> Exercise? {
    do { return try course.exercise(id, reading: answers) } catch { throw failure(error) }
  }

  package func exercise(
    _ id: String, of lesson: LessonHeader, reading answers: CourseLoader.Answers = .none
  ) throws(CommandError) -> Exercise {
    do { return try course.exercise(id, of: lesson, reading: answers) } catch {
      throw failure(error)
    }
  }

  package func quiz() throws(CommandError) -> Quiz? {
    do { return try course.quiz() } catch { throw failure(error) }
  }

  private func failure(_ error: CourseError) -> CommandError {
    courseFolder.failure(error, surroundings)
  }

  /// The lesson's number in the course: `6` or `A1`.
  package func number(of lesson: LessonHeader) -> String {
    course.number(of: lesson.folder)?.description ?? ""
  }

  package func minutes(of header: LessonHeader) throws(CommandError) -> Int {
    var exercises: [Exercise] = []
    for id in header.exerciseIDs { exercises.append(try exercise(id, of: header)) }
    return try lesson(header).minutes(with: exercises)
  }
}

extension Session {
  /// The exercise that a command is about: the one named, else the current one.
  ///
  /// A lesson means the first of its exercises that is open.
  ///
  /// - Throws: ``CommandError/usage(_:)`` for a name that isn't in the course, or when all
  ///   exercises are behind the learner.
  package func exercise(
    named name: String?, reading answers: CourseLoader.Answers = .none
  ) throws(CommandError) -> Exercise {
    guard let name else {
      guard let current = try currentExercise(reading: answers) else {
        throw .usage(.says("usage.allDone", ["command": command("list")]))
      }
      return current
    }
    switch try subject(named: name, preferring: .exercise, reading: answers) {
    case .exercise(let exercise): return exercise
    case .lesson(let lesson):
      let id = lesson.exerciseIDs.first { !progress.isBehind($0) } ?? lesson.exerciseIDs.first
      guard let id else { throw nothing(named: name, try headers()) }
      return try exercise(id, of: lesson, reading: answers)
    }
  }

  /// The learner's folder.
  ///
  /// - Throws: ``CommandError/usage(_:)`` when there is none yet.
  package func requiredWorkspace() throws(CommandError) -> Workspace {
    guard let workspace else {
      throw .usage(
        .says("usage.folderMissing", ["folder": Workspace.folderName, "command": command("next")]))
    }
    return workspace
  }

  /// Makes the files of an exercise that are missing, and remembers it as the one shown last.
  ///
  /// - Returns: Whether there was no file of it.
  package mutating func stay(with exercise: Exercise) throws(CommandError) -> Bool {
    let workspace = try requiredWorkspace()
    let isNew = !Folder.hasItem(try workspace.file(of: exercise))
    try LearnerFiles.makeStarter(of: exercise, in: workspace)
    if exercise.swift != nil { updateEditorFile() }
    record { progress in
      progress.current = exercise.id
      progress.exercises[exercise.id] = progress[exercise.id]
    }
    return isNew
  }

  package func view(of prepared: PreparedExercise) -> ExercisePage {
    let file = try? workspace?.file(of: prepared.exercise)
    return ExercisePage(
      session: self, prepared: prepared, answer: file.flatMap { try? TextFile.read($0) })
  }

  package func prepared(_ exercise: Exercise) throws(CommandError) -> PreparedExercise {
    do { return try PreparedExercise(exercise) } catch { throw .course(error) }
  }

  package func state(of exercise: String) -> ExerciseState {
    guard let record = progress.exercises[exercise] else { return .open }
    switch record.state {
    case .solved: return .solved
    case .seen: return .seen
    case .begun: return record.isSkipped ? .skipped : .begun
    }
  }

  /// Whether every exercise of a lesson is solved or seen, which opens its explanation.
  package func isComplete(_ lesson: LessonHeader) -> Bool {
    lesson.exerciseIDs.allSatisfy {
      let state = progress.exercises[$0]?.state
      return state == .solved || state == .seen
    }
  }

  package var noticeText: String? {
    switch notice {
    case .damaged(let file, let hasBackup):
      text(
        hasBackup
          ? .says("command.progress.damaged.backup", ["file": surroundings.shortened(file)])
          : .says("command.progress.damaged", ["file": surroundings.shortened(file)]))
    case .newer(let version): text(.says("command.progress.newer", ["version": version]))
    case .unreadable(let reason):
      text(.says("command.progress.unreadable", ["reason": reason]))
    case .notSaved(let reason):
      text(.says("command.progress.notSaved", ["reason": reason]))
    case nil: nil
    }
  }

  /// What a command found: as JSON where that is asked for, else as a page.
  package func outcome(
    _ report: @autoclosure () -> some Report, _ invocation: Invocation,
    status: ExitStatus = .passed, fill: (inout Page) -> Void
  ) -> Outcome {
    guard !invocation.isSet("json") else {
      return outcome(report(), of: invocation.command ?? "status", status: status)
    }
    var page = page
    fill(&page)
    return outcome(page, status: status)
  }

  /// A page with what a command printed, and below it what the learner should know.
  package func outcome(_ page: Page, status: ExitStatus = .passed) -> Outcome {
    var errors = [folderMade].compactMap(\.self)
    if let noticeText {
      var notice = Page(columns: page.columns)
      notice.paragraph(StyledText(noticeText))
      errors += notice.lines
    }
    return Outcome(output: page.lines, errors: errors, status: status)
  }

  /// The same for a page that is cut to a terminal's rows, unless `--all` is given.
  package func outcome(
    _ page: FittedPage, _ invocation: Invocation, status: ExitStatus = .passed
  ) -> Outcome {
    var whole = self.page
    let isWhole = invocation.isSet("all") || !surroundings.settings.isTerminal
    whole.add(page.lines(rows: isWhole ? nil : FittedPage.rows))
    return outcome(whole, status: status)
  }

  package var page: Page { Page(columns: surroundings.settings.columns) }

  /// A command as the learner can type it, for the course that an option named as well.
  package func command(_ words: String = "") -> String {
    let typed = words.isEmpty ? program : "\(program) \(words)"
    guard courseFolder.origin == .option else { return typed }
    return "\(typed) --course \(surroundings.shortened(courseFolder.path).quotedForShell)"
  }
}
