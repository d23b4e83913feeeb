import LayoutEngine

extension FeedbackWriter {
  /// What nothing decides, and between which values it can move.
  func ambiguityWords(_ finding: AmbiguityFinding, _ diagnosis: Diagnosis?) -> Feedback {
    guard let freedom = finding.ambiguity.freedoms.first else { return Feedback() }
    let item: [String: Sentence.Value] = ["item": .text(scene[freedom.item].name)]
    let key: FeedbackSentence =
      switch freedom.part {
      case .width: .widthFree
      case .height: .heightFree
      case .x: .xFree
      case .y: .yFree
      }
    var meaning = [Sentence(FeedbackSentence.freeWitnesses)]
    if freedom.lowest.isFinite, freedom.highest.isFinite {
      meaning.append(
        Sentence(
          FeedbackSentence.freeRange,
          ["lowest": .points(freedom.lowest), "highest": .points(freedom.highest)]))
    }
    if let blame = finding.blame, let sentence = falseLine(blame) { meaning.append(sentence) }
    if let sentence = diagnosis.flatMap({ words(for: $0) }) { meaning.append(sentence) }
    return Feedback(
      seen: [Sentence(key, item)], meaning: meaning,
      next: Sentence(FeedbackSentence.freeNext, item))
  }

  /// Which lines quarrel, in which window, and which of them is false in the wanted layout.
  func conflictWords(_ finding: ConflictFinding, _ diagnosis: Diagnosis?) -> Feedback {
    let members = finding.conflict.members.map { member(of: finding, $0) }
    var values: [String: Sentence.Value] = [
      "members": .list(members), "window": window(of: finding.layoutCase, along: .horizontal),
    ]
    var key = FeedbackSentence.conflict
    if let earlier = finding.satisfied.first {
      key = .conflictLater
      values["satisfied"] = window(of: earlier, along: .horizontal)
    }
    return Feedback(
      seen: [Sentence(key, values)],
      meaning: [
        finding.blame.flatMap { falseLine($0) }, diagnosis.flatMap { words(for: $0) },
      ].compactMap { $0 },
      next: finding.blame?.line.map {
        Sentence(FeedbackSentence.conflictNext, ["line": .count($0)])
      })
  }

  private func member(
    of finding: ConflictFinding, _ member: Conflict.Member
  ) -> Sentence.Value {
    switch member {
    case .constraint(let index):
      let constraint = finding.constraints[index]
      if let line = constraint.origin.answerRange?.line {
        return .sentence(Sentence(FeedbackSentence.memberLine, ["line": .count(line)]))
      }
      let equation = EquationPrinter.equation(for: constraint, in: scene)
      return .sentence(Sentence(FeedbackSentence.memberGiven, ["equation": .text(equation)]))
    case .given(let item, let part):
      return scenePart(.memberWindow, item, part)
    case .translated(let item, let part):
      return scenePart(.memberTranslated, item, part)
    case .hugging(let item, let axis):
      return scenePart(.memberHugging, item, .size(along: axis))
    case .compression(let item, let axis):
      return scenePart(.memberCompression, item, .size(along: axis))
    case .inset(let item, let part):
      return scenePart(.memberInset, item, part)
    }
  }

  private func scenePart(
    _ key: FeedbackSentence, _ item: ItemID, _ part: FramePart
  ) -> Sentence.Value {
    let anchor = scene.name(of: Anchor(item, part.attribute))
    return .sentence(Sentence(key, ["anchor": .text(anchor)]))
  }
}
