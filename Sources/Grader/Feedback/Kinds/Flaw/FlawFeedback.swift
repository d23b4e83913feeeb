import Course
import Grading
import LayoutEngine

/// What is said about lines with which something is to be wrong.
struct FlawFeedback: KindFeedback {
  let flaw: WantedFlaw

  func passed(_ writer: FeedbackWriter) -> Feedback { writer.flawPassed(flaw) }

  func words(for rule: any KindFact, _ writer: FeedbackWriter) -> Feedback? {
    switch rule as? FlawRule {
    case .nothingConflicts(let kept)?:
      writer.words(
        for: kept,
        writer.isEverySatisfied(kept.frames, in: kept.layoutCase)
          ? .nothingConflicts : .nothingRequiredConflicts,
        kept.isFree ? .keptFree : .keptBelow, .givesWay,
        next: Sentence(FlawSentence.nothingConflictsNext))
    case .otherConflict(let finding)?: writer.otherConflictWords(finding, wanting: flaw)
    case .nothingFree(let kept)?:
      writer.words(
        for: kept, .nothingFree, .onlyLayout, .decides,
        next: flaw.freeNumbers.first.map { writer.settledNext($0) })
    case .otherFree(let finding)?: writer.otherFreeWords(finding)
    case nil: nil
    }
  }

  var conflictMeaning: Sentence? {
    if case .freedom = flaw { return Sentence(FlawSentence.noLayout) }
    return Sentence(FlawSentence.holdsThere)
  }

  /// The views that the given lines settle.
  func shown(of prepared: PreparedExercise) -> (caption: Sentence, picture: Picture)? {
    guard let settled = prepared.settledLayout else { return nil }
    let picture = prepared.drawn(settled.frames, as: .found, only: settled.items)
    guard !picture.layouts.allSatisfy(\.views.isEmpty) else { return nil }
    return (Sentence(FlawSentence.given), picture)
  }
}

extension FeedbackWriter {
  /// What is wrong with an answer, as the exercise wants it.
  fileprivate func flawPassed(_ flaw: WantedFlaw) -> Feedback {
    var feedback = Feedback()
    switch flaw {
    case .conflict(let wanted):
      feedback.seen = [passedWords(wanted)]
      feedback.meaning = conflictWords(wanted)
      feedback.picture = keptPicture(wanted)
    case .freedom(let wanted):
      feedback.seen = [
        Sentence(
          FlawSentence.passedFree,
          [
            "free": names(wanted), "count": .count(wanted.count),
            "windows": prepared.exercise.windowList,
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
      return Sentence(FlawSentence.passedConflict, ["windows": prepared.exercise.windowList])
    }
    return Sentence(
      FlawSentence.passedPartly,
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
    return .list(told.map { window(of: $0, along: .horizontal) })
  }

  /// Which lines conflict in the first case in which they are to, and by how many points.
  private func conflictWords(_ wanted: WantedConflict) -> [Sentence] {
    guard let found = findings.evidence as? ConflictFinding else { return [] }
    let conflict = found.conflict
    let direction = found.layoutCase.direction
    var told: [Sentence.Value] = []
    for member in conflict.members {
      // Where lines are counted, what the scene adds holds anyhow.
      if wanted.members != .any, member.addition(to: scene, direction) != nil { continue }
      let words = member.words(among: found.constraints, in: scene, direction)
      // A chain states two things on one line.
      if !told.contains(words) { told.append(words) }
    }
    let place = window(of: found.layoutCase, along: .horizontal)
    if told.count == 1 {
      return [Sentence(FlawSentence.conflictAlone, ["window": place, "member": told[0]])]
    }
    let seen = Sentence(FlawSentence.conflict, ["window": place, "members": .list(told)])
    return [seen, conflict.conflict].compactMap { $0 }
  }

  /// The layout where the lines hold, if they are to hold somewhere that is shown.
  private func keptPicture(_ wanted: WantedConflict) -> Picture? {
    guard let kept = prepared.expectation.cases.first(where: { !wanted.isWanted(in: $0) }),
      let frames = solution(in: kept)?.frames
    else { return nil }
    return found(frames, in: kept)
  }
}

extension FeedbackWriter {
  /// That all lines can be kept, although something is to be wrong with them.
  fileprivate func words(
    for kept: KeptLines, _ seen: FlawSentence, _ meaning: FlawSentence,
    _ optional: FlawSentence, next: Sentence?
  ) -> Feedback {
    Feedback(
      seen: [Sentence(seen, ["window": window(of: kept.layoutCase, along: .horizontal)])],
      meaning: [Sentence(meaning)] + (hasOptionalLine ? [Sentence(optional)] : []), next: next,
      picture: found(kept.frames, in: kept.layoutCase))
  }

  fileprivate func settledNext(_ anchor: Anchor) -> Sentence {
    Sentence(FlawSentence.settledNext, ["anchor": .text(scene.name(of: anchor))])
  }

  /// That others conflict than those that are to.
  fileprivate func otherConflictWords(
    _ finding: ConflictFinding, wanting flaw: WantedFlaw
  ) -> Feedback {
    Feedback(
      seen: [
        Sentence(
          FeedbackSentence.conflict,
          [
            "members": finding.members(in: scene),
            "window": window(of: finding.layoutCase, along: .horizontal),
          ])
      ], meaning: [asked(flaw)].compactMap { $0 },
      next: Sentence(FlawSentence.otherConflictNext))
  }

  private func asked(_ flaw: WantedFlaw) -> Sentence? {
    guard case .conflict(let wanted) = flaw else { return nil }
    switch wanted.members {
    case .any: return nil
    case .lines(let count):
      return Sentence(FlawSentence.conflictOfLines, ["count": .count(count)])
    case .between(let given, let own):
      return Sentence(
        FlawSentence.conflictBetween,
        ["given": .list(given.map { .text(prepared.exercise.given[$0].text) }), "own": .count(own)])
    }
  }

  /// That other numbers are free than those that are to be.
  fileprivate func otherFreeWords(_ finding: FreedomFinding) -> Feedback {
    let next: Sentence? =
      if let surplus = finding.surplus {
        Sentence(FlawSentence.surplusNext, ["anchor": .text(scene.name(of: surplus))])
      } else {
        finding.missing.map { settledNext($0) }
      }
    return Feedback(
      seen: [
        Sentence(
          FlawSentence.otherFree,
          [
            "window": window(of: finding.layoutCase, along: .horizontal),
            "free": names(finding.free), "count": .count(finding.free.count),
          ])
      ],
      meaning: [
        Sentence(FlawSentence.freeAsked, ["wanted": names(finding.wanted)]),
        witnessWords(finding.ambiguity, in: finding.layoutCase),
      ], next: next, picture: witnesses(finding.ambiguity, in: finding.layoutCase))
  }

  private func names(_ anchors: [Anchor]) -> Sentence.Value {
    .list(anchors.map { .text(scene.name(of: $0)) })
  }

  /// Whether a line of the answer may give way.
  private var hasOptionalLine: Bool {
    findings.read?.cases.contains { $0.lines.contains { !$0.priority.isRequired } } ?? false
  }
}
