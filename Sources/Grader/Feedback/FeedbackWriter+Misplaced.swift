import Course
import Grading
import LayoutEngine

extension FeedbackWriter {
  /// Says where a line puts a view, how far that is from its place, and what to change.
  ///
  /// If the program's own layout differs from its constraints, the words are about that.
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

  /// What is wrong in the line, if that is known.
  private func reason(for misplacement: Misplacement, _ diagnosis: Diagnosis?) -> Sentence? {
    if let blame = misplacement.blame, blame.partners != nil { return falseLine(blame) }
    // The numbers show a wrong sign, which says more than that there is one.
    if [.sign, .unknown, nil].contains(diagnosis?.kind), isSignMistake(misplacement) {
      return .says("feedback.misplaced.sign")
    }
    if let sentence = diagnosis.flatMap({ words(for: $0) }) { return sentence }
    if misplacement.line != nil { return nil }
    if misplacement.isPlacedByMask {
      return .says(
        "feedback.misplaced.byMask", ["item": .text(scene[misplacement.anchor.item].name)])
    }
    return isEveryLineRight
      ? .says("feedback.misplaced.nothingWrong") : .says("feedback.misplaced.nothingRequiredWrong")
  }

  private func whereItIs(_ misplacement: Misplacement) -> Sentence {
    let line = isPlacedByLine(misplacement) ? misplacement.line : nil
    let item = scene[misplacement.anchor.item].name
    let anchor = scene.name(of: misplacement.anchor)
    let actual = misplacement.actual
    return switch (misplacement.anchor.attribute, line) {
    case (.width, nil):
      .says("feedback.misplaced.width.alone", ["item": .text(item), "actual": .points(actual)])
    case (.width, let line?):
      .says(
        "feedback.misplaced.width.seen",
        ["line": .count(line), "item": .text(item), "actual": .points(actual)])
    case (.height, nil):
      .says("feedback.misplaced.height.alone", ["item": .text(item), "actual": .points(actual)])
    case (.height, let line?):
      .says(
        "feedback.misplaced.height.seen",
        ["line": .count(line), "item": .text(item), "actual": .points(actual)])
    case (_, nil):
      .says(
        "feedback.misplaced.position.alone", ["anchor": .text(anchor), "actual": .points(actual)])
    case (_, let line?):
      .says(
        "feedback.misplaced.position.seen",
        ["line": .count(line), "anchor": .text(anchor), "actual": .points(actual)])
    }
  }

  /// Whether the wrong line puts the view where it is: the line names the anchor, and as an equation
  /// it is true.
  private func isPlacedByLine(_ misplacement: Misplacement) -> Bool {
    guard var line = misplacement.blame?.constraint else { return misplacement.placedBy != nil }
    guard [line.first, line.second.anchor].contains(misplacement.anchor) else { return false }
    line.relation = .equal
    return scene.problem(keeping: [], in: misplacement.layoutCase)
      .isSatisfied(line, in: misplacement.frames)
  }

  private func distance(of misplacement: Misplacement) -> Sentence {
    let attribute = misplacement.anchor.attribute
    let difference = misplacement.actual - misplacement.expected
    typealias Says = FeedbackSentence
    let (more, less): ((Double, Sentence) -> Sentence, (Double, Sentence) -> Sentence) =
      switch (attribute, attribute.family) {
      case (.width, _): (Says.tooWide, Says.tooNarrow)
      case (.height, _): (Says.tooTall, Says.tooShort)
      case (_, .absolute): (Says.rightOf, Says.leftOf)
      case (_, nil): (Says.below, Says.above)
      case (_, _): (Says.after, Says.before)
      }
    let window = window(of: misplacement.layoutCase, along: attribute.axis)
    return (difference > 0 ? more : less)(abs(difference), window)
  }

  /// Whether the error is twice the line's constant, and the other sign would be right.
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
    let change: Sentence =
      isAnchor ? .says("otherCase.anchor") : .says("otherCase.multiplier")
    return .says(
      "otherCase.constants",
      [
        "line": .count(number), "window": .sentence(window(of: blame.layoutCase, along: axis)),
        "constant": .points(own),
        "other": .sentence(window(of: other, along: axis)),
        "otherConstant": .points(constant(in: other)),
        "change": .sentence(change),
      ])
  }

  private func comparison(of blame: Blame) -> Sentence? {
    guard let line = blame.line, blame.partners == nil else { return nil }
    let first = blame.constraint.first
    let (name, value) = (scene.name(of: first), wanted(first, in: blame.layoutCase))
    guard let second = blame.constraint.second.anchor else {
      return .says(
        "feedback.misplaced.next.length",
        ["line": .count(line), "first": .text(name), "firstValue": .points(value)])
    }
    return .says(
      "feedback.misplaced.next",
      [
        "line": .count(line), "first": .text(name), "firstValue": .points(value),
        "second": .text(scene.name(of: second)),
        "secondValue": .points(wanted(second, in: blame.layoutCase)),
      ])
  }
}
