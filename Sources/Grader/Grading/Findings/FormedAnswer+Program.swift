import Course
import LayoutEngine

extension FormedAnswer {
  /// What an answer states, in whichever notation it is written.
  ///
  /// A program may state something else in each case. The first counts, unless something happens
  /// later: then it is the one that the failure speaks of.
  package init(_ findings: Findings, _ failure: FailureReason) {
    let exercise = findings.exercise
    guard findings.answer.notation == .swift else {
      if let read = findings.read {
        self.init(read.statements, for: exercise)
      } else {
        self.init(findings.answer.text, for: exercise)
      }
      return
    }
    let spoken = findings.spokenCase(of: failure)
    guard let all = findings.handedOver?.cases, all.indices.contains(spoken) else {
      self.init(forms: [])
      return
    }
    let made = all[spoken]
    var forms: [Statement] = []
    for line in made.lines + (made.offending.map { [$0] } ?? []) {
      guard let constraint = Constraint(unchecked: line.draft) else { continue }
      forms.append(
        Statement(
          line: line.range?.line ?? 0, form: .constraints([CanonicalForm(constraint)]), words: []))
    }
    for item in findings.handedOver?.facts.translating ?? [] {
      forms.append(
        Statement(
          line: 0, form: .scene(item: exercise.scene[item].name, .translatesMask(true)),
          words: []))
    }
    forms += Self.contentPriorities(in: made.scene, besides: exercise.scene).map {
      Statement(line: 0, form: $0, words: [])
    }
    self.init(forms: forms)
  }

  /// How firmly the exercise's views keep to their content, where it isn't as they are given.
  private static func contentPriorities(
    in made: Scene, besides given: Scene
  ) -> [StatementForm] {
    given.ids.flatMap { id in
      ContentPriority.allCases.compactMap { kind in
        let priority = made[id][kind]
        guard priority != given[id][kind] else { return nil }
        return .scene(item: given[id].name, .contentPriority(kind, priority))
      }
    }
  }
}
