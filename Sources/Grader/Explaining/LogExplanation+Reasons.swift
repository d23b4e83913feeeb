package import LayoutEngine

extension LogExplanation {
  /// What speaks for a line.
  func reason(of suspicion: Suspicion) -> Sentence {
    let constraint = layout.constraints[suspicion.entry]
    let item = Sentence.Value.text(placedName(suspicion.entry))
    switch suspicion.reason {
    case .maskLeftOn: return Sentence(ExplanationSentence.mask, ["item": item])
    case .prototype: return Sentence(ExplanationSentence.prototype, ["item": item])
    case .wrongSign:
      return Sentence(
        ExplanationSentence.sign,
        [
          "item": item, "points": .points(abs(constraint?.second.constant ?? 0)),
          "equation": .text(constraint.map { equation($0.withOtherSign) } ?? ""),
        ])
    case .saidTwice, .tiedTwice:
      let anchor = constraint.map { layout.scene.name(of: sharedAnchor(suspicion) ?? $0.first) }
      let isTwice = if case .saidTwice = suspicion.reason { true } else { false }
      return Sentence(
        isTwice ? ExplanationSentence.twice : .tiedTwice, ["anchor": .text(anchor ?? "")])
    case .hiddenInStack(let by): return sentence(.hidden, about: by)
    case .noRoomYet(let by): return sentence(isOwn(by) ? .folded : .noRoom, about: by)
    case .givenSize(let by): return sentence(.given, about: by)
    case .limit: return Sentence(ExplanationSentence.limit)
    case .onlyOwn: return Sentence(ExplanationSentence.onlyOwn)
    case .mostSets(let count):
      return Sentence(ExplanationSentence.mostSets, ["count": .count(count)])
    case .notYours:
      let isSize = layout.constraints[suspicion.entry]?.givesSize == true
      return isSize
        ? sentence(.notYoursSize, about: suspicion.entry) : Sentence(ExplanationSentence.notYours)
    }
  }

  /// What a line says, in the course's notation; `nil` if it says nothing that can be solved.
  package func equation(of entry: Int) -> String? {
    layout.constraints[entry].map(equation)
  }

  /// A line in the course's notation.
  package func equation(_ constraint: Constraint) -> String {
    EquationPrinter.brief(for: constraint, in: layout.scene)
  }

  /// A sentence about the size that another line gives.
  private func sentence(_ key: ExplanationSentence, about entry: Int) -> Sentence {
    guard let constraint = layout.constraints[entry] else { return Sentence(key) }
    var values: [String: Sentence.Value] = [
      "item": .text(layout.scene[constraint.first.item].name),
      "size": .text(constraint.first.attribute.name), "line": .count(number(of: entry)),
    ]
    if key == .given { values["points"] = .points(constraint.second.constant) }
    return Sentence(key, values)
  }

  /// The name of what a line places.
  private func placedName(_ entry: Int) -> String {
    let quarrel = quarrels.first { $0.members.contains(entry) }
    let item = quarrel?.placed(by: entry).first ?? layout.constraints[entry]?.first.item
    return item.map { layout.scene[$0].name } ?? ""
  }

  /// The anchor that both lines of a pair tie.
  private func sharedAnchor(_ suspicion: Suspicion) -> Anchor? {
    guard let other = suspicion.other else { return nil }
    let anchors = layout.constraints[other]?.anchors ?? []
    return layout.constraints[suspicion.entry]?.anchors.first { anchors.contains($0) }
  }
}

extension Constraint {
  /// Both sides, as far as they are anchors.
  var anchors: [Anchor] { [first] + (second.anchor.map { [$0] } ?? []) }

  /// Whether the line sets a size to a number.
  var givesSize: Bool { first.attribute.kind == .size && second.anchor == nil }

  /// The same line with its constant taken the other way.
  var withOtherSign: Constraint { saying(-second.constant, relation) }
}
