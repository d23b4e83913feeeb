import Feedback
import LayoutEngine

/// Two learners whose answers are alike, and few others' are; it doesn't say why.
package struct Likeness: Hashable, Sendable {
  /// An exercise to which both answers are alike.
  package struct Shared: Hashable, Sendable {
    package let exercise: Int
    /// Whether they are written with the same words and signs, and don't only state the same.
    package let isWording: Bool
    /// How many learners have such an answer, these two included.
    package let count: Int
    package let all: Int
  }

  /// Two learners, by their places in the class, and the exercises in which they are alike.
  package struct Pair: Hashable, Sendable {
    package let first: Int32
    package let second: Int32
    /// In the order of exercises.
    package let shared: [Shared]
  }

  /// In how many exercises two learners' answers must be alike to be reported.
  package static let leastShared = 3
  /// By chance, less than one pair is reported in so many classes of the same size.
  package static let classesPerChance = 100
  /// For each so many answers to an exercise, one more may be alike and still be reported.
  package static let oneIn = 20
  /// How many may be alike however few there are, and however many.
  package static let (fewestAlike, mostAlike) = (2, 12)
  /// The most pairs that are reported.
  package static let mostPairs = 100

  /// The pairs, the least probable first.
  package let pairs: [Pair]
  /// How many more there are.
  package let untold: Int

  /// How many answers to an exercise may be alike and still be reported, these two included.
  ///
  /// - Parameter answered: How many learners answered.
  /// - Returns: 5 % of them, and at least 2 and at most 12.
  package static func mostAlike(of answered: Int) -> Int {
    min(mostAlike, max(fewestAlike, answered / oneIn))
  }

  init(pairs: [Pair], untold: Int) {
    self.pairs = pairs
    self.untold = untold
  }
}

/// Finds answers that are alike, from a few bytes of each.
///
/// - Complexity: Sorts the answers to each exercise; only those that few share are paired.
package struct LikenessSearch: Sendable {
  private struct Entry: Sendable {
    let form: UInt64
    let wording: UInt64
    let learner: Int32
    /// The number of the group that handed in together; its learner's own for one alone.
    let group: Int32
    /// Whether the form tells nothing: it is the course's own, or one that it foresees.
    let isForeseen: Bool
  }

  /// Answers to one exercise that are alike in the same way.
  private struct Match {
    let exercise: Int
    let isWording: Bool
    let entries: [Entry]
    let answered: Int

    /// Calls a function once with every pair of learners: the same wording implies the same form.
    func forEachPair(_ body: (PairKey) -> Void) {
      for (place, one) in entries.enumerated() {
        for other in entries[(place + 1)...]
        where one.group != other.group && (isWording || one.wording != other.wording) {
          body(PairKey(UInt32(one.learner)) << 32 | PairKey(UInt32(other.learner)))
        }
      }
    }
  }

  /// Two learners as one number: the earlier one in the upper half.
  private typealias PairKey = UInt64

  /// In how many exercises two learners' answers are alike, and how likely that is by chance.
  private struct Amount {
    var count = 0
    var chance = 1.0
  }

  /// The answers to each exercise, without those that are written like the course's own.
  private var entries: [[Entry]]
  private var answered: [Int]
  private let own: [Set<AnswerForm>]
  private var learnerCount: Int32 = 0
  /// The first learner of each group, by the keys of all of them.
  private var groups: [[String]: Int32] = [:]

  /// - Parameter own: For each exercise the forms of the course's own solutions and starters, which
  ///   are no likeness.
  package init(own: [Set<AnswerForm>]) {
    self.own = own
    entries = Array(repeating: [], count: own.count)
    answered = Array(repeating: 0, count: own.count)
  }

  package mutating func add(_ result: LearnerResult) {
    let group =
      result.partners.isEmpty ? learnerCount : group(of: result.partners + [result.learner.key])
    for (place, scored) in result.answers.enumerated() where place < entries.count {
      let answer = scored.answer
      guard answer.blank == nil, let form = answer.form, let wording = answer.wording else {
        continue
      }
      answered[place] += 1
      if own[place].contains(where: { $0.wording == wording }) { continue }
      let isForeseen =
        answer.feedback?.mistake != nil || own[place].contains { $0.form == form }
      entries[place].append(
        Entry(
          form: Self.key(form), wording: Self.key(wording), learner: learnerCount, group: group,
          isForeseen: isForeseen))
    }
    learnerCount += 1
  }

  private mutating func group(of keys: [String]) -> Int32 {
    let keys = keys.sorted()
    if let known = groups[keys] { return known }
    groups[keys] = learnerCount
    return learnerCount
  }

  private static func key(_ text: String) -> UInt64 {
    if let number = UInt64(text, radix: 16) { return number }
    var hash = ShortHash()
    hash.update(text)
    return hash.value
  }

  /// The pairs among all learners so far.
  package var found: Likeness {
    let matches = entries.indices.flatMap { self.matches(in: $0) }
    var amounts: [PairKey: Amount] = [:]
    for match in matches {
      // The share of the other learners who have the same.
      let chance = Double(match.entries.count - 1) / Double(match.answered - 1)
      match.forEachPair { pair in
        var amount = amounts[pair] ?? Amount()
        amount.count += 1
        amount.chance *= chance
        amounts[pair] = amount
      }
    }
    let told = amounts.filter { $0.value.count >= Likeness.leastShared }.mapValues(expected)
      .filter { $0.value * Double(Likeness.classesPerChance) < 1 }
    let ranked = told.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
    let shown = Array(ranked.prefix(Likeness.mostPairs))
    return Likeness(pairs: pairs(shown, matches), untold: ranked.count - shown.count)
  }

  /// The answers to one exercise that few have in common, by wording and by form.
  private func matches(in exercise: Int) -> [Match] {
    let all = entries[exercise]
    let answered = answered[exercise]
    func matches(_ groups: [UInt64: [Entry]], isWording: Bool) -> [Match] {
      groups.values.filter { (2...Likeness.mostAlike(of: answered)).contains($0.count) }
        .map {
          Match(exercise: exercise, isWording: isWording, entries: $0, answered: answered)
        }
        .sorted { $0.entries[0].learner < $1.entries[0].learner }
    }
    let unforeseen = all.filter { !$0.isForeseen }
    return matches(Dictionary(grouping: all, by: \.wording), isWording: true)
      + matches(Dictionary(grouping: unforeseen, by: \.form), isWording: false)
  }

  /// The expected number of such pairs by chance: the sum over each pair of learners and each choice
  /// of so many exercises of the probability that all of them are alike.
  private func expected(_ amount: Amount) -> Double {
    var expected = Double(learnerCount) * Double(learnerCount - 1) / 2 * amount.chance
    for step in 0..<amount.count {
      expected *= Double(entries.count - step) / Double(step + 1)
    }
    return expected
  }

  private func pairs(_ keys: [PairKey], _ matches: [Match]) -> [Likeness.Pair] {
    var shared: [PairKey: [Likeness.Shared]] = [:]
    for key in keys { shared[key] = [] }
    for match in matches {
      let fact = Likeness.Shared(
        exercise: match.exercise, isWording: match.isWording, count: match.entries.count,
        all: match.answered)
      match.forEachPair { shared[$0]?.append(fact) }
    }
    return keys.map { key in
      Likeness.Pair(
        first: Int32(truncatingIfNeeded: key >> 32), second: Int32(truncatingIfNeeded: key),
        shared: (shared[key] ?? []).sorted { $0.exercise < $1.exercise })
    }
  }
}
