import Course
import Feedback
import Grading
import LayoutEngine
import Platform
package import SwiftRunning
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
  private var build: BackgroundBuild?
  /// When the build was first seen at work, and what is said about it above the keys.
  private var building: (since: Int, words: StyledText)?
  private var changed: (text: String, at: Int)?
  /// Whether the last change from outside came while keys weren't in the file.
  var isKept = false

  /// Opens the exercise at which the learner is, and makes what isn't there yet.
  ///
  /// - Returns: `nil` if no exercise is left.
  init?(_ opened: Session) throws(CommandError) {
    session = opened
    lessons = try opened.headers()
    let isNew = session.workspace == nil
    if isNew { try session.makeWorkspace() }
    guard let exercise = try session.upcoming() else { return nil }
    (view, file) = try session.begin(exercise)
    if isNew { view.card = session.card }
    try offerReview()
    tellNotice()
  }

  private var context: ScreenContext {
    ScreenContext(session: session, counts: session.counts(of: lessons), size: size)
  }

  // MARK: Frames and keys

  package mutating func frame(columns: Int, rows: Int) -> ScreenFrame {
    // A guess has every row: what is built is said where it leaves one.
    let isGuess = views.last is GuessView
    size = (columns, rows - (building == nil || isGuess ? 0 : 1))
    guard columns >= 40, rows >= 12 else {
      return ScreenFrame(context.words(.says("screen.small")).wrapped(to: columns))
    }
    let top: any ScreenView = views.last ?? view
    var frame = top.frame(columns: columns, rows: size.rows, context)
    if let building {
      let row = StyledText(" ") + building.words.clipped(to: columns - 1)
      let place = max(0, frame.lines.count - 1)
      if !isGuess {
        frame.lines.insert(row, at: place)
      } else if place > 0, frame.lines[place - 1].isEmpty {
        frame.lines[place - 1] = row
      }
    }
    return frame
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
    case .close:
      rememberSandbox()
      _ = views.popLast()
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

  /// The file that keeps the sandbox's equations until it is opened again.
  private func sandboxFile() throws(CommandError) -> String {
    try session.requiredWorkspace().place(of: ".sandbox.layout")
  }

  private mutating func rememberSandbox() {
    guard let sandbox = views.last as? SandboxView else { return }
    do { try LearnerFiles.write(sandbox.text, to: try sandboxFile()) } catch { tell(error) }
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
    let hasNews = [takeFindings(), followBuild(at: now), view.settle()].contains(true)
    let text = view.editor.text
    guard text != file.text else {
      changed = nil
      return hasNews
    }
    if changed?.text != text { changed = (text, changed?.at ?? now) }
    if let changed, now - changed.at >= Self.delay { save() }
    return hasNews
  }

  /// Begins the build of what answers in Swift need, before there is one, and counts its seconds.
  ///
  /// - Returns: Whether there is something new to say about it.
  private mutating func followBuild(at now: Int) -> Bool {
    if build.map({ $0.isOver && $0.exercise != view.exercise.id }) ?? true {
      build = BackgroundBuild(at: view.exercise, session)
    }
    let before = building
    building = build?.step.map { step in
      let since = before?.since ?? now
      var words = step.sentence
      if case .building(_, _, let usual) = step {
        let seconds = (now - since) / 1000
        words =
          seconds > usual
          ? .says("screen.building.longer", ["seconds": seconds])
          : .says("screen.building", ["seconds": seconds, "usual": usual])
      }
      return (since, session.words(words, .quiet))
    }
    return building?.words != before?.words
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
        "screen.changedOutside", ["file": session.surroundings.shortened(kept)])
      view.tell(AnswerRemarks(.message, [session.words(words)]))
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
    view.tell(AnswerRemarks(.message, [StyledText(error.message(session.course.strings), .bad)]))
  }
}

extension CourseScreen {
  mutating func run(_ command: ScreenCommand) -> ScreenReply {
    switch command {
    case .check: check()
    case .hint: hint()
    case .solution: showSolution()
    case .editor: return edit()
    case .next: goOn()
    case .restart: restart()
    case .lesson, .list, .sandbox, .keys, .page:
      do { if let view = try view(for: command) { views.append(view) } } catch { tell(error) }
    case .undo, .direction, .drawing: break
    case .quit: return .end
    }
    return .goOn
  }

