package import Course
import Platform

/// What most commands need: the open course, the learner's folder and the progress.
package struct Session {
  package let surroundings: Surroundings
  package let courseFolder: CourseFolder
  package let course: OpenCourse
  package private(set) var workspace: Workspace?
  package private(set) var progress = Progress()
  private var canSave = true
  /// A problem with the progress file, printed below everything else.
  package private(set) var notice: ProgressNotice?

  /// Begins a command: reads the progress, and of the course what every command needs.
  ///
  /// The progress is read once, because reading may set a damaged file aside.
  package init(_ surroundings: Surroundings, _ invocation: Invocation) throws(CommandError) {
    self.surroundings = surroundings
    workspace = Workspace.find(from: surroundings.folder)
    let loaded = workspace?.progress.load(timestamp: surroundings.timestamp)
    courseFolder = try CourseFinder.folder(for: invocation, surroundings)
    courseFolder.announce(surroundings)
    course = try courseFolder.opened(surroundings)
    if let loaded { take(loaded) }
  }

  /// Makes the learner's folder where the program was started.
  package mutating func makeWorkspace() throws(CommandError) {
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

  /// Changes the progress and saves it; if the file can't be written, a notice says so.
  package mutating func record(_ change: (inout Progress) -> Void) {
    let before = progress
    change(&progress)
    guard progress != before, canSave, let workspace else { return }
    do { try workspace.progress.save(progress) } catch {
      notice = .notSaved(error.sentence)
      canSave = false
    }
    LastFolder(surroundings)?.remember(workspace.path)
  }

  /// Where progress was last saved on this machine, if it is still there.
  package var lastFolder: String? { LastFolder(surroundings)?.path }

  package func text(_ sentence: Sentence) -> String {
    course.strings.text(sentence)
  }

  package func words(_ sentence: Sentence, _ meaning: StyledText.Meaning = .plain) -> StyledText {
    StyledText(text(sentence), meaning)
  }

  /// The same, with paths and commands that are never split.
  package func styled(_ sentence: Sentence) -> StyledText { course.strings.styled(sentence) }

  /// The program as the learner can type it from here.
  package var program: String { ProgramPath.shortest(for: surroundings) }
}
