import Course
import Platform
import Synchronization

/// Grades the answers of a class that aren't graded yet, on several threads.
final class ClassRun: Sendable {
  private let submissions: [Submission]
  private let root: RawPath
  private let grader: AnswerGrader
  private let journal: Journal
  private let ledger: Ledger
  private let overrides: GradeOverrides
  private let names: AnswerNames
  private let hints: @Sendable (String) -> [String: Int]?
  private let queue: GradingQueue
  private let isStopped = Atomic<Bool>(false)
  private let graded = Atomic<Int>(0)
  private let reused = Atomic<Int>(0)
  private let failure = Mutex<JournalError?>(nil)
  /// Answers that could not be graded because of the machine or the program.
  private let postponed = Mutex<[GradingQueue.Cell]>([])

  init(
    _ submissions: [Submission], below root: RawPath, order: [Int], grader: AnswerGrader,
    journal: Journal, ledger: Ledger, overrides: GradeOverrides,
    hints: @escaping @Sendable (String) -> [String: Int]?
  ) {
    self.submissions = submissions
    self.root = root
    self.grader = grader
    self.journal = journal
    self.ledger = ledger
    self.overrides = overrides
    self.hints = hints
    queue = GradingQueue(order)
    names = AnswerNames(grader.exercises.exercises)
  }

  /// How often the run is polled, once a millisecond, before it gives up the answers in progress after a stop.
  private static let longestStop = 300

  /// Grades everything, and at the end once more the answers that the machine didn't let it grade.
  ///
  /// - Parameters:
  ///   - jobs: How many threads.
  ///   - watch: Is called repeatedly with the progress; `false` stops.
  /// - Returns: Whether all is graded.
  /// - Throws: ``JournalError`` if results can't be stored.
  func run(
    jobs: Int, watch: (GradingProgress) -> Bool
  ) throws(JournalError) -> Bool {
    var remaining = Self.longestStop
    func waits() -> Bool {
      if !watch(progress) { isStopped.store(true, ordering: .relaxed) }
      guard isStopped.load(ordering: .relaxed) else { return true }
      remaining -= 1
      return remaining > 0
    }
    var isDone = WorkerThreads(jobs) { self.gradeQueued() }.wait(while: waits)
    if isDone { isDone = WorkerThreads(1) { self.gradePostponed() }.wait(while: waits) }
    if let failure = failure.withLock({ $0 }) { throw failure }
    _ = watch(progress)
    return isDone && !isStopped.load(ordering: .relaxed)
  }

  private var progress: GradingProgress {
    let (graded, reused) = (graded.load(ordering: .relaxed), reused.load(ordering: .relaxed))
    return GradingProgress(
      done: graded + reused, reused: reused, all: queue.count * exercises.count)
  }

  private var exercises: [Exercise] { grader.exercises.exercises }

  private func gradeQueued() {
    while !isStopped.load(ordering: .relaxed) {
      let (task, isOver) = queue.next()
      switch task {
      case .look(let learner): queue.add(cells(of: learner))
      case .grade(let cell): grade(cell)
      case nil:
        if isOver { return }
        WorkerThreads.rest()
      }
    }
  }

  /// Finds what a learner handed in, and writes the learner's own record.
  private func cells(of index: Int) -> [GradingQueue.Cell] {
    let submission = submissions[index]
    let found = AnswerSearch(names: names, root: root).result(of: submission)
    let choice = AnswerChoice(submission: submission, found: found)
    var notices = submission.notices + found.notices
    let hints = hints(in: found, &notices)
    keep(
      .learner(submission.learner, notices: notices.map(grader.strings.text)), ofLearner: index)
    return exercises.indices.map {
      GradingQueue.Cell(
        learner: index, exercise: $0, choice: choice, hints: hints[exercises[$0].id] ?? 0)
    }
  }

  /// How many hints the learner took, by all progress files that were handed in.
  private func hints(
    in found: AnswerSearch.Result, _ notices: inout [Sentence]
  ) -> [String: Int] {
    var all: [String: Int] = [:]
    for file in found.progress {
      let reason: Sentence
      do throws(TextFileError) {
        if let hints = hints(try RawFile.read(file.path)) {
          all.merge(hints) { max($0, $1) }
          continue
        }
        reason = .says("submission.progress.damaged")
      } catch {
        reason = error.sentence
      }
      notices.append(
        .says("submission.progress", ["file": .text(file.shown), "reason": .sentence(reason)]))
    }
    return all
  }

  /// Grades what was postponed, one answer after another, with nothing else running.
  private func gradePostponed() {
    for cell in postponed.withLock({ $0 }) where !isStopped.load(ordering: .relaxed) {
      grade(cell, isLastTry: true)
    }
  }