  // MARK: Checking

  /// Checks the answer as `lessons check` does; a program is checked in the background.
  mutating func check() {
    (views, isKept) = ([], false)
    save()
    // What has happened to the learner's text is told first.
    guard !isKept else { return }
    let answer = Answer(text: file.text, path: shownPath)
    let prepared = view.prepared
    guard answer.notation == .swift else { return show(Grading(prepared).findings(on: answer)) }
    job = BackgroundCheck(answer, to: prepared, session)
    view.tell(AnswerRemarks(.checking, [session.words(.says("screen.checking"))]))
  }

  /// Takes what a check in the background has found, or says about its progress.
  mutating func takeFindings() -> Bool {
    guard let job else { return false }
    if let findings = job.findings {
      self.job = nil
      if findings.program?.isCached == false { session.updateEditorFile() }
      show(findings)
      return true
    }
    guard let words = job.words else { return false }
    view.tell(AnswerRemarks(.checking, [StyledText(words)]))
    return true
  }

  private mutating func show(_ findings: Findings) {
    guard findings.exercise.id == view.exercise.id else { return }
    session.note(findings.verdict, of: findings.exercise)
    let check = Check(session: session, findings)
    view.show(check)
    if findings.verdict == .passed, let worth = try? session.worthOfGuess(after: findings.exercise)
    {
      view.add(worth)
    }
    if findings.verdict == .passed, !session.progress.isSolved(findings.exercise.id) {
      view.add(session.words(.says("screen.passedAfterSolution")))
    }
    let words = check.told.words.seen.joined()
    let isSame = findings.verdict != .passed && repeated.words == words
    repeated = (words, isSame ? repeated.count + 1 : 1)
    let record = session.progress[findings.exercise.id]
    if findings.verdict.status == .notYet, repeated.count > 1,
      record.hints < findings.exercise.hints.count
    {
      view.add(session.words(.says("screen.hintOffered"), .strong))
    }
  }

  // MARK: Help

  /// Shows the hint that was taken last; where one is being read, the one behind it.
  private mutating func hint() {
    let exercise = view.exercise
    let taken = session.progress[exercise.id].hints
    let read = view.hint ?? taken - 1
    let number = taken > 0 && read < taken ? read + 1 : session.takeHint(of: exercise)
    guard number > 0, !exercise.hints.isEmpty else { return }
    view.show(hint: min(number, exercise.hints.count), context)
  }

  /// Shows the solution after the last hint, or after passing.
  private mutating func showSolution() {
    let exercise = view.exercise
    guard let solution = session.openSolution(of: exercise) else {
      let words = Sentence.says(
        "screen.solutionClosed", ["count": session.progress[exercise.id].hints])
      return view.tell(AnswerRemarks(.message, [session.words(words)]))
    }
    let text = solution.text
    views.append(PagesView(session.text(.says("screen.solution"))) { $0.addListing(text) })
  }

  /// Puts the starter back, and says where the answer is kept.
  private mutating func restart() {
    save()
    do {
      let kept = try session.restart(view.exercise)
      (view, file) = try session.begin(view.exercise)
      (job, repeated) = (nil, ("", 0))
      let words = kept.map { session.styled(.says("screen.restarted", ["file": $0])) }
      view.tell(AnswerRemarks(.message, words))
    } catch {
      tell(error)
    }
  }

  private mutating func edit() -> ScreenReply {
    save()
    let environment = session.surroundings.environment
    let words = ["VISUAL", "EDITOR"].compactMap { environment[$0] }.first { !$0.isEmpty } ?? "vi"
    return .lend(ForegroundProgram(words, opening: file.path, environment: environment))
  }

  package mutating func miss(_ program: ForegroundProgram) {
    let words = session.words(.says("screen.noEditor", ["program": program.words]), .bad)
    view.tell(AnswerRemarks(.message, [words]))
  }

  // MARK: Going on

