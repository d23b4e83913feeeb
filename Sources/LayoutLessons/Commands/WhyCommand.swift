import Course
import Feedback
import Grading
import LayoutEngine
import Terminal

/// `lessons why`: the equations from which an anchor's place follows.
enum WhyCommand {
  static let command = CommandSpec(
    "why", summary: .says("help.why"),
    details: .says("help.why.details"),
    positionals: [
      .init("anchor", help: .says("help.why.anchor")),
      .init("equations", .repeating, help: HelpSentence.equations),
    ],
    options: [
      .init("exercise", placeholder: "answer", help: .says("help.why.exercise")),
      .init("window", placeholder: "size", help: .says("help.why.window")),
      .init("direction", placeholder: "way", help: HelpSentence.direction),
      .init("times", placeholder: "number", help: .says("help.why.times")),
      .init("rules", placeholder: "set", help: HelpSentence.rules),
      .trust,
    ], run: run)

  static func run(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    guard let word = invocation.positionals.first else {
      throw .usage(.says("usage.why.anchorMissing"))
    }
    return invocation.positionals.count > 1
      ? try explainLines(word, invocation, surroundings)
      : try explainAnswer(word, invocation, surroundings)
  }

  // MARK: Lines of the command

  private static func explainLines(
    _ word: String, _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    guard !invocation.isSet("exercise") else { throw .usage(.says("usage.why.exerciseAndLines")) }
    guard !invocation.isSet("times") else { throw .usage(.says("usage.why.timesAndLines")) }
    let words = invocation.positionals.dropFirst()
    if let file = words.first(where: TryText.isSwift) {
      throw .usage(.says("usage.why.swiftLines", ["file": file]))
    }
    let options = try TryOptions(invocation)
    let session = try Session(surroundings, invocation, home: .none)
    let tried = try TryResult(Array(words), options, session)
    switch tried.trial.outcome {
    case .solved, .ambiguous, .conflicting:
      let anchor = try Anchor(typed: word, in: tried.trial.scene)
      return WhyResult(anchor, WhySubject(tried), session).outcome(invocation)
    case .refused, .tooLarge, .failed: return tried.outcome(invocation)
    }
  }

  // MARK: The learner's answer

  private static func explainAnswer(
    _ word: String, _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    let name = invocation.value(of: "exercise")
    let session = try Session(surroundings, invocation)
    let (exercise, path) = try session.answer(named: name)
    guard !exercise.isQuestions else {
      throw .usage(.says("usage.why.numbers", ["exercise": exercise.id]))
    }
    let prepared = try session.prepared(exercise)
    let answer = try LearnerFiles.answer(at: path, shownAs: surroundings.shortened(path))
    let findings = Grading(prepared).findings(on: answer, running: session.runner(invocation))
    guard let read = findings.read else {
      let check = Check(session: session, findings)
      if invocation.isSet("json") {
        return session.outcome(check.report, of: "why", status: findings.verdict.status)
      }
      var page = FittedPage(columns: surroundings.settings.columns)
      FeedbackPage(check).add(to: &page)
      return session.outcome(page, invocation, status: findings.verdict.status)
    }
    let subject = try WhySubject(
      read, of: answer, to: prepared, in: layoutCase(invocation, prepared))
    let anchor = try Anchor(typed: word, in: subject.problem.scene)
    return WhyResult(anchor, subject, session).outcome(invocation)
  }

  /// The first shown window, from left to right, but for what the options say.
  private static func layoutCase(
    _ invocation: Invocation, _ prepared: PreparedExercise
  ) throws(CommandError) -> LayoutCase {
    let options = try TryOptions(invocation)
    if let word = invocation.value(of: "times") {
      return try laterCase(after: word, invocation, options, prepared.expectation.cases)
    }
    let cases = prepared.expectation.cases
    let first = cases.first { $0.isShown && $0.direction == options.direction }
    guard !invocation.isSet("window"), let usual = first ?? cases.first else {
      return options.layoutCase
    }
    return LayoutCase(
      usual.setting, direction: invocation.isSet("direction") ? options.direction : usual.direction,
      isShown: usual.isShown)
  }

  /// The case of a later moment, for which a program has to have been run.
  private static func laterCase(
    after word: String, _ invocation: Invocation, _ options: TryOptions, _ cases: [LayoutCase]
  ) throws(CommandError) -> LayoutCase {
    let found = cases.first {
      "\($0.setting.times)" == word && $0.direction == options.direction
        && (!invocation.isSet("window") || $0.window == options.window)
    }
    if let found { return found }
    let known = Set(cases.map(\.setting.times)).sorted().map(String.init)
    throw .usage(.says("usage.why.timesUnknown", ["known": known.joined(separator: ", ")]))
  }
}

extension Anchor {
  /// Reads an anchor of a scene as it is typed: `Blue.leading`.
  ///
  /// - Throws: ``CommandError/usage(_:)`` for a name that isn't there, with those that come nearest.
  init(typed word: String, in scene: Scene) throws(CommandError) {
    guard let dot = word.lastIndex(of: ".") else {
      throw .usage(.says("usage.why.anchorUnknown", ["word": word]))
    }
    let name = word[..<dot].filter { $0 != "`" }
    let end = String(word[word.index(after: dot)...])
    guard let item = scene.id(named: name) else {
      let names = scene.items.map(\.name)
      throw .usage(
        Self.nearest(to: name, among: names).map {
          .says("usage.why.viewUnknown.nearest", ["name": .text(name), "nearest": .sentence($0)])
        }
          ?? .says("usage.why.viewUnknown", ["name": name, "names": names.joined(separator: ", ")]))
    }
    guard let attribute = Attribute(name: end) else {
      let names = Attribute.allCases.map(\.name)
      throw .usage(
        Self.nearest(to: end, among: names).map {
          .says(
            "usage.why.attributeUnknown.nearest", ["name": .text(end), "nearest": .sentence($0)])
        }
          ?? .says(
            "usage.why.attributeUnknown",
            ["name": end, "names": names.joined(separator: ", ")]))
    }
    self.init(item, attribute)
  }