  private func grade(_ cell: GradingQueue.Cell, isLastTry: Bool = false) {
    let (exercise, learner) = (exercises[cell.exercise], submissions[cell.learner].learner)
    let handedIn =
      overrides[learner.key, exercise.id]?.handedIn(for: exercise, below: root)
      ?? cell.choice.handedIn(for: exercise) { [grader] in
        grader.starters(of: cell.exercise, for: learner)
      }
    let partners = submissions[cell.learner].partners
    let stamp = handedIn.stamp(
      hints: cell.hints, of: [learner] + partners, grader.strings)
    let known = ledger.answer(cell.learner, cell.exercise)
    if known.offset >= 0, known.stamp == stamp {
      reused.add(1, ordering: .relaxed)
      return
    }
    let answer = grader.gradedAnswer(
      on: handedIn, exercise: cell.exercise, of: learner, with: partners, hints: cell.hints)
    let isOurMistake = answer.blank?.reason == .ourMistake
    if isOurMistake, !isLastTry { return postponed.withLock { $0.append(cell) } }
    // An answer that failed because of our mistake is graded again the next time.
    let kept = isOurMistake ? 0 : stamp
    do throws(JournalError) {
      let offset = try journal.append(.answer(learner: learner.key, stamp: kept, answer))
      ledger.set(Ledger.Entry(offset: offset, stamp: kept), cell.learner, cell.exercise)
      graded.add(1, ordering: .relaxed)
    } catch {
      fail(error)
    }
  }

  /// Writes a learner's record unless it is there already.
  private func keep(_ record: JournalRecord, ofLearner index: Int) {
    let offset = ledger.learner(index)
    do throws(JournalError) {
      if offset >= 0, try journal.frame(at: offset) == record.frame { return }
      ledger.set(try journal.append(record), ofLearner: index)
    } catch {
      fail(error)
    }
  }

  private func fail(_ error: JournalError) {
    failure.withLock { $0 = $0 ?? error }
    isStopped.store(true, ordering: .relaxed)
  }
}

/// How far grading a class is.
package struct GradingProgress: Hashable, Sendable {
  package let done: Int
  /// How many of these were graded by an earlier run.
  package let reused: Int
  package let all: Int

  package init(done: Int, reused: Int, all: Int) {
    self.done = done
    self.reused = reused
    self.all = all
  }
}

extension AnswerSearch.Result {
  fileprivate var notices: [Sentence] {
    var notices: [Sentence] = []
    if !links.isEmpty { notices.append(SubmissionSentence.links(links)) }
    if !courses.isEmpty {
      notices.append(
        .says(
          "submission.courses",
          ["folders": .text(AnswerChoice.list(courses)), "count": .count(courses.count)]))
    }
    if isWorkspaceAlone {
      notices.append(
        .says("submission.workspaceAlone", ["count": AnswerSearch.mostEntries]))
    }
    if answers.isEmpty, archives.isEmpty, !others.isEmpty {
      notices.append(
        .says("submission.noAnswer", ["files": AnswerChoice.list(others)]))
    }
    if isTooDeep { notices.append(SubmissionSentence.tooDeep) }
    return notices
      + unreadable.map {
        SubmissionSentence.folderUnreadable(file: $0.path, reason: $0.sentence)
      }
  }
}

/// The remaining tasks: learners whose answers have to be found, and answers to grade.
///
/// Answers come first, so that no more learners' files are open at a time than there are threads.
final class GradingQueue: Sendable {
  struct Cell: Sendable {
    let learner: Int
    let exercise: Int
    let choice: AnswerChoice
    let hints: Int
  }

  enum Task: Sendable {
    case look(learner: Int)
    case grade(Cell)
  }

  private struct Waiting {
    var next = 0
    var cells: [Cell] = []
    /// Workers that are looking for answers, after which there may be more to do.
    var lookers = 0
  }

  private let order: [Int]
  private let waiting = Mutex(Waiting())

  /// - Parameter order: The learners, in the order in which to look at them.
  init(_ order: [Int]) { self.order = order }

  var count: Int { order.count }

  /// The next task; `nil` if there is none now, and `isOver` if there will never be another.
  func next() -> (task: Task?, isOver: Bool) {
    waiting.withLock { waiting in
      if let cell = waiting.cells.popLast() { return (.grade(cell), false) }
      guard waiting.next < order.count else { return (nil, waiting.lookers == 0) }
      defer { waiting.next += 1 }
      waiting.lookers += 1
      return (.look(learner: order[waiting.next]), false)
    }
  }

  func add(_ cells: [Cell]) {
    waiting.withLock {
      $0.lookers -= 1
      $0.cells += cells.reversed()
    }
  }
}

/// Where in the journal each known result is: a few bytes for each answer.
final class Ledger: Sendable {
  /// An answer's place in the journal, and the stamp of what was handed in then.
  struct Entry {
    var offset = -1
    var stamp: UInt64 = 0
  }

  private struct Known {
    var answers: [Entry]
    var learners: [Int]
  }

  private let exerciseCount: Int
  private let known: Mutex<Known>

  init(learners: Int, exercises: Int) {
    exerciseCount = exercises
    known = Mutex(
      Known(
        answers: Array(repeating: Entry(), count: learners * exercises),
        learners: Array(repeating: -1, count: learners)))
  }

  /// The entry of a learner's answer to an exercise; its offset is negative if there is none.
  func answer(_ learner: Int, _ exercise: Int) -> Entry {
    known.withLock { $0.answers[learner * exerciseCount + exercise] }
  }

  func set(_ entry: Entry, _ learner: Int, _ exercise: Int) {
    known.withLock { $0.answers[learner * exerciseCount + exercise] = entry }
  }

  /// Where the learner's own record is; negative where there is none.
  func learner(_ learner: Int) -> Int { known.withLock { $0.learners[learner] } }

  func set(_ offset: Int, ofLearner learner: Int) {
    known.withLock { $0.learners[learner] = offset }
  }
}
