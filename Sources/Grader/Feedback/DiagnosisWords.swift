package import Course
package import Grading
package import LayoutEngine

/// The words for conflicts, ambiguous anchors and refusals in every command.
package struct DiagnosisWords {
  package let scene: Scene
  package let direction: LayoutDirection

  package init(scene: Scene, direction: LayoutDirection) {
    self.scene = scene
    self.direction = direction
  }

  /// A number of a frame, as people call it in this direction.
  package func name(of part: FramePart, _ item: ItemID) -> String {
    scene.name(of: part, item, direction)
  }

  /// The range of a number that the constraints don't determine.
  package func range(of range: Ambiguity.Range) -> Sentence {
    Self.range(
      of: name(of: range.part, range.item),
      Extent(lowest: range.lowest, highest: range.highest))
  }

  /// What nothing determines, in one sentence, then the limits of the numbers that have some.
  package func ambiguity(_ ambiguity: Ambiguity, along axes: [Axis]) -> [Sentence] {
    let parts = Sentence.Value.list(ambiguity.ranges.map { .sentence($0.words(in: scene)) })
    let sentence: Sentence =
      axes == [.horizontal]
      ? .says("command.try.ambiguous.across", ["parts": parts])
      : axes == [.vertical]
        ? .says("command.try.ambiguous.down", ["parts": parts])
        : .says("command.try.ambiguous", ["parts": parts])
    // Every size is at least 0, which no constraint has to say.
    let limited = ambiguity.ranges.filter {
      $0.highest.isFinite || $0.lowest.isFinite && !($0.part.isSize && $0.lowest == 0)
    }
    return [sentence] + limited.map(range)
  }

  /// The range of an anchor that the constraints don't determine.
  package static func range(of anchor: String, _ range: Extent) -> Sentence {
    let (lowest, highest) = (range.lowest, range.highest)
    return switch (lowest.isFinite, highest.isFinite) {
    case (true, true):
      .says(
        "command.range.between",
        ["anchor": .text(anchor), "lowest": .points(lowest), "highest": .points(highest)])
    case (true, false):
      .says("command.range.atLeast", ["anchor": .text(anchor), "lowest": .points(lowest)])
    case (false, true):
      .says("command.range.atMost", ["anchor": .text(anchor), "highest": .points(highest)])
    case (false, false): .says("command.range.any", ["anchor": anchor])
    }
  }

  /// A member of a conflict that isn't a line; a given number is told with its value.
  ///
  /// `nil` for a line, which speaks for itself.
  package func member(_ member: Conflict.Member) -> Sentence? {
    guard case .given(let item, let part) = member else {
      return member.addition(to: scene, direction)
    }
    return .says(
      "command.member.window",
      ["anchor": .text(name(of: part, item)), "value": .points(given(item, part))])
  }

  private func given(_ item: ItemID, _ part: FramePart) -> Double {
    guard case .given(let frame) = scene[item].placement else { return 0 }
    return frame[part]
  }

  /// Why a line can't be read or isn't valid, and what might correct it.
  ///
  /// `nil` for failures that come after reading.
  package func refusal(_ failure: FailureReason) -> (seen: [Sentence], next: Sentence?)? {
    switch failure {
    case .unreadable(let line):
      if case .equation(let error) = line.reason { ([error.message], error.hint) } else { nil }
    case .unfinished: ([.says("command.blankLeft")], nil)
    case .invalid(let violation, _):
      ([violation.seen(in: scene), violation.meaning(in: scene)], violation.next(in: scene))
    default: nil
    }
  }
}

extension FeedbackWriter {
  /// Says what nothing determines, and which values are possible.
  func ambiguityWords(_ finding: AmbiguityFinding, _ diagnosis: Diagnosis?) -> Feedback {
    guard let range = finding.ambiguity.ranges.first else { return Feedback() }
    var meaning: [Sentence] = []
    if finding.layoutCase.setting.times > 0 {
      let window = window(of: finding.layoutCase, along: range.part.axis)
      meaning.append(.says("feedback.ambiguous.later", ["window": window]))
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
      return .says("feedback.ambiguous.range", ["lowest": range.lowest, "highest": range.highest])
    case (true, false):
      // Every size is at least 0, which no constraint has to say.
      if range.part.isSize, range.lowest == 0 { return nil }
      return .says("feedback.ambiguous.from", ["lowest": range.lowest])
    case (false, true): return .says("feedback.ambiguous.upTo", ["highest": range.highest])
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
      return .says("feedback.conflict.next.mask", ["view": scene[view].name])
    }
    guard let line = finding.blame?.line else { return nil }
    return switch diagnosis?.kind {
    case .extraLine: .says("feedback.conflict.next.extra", ["line": line])
    case .priority: .says("feedback.conflict.next.priority", ["line": line])
    default: .says("feedback.conflict.next", ["line": line])
    }
  }
}