  private static func nearest(to name: String, among names: [String]) -> Sentence? {
    let nearest = NearestNames.suggestions(for: name, among: names)
    return nearest.isEmpty ? nil : UsageSentence.either(nearest)
  }
}

struct WhySubject {
  let problem: LayoutProblem
  let source: TryText
  /// Whether a line's constraint is better told as an equation: Swift is.
  let isSwift: Bool
  let sceneStatements: [SceneStatement]
  /// The exercise that the lines answer; `nil` for lines of the command.
  let exercise: Exercise?
  let layoutCase: LayoutCase

  init(_ tried: TryResult) {
    problem = tried.trial.problem
    source = tried.source
    isSwift = false
    sceneStatements = EquationReader.read(source.text).sceneStatements
    exercise = nil
    layoutCase = tried.options.layoutCase
  }

  /// The learner's answer, in one case of its exercise or another window.
  ///
  /// - Throws: ``CommandError/usage(_:)`` for a window in which a program wasn't run.
  init(
    _ read: ReadAnswer, of answer: Answer, to prepared: PreparedExercise, in layoutCase: LayoutCase
  ) throws(CommandError) {
    let exercise = prepared.exercise
    let cases = prepared.expectation.cases
    var place = 0
    if let found = cases.firstIndex(where: { $0.isAlike(layoutCase) }) {
      place = found
    } else if answer.notation == .swift {
      let windows = exercise.windows.map {
        "\(pointsText($0.size.width))x\(pointsText($0.size.height))"
      }
      throw .usage(
        .says("usage.why.windowsOnly", ["windows": windows.joined(separator: ", ")]))
    }
    let own = read.cases[place]
    let known = cases.indices.contains(place) && cases[place].isAlike(layoutCase)
    self.layoutCase = known ? cases[place] : layoutCase
    problem = own.problem(of: exercise, in: self.layoutCase)
    source = TryText(answer)
    isSwift = answer.notation == .swift
    sceneStatements =
      isSwift
      ? [] : EquationReader.read(answer.text, names: exercise.itemNames).sceneStatements
    self.exercise = exercise
  }
}

extension LayoutCase {
  /// Whether another case has the same window and direction, at the same moment.
  fileprivate func isAlike(_ other: LayoutCase) -> Bool {
    window == other.window && direction == other.direction
      && setting.times == other.setting.times
  }
}

struct WhyReport: Report {
  struct Step: Encodable {
    let anchor: String
    let value: Double?
    /// The item from whose edge a position counts; left out for a size.
    let origin: String?
    /// The sum in numbers: `304 - 80`.
    let sum: String
    let readings: [Reading]
    let constant: Double?
    /// What it rests on; empty where the numbers of the readings leave no choice.
    let reasons: [MemberReport]
    let isLimit: Bool
    let pulls: [Pull]
  }

  struct Reading: Encodable {
    /// The step, counted from 0.
    let step: Int
    let factor: Double
  }

  struct Pull: Encodable {
    let statement: MemberReport
    /// What it asks of its first anchor; left out if it gets that.
    let wanted: Double?
  }

  /// `derived`, `free`, `conflicting`, `limitExceeded` or `graderFault`.
  let outcome: String
  let anchor: String
  let window: CaseReport
  let exercise: ExerciseReport?
  var value: Double?
  /// The last one gives the anchor.
  var steps: [Step] = []
  var range: RangeReport?
  var members: [MemberReport]?
  var reason: String?

  init(_ result: WhyResult) {
    let (subject, session) = (result.subject, result.session)
    anchor = result.anchor
    window = CaseReport(subject.layoutCase)
    exercise = subject.exercise.map { ExerciseReport($0, session) }
    switch result.finding.outcome {
    case .found(.derived(let derivation)):
      outcome = "derived"
      value = derivation.steps.last.flatMap { reportedPoints($0.number.value) }
      steps = derivation.steps.map { result.step($0, among: derivation.steps) }
    case .found(.ambiguous(let extent)):
      outcome = "ambiguous"
      range = RangeReport(anchor, extent)
    case .found(.unsatisfiable(let conflict)):
      outcome = "conflicting"
      members = conflict.members.map { result.report(.statement($0)) }
    case .tooLarge(let limit):
      outcome = "limitExceeded"
      reason = session.text(limit.sentence)
    case .failed(let error):
      outcome = "graderFault"
      reason = error
    }
  }
}

extension WhyResult {
  fileprivate func report(_ reason: Derivation.Reason) -> MemberReport {
    MemberReport(words.told(reason), in: subject.source)
  }

  fileprivate func step(_ step: Derivation.Step, among steps: [Derivation.Step]) -> WhyReport.Step {
    let scene = subject.problem.scene
    return WhyReport.Step(
      anchor: scene.name(of: step.number.anchor), value: reportedPoints(step.number.value),
      origin: step.number.origin.map { scene.name(of: $0) },
      sum: SumText(step, among: steps).text,
      readings: step.readings.map { .init(step: $0.step, factor: $0.factor) },
      constant: reportedPoints(step.constant), reasons: step.reasons.map(report),
      isLimit: step.isLimit,
      pulls: step.pulls.map {
        .init(statement: report(.statement($0.member)), wanted: $0.wanted.flatMap(reportedPoints))
      })
  }
}
