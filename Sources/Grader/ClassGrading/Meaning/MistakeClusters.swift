package import Course
package import Feedback
import LayoutEngine

/// Counts a class's answers to each exercise, and groups those with the same mistake.
///
/// It is built learner by learner. Of each answer it keeps the learner and the group; of each
/// form one example, as long as there aren't too many.
package struct MistakeClusters: Sendable {
  /// One answer of those that state the same.
  package struct Example: Hashable, Sendable {
    /// The answer.
    package let text: String
    /// Its verdict in one line.
    package let summary: String?
    /// What is said of it.
    package let seen: [String]
    package let pictures: [Picture]
    /// The line that is spoken of.
    package let excerpt: AnswerExcerpt?
  }

  /// Answers that state the same constraints.
  package struct Group: Hashable, Sendable {
    /// The first of them; `nil` once there were ``MistakeClusters/mostExamples``.
    package fileprivate(set) var example: Example?
    /// The learners, by their places in the class, in that order.
    package fileprivate(set) var learners: [Int32] = []
  }

  /// Answers with the same mistake.
  package struct Mistake: Hashable, Sendable {
    package let name: MistakeName
    /// By form; the most frequent first.
    package fileprivate(set) var groups: [Group] = []
    fileprivate var placesByForm: [UInt64: Int] = [:]

    /// The number of answers.
    package var count: Int { groups.reduce(0) { $0 + $1.learners.count } }
  }

  /// All answers to one exercise.
  package struct Tally: Hashable, Sendable {
    package fileprivate(set) var passed = 0
    package fileprivate(set) var notYet = 0
    /// Answers without a grade.
    package fileprivate(set) var blank = 0
    /// The most frequent first.
    package fileprivate(set) var mistakes: [Mistake] = []
    /// For each kind of hidden cases, the number of answers that fail one of them, in a fixed order.
    package fileprivate(set) var hiddenKinds: [HiddenKind] = []
    fileprivate var placesByName: [MistakeName: Int] = [:]
    fileprivate var exampleCount = 0
  }

  /// A kind of hidden cases.
  package struct HiddenKind: Hashable, Sendable {
    package let id: String
    package let words: String
    /// How many answers fail a case of this kind.
    package fileprivate(set) var answers: Int
  }

  /// The most examples that are kept for one exercise.
  package static let mostExamples = 60

  /// One for each exercise of the class, in their order.
  private var tallies: [Tally]
  private var learnerCount: Int32 = 0

  /// - Parameter exercises: How many exercises are graded.
  package init(exercises: Int) { tallies = Array(repeating: Tally(), count: exercises) }

  /// Adds the next learner's answers.
  package mutating func add(_ result: LearnerResult) {
    for (place, scored) in result.answers.enumerated() where place < tallies.count {
      tallies[place].add(scored.answer, by: learnerCount)
    }
    learnerCount += 1
  }

  /// The counts for each exercise, with the most frequent first in all lists.
  package var sorted: [Tally] { tallies.map(\.sorted) }
}

extension MistakeClusters.Tally {
  fileprivate mutating func add(_ answer: GradedAnswer, by learner: Int32) {
    if let hidden = answer.hidden { add(hidden) }
    guard answer.blank == nil, answer.verdict != nil else {
      blank += 1
      return
    }
    guard let name = MistakeName(answer) else {
      passed += 1
      return
    }
    notYet += 1
    let place = placesByName[name] ?? mistakes.count
    if place == mistakes.count {
      placesByName[name] = place
      mistakes.append(MistakeClusters.Mistake(name: name))
    }
    let hasRoom = exampleCount < MistakeClusters.mostExamples
    if mistakes[place].add(answer, by: learner, keepingExample: hasRoom) { exampleCount += 1 }
  }

  private mutating func add(_ hidden: HiddenOutcome) {
    for kind in hidden.kinds where kind.failed > 0 {
      if let place = hiddenKinds.firstIndex(where: { $0.id == kind.id }) {
        hiddenKinds[place].answers += 1
      } else {
        hiddenKinds.append(.init(id: kind.id, words: kind.words, answers: 1))
      }
    }
  }

  fileprivate var sorted: MistakeClusters.Tally {
    var sorted = self
    for place in sorted.mistakes.indices {
      // Groups stand in the order of their first learners; of equal ones the first stays first.
      let groups = sorted.mistakes[place].groups.enumerated().sorted {
        ($1.element.learners.count, $0.offset) < ($0.element.learners.count, $1.offset)
      }
      sorted.mistakes[place].groups = groups.map(\.element)
    }
    sorted.mistakes.sort { ($1.count, $0.name.order) < ($0.count, $1.name.order) }
    sorted.hiddenKinds.sort { ($1.answers, $0.id) < ($0.answers, $1.id) }
    return sorted
  }
}

extension MistakeClusters.Mistake {
  fileprivate init(name: MistakeName) { self.name = name }

  /// - Returns: Whether the answer is kept as an example.
  fileprivate mutating func add(
    _ answer: GradedAnswer, by learner: Int32, keepingExample hasRoom: Bool
  ) -> Bool {
    var hash = ShortHash()
    hash.update(answer.form ?? answer.text ?? "")
    let place = placesByForm[hash.value] ?? groups.count
    guard place == groups.count else {
      groups[place].learners.append(learner)
      return false
    }
    placesByForm[hash.value] = place
    let example = MistakeClusters.Example(
      text: answer.text ?? "", summary: answer.summary, seen: answer.feedback?.seen ?? [],
      pictures: answer.feedback?.pictures ?? [], excerpt: answer.feedback?.excerpt)
    groups.append(.init(example: hasRoom ? example : nil, learners: [learner]))
    return hasRoom
  }
}
