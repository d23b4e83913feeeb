import Course
import Grading
import LayoutEngine

extension FeedbackWriter {
  /// Where a line puts a view, how far that is from its place, and what to compare.
  ///
  /// Where the program's own layout puts a view elsewhere, that is what to talk about.
  func misplacementWords(_ misplacement: Misplacement, _ diagnosis: Diagnosis?) -> Feedback {
    if let finding = misplacement.inProgram {
      var feedback = programLayoutWords(finding)
      feedback.seen = [whereItIs(misplacement)]
      feedback.meaning.insert(distance(of: misplacement), at: 0)
      return feedback
    }
    let meaning = [
      misplacement.blame.flatMap { part(of: $0) }, distance(of: misplacement),
      reason(for: misplacement, diagnosis),
    ]
    return Feedback(
      seen: [whereItIs(misplacement)], meaning: meaning.compactMap { $0 },
      next: misplacement.blame.flatMap { otherConstants(of: $0, diagnosis) ?? comparison(of: $0) })
  }

  /// What is off, where that is known.
  private func reason(for misplacement: Misplacement, _ diagnosis: Diagnosis?) -> Sentence? {
    if let blame = misplacement.blame, blame.partners != nil { return falseLine(blame) }
    // The numbers show a wrong sign, which says more than that there is one.
    if [.sign, .unknown, nil].contains(diagnosis?.kind), isSignMistake(misplacement) {
      return Sentence(FeedbackSentence.signMark)
    }
    if let sentence = diagnosis.flatMap({ words(for: $0) }) { return sentence }
    if misplacement.line != nil { return nil }
    return Sentence(isEveryLineRight ? FeedbackSentence.nothingWrong : .nothingRequiredWrong)
  }

  private func whereItIs(_ misplacement: Misplacement) -> Sentence {
    let line = isPlacedByLine(misplacement) ? misplacement.line : nil
    let key: FeedbackSentence =
      switch misplacement.anchor.attribute {
      case .width: line == nil ? .widthAlone : .widthSeen
      case .height: line == nil ? .heightAlone : .heightSeen
      default: line == nil ? .positionAlone : .positionSeen
      }
    return Sentence(
      key,
      [
        "line": .count(line ?? 0), "anchor": .text(scene.name(of: misplacement.anchor)),
        "item": .text(scene[misplacement.anchor.item].name),
        "actual": .points(misplacement.actual),
      ])
  }

  /// Whether the line at error puts the view where it is: it names the anchor, and leaves it no room.
  private func isPlacedByLine(_ misplacement: Misplacement) -> Bool {
    guard var line = misplacement.blame?.constraint else { return misplacement.placedBy != nil }
    guard [line.first, line.second.anchor].contains(misplacement.anchor) else { return false }
    line.relation = .equal
    return scene.problem(keeping: [], in: misplacement.layoutCase)
      .holds(line, in: misplacement.frames)
  }

  private func distance(of misplacement: Misplacement) -> Sentence {
    let attribute = misplacement.anchor.attribute
    let difference = misplacement.actual - misplacement.expected
    let key: FeedbackSentence =
      switch (attribute, attribute.family, difference > 0) {
      case (.width, _, let more): more ? .tooWide : .tooNarrow
      case (.height, _, let more): more ? .tooHigh : .tooLow
      case (_, .absolute, let more): more ? .rightOf : .leftOf
      case (_, nil, let more): more ? .below : .above
      case (_, _, let more): more ? .after : .before
      }
    return Sentence(
      key,
      [
        "distance": .points(abs(difference)),
        "window": window(of: misplacement.layoutCase, along: attribute.axis),
      ])
  }

  /// Whether the view is off by twice the line's constant, and the other sign would be right.
  private func isSignMistake(_ misplacement: Misplacement) -> Bool {
    guard var line = misplacement.blame?.constraint,
      case .anchor(_, let multiplier, let constant) = line.second, constant != 0
    else { return false }
    line.second.constant.negate()
    guard prepared.wantedLayout?.keeps(line) ?? false else { return false }
    let scale = misplacement.anchor == misplacement.blame?.constraint.first ? 1 : multiplier
    let difference = abs(misplacement.actual - misplacement.expected)
    return abs(difference * abs(scale) - 2 * abs(constant)) < Tolerance.points
  }

  /// That no constant makes a line true in two windows; `nil` if one does.
  ///
  /// Asked for one window, a learner finds the constant of that window, and then that of the other.
  private func otherConstants(of blame: Blame, _ diagnosis: Diagnosis?) -> Sentence? {
    let line = blame.constraint
    guard let number = blame.line, blame.partners == nil, line.relation == .equal,
      case .anchor(let second, let multiplier, _) = line.second
    else { return nil }
    func constant(in layoutCase: LayoutCase) -> Double {
      wanted(line.first, in: layoutCase) - multiplier * wanted(second, in: layoutCase)
    }
    let own = constant(in: blame.layoutCase)
    let other = prepared.expectation.cases.first {
      $0.isShown && abs(constant(in: $0) - own) > Tolerance.points
    }
    guard let other else { return nil }
    let axis = line.first.attribute.axis
    let isAnchor =
      line.first.attribute.kind == .position
      || [.item, .attribute].contains(diagnosis?.kind)
    return OtherCaseSentence.constants(
      line: number, window: window(of: blame.layoutCase, along: axis), constant: own,
      other: window(of: other, along: axis), otherConstant: constant(in: other),
      change: isAnchor ? OtherCaseSentence.anchor : OtherCaseSentence.multiplier)
  }

  private func comparison(of blame: Blame) -> Sentence? {
    guard let line = blame.line, blame.partners == nil else { return nil }
    let first = blame.constraint.first
    var values: [String: Sentence.Value] = [
      "line": .count(line), "first": .text(scene.name(of: first)),
      "firstValue": .points(wanted(first, in: blame.layoutCase)),
    ]
    guard let second = blame.constraint.second.anchor else {
      return Sentence(FeedbackSentence.compareLength, values)
    }
    values["second"] = .text(scene.name(of: second))
    values["secondValue"] = .points(wanted(second, in: blame.layoutCase))
    return Sentence(FeedbackSentence.compareSides, values)
  }
}
