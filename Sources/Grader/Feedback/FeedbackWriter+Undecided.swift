import Course
import Grading
import LayoutEngine

extension FeedbackWriter {
  /// What nothing decides, and between which values it can move.
  func ambiguityWords(_ finding: AmbiguityFinding, _ diagnosis: Diagnosis?) -> Feedback {
    guard let freedom = finding.ambiguity.freedoms.first else { return Feedback() }
    let item: [String: Sentence.Value] = ["item": .text(scene[freedom.item].name)]
    var meaning: [Sentence] = []
    if finding.layoutCase.setting.times > 0 {
      let window = window(of: finding.layoutCase, along: freedom.part.axis)
      meaning.append(Sentence(FeedbackSentence.freeLater, ["window": window]))
    }
    meaning.append(witnessWords(finding.ambiguity, in: finding.layoutCase))
    // A view begins at its right edge there, and the range of x counts from the left.
    if freedom.part != .x || finding.layoutCase.direction == .leftToRight {
      meaning += [range(of: freedom)].compactMap { $0 }
    }
    if let blame = finding.blame {
      meaning += [part(of: blame), falseLine(blame, in: finding.layoutCase)].compactMap { $0 }
    }
    if let sentence = diagnosis.flatMap({ words(for: $0) }) { meaning.append(sentence) }
    return Feedback(
      seen: [freedom.missing(in: scene)], meaning: meaning,
      next: isAboutContent(freedom)
        ? Sentence(FeedbackSentence.freeContentNext) : Sentence(FeedbackSentence.freeNext, item))
  }

  /// What both of the layouts keep that are drawn.
  func witnessWords(_ ambiguity: Ambiguity, in layoutCase: LayoutCase) -> Sentence {
    let keepAll = [ambiguity.witness, ambiguity.otherWitness].allSatisfy {
      isEverySatisfied($0, in: layoutCase)
    }
    return Sentence(keepAll ? FeedbackSentence.freeWitnesses : .freeWitnessesOptional)
  }

  /// The ends that a free number has; `nil` if it has none that anybody stated.
  private func range(of freedom: Ambiguity.Freedom) -> Sentence? {
    let values: [String: Sentence.Value] = [
      "lowest": .points(freedom.lowest), "highest": .points(freedom.highest),
    ]
    switch (freedom.lowest.isFinite, freedom.highest.isFinite) {
    case (true, true): return Sentence(FeedbackSentence.freeRange, values)
    case (true, false):
      // Every size is at least nothing.
      if freedom.part.isSize, freedom.lowest == 0 { return nil }
      return Sentence(FeedbackSentence.freeFrom, values)
    case (false, true): return Sentence(FeedbackSentence.freeUpTo, values)
    case (false, false): return nil
    }
  }

  /// Whether a size is free although content asks for one: somebody else asks as firmly.
  private func isAboutContent(_ freedom: Ambiguity.Freedom) -> Bool {
    freedom.part.isSize && scene[freedom.item].intrinsic[freedom.part.axis] != nil
  }

  /// Which lines conflict, in which window, and which of them is false in the wanted layout.
  func conflictWords(_ finding: ConflictFinding, _ diagnosis: Diagnosis?) -> Feedback {
    var values: [String: Sentence.Value] = [
      "members": finding.members(in: scene),
      "window": window(of: finding.layoutCase, along: .horizontal),
    ]
    var key = FeedbackSentence.conflict
    let satisfied = finding.satisfied.first { isEverySatisfied(solution(in: $0)?.frames, in: $0) }
    if let earlier = satisfied {
      key = .conflictLater
      values["satisfied"] = window(of: earlier, along: .horizontal)
    }
    return Feedback(
      seen: [Sentence(key, values)],
      meaning: [
        finding.conflict.conflict, prepared.exercise.feedback.conflictMeaning,
        finding.blame.flatMap { part(of: $0) },
        finding.blame.flatMap { falseLine($0, in: finding.layoutCase) },
        diagnosis.flatMap { words(for: $0) },
      ].compactMap { $0 },
      next: finding.blame?.line.map {
        Sentence(FeedbackSentence.conflictNext, ["line": .count($0)])
      })
  }
}
