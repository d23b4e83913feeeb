package import Course
import Grading
import LayoutEngine

extension PreparedExercise {
  /// The views that the given constraints determine.
  var shownSettled: (caption: Sentence, picture: Pictures)? {
    guard let settled = settledLayout else { return nil }
    let picture = drawn(settled.frames, as: .found, only: settled.items)
    guard picture.windows.contains(where: { !$0.picture.yours.isEmpty }) else { return nil }
    return (.says("command.goal.given"), picture)
  }
}

extension FeedbackWriter {
  /// How constraints lack the flaw that the exercise asks for.
  func words(for rule: FlawRule, wanting flaw: WantedFlaw) -> Feedback {
    switch rule {
    case .nothingConflicts(let lines):
      words(
        for: lines,
        isEverySatisfied(lines.frames, in: lines.layoutCase)
          ? FlawSentence.nothingConflicts : FlawSentence.nothingRequiredConflicts,
        lines.isAmbiguous
          ? .says("flaw.nothingConflicts.ambiguous") : .says("flaw.nothingConflicts.below"),
        .says("flaw.nothingConflicts.optional"), next: .says("flaw.nothingConflicts.next"))
    case .otherConflict(let finding): otherConflictWords(finding, wanting: flaw)
    case .nothingAmbiguous(let lines):
      words(
        for: lines, FlawSentence.nothingAmbiguous, .says("flaw.nothingAmbiguous.below"),
        .says("flaw.nothingAmbiguous.optional"),
        next: flaw.ambiguousAnchors.first.map { determinedNext($0) })
    case .otherAmbiguous(let finding): otherAmbiguousWords(finding)
    }
  }
}

extension FeedbackWriter {
  /// Which conflict or ambiguity an answer has, as the exercise asks.
  func flawPassed(_ flaw: WantedFlaw) -> Feedback {
    var feedback = Feedback()
    switch flaw {
    case .conflict(let wanted):
      feedback.seen = [passedWords(wanted)]
      feedback.meaning = conflictWords(wanted)
      feedback.picture = satisfiedPicture(wanted)
    case .ambiguity(let wanted):
      feedback.seen = [
        .says(
          "flaw.passed.ambiguous",
          [
            "anchors": names(wanted), "windows": prepared.exercise.windowList,
            "count": .count(wanted.count),
          ])
      ]
      if let layoutCase = prepared.expectation.cases.first,
        case .ambiguous(_, let ambiguity)? = solution(in: layoutCase)
      {
        feedback.seen.append(witnessWords(ambiguity, in: layoutCase))
        feedback.picture = witnesses(ambiguity, in: layoutCase)
      }
    }
    feedback.meaning.append(Sentence(verbatim: prepared.exercise.afterPass))
    return feedback
  }

  private func passedWords(_ wanted: WantedConflict) -> Sentence {
    let cases = prepared.expectation.cases
    let satisfied = cases.filter { !wanted.isWanted(in: $0) }
    guard !satisfied.isEmpty else {
      return .says("flaw.passed.conflict", ["windows": prepared.exercise.windowList])
    }
    return .says(
      "flaw.passed.partly",
      [
        "satisfied": windows(of: satisfied),
        "conflicts": windows(of: cases.filter(wanted.isWanted)),
      ])
  }

  /// The windows of cases, each once where it is the same in both directions.
  private func windows(of cases: [LayoutCase]) -> Sentence.Value {
    let told = cases.filter { layoutCase in
      layoutCase.direction == .leftToRight
        || !cases.contains {
          $0.setting == layoutCase.setting && $0.direction == .leftToRight
        }
    }
    return .list(told.map { .sentence(window(of: $0, along: .horizontal)) })
  }

  /// Which constraints conflict in the first case in which they should, and by how many points.
  private func conflictWords(_ wanted: WantedConflict) -> [Sentence] {
    guard case .conflict(let found)? = findings.evidence else { return [] }
    let conflict = found.conflict
    let direction = found.layoutCase.direction
    var told: [Sentence.Value] = []
    for member in conflict.members {
      // If lines are counted, what the scene adds isn't one of them.
      if wanted.members != .any, member.addition(to: scene, direction) != nil { continue }
      let words = member.words(among: found.constraints, in: scene, direction)
      // A chain is two constraints on one line.
      if !told.contains(words) { told.append(words) }
    }
    let place = window(of: found.layoutCase, along: .horizontal)
    if told.count == 1 {
      return [.says("flaw.conflict.alone", ["window": .sentence(place), "member": told[0]])]
    }
    let seen = Sentence.says("flaw.conflict", ["window": .sentence(place), "members": .list(told)])
    return [seen, conflict.conflict].compactMap { $0 }
  }

