import Course
import Grading
import LayoutEngine

extension FeedbackWriter {
  /// Says what nothing determines, and which values are possible.
  func ambiguityWords(_ finding: AmbiguityFinding, _ diagnosis: Diagnosis?) -> Feedback {
    guard let range = finding.ambiguity.ranges.first else { return Feedback() }
    var meaning: [Sentence] = []
    if finding.layoutCase.setting.times > 0 {
      let window = window(of: finding.layoutCase, along: range.part.axis)
      meaning.append(.says("feedback.ambiguous.later", ["window": .sentence(window)]))
    }
    meaning.append(witnessWords(finding.ambiguity, in: finding.layoutCase))
    // From right to left, a view begins at its right edge, but the range of x counts from the left.
    if range.part != .x || finding.layoutCase.direction == .leftToRight {
      meaning += [words(for: range)].compactMap { $0 }
    }
    if let blame = finding.blame {
      meaning += [part(of: blame), falseLine(blame, in: finding.layoutCase)].compactMap { $0 }
    }
    if let sentence = diagnosis.flatMap({ words(for: $0) }) { meaning.append(sentence) }
    let part = Sentence.Value.sentence(range.words(in: scene))
    let isMissing = diagnosis?.kind == .missingLine && isEveryLineRight
    let next: Sentence =
      isMissing
      ? .says("feedback.ambiguous.next.missing", ["part": part])
      : .says("feedback.ambiguous.next", ["part": part])
    return Feedback(
      seen: [range.missing(in: scene)], meaning: meaning,
      next: isAboutContent(range) ? .says("feedback.ambiguous.content.next") : next)
  }

  /// Says which constraints both of the drawn layouts satisfy.
  func witnessWords(_ ambiguity: Ambiguity, in layoutCase: LayoutCase) -> Sentence {
    let satisfyAll = [ambiguity.witness, ambiguity.otherWitness].allSatisfy {
      isEverySatisfied($0, in: layoutCase)
    }
    return satisfyAll
      ? .says("feedback.ambiguous.witnesses") : .says("feedback.ambiguous.witnesses.optional")
  }

  /// The values that an ambiguous number can have; `nil` if no constraint limits them.
  private func words(for range: Ambiguity.Range) -> Sentence? {
    switch (range.lowest.isFinite, range.highest.isFinite) {
    case (true, true):
      return .says(
        "feedback.ambiguous.range",
        ["lowest": .points(range.lowest), "highest": .points(range.highest)])
    case (true, false):
      // Every size is at least 0, which no constraint has to say.
      if range.part.isSize, range.lowest == 0 { return nil }
      return .says("feedback.ambiguous.from", ["lowest": .points(range.lowest)])
    case (false, true): return .says("feedback.ambiguous.upTo", ["highest": .points(range.highest)])
    case (false, false): return nil
    }
  }

  /// Whether a size is ambiguous although its view has a content size: then another view's content
  /// priority is the same.
  private func isAboutContent(_ range: Ambiguity.Range) -> Bool {
    range.part.isSize && scene[range.item].intrinsic[range.part.axis] != nil
  }

  /// Which lines conflict, in which window, and which of them the wanted layout doesn't satisfy.
  func conflictWords(_ finding: ConflictFinding, _ diagnosis: Diagnosis?) -> Feedback {
    let members = finding.members(in: scene)
    let there = window(of: finding.layoutCase, along: .horizontal)
    let satisfied = finding.satisfied.first { isEverySatisfied(solution(in: $0)?.frames, in: $0) }
    let seen =
      satisfied.map {
        .says(
          "feedback.conflict.later",
          [
            "window": .sentence(there), "members": members,
            "satisfied": .sentence(window(of: $0, along: .horizontal)),
          ])
      } ?? FeedbackSentence.conflict(window: there, members: members)
    return Feedback(
      seen: [seen],
      meaning: [
        finding.conflict.conflict, conflictMeaning,
        finding.blame.flatMap { part(of: $0) },
        finding.blame.flatMap { falseLine($0, in: finding.layoutCase) },
        diagnosis.flatMap { words(for: $0) },
      ].compactMap { $0 },
      next: conflictAdvice(finding, diagnosis))
  }

  /// What to do about a conflict; that a line may go, or give way, is said only where that was tried.
  private func conflictAdvice(_ finding: ConflictFinding, _ diagnosis: Diagnosis?) -> Sentence? {
    if let view = findings.needlessMask(in: finding.conflict) {
      return .says("feedback.conflict.next.mask", ["view": .text(scene[view].name)])
    }
    guard let line = finding.blame?.line else { return nil }
    return switch diagnosis?.kind {
    case .extraLine: .says("feedback.conflict.next.extra", ["line": .count(line)])
    case .priority: .says("feedback.conflict.next.priority", ["line": .count(line)])
    default: .says("feedback.conflict.next", ["line": .count(line)])
    }
  }
}
