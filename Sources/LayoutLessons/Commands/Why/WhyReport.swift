import Course
import Feedback
import Grading
import LayoutEngine
import Terminal

/// `lessons why`: how an anchor follows from what is given.
struct WhyReport: Report {
  /// A number, and how it follows.
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
    /// What presses against the limit.
    let pulls: [Pull]
  }

  /// A number of an earlier step, scaled.
  struct Reading: Encodable {
    /// The step, counted from 0.
    let step: Int
    let factor: Double
  }

  /// A statement that presses against a limit.
  struct Pull: Encodable {
    let statement: MemberReport
    /// What it asks of its first anchor; left out if it gets that.
    let wanted: Double?
  }

  /// `derived`, `free`, `conflicting`, `limitExceeded` or `graderFault`.
  let outcome: String
  let anchor: String
  let window: CaseReport
  /// The exercise whose answer is explained.
  let exercise: ExerciseReport?
  var value: Double?
  /// The last one gives the anchor.
  var steps: [Step] = []
  /// What the anchor can be.
  var range: RangeReport?
  /// A smallest set that can't all be satisfied.
  var members: [MemberReport]?
  var reason: String?

  init(_ finding: WhyFinding, _ subject: WhySubject, _ session: Session) {
    let strings = session.course.strings
    let writer = MemberWriter(subject: subject, strings: strings)
    anchor = subject.problem.scene.name(of: finding.anchor)
    window = CaseReport(subject.layoutCase)
    exercise = subject.exercise.map { ExerciseReport($0, session) }
    switch finding.outcome {
    case .found(.derived(let derivation)):
      outcome = "derived"
      value = derivation.steps.last.flatMap { reportedPoints($0.number.value) }
      steps = derivation.steps.map { writer.step($0, among: derivation.steps) }
    case .found(.ambiguous(let extent)):
      outcome = "ambiguous"
      range = RangeReport(anchor, extent)
    case .found(.unsatisfiable(let conflict)):
      outcome = "conflicting"
      members = conflict.members.map { writer.report(.statement($0)) }
    case .tooLarge(let limit):
      outcome = "limitExceeded"
      reason = strings.text(limit.sentence)
    case .failed(let error):
      outcome = "graderFault"
      reason = error
    }
  }

  /// Puts statements and steps into reports.
  private struct MemberWriter {
    let subject: WhySubject
    let strings: StringsCatalogue

    private var words: WhyWords { WhyWords(subject: subject, strings: strings) }

    func report(_ reason: Derivation.Reason) -> MemberReport {
      guard case .statement(let member) = reason, let quotation = words.quotation(of: member)
      else { return MemberReport(words: words.name(of: reason) ?? "") }
      let place = words.range(of: member).map { subject.source.place(of: $0.line) }
      return MemberReport(file: place?.file, line: place?.line, words: quotation)
    }

    func step(_ step: Derivation.Step, among steps: [Derivation.Step]) -> Step {
      let scene = subject.problem.scene
      return Step(
        anchor: scene.name(of: step.number.anchor), value: reportedPoints(step.number.value),
        origin: step.number.origin.map { scene.name(of: $0) },
        sum: SumText(step, among: steps).text,
        readings: step.readings.map { Reading(step: $0.step, factor: $0.factor) },
        constant: reportedPoints(step.constant), reasons: step.reasons.map(report),
        isLimit: step.isLimit,
        pulls: step.pulls.map {
          Pull(
            statement: report(.statement($0.member)), wanted: $0.wanted.flatMap(reportedPoints))
        })
    }
  }
}