extension Conflict.Member {
  /// The member's name in a sentence: a line by its number, everything else by what it says.
  ///
  /// A member is an index into the constraints of the problem, which was solved in this direction.
  func words(
    among constraints: [Constraint], in scene: Scene, _ direction: LayoutDirection
  ) -> Sentence.Value {
    if case .constraint(let index) = self { return constraints[index].words(in: scene) }
    return addition(to: scene, direction).map { .sentence($0) } ?? .text("")
  }

  /// The line of the answer that the constraint is written on; `nil` for everything else.
  func line(among constraints: [Constraint]) -> Int? {
    guard case .constraint(let index) = self else { return nil }
    return constraints[index].origin.answerRange?.line
  }

  /// A sentence for what the scene adds to the constraints, such as hugging; `nil` for a constraint.
  package func addition(to scene: Scene, _ direction: LayoutDirection) -> Sentence? {
    func name(_ part: FramePart, _ item: ItemID) -> String {
      scene.name(of: part, item, direction)
    }
    func window(_ part: FramePart, _ item: ItemID) -> Sentence {
      .says("feedback.member.window", ["anchor": name(part, item)])
    }
    return switch self {
    case .constraint: nil
    case .given(let item, let part): window(part, item)
    // A view that fills the content view is the window.
    case .inset(let item, let part) where scene[item].kind == .view: window(part, item)
    case .translated(let item, let part):
      .says("feedback.member.translated", ["anchor": name(part, item)])
    case .hugging(let item, let axis):
      .says("feedback.member.hugging", ["anchor": name(.size(along: axis), item)])
    case .compression(let item, let axis):
      .says("feedback.member.compression", ["anchor": name(.size(along: axis), item)])
    case .inset(let item, let part):
      .says("feedback.member.inset", ["anchor": name(part, item)])
    }
  }
}

extension Conflict {
  /// A sentence that says by how many points the members differ; `nil` for a member that can't be
  /// satisfied even by itself.
  package var conflict: Sentence? {
    members.count > 1 ? FeedbackSentence.conflictPoints(points: points) : nil
  }
}

extension ConflictFinding {
  /// The constraints that conflict; several of one line, such as a loop's, also by what they say.
  func members(in scene: Scene) -> Sentence.Value {
    let lines = conflict.members.map { $0.line(among: constraints) }
    let words = zip(conflict.members, lines).map { member, line -> Sentence.Value in
      guard let line, lines.count(where: { $0 == line }) > 1,
        case .constraint(let index) = member
      else { return member.words(among: constraints, in: scene, layoutCase.direction) }
      let equation = EquationPrinter.brief(for: constraints[index], in: scene)
      return .sentence(FeedbackSentence.memberLineSays(line: line, equation: equation))
    }
    return .list(words)
  }
}

extension Ambiguity.Range {
  /// A sentence that says what nothing determines.
  package func missing(in scene: Scene) -> Sentence {
    .says("feedback.ambiguous.seen", ["part": words(in: scene)])
  }

  /// The part of the frame that nothing determines: the width of Photo.
  func words(in scene: Scene) -> Sentence {
    let name = scene[item].name
    return switch part {
    case .width: .says("feedback.part.width", ["item": name])
    case .height: .says("feedback.part.height", ["item": name])
    case .x: .says("feedback.part.x", ["item": name])
    case .y: .says("feedback.part.y", ["item": name])
    }
  }
}

extension Scene {
  /// A number of a frame as people call it: the left edge is the leading one from left to right.
  package func name(
    of part: FramePart, _ item: ItemID, _ direction: LayoutDirection
  ) -> String {
    let isRightToLeft = part == .x && direction == .rightToLeft
    return name(of: Anchor(item, isRightToLeft ? .left : part.attribute))
  }
}

extension Constraint {
  /// The constraint's name in a sentence: the line of the answer, or the equation of a given one or
  /// of one that a stack view makes.
  func words(in scene: Scene) -> Sentence.Value {
    if let line = origin.answerRange?.line {
      return .sentence(FeedbackSentence.memberLine(line: "\(line)"))
    }
    let equation = EquationPrinter.brief(for: self, in: scene)
    return .sentence(
      identifier?.hasPrefix("UISV-") == true
        ? .says("feedback.member.stack", ["equation": equation])
        : .says("feedback.member.given", ["equation": equation]))
  }
}
