import Course
package import LayoutEngine

extension LogExplanation {
  /// What speaks for a line.
  func reason(of suspicion: Suspicion) -> Sentence {
    let constraint = layout.constraints[suspicion.entry]
    let item = Sentence.Value.text(placedName(suspicion.entry))
    switch suspicion.reason {
    case .negative:
      return Sentence(
        ExplanationSentence.negative,
        ["size": .text(constraint?.first.attribute.name ?? "")])
    case .maskLeftOn: return Sentence(ExplanationSentence.mask, ["item": item])
    case .prototype: return Sentence(ExplanationSentence.prototype, ["item": item])
    case .wrongSign:
      return Sentence(
        ExplanationSentence.sign,
        [
          "item": item, "points": .points(abs(constraint?.second.constant ?? 0)),
          "equation": .text(constraint.map { equation($0.withOtherSign) } ?? ""),
        ])
    case .sticksOut:
      return Sentence(
        ExplanationSentence.sticksOut,
        ["item": item, "points": .points(abs(constraint?.second.constant ?? 0))])
    case .saidTwice(let other):
      return sentence(isPairOfEquations(suspicion.entry, other) ? .twice : .twiceLimit, suspicion)
    case .tiedTwice: return sentence(.tiedTwice, suspicion)
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
  ///
  /// The names that UIKit gives its own lines say less than their roles, and are left out.
  package func equation(of entry: Int) -> String? {
    guard var constraint = layout.constraints[entry] else { return nil }
    if !isOwn(entry) { constraint.identifier = nil }
    return equation(constraint)
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

  /// A sentence about the anchor that both lines of a pair tie.
  private func sentence(_ key: ExplanationSentence, _ suspicion: Suspicion) -> Sentence {
    let anchor = sharedAnchor(suspicion) ?? layout.constraints[suspicion.entry]?.first
    return Sentence(key, ["anchor": .text(anchor.map { layout.scene.name(of: $0) } ?? "")])
  }

  /// Whether both lines of a pair are exact.
  func isPairOfEquations(_ one: Int, _ other: Int) -> Bool {
    [one, other].allSatisfy { layout.constraints[$0]?.relation == .equal }
  }

  /// The name of what a line places.
  private func placedName(_ entry: Int) -> String {
    let conflict = conflicts.first { $0.members.contains(entry) }
    let item = conflict?.placed(by: entry).first ?? layout.constraints[entry]?.first.item
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
  package var anchors: [Anchor] { [first] + (second.anchor.map { [$0] } ?? []) }

  /// Whether the line sets a size to a number.
  var givesSize: Bool { first.attribute.kind == .size && second.anchor == nil }

  /// The same line with its constant taken the other way.
  var withOtherSign: Constraint { saying(-second.constant, relation) }
}
