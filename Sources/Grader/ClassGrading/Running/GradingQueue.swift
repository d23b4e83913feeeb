import Synchronization

/// The remaining tasks: learners whose answers have to be found, and answers to grade.
///
/// Answers come first, so that no more learners' files are open at a time than there are threads.
final class GradingQueue: Sendable {
  /// One learner's answer to one exercise.
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

  /// How many learners there are.
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

  /// Adds a learner's answers.
  func add(_ cells: [Cell]) {
    waiting.withLock {
      $0.lookers -= 1
      $0.cells += cells.reversed()
    }
  }
}