  /// Goes to the next exercise; one that isn't passed is skipped.
  private mutating func goOn() {
    let (id, passed) = (view.exercise.id, view.told.kind == .passed ? view.exercise : nil)
    if !session.progress.isBehind(id) {
      session.record { $0[id].isSkipped = true }
    }
    do {
      guard let next = try session.upcoming() else {
        if let passed, let card = try ChapterCard(after: passed, session) { views = [card.view] }
        return view.tell(AnswerRemarks(.message, [session.words(CommandSentence.courseDone)]))
      }
      go(to: next.id)
      try offerReview()
      if let passed, let card = try ChapterCard(after: passed, session) { views.append(card.view) }
    } catch {
      tell(error)
    }
  }

  /// Asks about a lesson that is due for review, once while the screen is open.
  mutating func offerReview() throws(CommandError) {
    guard let item = try session.dueItem(except: offered) else { return }
    offered.insert(item.lesson.id)
    views.append(ReviewView(item))
  }

  mutating func go(to id: String) {
    save()
    do {
      guard let exercise = try session.exercise(id) else { return }
      (view, file) = try session.begin(exercise)
      (job, repeated) = (nil, ("", 0))
      views = try [session.guess(before: exercise)].compactMap(\.self)
    } catch {
      tell(error)
    }
  }
}

extension Session {
  /// What the course is for and the keys to begin with, for somebody who starts it.
  fileprivate var card: [StyledText] {
    let lines = text(.says("screen.card")).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { StyledText(String($1), $0 == 0 ? .strong : .plain) }
  }

  mutating func begin(_ shown: Exercise) throws(CommandError) -> (ExerciseView, AnswerFile) {
    let exercise = try exercise(shown.id, reading: .wrong) ?? shown
    let prepared = try prepared(exercise)
    _ = try stay(with: exercise)
    let path = try requiredWorkspace().file(of: exercise)
    let file = try AnswerFile(path, shownAs: surroundings.shortened(path))
    var view = ExerciseView(prepared, Answer(text: file.text, path: path))
    if exercise.lesson.exerciseIDs.first == exercise.id {
      view.ideaMinutes = try lesson(exercise.lesson).section(.idea)?.minutes
    }
    return (view, file)
  }
}

/// The views that the commands open, each made from the session.
extension CourseScreen {
  func view(for command: ScreenCommand) throws(CommandError) -> (any ScreenView)? {
    switch command {
    case .lesson: return try lessonView()
    case .list: return try listView()
    case .keys: return keysView
    case .page: return pageView
    case .sandbox: return SandboxView((try? TextFile.read(sandboxFile())) ?? SandboxView.example)
    default: return nil
    }
  }

  private func listView() throws(CommandError) -> any ScreenView {
    var entries: [ListView.Entry] = []
    for chapter in session.course.chapters {
      for folder in chapter.folders {
        let lesson = try session.header(of: folder)
        entries.append(
          ListView.Entry(chapter: chapter.title, number: session.number(of: lesson), lesson: lesson)
        )
      }
    }
    return ListView(entries, at: view.exercise.id)
  }

  private func lessonView() throws(CommandError) -> any ScreenView {
    let (session, lesson) = (session, try session.lesson(view.exercise.lesson))
    let minutes = try session.minutes(of: lesson.header)
    return PagesView(lesson.title) { page in
      let text = LessonPage(session: session, lesson: lesson)
      text.addBeforeExercises(minutes: minutes, to: &page)
      if session.isComplete(lesson.header) { text.addAfterExercises(to: &page) }
    }
  }

  private var keysView: any ScreenView {
    let words = session.text(.says("screen.help"))
    return PagesView(session.text(.says("screen.help.title"))) { page in
      for line in words.split(separator: "\n") { page.paragraph(StyledText(String(line))) }
    }
  }

  /// The whole exercise, and all that was said about the answer.
  private var pageView: any ScreenView {
    let (session, prepared, told) = (session, view.prepared, view.told)
    return PagesView(prepared.exercise.title) { page in
      for paragraph in told.paragraphs {
        page.paragraph(paragraph)
        page.gap()
      }
      page.add(ExercisePage(session: session, prepared: prepared).lines(columns: page.columns))
    }
  }
}
