import Grader

/// What most commands begin with: the course, the learner's folder and the progress.
struct Session {
  let surroundings: Surroundings
  let course: Course
  private(set) var workspace: Workspace?
  private(set) var progress = Progress()
  private var canSave = true
  /// What the learner should know about the progress file; told below everything else.
  private(set) var notice: ProgressNotice?

  init(
    _ surroundings: Surroundings, _ invocation: Invocation, readingAlternatives: Bool = false
  ) throws(CommandError) {
    self.surroundings = surroundings
    course = try CourseFinder.course(
      for: invocation, surroundings, readingAlternatives: readingAlternatives)
    guard let found = Workspace.find(from: surroundings.folder) else { return }
    open(found)
  }

  /// Makes the learner's folder where the program was started.
  mutating func makeWorkspace() throws(CommandError) {
    let path = surroundings.absolute(Workspace.folderName)
    try LearnerFiles.makeFolder(path)
    open(Workspace(path: path))
  }

  private mutating func open(_ workspace: Workspace) {
    self.workspace = workspace
    let loaded = workspace.progress.load(timestamp: surroundings.timestamp)
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
