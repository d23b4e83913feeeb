import Course
package import Grading
import LayoutEngine

/// What a class's answers are compared by: what an answer states, and its text.
package struct AnswerForm: Hashable, Sendable {
  /// Equal for answers that state the same, in any order and notation: 16 hexadecimal digits.
  ///
  /// Of lines it is their ``SystemForm`` in each of the exercise's cases; of answers to questions,
  /// windows, and lines that can't be laid out, that of their statements. An answer that can't be
  /// read or compiled is known by its verdict and its wording.
  package let form: String
  /// Equal for answers whose texts differ only in spaces, blank lines and comments, and in Swift
  /// also in the names that they declare: 16 hexadecimal digits.
  package let wording: String

  /// Takes both as they were computed before.
  package init(form: String, wording: String) {
    self.form = form
    self.wording = wording
  }

  /// Both of an answer that was graded; the same answer gives the same in every run.
  package init(_ findings: Findings) {
    wording = Wording(findings.answer).hash
    form = Self.form(of: findings) ?? Self.unread(findings, wording)
  }

  /// The forms of an exercise's own texts: the starters, and the answers that the course shows as right.
  ///
  /// Texts in Swift are known by their wording alone, because they aren't run for this.
  package static func own(of prepared: PreparedExercise) -> Set<AnswerForm> {
    let exercise = prepared.exercise
    let grading = Grading(prepared)
    let texts = exercise.starters + exercise.solutions + [exercise.solution] + exercise.alternatives
    return Set(texts.map { AnswerForm(grading.findings(on: Answer($0))) })
  }

  private static func form(of findings: Findings) -> String? {
    if let read = findings.read { return layout(of: read, findings.prepared) }
    switch findings.verdict.failure {
    case nil, .invalid, .unfinished, .mispredicted, .ruleMissed, .doneOtherwise:
      return StatedForms(findings).map { hash(.statements, $0.texts) }
    default: return nil
    }
  }

  private static func unread(_ findings: Findings, _ wording: String) -> String {
    hash(.unread, [findings.verdict.name.rawValue, wording])
  }

  /// What lines state, case by case; what is the same in several cases is computed once.
  private static func layout(of read: ReadAnswer, _ prepared: PreparedExercise) -> String {
    let exercise = prepared.exercise
    let known = exercise.itemNames.count
    var seen: [(layoutCase: LayoutCase, own: ReadAnswer.Case, hash: UInt64)] = []
    var hash = ShortHash([Source.layout.rawValue])
    for (layoutCase, own) in zip(prepared.expectation.cases, read.cases) {
      let same = seen.first {
        $0.layoutCase.hasContent(of: layoutCase) && $0.own.lines == own.lines
          && $0.own.given == own.given
          && $0.own.scene == own.scene
      }
      let part: UInt64
      if let same {
        part = same.hash
      } else {
        let form = SystemForm(own.problem(of: exercise, in: layoutCase), known: known)
        part = ShortHash(form.words).value
        seen.append((layoutCase, own, part))
      }
      hash.update(part)
    }
    return hash.text
  }

  /// The source of a form, so that forms of different sources always differ.
  private enum Source: UInt64 {
    case layout
    case statements
    case unread
  }

  private static func hash(_ source: Source, _ texts: [String]) -> String {
    var hash = ShortHash([source.rawValue])
    for text in texts { hash.update(text) }
    return hash.text
  }
}
