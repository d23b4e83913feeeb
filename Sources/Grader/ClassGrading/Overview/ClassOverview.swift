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
  /// Answers without a grade, by the reason.
  package private(set) var blanks: [Blank.Reason: Int] = [:]
  /// The learners who have passed everything.
  package private(set) var complete = 0
  /// Learners whose totals don't count all their answers.
  package private(set) var totals = TotalNotes()
  /// How many learners need attention.
  package private(set) var needs = 0
  private var needy: [LearnerNeed] = []
  private var mistakes: [MistakeName: FrequentMistake] = [:]

  /// No list is longer.
  private static let mostNeeds = 200

  package init() {}

  /// All answers but those in whose place the teacher decided.
  package var answers: Int { passed + notYet + withoutGrade }

  /// All answers without a grade.
  package var withoutGrade: Int { blanks.values.reduce(0, +) }

  /// The learners who need attention, who most of all first; at most 200 of ``needs``.
  package var attention: [LearnerNeed] { Self.first(needy) }

  /// The mistakes that several learners made, in whichever exercises; the most frequent first.
  package var frequentMistakes: [FrequentMistake] {
    mistakes.values.filter { $0.learners > 1 }.sorted {
      ($1.learners, $0.name.order) < ($0.learners, $1.name.order)
    }
  }

  /// Counts the next learner's answers.
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
