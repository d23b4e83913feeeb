import Course
import Feedback
import Grading
import LayoutEngine
import Terminal

/// `lessons try`: what follows from lines outside the course.
struct TryReport: Report {
  /// A line that can't be read or says what no layout can mean.
  struct Refusal: Encodable {
    let id: String
    /// The error's code or the rule's id.
    let code: String?
    let place: PlaceReport
    let words: WordsReport
  }

  /// An optional constraint that the layout doesn't satisfy.
  struct Missed: Encodable {
    let place: PlaceReport
    let distance: Double?
    let priority: Double
  }

  /// A line that adds nothing to what the others say.
  struct Redundancy: Encodable {
    let place: PlaceReport
    /// What it follows from.
    let from: [MemberReport]
  }

  /// The result of solving the lines in other orders.
  struct Shuffle: Encodable {
    /// The number of orders besides the one that was written.
    let orders: Int
    /// Whether the same followed from all of them.
    let isSame: Bool
  }

  /// `solved`, `ambiguous`, `conflicting`, `refused` or `graderFault`.
  let outcome: String
  let window: CaseReport
  /// The rule set: `guide` or `runtime`.
  let rules: String
  /// The axes that the lines speak about: `horizontal`, `vertical`.
  let axes: [String]
  /// The lines in the way; empty unless the outcome is `refused`.
  let refusals: [Refusal]
  /// The layout that follows, or one of several; empty when there is none.
  let views: [ViewReport]
  var missed: [Missed]?
  /// The numbers that the constraints don't determine.
  var ranges: [RangeReport]?
  /// Another layout that satisfies the constraints.
  var otherViews: [ViewReport]?
  /// A smallest set that can't all be satisfied.
  var members: [MemberReport]?
  /// The lines that add nothing to the others.
  var redundant: [Redundancy]?
  /// All such sets; the first is `members`.
  var conflicts: [ConflictReport]?
  /// Whether there is no other such set.
  var isComplete: Bool?
  var shuffle: Shuffle?
  /// Our own error.
  var reason: String?

  init(_ trial: Trial, _ source: TryText, _ options: TryOptions, _ strings: StringsCatalogue) {
    let words = DiagnosisWords(scene: trial.problem.scene, direction: options.direction)
    outcome = trial.outcome.name
    window = CaseReport(window: options.window, direction: options.direction)
    rules = options.ruleSet.rawValue
    axes = trial.axes.map { "\($0)" }
    refusals = Self.refusals(trial, source, words, strings)
    func members(_ members: [Conflict.Member]) -> [MemberReport] {
      MemberReport.list(of: members, among: trial.constraints, source, words, strings)
    }
    func views(_ frames: Frames) -> [ViewReport] {
      trial.scene.namedFrames(frames).map {
        ViewReport($0, window: options.window, direction: options.direction, axes: trial.axes)
      }
    }
    switch trial.outcome {
    case .solved(let frames):
      self.views = views(frames)
      missed = trial.missed(in: frames).compactMap { constraint, distance in
        constraint.origin.answerRange.map {
          Missed(
            place: source.report($0), distance: reportedPoints(distance),
            priority: constraint.priority.value)
        }
      }
    case .ambiguous(let ambiguity):
      self.views = views(ambiguity.witness)
      otherViews = views(ambiguity.otherWitness)
      ranges = ambiguity.ranges.map { RangeReport($0, words) }
    case .conflicting:
      self.views = []
      let list = trial.conflicts
      conflicts = list.conflicts.map {
        ConflictReport(
          members: members($0.members),
          points: reportedPoints($0.points))
      }
      self.members = conflicts?.first?.members
      isComplete = list.isComplete
    case .tooLarge(let finding):
      self.views = []
      reason = strings.text(finding.sentence)
    case .failed(let error):
      self.views = []
      reason = error
    case .refused: self.views = []
    }
    let dependences = trial.redundantEquations
    if !dependences.isEmpty {
      redundant = dependences.compactMap { dependence in
        trial.constraints[dependence.constraint].origin.answerRange.map {
          Redundancy(
            place: source.report($0),
            from: members(dependence.reasons))
        }
      }
    }
    if options.isShuffled {
      shuffle = trial.shuffled().map { Shuffle(orders: $0.orders, isSame: $0.isSame) }
    }
  }

  private static func refusals(
    _ trial: Trial, _ source: TryText, _ words: DiagnosisWords, _ strings: StringsCatalogue
  ) -> [Refusal] {
    guard case .refused(let refusals) = trial.outcome else { return [] }
    return refusals.compactMap { refusal in
      guard let said = words.refusal(refusal), let range = refusal.range else { return nil }
      return Refusal(
        id: refusal.name.rawValue, code: refusal.code(in: words.scene), place: source.report(range),
        words: WordsReport(
          seen: strings.text(said.seen[0]),
          meaning: said.seen.count > 1 ? strings.text(said.seen[1]) : nil,
          next: said.next.map(strings.text)))
    }
  }
}

extension Trial.Outcome {
  /// The outcome as reports name it.
  fileprivate var name: String {
    switch self {
    case .refused: "refused"
    case .solved: "solved"
    case .ambiguous: "ambiguous"
    case .conflicting: "conflicting"
    case .tooLarge: "limitExceeded"
    case .failed: "graderFault"
    }
  }
}

extension TryText {
  /// A stretch of the whole text, told by its place in its source.
  fileprivate func report(_ range: SourceRange) -> PlaceReport {
    let place = place(of: range.line)
    return PlaceReport(range, file: place.file, line: place.line)
  }
}