  /// The layout in the first case in which the exercise asks for no conflict, if there is one.
  private func satisfiedPicture(_ wanted: WantedConflict) -> Pictures? {
    guard let satisfied = prepared.expectation.cases.first(where: { !wanted.isWanted(in: $0) }),
      let frames = solution(in: satisfied)?.frames
    else { return nil }
    return found(frames, in: satisfied)
  }
}

extension FeedbackWriter {
  /// Says that all constraints can be satisfied, although the exercise asks for something else.
  private func words(
    for lines: SatisfiedLines, _ seen: (_ window: Sentence) -> Sentence, _ meaning: Sentence,
    _ optional: Sentence, next: Sentence?
  ) -> Feedback {
    Feedback(
      seen: [seen(window(of: lines.layoutCase, along: .horizontal))],
      meaning: [meaning] + (hasOptionalLine ? [optional] : []), next: next,
      picture: found(lines.frames, in: lines.layoutCase))
  }

  private func determinedNext(_ anchor: Anchor) -> Sentence {
    .says("flaw.nothingAmbiguous.next", ["anchor": scene.name(of: anchor)])
  }

  /// Says that other constraints conflict than the exercise asks for.
  private func otherConflictWords(
    _ finding: ConflictFinding, wanting flaw: WantedFlaw
  ) -> Feedback {
    Feedback(
      seen: [
        FeedbackSentence.conflict(
          window: window(of: finding.layoutCase, along: .horizontal),
          members: finding.members(in: scene))
      ], meaning: [asked(flaw)].compactMap { $0 }, next: .says("flaw.otherConflict.next"))
  }

  private func asked(_ flaw: WantedFlaw) -> Sentence? {
    guard case .conflict(let wanted) = flaw else { return nil }
    switch wanted.members {
    case .any: return nil
    case .lines(let count):
      return .says("flaw.otherConflict.lines", ["count": count])
    case .between(let given, let own):
      return .says(
        "flaw.otherConflict.between",
        ["given": .list(given.map { .text(prepared.exercise.given[$0].text) }), "own": .count(own)])
    }
  }

  /// Says that other numbers are ambiguous than the exercise asks for.
  private func otherAmbiguousWords(_ finding: OtherAmbiguityFinding) -> Feedback {
    let next: Sentence? =
      if let surplus = finding.surplus {
        .says("flaw.otherAmbiguous.surplus.next", ["anchor": scene.name(of: surplus)])
      } else {
        finding.missing.map { determinedNext($0) }
      }
    return Feedback(
      seen: [
        .says(
          "flaw.otherAmbiguous.seen",
          [
            "window": .sentence(window(of: finding.layoutCase, along: .horizontal)),
            "anchors": names(finding.found), "count": .count(finding.found.count),
          ])
      ],
      meaning: [
        .says("flaw.otherAmbiguous.asked", ["wanted": names(finding.wanted)]),
        witnessWords(finding.ambiguity, in: finding.layoutCase),
      ], next: next, picture: witnesses(finding.ambiguity, in: finding.layoutCase))
  }

  private func names(_ anchors: [Anchor]) -> Sentence.Value {
    .list(anchors.map { .text(scene.name(of: $0)) })
  }

  /// Whether a constraint of the answer is optional.
  private var hasOptionalLine: Bool {
    findings.read?.cases.contains { $0.lines.contains { !$0.priority.isRequired } } ?? false
  }
}

/// The sentences of exercises that ask for a conflict or an ambiguous layout.
package enum FlawSentence: SentenceArea {
  package static func nothingConflicts(window: Sentence) -> Sentence {
    says("flaw.nothingConflicts.seen", ["window": window])
  }
  package static func nothingRequiredConflicts(window: Sentence) -> Sentence {
    says("flaw.nothingConflicts.required", ["window": window])
  }
  package static func nothingAmbiguous(window: Sentence) -> Sentence {
    says("flaw.nothingAmbiguous.seen", ["window": window])
  }
}
