import Course
import Grading
import LayoutEngine
import SwiftRunning
package import Terminal

/// The learner's screen: the exercise with its file, the views above it, and all that they want done.
package struct CourseScreen: ScreenContent {
  /// How long after the last key an answer is written to its file, in milliseconds.
  private static let delay = 400

  var session: Session
  var view: ExerciseView
  var file: AnswerFile
  /// The views above the exercise; the last one is shown.
  var views: [any ScreenView] = []
  var job: BackgroundCheck?
  /// What the last check said, and how often it has been said in a row.
  var repeated = (words: "", count: 0)
  /// The lessons about which a review has asked.
  var offered: Set<String> = []
  private let lessons: [LessonHeader]
  private var notice: String?
  private var size = (columns: 80, rows: 24)
  private var changed: (text: String, at: Int)?
  /// Whether the last change from outside came while keys weren't in the file.
  var isKept = false

  /// Opens the exercise at which the learner is, and makes what isn't there yet.
  ///
  /// - Returns: `nil` if no exercise is left.
  init?(_ opened: Session) throws(CommandError) {
    session = opened
    lessons = try opened.headers()
    if session.workspace == nil { try session.makeWorkspace() }
    guard let exercise = try session.upcoming() else { return nil }
    (view, file) = try session.begin(exercise)
    try offerReview()
    tellNotice()
  }

  private var context: ScreenContext {
    ScreenContext(session: session, counts: StatusCommand.counts(of: lessons, session), size: size)
  }

  // MARK: Frames and keys

  package mutating func frame(columns: Int, rows: Int) -> ScreenFrame {
    size = (columns, rows)
    guard columns >= 40, rows >= 12 else {
      return ScreenFrame(context.words(.says("screen.small")).wrapped(to: columns))
    }
    let top: any ScreenView = views.last ?? view
    return top.frame(columns: columns, rows: rows, context)
  }

  /// Gives a key to the view on top, and carries out what follows.
  package mutating func take(_ key: Key) -> ScreenReply {
    if key == .interrupt { return carryOut(.run(.quit)) }
    guard views.isEmpty else {
      let last = views.count - 1
      return carryOut(views[last].take(key, context))
    }
    return carryOut(view.take(key, context))
  }

  private mutating func carryOut(_ step: ScreenStep) -> ScreenReply {
    switch step {
    case .stay: break
    case .close: _ = views.popLast()
    case .open(let view): views.append(view)
    case .record(let change):
      session.record(change)
      tellNotice()
    case .go(let id): go(to: id)
    case .keepSandbox(let text): keep(text)
    case .run(let command):
      defer { tellNotice() }
      return run(command)
    }
    return .goOn
  }

  private mutating func keep(_ text: String) {
    guard var sandbox = views.last as? SandboxView else { return }
    let (folder, time) = (session.surroundings.folder, session.surroundings.timestamp)
    do {
      let path = try LearnerFiles.keep(text, beside: "\(folder)/sandbox.layout", time)
      let file = Sentence.Value.text(session.surroundings.shortened(path))
      sandbox.tell(session.words(.says("screen.sandbox.kept", ["file": file])))
    } catch {
      sandbox.tell(StyledText(error.message(session.course.strings), .bad))
    }
    views[views.count - 1] = sandbox
  }

  // MARK: What no key brings

  /// Looks at the file and at a check in the background, and writes what was typed.
  package mutating func tick(at now: Int) -> Bool {
    if takeFromOutside() {
      if !isKept { check() }
      return true
    }
    let hasNews = takeFindings()
    let text = view.editor.text
    guard text != file.text else {
      changed = nil
      return hasNews
    }
    if changed?.text != text { changed = (text, changed?.at ?? now) }
    if let changed, now - changed.at >= Self.delay { save() }
    return hasNews
  }

  /// Writes what was typed, and ends a check in the background.
  package mutating func finish() {
    save()
    RunningChildren.endAll()
  }

  /// Shows what another program wrote, and keeps what was typed meanwhile beside it.
  ///
  /// - Returns: Whether another program wrote something.
  private mutating func takeFromOutside() -> Bool {
    let (known, typed) = (file.text, view.editor.text)
    guard let text = file.changeFromOutside() else { return false }
    view.replace(with: Answer(text: text, path: shownPath))
    changed = nil
    isKept = typed != known && typed != text
    guard isKept else { return true }
    do {
      let kept = try LearnerFiles.keep(typed, beside: file.path, session.surroundings.timestamp)
      let words = Sentence.says(
        "screen.changedOutside", ["file": .text(session.surroundings.shortened(kept))])
      view.tell(Told(.message, [session.words(words)]))
    } catch {
      tell(error)
    }
    return true
  }

  /// Writes what was typed, so that `lessons check` reads the same.
  mutating func save() {
    guard !takeFromOutside(), view.editor.text != file.text else { return }
    changed = nil
    do { try file.write(view.editor.text) } catch { tell(error) }
  }

  // MARK: Words

  var shownPath: String { session.surroundings.shortened(file.path) }

  /// Says once what is wrong with the progress file.
  private mutating func tellNotice() {
    guard let text = session.noticeText, text != notice else { return }
    notice = text
    view.add(StyledText(text))
  }

  mutating func tell(_ error: CommandError) {
    view.tell(Told(.message, [StyledText(error.message(session.course.strings), .bad)]))
  }
}
