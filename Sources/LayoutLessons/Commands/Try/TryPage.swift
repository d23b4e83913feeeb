import Course
import Feedback
import Grading
import LayoutEngine
import Terminal

/// What follows from lines outside the course, as it is printed.
struct TryPage {
  let session: Session
  let trial: Trial
  let source: TryText
  let options: TryOptions

  var words: DiagnosisWords {
    DiagnosisWords(scene: trial.problem.scene, direction: options.direction)
  }

  func add(to page: inout Page) {
    switch trial.outcome {
    case .refused(let refusals): addRefusals(refusals, to: &page)
    case .solved(let frames): add(frames, to: &page)
    case .ambiguous(let ambiguity): add(ambiguity, to: &page)
    case .conflicting: addConflicts(to: &page)
    case .tooLarge(let finding):
      page.paragraph(StyledText(text(finding.sentence), .bad))
    case .failed(let error):
      page.paragraph(
        StyledText(text(FeedbackSentence.ourMistake(reason: error)), .bad))
    }
  }

  func text(_ sentence: Sentence) -> String { session.course.strings.text(sentence) }

  private func addRefusals(_ refusals: [FailureReason], to page: inout Page) {
    for refusal in refusals {
      guard let said = words.refusal(refusal), let range = refusal.range else { continue }
      page.gap()
      let place = source.place(of: range.line)
      let sentence = said.seen.map(text).joined(separator: " ")
      let hint = said.next.map { "; \(text($0))" } ?? ""
      let isCode = if case .invalid = refusal { false } else { true }
      page.paragraph(
        StyledText("\(place.label):\(range.start.column): ", .quiet)
          + StyledText("error: ", .bad) + StyledText(isCode ? sentence + hint : sentence),
        hanging: 4)
      page.addExcerpt(of: source, range: range)
      if !isCode, let next = said.next { page.paragraph(StyledText(text(next))) }
    }
  }

  private func add(_ frames: Frames, to page: inout Page) {
    let missed = trial.missed(in: frames)
    page.paragraph(
      StyledText(
        session.text(missed.isEmpty ? .says("command.try.solved") : .says("command.try.nearest")),
        missed.isEmpty ? .good : .plain))
    for (constraint, distance) in missed {
      guard let range = constraint.origin.answerRange else { continue }
      page.paragraph(
        StyledText(
          session.text(
            .says(
              "command.try.missed",
              [
                "line": .text(source.label(of: range.line)),
                "priority": .points(constraint.priority.value), "distance": .points(distance),
              ]))))
    }
    addDependences(to: &page)
    addAxisNote(to: &page)
    page.gap()
    page.add(table(of: frames))
    page.gap()
    addDrawing(of: frames, to: &page)
  }

  private func addAxisNote(to page: inout Page) {
    guard trial.axes.count == 1, let axis = trial.axes.first else { return }
    page.paragraph(
      StyledText(
        session.text(axis == .horizontal ? .says("command.try.across") : .says("command.try.down")),
        .quiet))
  }

  /// Which lines add nothing, and what they follow from.
  private func addDependences(to page: inout Page) {
    for dependence in trial.redundantEquations {
      guard let line = label(ofConstraint: dependence.constraint) else { continue }
      let from = Sentence.Value.list(dependence.reasons.compactMap { others($0) })
      let isHere = dependence.reasons.contains { if case .given = $0 { true } else { false } }
      page.paragraph(
        StyledText(
          session.text(
            isHere
              ? .says("command.try.follows.here", ["line": .text(line), "others": from])
              : .says("command.try.follows", ["line": .text(line), "others": from]))))
    }
  }

  private func others(_ member: Conflict.Member) -> Sentence.Value? {
    if let sentence = words.member(member) { return .sentence(sentence) }
    guard case .constraint(let index) = member, let line = label(ofConstraint: index) else {
      return nil
    }
    return .sentence(FeedbackSentence.memberLine(line: line))
  }

  private func label(ofConstraint index: Int) -> String? {
    trial.constraints[index].origin.answerRange.map { source.label(of: $0.line) }
  }

  private func table(of frames: Frames) -> TextTable {
    let attributes = trial.axes.flatMap { axis -> [Attribute] in
      axis == .horizontal ? [.leading, .trailing, .width] : [.top, .bottom, .height]
    }
    let rows = trial.scene.ids.dropFirst().map { id in
      [StyledText(trial.scene[id].name, .code)]
        + attributes.map { attribute in
          let value = trial.problem.value(of: Anchor(id, attribute), in: frames)
          return StyledText(pointsText(value))
        }
    }
    return TextTable(
      header: [""] + attributes.map { StyledText($0.name) }, rows: rows,
      alignments: [.leading] + attributes.map { _ in .trailing })
  }

  private func addDrawing(of frames: Frames, to page: inout Page) {
    let layoutCase = LayoutCase(
      CaseWindow(size: options.window), direction: options.direction, isShown: true)
    page.paragraph(StyledText(text(layoutCase.title), .quiet))
    page.add(
      trial.picture(of: frames, options.window, options.direction), session, isOutsideSaid: true)
  }

  private func add(_ ambiguity: Ambiguity, to page: inout Page) {
    page.paragraph(StyledText(session.text(CommandSentence.tryAmbiguous), .bad))
    addAxisNote(to: &page)
    page.gap()
    for range in ambiguity.ranges {
      page.paragraph(StyledText(text(words.range(of: range))), indent: 4, hanging: 6)
    }
    page.gap()
    addDependences(to: &page)
    for (key, frames) in [
      (Sentence.says("command.try.one"), ambiguity.witness),
      (.says("command.try.another"), ambiguity.otherWitness),
    ] {
      page.gap()
      page.paragraph(StyledText(session.text(key), .strong))
      addDrawing(of: frames, to: &page)
    }
  }
}

extension Page {
  /// Adds what conflicts: lines are quoted, everything else is told in words.
  mutating func addMembers(
    of conflict: Conflict, among constraints: [Constraint], _ source: TryText,
    _ words: DiagnosisWords, _ strings: StringsCatalogue
  ) {
    for member in conflict.members {
      if let sentence = words.member(member) {
        paragraph(StyledText(strings.text(sentence)), indent: 4, hanging: 6)
      } else if case .constraint(let index) = member, constraints.indices.contains(index) {
        guard let range = constraints[index].origin.answerRange else {
          let equation = EquationPrinter.equation(for: constraints[index], in: words.scene)
          paragraph(StyledText(equation, .code), indent: 4, hanging: 6)
          continue
        }
        addExcerpt(of: source, range: range, isMarked: false)
      }
    }
  }

  /// Quotes a line of tried text, with marks under the part that is meant.
  mutating func addExcerpt(of source: TryText, range: SourceRange, isMarked: Bool = true) {
    let lines = source.lines
    guard range.line >= 1, range.line <= lines.count else { return }
    let line = String(lines[range.line - 1])
    let start = max(1, range.start.column) - 1
    let length = max(0, range.length ?? line.count - start)
    quote(
      line, source.label(of: range.line), marking: isMarked ? start..<start + length : nil,
      indent: 4)
  }
}
