import Course
import Feedback
import Grading
import LayoutEngine
import Terminal

/// `lessons try`: what follows from any lines, outside the course.
enum TryCommand {
  static let command = CommandSpec(
    "try", summary: .says("help.try"),
    details: .says("help.try.details"),
    positionals: [.init("equations", .repeating, help: HelpSentence.equations)],
    options: [
      .init("window", placeholder: "size", help: .says("help.try.window")),
      .init("direction", placeholder: "way", help: HelpSentence.direction),
      .init("rules", placeholder: "set", help: HelpSentence.rules),
      .init("shuffle", help: .says("help.try.shuffle")),
      .init("log", placeholder: "form", help: .says("help.try.log")),
    ], run: run)

  static func run(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    let options = try TryOptions(invocation)
    let session = try Session(surroundings, invocation, home: .none)
    let result = try TryResult(invocation.positionals, options, session)
    guard !result.trial.isEmpty else {
      throw .usage(UsageSentence.nothingToSolve(session.command("try")))
    }
    if !invocation.isSet("json"),
      let log = options.log.flatMap({ TryLog(result.trial, style: $0).text })
    {
      let lines = log.split(separator: "\n", omittingEmptySubsequences: false)
      return Outcome(output: lines.map { StyledText(String($0)) }, status: result.status)
    }
    return result.outcome(invocation)
  }
}

/// The conditions for trying lines: a window, a reading direction, and a set of rules.
struct TryOptions {
  let window: Size
  let direction: LayoutDirection
  let ruleSet: RuleSet
  let isShuffled: Bool
  /// In whose form a conflict is printed in place of the page; `nil` for the page.
  let log: ConstraintDescription.Style?
  var workLimit = WorkLimit.usual

  var layoutCase: LayoutCase {
    LayoutCase(CaseWindow(size: window), direction: direction, isShown: true)
  }

  var conditions: TriedLines.Conditions {
    .init(window: window, direction: direction, ruleSet: ruleSet, workLimit: workLimit)
  }

  init(window: Size, direction: LayoutDirection) {
    (self.window, self.direction) = (window, direction)
    (ruleSet, isShuffled, log) = (.guide, false, nil)
  }

  /// Takes the options of an invocation.
  ///
  /// - Throws: ``CommandError/usage(_:)`` for a value that is none.
  init(_ invocation: Invocation) throws(CommandError) {
    let window = invocation.value(of: "window") ?? "320x480"
    guard let size = Size(words: window) else { throw .usage(UsageSentence.windowUnknown(window)) }
    self.window = size
    let direction = invocation.value(of: "direction") ?? "ltr"
    guard let known = ["ltr": LayoutDirection.leftToRight, "rtl": .rightToLeft][direction] else {
      throw .usage(.says("usage.directionUnknown", ["word": direction]))
    }
    self.direction = known
    let rules = invocation.value(of: "rules") ?? RuleSet.guide.rawValue
    guard let ruleSet = RuleSet(rawValue: rules) else {
      throw .usage(.says("usage.rulesUnknown", ["word": rules]))
    }
    self.ruleSet = ruleSet
    isShuffled = invocation.isSet("shuffle")
    log = try invocation.value(of: "log").map { form throws(CommandError) in
      let forms: [String: ConstraintDescription.Style] = [
        "today": .today, "ios9": .beforeIOS10,
      ]
      guard let style = forms[form] else {
        throw .usage(.says("usage.logForm", ["form": form]))
      }
      return style
    }
  }
}

struct TryReport: Report {
  struct Refusal: Encodable {
    let id: String
    let code: String?
    let place: PlaceReport
    let words: WordsReport
  }

  struct Missed: Encodable {
    let place: PlaceReport
    let distance: Double?
    let priority: Double
  }

  struct Redundancy: Encodable {
    let place: PlaceReport
    let from: [MemberReport]
  }

  struct Shuffle: Encodable {
    /// The number of orders besides the one that was written.
    let orders: Int
    let isSame: Bool
  }

  /// `solved`, `ambiguous`, `conflicting`, `refused` or `graderFault`.
  let outcome: String
  let window: CaseReport
  let rules: String
  let axes: [String]
  /// The lines in the way; empty unless the outcome is `refused`.
  let refusals: [Refusal]
  /// The layout that follows, or one of several; empty when there is none.
  let views: [ViewReport]
  var missed: [Missed]?
  var ranges: [RangeReport]?
  var otherViews: [ViewReport]?
  var members: [MemberReport]?
  var redundant: [Redundancy]?
  /// All such sets; the first is `members`.
  var conflicts: [ConflictReport]?
  var isComplete: Bool?
  var shuffle: Shuffle?
  var reason: String?

  init(_ result: TryResult) {
    let (trial, source, options) = (result.trial, result.source, result.options)
    let (words, strings) = (result.words, result.session.course.strings)
    outcome = trial.outcome.name
    window = CaseReport(window: options.window, direction: options.direction)
    rules = options.ruleSet.rawValue
    axes = trial.axes.map { "\($0)" }
    refusals = Self.refusals(trial, source, words, strings)
    func members(_ members: [Conflict.Member]) -> [MemberReport] {
      result.members(members).map { MemberReport($0, in: source) }
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
        ConflictReport(members: members($0.members), points: reportedPoints($0.points))
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
          Redundancy(place: source.report($0), from: members(dependence.reasons))
        }
      }
    }
    shuffle = result.shuffle.map { Shuffle(orders: $0.orders, isSame: $0.isSame) }
  }

  private static func refusals(
    _ trial: TriedLines, _ source: TryText, _ words: DiagnosisWords, _ strings: StringsCatalogue
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

extension TriedLines.Outcome {
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
  fileprivate func report(_ range: SourceRange) -> PlaceReport {
    let place = place(of: range.line)
    return PlaceReport(range, file: place.file, line: place.line)
  }
}
