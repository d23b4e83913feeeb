package import Course
package import Grading
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
      return .says("feedback.misplaced.byMask", ["item": scene[misplacement.anchor.item].name])
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
    let far = Sentence.Value.points(abs(difference))
    let there = Sentence.Value.sentence(
      window(of: misplacement.layoutCase, along: attribute.axis))
    return switch (attribute, attribute.family, difference > 0) {
    case (.width, _, true): .says("feedback.misplaced.wide", ["distance": far, "window": there])
    case (.width, _, false): .says("feedback.misplaced.narrow", ["distance": far, "window": there])
    case (.height, _, true): .says("feedback.misplaced.tall", ["distance": far, "window": there])
    case (.height, _, false): .says("feedback.misplaced.short", ["distance": far, "window": there])
    case (_, .absolute, true):
      .says("feedback.misplaced.right", ["distance": far, "window": there])
    case (_, .absolute, false):
      .says("feedback.misplaced.left", ["distance": far, "window": there])
    case (_, nil, true): .says("feedback.misplaced.below", ["distance": far, "window": there])
    case (_, nil, false): .says("feedback.misplaced.above", ["distance": far, "window": there])
    case (_, _, true): .says("feedback.misplaced.after", ["distance": far, "window": there])
    case (_, _, false): .says("feedback.misplaced.before", ["distance": far, "window": there])
    }
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

  /// That no constant makes a line true in two windows; `nil` if one does, or if it is known which
  /// part of the line is wrong.
  ///
  /// Asked for one window, a learner finds the constant of that window, and then that of the other.
  private func otherConstants(of blame: Blame, _ diagnosis: Diagnosis?) -> Sentence? {
    let line = blame.constraint
    guard let number = blame.line, blame.partners == nil, line.relation == .equal,
      [.unknown, nil].contains(diagnosis?.kind), line.second.anchor != nil,
      let other = otherCase(of: blame)
    else { return nil }
    let windows = windows(of: blame, and: other)
    let change: Sentence =
      line.first.attribute.kind == .position
      ? .says("otherCase.anchor") : .says("otherCase.multiplier")
    return .says(
      "otherCase.constants",
      [
        "line": .count(number), "window": .sentence(windows.own),
        "constant": .points(constant(of: line, in: blame.layoutCase)),
        "other": .sentence(windows.other), "otherConstant": .points(constant(of: line, in: other)),
        "change": .sentence(change),
      ])
  }

  /// The constant that would make a line true as an equation in the wanted layout of a case.
  private func constant(of line: Constraint, in layoutCase: LayoutCase) -> Double {
    guard case .anchor(let second, let multiplier, _) = line.second else {
      return wanted(line.first, in: layoutCase)
    }
    return wanted(line.first, in: layoutCase) - multiplier * wanted(second, in: layoutCase)
  }

  /// The first other case of the same moment in which a line needs another constant.
  private func otherCase(of blame: Blame) -> LayoutCase? {
    let own = constant(of: blame.constraint, in: blame.layoutCase)
    return prepared.expectation.cases.first {
      $0.isShown && $0.setting.times == blame.layoutCase.setting.times
        && abs(constant(of: blame.constraint, in: $0) - own) > Tolerance.points
    }
  }

  /// Both windows, by the size in which they differ.
  private func windows(
    of blame: Blame, and other: LayoutCase
  ) -> (own: Sentence, other: Sentence) {
    var axis = blame.constraint.first.attribute.axis
    if window(of: blame.layoutCase, along: axis) == window(of: other, along: axis) {
      axis = axis == .horizontal ? .vertical : .horizontal
    }
    return (window(of: blame.layoutCase, along: axis), window(of: other, along: axis))
  }

  private func comparison(of blame: Blame) -> Sentence? {
    guard let line = blame.line, blame.partners == nil else { return nil }
    let first = blame.constraint.first
    let (name, value) = (scene.name(of: first), wanted(first, in: blame.layoutCase))
    let other = otherCase(of: blame)
    guard let second = blame.constraint.second.anchor else {
      guard let other else {
        return .says(
          "feedback.misplaced.next.length",
          ["line": .count(line), "first": .text(name), "firstValue": .points(value)])
      }
      let windows = windows(of: blame, and: other)
      return .says(
        "otherCase.lengths",
        [
          "line": .count(line), "first": .text(name), "firstValue": .points(value),
          "window": .sentence(windows.own), "other": .sentence(windows.other),
          "otherValue": .points(wanted(first, in: other)),
        ])
    }
    let secondName = scene.name(of: second)
    let secondValue = wanted(second, in: blame.layoutCase)
    guard let other else {
      return .says(
        "feedback.misplaced.next",
        [
          "line": .count(line), "first": .text(name), "firstValue": .points(value),
          "second": .text(secondName), "secondValue": .points(secondValue),
        ])
    }
    return .says(
      "otherCase.every",
      [
        "line": .count(line), "first": .text(name), "firstValue": .points(value),
        "second": .text(secondName), "secondValue": .points(secondValue),
        "window": .sentence(windows(of: blame, and: other).own),
      ])
  }
}

extension FeedbackWriter {
  /// The wanted value of an anchor in a case.
  func wanted(_ anchor: Anchor, in layoutCase: LayoutCase) -> Double {
    guard let frames = prepared.expectation.frames(in: layoutCase) else { return 0 }
    return prepared.exercise.problem(keeping: [], in: layoutCase).value(of: anchor, in: frames)
  }

