package import Feedback
package import Course
package import Grading
import LayoutEngine

/// Counts a class's answers to each exercise, and groups those with the same mistake.
///
/// It is built learner by learner. Of each answer it keeps the learner and the group; of each
/// form one example, as long as there aren't too many.
package struct MistakeClusters: Sendable {
  /// One answer of those that state the same.
  package struct Example: Hashable, Sendable {
    package let text: String
    package let summary: String?
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

  package struct Mistake: Hashable, Sendable {
    package let name: MistakeName
    /// By form; the most frequent first.
    package fileprivate(set) var groups: [Group] = []
    fileprivate var placesByForm: [UInt64: Int] = [:]

    package var count: Int { groups.reduce(0) { $0 + $1.learners.count } }
  }

  package struct Tally: Hashable, Sendable {
    package fileprivate(set) var passed = 0
    package fileprivate(set) var notYet = 0
    package fileprivate(set) var blank = 0
    /// The most frequent first.
    package fileprivate(set) var mistakes: [Mistake] = []
    /// For each kind of hidden cases, the number of answers that fail one of them, in a fixed order.
    package fileprivate(set) var hiddenKinds: [HiddenKind] = []
    fileprivate var placesByName: [MistakeName: Int] = [:]
    fileprivate var exampleCount = 0
  }

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

/// The mistake by which answers that don't pass yet are grouped.
package enum MistakeName: Hashable, Sendable {
  /// A wrong answer that the course knows, by the name of its misconception: `sign-kept`.
  case known(String)
  case recognised(Diagnosis.Kind)
  /// The verdict and its subject: `unreadable`, `E102`.
  case verdict(VerdictName, about: String?)
  /// The answer passes in the cases that the course shows, but not in the hidden ones.
  case hidden
  /// Nothing was written in the file yet.
  case untouched(Untouched)

  /// The mistake of an answer; `nil` if it passes or has no grade.
  package init?(_ answer: GradedAnswer) {
    guard answer.blank == nil, let verdict = answer.verdict, !answer.isPassed else { return nil }
    if let untouched = answer.untouched {
      self = .untouched(untouched)
    } else if verdict == .passed {
      self = .hidden
    } else if let mistake = answer.feedback?.mistake {
      self = .known(mistake)
    } else if let diagnosis = answer.feedback?.diagnosis, diagnosis != .unknown {
      self = .recognised(diagnosis)
    } else {
      self = .verdict(verdict, about: answer.subject)
    }
  }

  /// Whether nothing was written, so that there is no mistake to look at.
  var isUntouched: Bool {
    if case .untouched = self { true } else { false }
  }

  /// The same mistake in any exercise: what a verdict is about counts only if it is a code or a rule.
  var acrossExercises: MistakeName {
    guard case .verdict(let name, _) = self, ![.unreadable, .invalid].contains(name) else {
      return self
    }
    return .verdict(name, about: nil)
  }

  /// The name in one line, by which names are put in order.
  var order: String {
    switch self {
    case .known(let mistake): "1 \(mistake)"
    case .recognised(let diagnosis): "2 \(diagnosis.rawValue)"
    case .verdict(let verdict, let about): "3 \(verdict.rawValue) \(about ?? "")"
    case .hidden: "4"
    case .untouched(let untouched): "5 \(untouched.rawValue)"
    }
  }
}

/// The words for the mistakes by which answers are grouped.
enum MistakeSentence {
  /// The words for a verdict; `nil` for passing, which is no mistake.
  private static func verdict(_ name: VerdictName) -> Sentence? {
    switch name {
    case .passed: nil
    case .misplaced: .says("mistake.misplaced")
    case .ambiguous: .says("mistake.ambiguous")
    case .conflicting: .says("mistake.conflicting")
    case .invalid: .says("mistake.invalid")
    case .unreadable: .says("mistake.unreadable")
    case .unfinished: .says("mistake.unfinished")
    case .ruleMissed: .says("mistake.ruleMissed")
    case .notCompiled: .says("mistake.notCompiled")
    case .timedOut: .says("mistake.timedOut")
    case .crashed: .says("mistake.crashed")
    case .limitExceeded: .says("mistake.limitExceeded")
    case .graderFault: .says("mistake.graderFault")
    }
  }

  /// The words for a diagnosis; `nil` if there is none.
  private static func diagnosis(_ kind: Diagnosis.Kind) -> Sentence? {
    switch kind {
    case .sign: .says("mistake.sign")
    case .multiplierInverted: .says("mistake.multiplier-inverted")
    case .relation: .says("mistake.relation")
    case .priority: .says("mistake.priority")
    case .attribute: .says("mistake.attribute")
    case .multiplier: .says("mistake.multiplier")
    case .constant: .says("mistake.constant")
    case .item: .says("mistake.item")
    case .extraLine: .says("mistake.extra-line")
    case .missingLine: .says("mistake.missing-line")
    case .unknown: nil
    }
  }

  /// The words for the code of a line that can't be read; `nil` for anything else.
  ///
  /// Codes of one kind share their words: the answer's own feedback says more.
  private static func code(_ code: String) -> Sentence.Value? {
    let sentence: Sentence? =
      switch code {
      case "E102", "E103", "E114": .says("mistake.code.relation")
      case "E105", "E106", "E107", "E108", "E109": .says("mistake.code.number")
      case "E101", "E104", "E110", "E111", "E112", "E113": .says("mistake.code.form")
      case "E201", "E204", "E206", "E207": .says("mistake.code.attribute")
      case "E202", "E203", "E205": .says("mistake.code.item")
      case "E301", "E302", "E303", "E304": .says("mistake.code.priority")
      case "E401", "E402", "E403", "E404", "E405", "E406", "E407", "E408", "E441", "E442", "E443",
        "E444":
        .says("mistake.code.answer")
      case _ where code.isErrorCode("E1"): .says("mistake.code.statement")
      case _ where code.isErrorCode("E4"): .says("mistake.code.format")
      default: nil
      }
    return sentence.map {
      .sentence(.says("mistake.code", ["words": .sentence($0), "code": .text(code)]))
    }
  }

  static func words(for name: MistakeName) -> Sentence {
    switch name {
    case .known(let mistake):
      // Misconceptions are named in the words of a sentence, with hyphens between them.
      return Sentence(verbatim: mistake.replacing("-", with: " "))
    case .recognised(let kind):
      return diagnosis(kind) ?? Sentence(verbatim: kind.rawValue)
    case .hidden: return .says("report.mistake.hidden")
    case .untouched(let untouched): return untouched.words
    case .verdict(let name, let about):
      let words = verdict(name) ?? Sentence(verbatim: name.rawValue)
      guard let about = about.map({ code($0) ?? .text($0) }) else { return words }
      return .says("report.mistake.about", ["words": .sentence(words), "about": about])
    }
  }
}

extension String {
  /// Whether the text is an error's code that begins so: `E415`.
  fileprivate func isErrorCode(_ start: String) -> Bool {
    hasPrefix(start) && count == 4 && dropFirst().allSatisfy { $0.isASCII && $0.isNumber }
  }
}
