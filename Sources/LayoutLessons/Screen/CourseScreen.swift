import Course
import Grading
import LayoutEngine
import SwiftRunning

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
  /// Whether the learner's own editor was open.
  var isEdited = false
  private let lessons: [LessonHeader]
  private var size = (columns: 80, rows: 24)
  private var changed: (text: String, at: Int)?

  /// Opens the exercise at which the learner is, and makes what isn't there yet.
  ///
  /// - Returns: `nil` if no exercise is left.
  init?(_ opened: Session) throws(CommandError) {
    session = opened
    lessons = try opened.headers()
    if session.workspace == nil { try session.makeWorkspace() }
    guard let exercise = try session.upcoming() else { return nil }
    (view, file) = try session.begin(exercise)
    if let notice = session.noticeText { view.tell(Told(.message, [StyledText(notice)])) }
  }

  private var context: ScreenContext {
    ScreenContext(
      session: session, counts: StatusCommand.counts(of: lessons, session), size: size)
  }

  // MARK: Frames and keys

  package mutating func frame(columns: Int, rows: Int) -> ScreenFrame {
    size = (columns, rows)
    guard columns >= 40, rows >= 12 else {
      return ScreenFrame(StyledText(context.text(.says("screen.small"))).wrapped(to: columns))
    }
    let top: any ScreenView = views.last ?? view
    return top.frame(columns: columns, rows: rows, context)
  }

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
    case .record(let change): session.record(change)
    case .go(let id): go(to: id)
    case .run(let command): return run(command)
    }
    return .goOn
  }

  // MARK: What no key brings

  package mutating func tick(at now: Int) -> Bool {
    let hasNews = takeFindings()
    let known = file.text
    if let text = file.changeFromOutside() { return takeFromOutside(text, insteadOf: known) }
    let text = view.editor.text
    guard text != file.text else {
      changed = nil
      return hasNews
    }
    if changed?.text != text { changed = (text, changed?.at ?? now) }
    if let changed, now - changed.at >= Self.delay { save() }
    return hasNews
  }

  package mutating func finish() {
    save()
    RunningChildren.endAll()
  }

  /// Shows what another program wrote, and keeps what was typed meanwhile beside it.
  ///
  /// - Returns: That there is something new to show.
  private mutating func takeFromOutside(_ text: String, insteadOf known: String) -> Bool {
    let typed = view.editor.text
    let isLost = typed != known && typed != text
    view.replace(with: Answer(text: text, path: shownPath))
    changed = nil
    guard isLost else { return true }
    do {
      let kept = try LearnerFiles.keep(typed, beside: file.path, session.surroundings.timestamp)
      let words = Sentence.says(
        "screen.changedOutside", ["file": .text(session.surroundings.shortened(kept))])
      view.tell(Told(.message, [StyledText(session.text(words))]))
    } catch {
      tell(error)
    }
    return true
  }

  /// Writes what was typed, so that `lessons check` reads the same.
  mutating func save() {
    changed = nil
    let known = file.text
    guard view.editor.text != known else { return }
    if let text = file.changeFromOutside() {
      _ = takeFromOutside(text, insteadOf: known)
      return
    }
    do { try file.write(view.editor.text) } catch { tell(error) }
  }

  // MARK: Words

  var shownPath: String { session.surroundings.shortened(file.path) }

  mutating func tell(_ error: CommandError) {
    view.tell(Told(.message, [StyledText(error.message(session.course.strings), .bad)]))
  }
}
