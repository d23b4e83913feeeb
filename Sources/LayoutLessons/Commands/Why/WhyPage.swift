import Course
import Feedback
import Grading
import LayoutEngine
import Terminal

/// Why an anchor is where it is, as it is printed.
struct WhyPage {
  let session: Session
  let subject: WhySubject
  let finding: WhyFinding

  private var strings: StringsCatalogue { session.course.strings }
  private var words: WhyWords { WhyWords(subject: subject, strings: strings) }
  private var anchor: String { subject.problem.scene.name(of: finding.anchor) }

  private func text(_ sentence: Sentence) -> String {
    strings.text(sentence)
  }

  func add(to page: inout Page) {
    switch finding.outcome {
    case .found(.derived(let derivation)): add(derivation, to: &page)
    case .found(.ambiguous(let range)):
      page.paragraph(StyledText(text(.says("why.ambiguous", ["anchor": .text(anchor)])), .bad))
      let name = subject.problem.scene.name(of: finding.anchor)
      page.paragraph(StyledText(strings.text(DiagnosisWords.range(of: name, range))))
    case .found(.unsatisfiable(let conflict)): add(conflict, to: &page)
    case .tooLarge(let limit):
      page.paragraph(StyledText(strings.text(limit.sentence), .bad))
    case .failed(let error):
      page.paragraph(
        StyledText(
          strings.text(FeedbackSentence.ourMistake(reason: error)), .bad))
    }
  }

  private func add(_ conflict: Conflict, to page: inout Page) {
    page.paragraph(StyledText(text(.says("why.noLayout", ["anchor": .text(anchor)])), .bad))
    page.paragraph(StyledText(session.text(CommandSentence.tryConflicting)))
    page.gap()
    page.addMembers(
      of: conflict, among: subject.problem.constraints, subject.source,
      DiagnosisWords(scene: subject.problem.scene, direction: subject.problem.direction), strings)
    page.gap()
    page.paragraph(
      StyledText(
        session.text(
          conflict.members.count == 1 ? CommandSentence.tryAlone : CommandSentence.tryMinimal)))
  }

  private func add(_ derivation: Derivation, to page: inout Page) {
    page.paragraph(StyledText(answer(derivation), .strong))
    page.gap()
    let rows = derivation.steps.enumerated().filter { place, step in
      place == derivation.steps.count - 1 || !words.isBeforehand(step)
    }.map { row(of: $0.element, among: derivation.steps) }
    page.add(
      TextTable(
        header: [Sentence.says("why.known"), .says("why.line"), .says("why.gives")].map {
          StyledText(text($0))
        }, rows: rows))
  }

  private func answer(_ derivation: Derivation) -> String {
    let layoutCase = subject.layoutCase
    let name = layoutCase.setting.name
    let value = derivation.steps.last?.number.value ?? 0
    let (width, height) = (layoutCase.window.width, layoutCase.window.height)
    let sentence: Sentence =
      switch (layoutCase.direction, name) {
      case (.leftToRight, nil):
        .says(
          "why.answer",
          [
            "anchor": .text(anchor), "value": .points(value), "width": .points(width),
            "height": .points(height),
          ])
      case (.leftToRight, let name?):
        .says(
          "why.answer.with",
          [
            "anchor": .text(anchor), "value": .points(value), "width": .points(width),
            "height": .points(height), "name": .text(name),
          ])
      case (.rightToLeft, nil):
        .says(
          "why.answer.rightToLeft",
          [
            "anchor": .text(anchor), "value": .points(value), "width": .points(width),
            "height": .points(height),
          ])
      case (.rightToLeft, let name?):
        .says(
          "why.answer.rightToLeft.with",
          [
            "anchor": .text(anchor), "value": .points(value), "width": .points(width),
            "height": .points(height), "name": .text(name),
          ])
      }
    return text(sentence)
  }

  private func row(of step: Derivation.Step, among steps: [Derivation.Step]) -> [StyledText] {
    let known = step.readings.map { words.known(steps[$0.step].number) }
    var gives = StyledText(words.equation(of: step, among: steps), .code)
    let pulls = words.pulls(of: step)
    if !pulls.isEmpty { gives += StyledText(pulls) }
    return [
      StyledText(known.isEmpty ? text(.says("why.known.nothing")) : known.joined(separator: ", ")),
      reasons(of: step, among: steps), gives,
    ]
  }

  private func reasons(of step: Derivation.Step, among steps: [Derivation.Step]) -> StyledText {
    guard !step.reasons.isEmpty else {
      return StyledText(words.geometry(of: step, among: steps))
    }
    var parts: [StyledText] = []
    for reason in step.reasons {
      let part = said(reason)
      if !parts.contains(part) { parts.append(part) }
    }
    return parts.joined(separator: "; ")
  }

  private func said(_ reason: Derivation.Reason) -> StyledText {
    guard case .statement(let member) = reason, let quotation = words.quotation(of: member) else {
      return StyledText(words.name(of: reason) ?? "")
    }
    let label =
      words.range(of: member).map { subject.source.label(of: $0.line) }
      ?? text(.says("why.by.given"))
    // As code it would never be broken, which makes the column too wide for a table.
    return "\(label + ":", .quiet) \(quotation)"
  }
}
