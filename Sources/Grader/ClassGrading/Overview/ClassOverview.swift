package import Course

/// What a teacher asks about a class first; the class's page and the terminal make their words of it.
///
/// It is built learner by learner, and its lists stop growing in a large class.
package struct ClassOverview: Hashable, Sendable {
  package private(set) var learners = 0
  /// Answers that pass, and answers that don't pass yet.
  package private(set) var passed = 0
  package private(set) var notYet = 0
  /// Of those that don't pass yet: the files in which nobody has begun.
  package private(set) var untouched: [Untouched: Int] = [:]
  package private(set) var blanks: [Blank.Reason: Int] = [:]
  package private(set) var complete = 0
  /// Learners whose totals don't count all their answers.
  package private(set) var totals = TotalNotes()
  package private(set) var needs = 0
  private var needy: [LearnerNeed] = []
  private var mistakes: [MistakeName: FrequentMistake] = [:]

  /// No list is longer.
  private static let mostNeeds = 200

  package init() {}

  /// All answers but those in whose place the teacher decided.
  package var answers: Int { passed + notYet + withoutGrade }

  package var withoutGrade: Int { blanks.values.reduce(0, +) }

  /// The learners who need attention, who most of all first; at most 200 of ``needs``.
  package var attention: [LearnerNeed] { Self.first(needy) }

  /// The mistakes that several learners made, in whichever exercises; the most frequent first.
  package var frequentMistakes: [FrequentMistake] {
    mistakes.values.filter { $0.learners > 1 }.sorted {
      ($1.learners, $0.name.order) < ($0.learners, $1.name.order)
    }
  }

  package mutating func add(_ result: LearnerResult) {
    let learner = ClassLearner(result.learner)
    learners += 1
    totals.add(result)
    for (exercise, scored) in result.answers.enumerated() {
      if !scored.isSettled { count(scored.answer) }
      guard let name = MistakeName(scored.answer)?.acrossExercises, !name.isUntouched else {
        continue
      }
      mistakes[name, default: FrequentMistake(name: name)].add(learner, exercise)
    }
    if result.answers.allSatisfy({ $0.answer.isPassed || $0.isExcused }) { complete += 1 }
    guard let need = LearnerNeed(result) else { return }
    needs += 1
    needy.append(need)
    if needy.count > 2 * Self.mostNeeds { needy = Self.first(needy) }
  }

  private mutating func count(_ answer: GradedAnswer) {
    if let blank = answer.blank {
      blanks[blank.reason, default: 0] += 1
    } else if answer.isPassed {
      passed += 1
    } else {
      notYet += 1
      if let untouched = answer.untouched { self.untouched[untouched, default: 0] += 1 }
    }
  }

  /// Learners with the same number of exercises stay in their order.
  private static func first(_ needs: [LearnerNeed]) -> [LearnerNeed] {
    needs.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
      .prefix(mostNeeds).map(\.element)
  }
}

/// A learner as lists about a class store them, to name them and to link to their page.
package struct ClassLearner: Hashable, Sendable {
  let key: String
  /// With what tells the learner from namesakes.
  package let name: String
  let fileName: String

  init(_ learner: Learner) {
    key = learner.key
    name = learner.shownName
    fileName = learner.fileName
  }
}

/// A mistake that was made in any exercise, with those who made it.
package struct FrequentMistake: Hashable, Sendable {
  let name: MistakeName
  /// How many learners made it, each counted once.
  package private(set) var learners = 0
  package private(set) var first: [ClassLearner] = []
  private var exercises: Set<Int> = []
  private var last: String?

  private static let mostNames = 8

  init(name: MistakeName) { self.name = name }

  /// Counts a learner, whose answers come one after another.
  mutating func add(_ learner: ClassLearner, _ exercise: Int) {
    exercises.insert(exercise)
    guard last != learner.key else { return }
    last = learner.key
    learners += 1
    if first.count < Self.mostNames { first.append(learner) }
  }

  package var words: Sentence { MistakeSentence.words(for: name) }

  package func titles(_ facts: ClassFacts) -> String {
    exercises.sorted().map { facts.exercises[$0].title }.joined(separator: ", ")
  }
}

/// Why a learner needs attention, with the exercises.
package struct LearnerNeed: Hashable, Sendable {
  /// What keeps answers from passing.
  enum Cause: Hashable, Sendable {
    case blank(Blank.Reason)
    case untouched(Untouched)
    /// The learner wrote an answer, and it doesn't pass yet.
    case stuck

    static let all =
      Blank.Reason.allCases.map(Self.blank) + Untouched.allCases.map(Self.untouched) + [stuck]
  }

  /// So many answers that don't pass yet mean that a learner is stuck.
  static let leastStuck = 2

  package let learner: ClassLearner
  /// By cause, the exercises by their places in the class.
  private let exercises: [Cause: [Int]]

  /// How many exercises it is about.
  let count: Int

  /// Looks for blanks, for files in which nobody has begun, and for several answers that don't pass.
  ///
  /// - Returns: `nil` for a learner who needs no attention.
  init?(_ result: LearnerResult) {
    var exercises: [Cause: [Int]] = [:]
    for (place, scored) in result.answers.enumerated()
    where !scored.answer.isPassed && !scored.isDecided {
      let answer = scored.answer
      let cause: Cause =
        answer.blank.map { .blank($0.reason) } ?? answer.untouched.map { .untouched($0) } ?? .stuck
      exercises[cause, default: []].append(place)
    }
    if exercises[.stuck, default: []].count < Self.leastStuck { exercises[.stuck] = nil }
    guard !exercises.isEmpty else { return nil }
    learner = ClassLearner(result.learner)
    self.exercises = exercises
    count = exercises.values.reduce(0) { $0 + $1.count }
  }

  /// The causes, each with its exercises: "not yet (Turn it around, Repair the row)".
  package func sentences(_ facts: ClassFacts) -> [Sentence] {
    Cause.all.compactMap { cause in
      guard let places = exercises[cause] else { return nil }
      let words = Self.words(for: cause)
      if facts.exercises.count == 1 { return words }
      if places.count == facts.exercises.count {
        return .says("report.need.all", ["words": words])
      }
      let titles = places.map { facts.exercises[$0].title }.joined(separator: ", ")
      return .says("report.need", ["words": .sentence(words), "exercises": .text(titles)])
    }
  }

  private static func words(for cause: Cause) -> Sentence {
    switch cause {
    case .blank(let reason): reason.words
    case .untouched(let untouched): untouched.words
    case .stuck: ReportSentence.notYet
    }
  }
}
