import Course
import Feedback
import Grading
import LayoutEngine
import SwiftRunning
import Terminal

extension CourseScreen {
  /// Carries out a command.
  mutating func run(_ command: ScreenCommand) -> ScreenReply {
    switch command {
    case .check: check()
    case .hint: hint()
    case .solution: showSolution()
    case .editor: return edit()
    case .next: goOn()
    case .lesson, .list, .sandbox, .keys, .page:
      do { if let view = try view(for: command) { views.append(view) } } catch { tell(error) }
    case .undo, .direction: break
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
    guard answer.notation == .swift else {
      return show(Grading(prepared).findings(on: answer))
    }
    job = BackgroundCheck(answer, to: prepared, session)
    view.tell(Told(.checking, [StyledText(session.text(.says("screen.checking")))]))
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
    view.tell(Told(.checking, [StyledText(words)]))
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
    let words = check.told.words.seen.joined()
    let isSame = findings.verdict != .passed && repeated.words == words
    repeated = (words, isSame ? repeated.count + 1 : 1)
    let record = session.progress[findings.exercise.id]
    if findings.verdict.status == .notYet, repeated.count > 1,
      record.hints < findings.exercise.hints.count
    {
      view.add(StyledText(session.text(.says("screen.hintOffered")), .strong))
    }
  }

  // MARK: Help

  private mutating func hint() {
    let exercise = view.exercise
    let number = session.takeHint(of: exercise)
    guard number > 0 else { return }
    let heading = session.text(
      number < exercise.hints.count
        ? .says("screen.hint", ["number": .count(number)]) : .says("screen.hint.last"))
    view.tell(
      Told(
        .message,
        [StyledText(heading, .heading) + "  " + StyledText(exercise.hints[number - 1])]))
  }

  /// Shows the solution after the last hint, or after passing.
  private mutating func showSolution() {
    let exercise = view.exercise
    guard let solution = session.openSolution(of: exercise) else {
      let words = Sentence.says(
        "screen.solutionClosed", ["count": .count(session.progress[exercise.id].hints)])
      return view.tell(Told(.message, [StyledText(session.text(words))]))
    }
    let text = solution.text
    views.append(
      PagesView(session.text(.says("screen.solution"))) { $0.addListing(text) })
  }

  /// Opens the file in the learner's own editor.
  private mutating func edit() -> ScreenReply {
    save()
    let environment = session.surroundings.environment
    let words = ["VISUAL", "EDITOR"].compactMap { environment[$0] }.first { !$0.isEmpty } ?? "vi"
    return .lend(ForegroundProgram(words, opening: file.path, environment: environment))
  }

  // MARK: Going on

  /// Goes to the next exercise; one that isn't passed is skipped.
  private mutating func goOn() {
    let id = view.exercise.id
    if !session.progress.isBehind(id) {
      session.record { $0[id].isSkipped = true }
    }
    do {
      guard let next = try session.upcoming() else {
        return view.tell(Told(.message, [StyledText(session.text(CommandSentence.courseDone))]))
      }
      go(to: next.id)
      try offerReview()
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

  /// Shows another exercise.
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
  /// Makes an exercise the current one, with its file.
  mutating func begin(_ shown: Exercise) throws(CommandError) -> (ExerciseView, AnswerFile) {
    let exercise = try exercise(shown.id, reading: .wrong) ?? shown
    let prepared = try prepared(exercise)
    _ = try stay(with: exercise)
    let path = try requiredWorkspace().file(of: exercise)
    let file = try AnswerFile(path, shownAs: surroundings.shortened(path))
    return (ExerciseView(prepared, Answer(text: file.text, path: path)), file)
  }
}