  /// Whether the wanted layout satisfies every line, the optional ones too, and no line sets a content
  /// priority, which no layout makes true or false.
  var isEveryLineRight: Bool {
    guard let read = findings.read, read.cases.count == prepared.expectation.cases.count,
      !EquationDocument(statements: read.statements).sceneStatements
        .contains(where: { $0.property.isContentPriority })
    else { return false }
    let items = prepared.exercise.scene
    return zip(read.cases, prepared.expectation.cases).allSatisfy { own, layoutCase in
      guard let frames = prepared.expectation.frames(in: layoutCase) else { return false }
      let problem = prepared.exercise.problem(keeping: [], in: layoutCase)
      return own.lines.allSatisfy { line in
        let anchors = [line.first] + [line.second.anchor].compactMap { $0 }
        return !anchors.allSatisfy { items.contains($0.item) }
          || problem.isSatisfied(line, in: frames)
      }
    }
  }

  /// Whether some frames satisfy every constraint of a case, the optional ones too.
  func isEverySatisfied(_ frames: Frames?, in layoutCase: LayoutCase) -> Bool {
    guard let frames, let index = prepared.expectation.cases.firstIndex(of: layoutCase),
      let own = findings.read?.cases[index]
    else { return false }
    let problem = scene.problem(keeping: own.constraints, in: layoutCase)
    return problem.constraints.allSatisfy { problem.isSatisfied($0, in: frames) }
  }

  func window(of layoutCase: LayoutCase, along axis: Axis) -> Sentence {
    let size = layoutCase.window
    let window =
      switch (axis, layoutCase.direction) {
      case (.vertical, _): Sentence.says("feedback.window.tall", ["height": size.height])
      case (.horizontal, .rightToLeft):
        Sentence.says("feedback.window.wide.rightToLeft", ["width": size.width])
      case (.horizontal, .leftToRight): FeedbackSentence.windowWide(width: size.width)
      }
    return layoutCase.setting.name.map { FeedbackSentence.windowWith(window: window, name: $0) }
      ?? window
  }

  /// Says that the wanted layout can't satisfy a line about views that the answer made itself.
  private func falseLine(_ line: Int, with partners: [Constraint]) -> Sentence {
    // The constraints of one line, such as a loop's, are named once.
    var lines: [Sentence.Value] = []
    for partner in partners where partner.origin.answerRange?.line != line {
      let words = partner.words(in: scene)
      if !lines.contains(words) { lines.append(words) }
    }
    return lines.isEmpty
      ? .says("feedback.falseOwn", ["line": line])
      : .says("feedback.falseTogether", ["line": .count(line), "members": .list(lines)])
  }

  /// Says that a line is false in the wanted layout, and puts the wanted numbers into it.
  ///
  /// - Parameters:
  ///   - blame: The line.
  ///   - told: The case that the message is about. If the line is true there, the sentence names the
  ///     window in which it is false.
  /// - Returns: `nil` for a constraint that no line of the answer makes.
  package func falseLine(_ blame: Blame, in told: LayoutCase? = nil) -> Sentence? {
    guard let line = blame.line else { return nil }
    if let partners = blame.partners { return falseLine(line, with: partners) }
    let constraint = blame.constraint
    let layoutCase = told.flatMap { isFalse(constraint, in: $0) ? $0 : nil } ?? blame.layoutCase
    if let words = falseCentre(constraint, in: layoutCase, line) { return words }
    let first = scene.name(of: constraint.first)
    let value = wanted(constraint.first, in: layoutCase)
    let isElsewhere = told != nil && told != layoutCase
    let window = window(of: layoutCase, along: constraint.first.attribute.axis)
    guard case .anchor(let second, let multiplier, let constant) = constraint.second else {
      let length = constraint.second.constant
      return isElsewhere
        ? .says(
          "feedback.falseLength.there",
          [
            "line": .count(line), "first": .text(first), "firstValue": .points(value),
            "other": .points(length), "window": .sentence(window),
          ])
        : .says(
          "feedback.falseLength",
          [
            "line": .count(line), "first": .text(first), "firstValue": .points(value),
            "other": .points(length),
          ])
    }
    let sign = constraint.relation.sign
    let other = multiplier * wanted(second, in: layoutCase) + constant
    return isElsewhere
      ? .says(
        "feedback.falseLine.there",
        [
          "line": .count(line), "first": .text(first), "firstValue": .points(value),
          "sign": .text(sign), "other": .points(other), "window": .sentence(window),
        ])
      : .says(
        "feedback.falseLine",
        [
          "line": .count(line), "first": .text(first), "firstValue": .points(value),
          "sign": .text(sign), "other": .points(other),
        ])
  }

  /// That a line between two centres is false where reading goes right to left; `nil` for others.
  ///
  /// Elsewhere a centre is told from where reading begins. Such a line counts both from the left,
  /// and told otherwise a false inequality would look true.
  private func falseCentre(
    _ constraint: Constraint, in layoutCase: LayoutCase, _ line: Int
  ) -> Sentence? {
    guard layoutCase.direction == .rightToLeft,
      constraint.first.attribute.family == .neutral,
      case .anchor(let second, let multiplier, let constant) = constraint.second,
      second.attribute.family == .neutral
    else { return nil }
    func fromLeft(_ anchor: Anchor) -> Double {
      layoutCase.window.width - wanted(anchor, in: layoutCase)
    }
    return .says(
      "otherCase.centre",
      [
        "line": .count(line), "window": .sentence(window(of: layoutCase, along: .horizontal)),
        "first": .text(scene.name(of: constraint.first)),
        "firstValue": .points(fromLeft(constraint.first)), "sign": .text(constraint.relation.sign),
        "other": .points(multiplier * fromLeft(second) + constant),
      ])
  }

  private func isFalse(_ constraint: Constraint, in layoutCase: LayoutCase) -> Bool {
    guard let frames = prepared.expectation.frames(in: layoutCase) else { return false }
    return !prepared.exercise.problem(keeping: [], in: layoutCase).isSatisfied(
      constraint, in: frames)
  }
}
