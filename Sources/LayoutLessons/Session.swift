import Grader

/// What most commands begin with: the course, the learner's folder and the progress.
struct Session {
  let surroundings: Surroundings
  let courseFolder: CourseFolder
  let course: Course
  private(set) var workspace: Workspace?
  private(set) var progress = Progress()
  private var canSave = true
  /// What the learner should know about the progress file; told below everything else.
  private(set) var notice: ProgressNotice?

  /// Begins a command that looks at some of the course's answers, or at none.
  init(
    _ surroundings: Surroundings, _ invocation: Invocation,
    reading answers: CourseLoader.Answers = .none
  ) throws(CommandError) {
    try self.init(surroundings, invocation) { _ in answers }
  }

  /// Begins a command that grades an exercise: the one named by a word or a file, else the one
  /// shown last, whose id the progress knows.
  init(
    grading word: String?, _ surroundings: Surroundings, _ invocation: Invocation
  ) throws(CommandError) {
    let name = word?.split(separator: "/").last.map(String.init)
    let asked = name.map { Notation.baseName(of: $0) }
    try self.init(surroundings, invocation) { shown in
      (asked ?? shown).map { .wrong(exercise: $0) } ?? .all
    }
  }

  /// Reads the progress once, because reading may set a damaged file aside, and then the course.
  private init(
    _ surroundings: Surroundings, _ invocation: Invocation,
    answers: (_ shown: String?) -> CourseLoader.Answers
  ) throws(CommandError) {
    self.surroundings = surroundings
    workspace = Workspace.find(from: surroundings.folder)
    let loaded = workspace?.progress.load(timestamp: surroundings.timestamp)
    courseFolder = try CourseFinder.folder(for: invocation, surroundings)
    courseFolder.announce(surroundings)
    course = try courseFolder.course(reading: answers(loaded?.progress.current), surroundings)
    if let loaded { take(loaded) }
  }

  /// Makes the learner's folder where the program was started.
  mutating func makeWorkspace() throws(CommandError) {
    let made = Workspace(path: surroundings.absolute(Workspace.folderName))
    try LearnerFiles.makeFolder(made.path)
    workspace = made
    take(made.progress.load(timestamp: surroundings.timestamp))
  }

  private mutating func take(_ loaded: ProgressStore.Loaded) {
    progress = loaded.progress
    notice = loaded.notice
    canSave = loaded.canSave
  }

  /// Changes the progress and keeps it; a file that can't be written is told, and stops nothing.
  mutating func record(_ change: (inout Progress) -> Void) {
    let before = progress
    change(&progress)
    guard progress != before, canSave, let workspace else { return }
    do { try workspace.progress.save(progress) } catch {
      notice = .notSaved(error.reason)
      canSave = false
    }
  }

  /// The words for a sentence of the catalogue.
  func text(_ key: CommandSentence, _ values: [String: Sentence.Value] = [:]) -> String {
    course.strings.text(Sentence(key, values))
  }

  /// The exercise at which the learner is: the one shown last, until it is behind.
  var currentExercise: Exercise? {
    if let id = progress.current, let shown = course.exercise(id) { return shown }
    return nextExercise
  }

  /// The first exercise that isn't behind the learner yet; then the skipped ones.
  var nextExercise: Exercise? {
    course.exercises.first { !progress.isBehind($0.id) }
      ?? course.exercises.first { !progress.isSolved($0.id) && progress[$0.id].state != .seen }
  }

  /// The program as the learner can type it from here.
  var program: String { ProgramPath.shortest(for: surroundings) }
}
