import Course
package import LayoutEngine

extension LogExplanation {
  /// What speaks for a line.
  func reason(of suspicion: Suspicion) -> Sentence {
    let constraint = layout.constraints[suspicion.entry]
    let item = Sentence.Value.text(placedName(suspicion.entry))
    let own = Sentence.Value.count(number(of: suspicion.entry))
    switch suspicion.reason {
    case .apples(let part): return part.usualCause
    case .brokenByUIKit: return Sentence.says("explain.reason.broken")
    case .stackSpacing:
      return Sentence.says(
        "explain.reason.spacing", ["points": .points(constraint?.second.constant ?? 0)])
    case .sharedSize(let by):
      let (_, size, line) = given(by)
      return .says("explain.reason.shared", ["size": size, "line": line])
    case .negative:
      return Sentence.says(
        "explain.reason.negative",
        ["size": .text(constraint?.first.attribute.name ?? "")])
    case .maskLeftOn:
      return Sentence.says(
        "explain.reason.mask", ["item": item])
    case .prototype:
      return Sentence.says(
        "explain.reason.prototype", ["item": item])
    case .wrongSign:
      return Sentence.says(
        "explain.reason.sign",
        [
          "item": item, "points": .points(abs(constraint?.second.constant ?? 0)),
          "equation": .text(constraint.map { equation($0.withOtherSign) } ?? ""),
        ])
    case .sticksOut:
      return Sentence.says(
        "explain.reason.sticksOut",
        ["item": item, "points": .points(abs(constraint?.second.constant ?? 0))])
    case .saidTwice(let other):
      let anchor = Sentence.Value.text(tiedAnchor(suspicion))
      return isPairOfEquations(suspicion.entry, other)
        ? .says("explain.reason.twice", ["anchor": anchor])
        : .says("explain.reason.twice.limit", ["anchor": anchor])
    case .tiedTwice:
      return .says("explain.reason.tiedTwice", ["anchor": .text(tiedAnchor(suspicion))])
    case .hiddenInStack(let by):
      let (item, size, line) = given(by)
      return .says("explain.reason.hidden", ["item": item, "size": size, "line": line])
    case .noRoomYet(let by):
      let (item, size, line) = given(by)
      return isOwn(by)
        ? .says("explain.reason.folded", ["item": item, "size": size, "line": line, "own": own])
        : .says("explain.reason.noRoom", ["item": item, "size": size, "line": line, "own": own])
    case .givenSize(let by):
      let (item, size, line) = given(by)
      let points = Sentence.Value.points(layout.constraints[by]?.second.constant ?? 0)
      return .says(
        "explain.reason.given", ["item": item, "size": size, "line": line, "points": points])
    case .onlyOwn: return Sentence.says("explain.reason.onlyOwn")
    case .mostSets(let count):
      return Sentence.says(
        "explain.reason.mostSets", ["count": .count(count)])
    case .notYours:
      guard layout.constraints[suspicion.entry]?.givesSize == true else {
        return .says("explain.reason.notYours")
      }
      let (item, size, line) = given(suspicion.entry)
      return .says("explain.reason.notYours.size", ["item": item, "size": size, "line": line])
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

  /// The item and the size that a line sets, and its number.
  private func given(_ entry: Int) -> (Sentence.Value, Sentence.Value, Sentence.Value) {
    let first = layout.constraints[entry]?.first
    return (
      .text(first.map { layout.scene[$0.item].name } ?? ""), .text(first?.attribute.name ?? ""),
      .count(number(of: entry))
    )
  }

  /// The anchor that both lines of a pair set.
  private func tiedAnchor(_ suspicion: Suspicion) -> String {
    let anchor = sharedAnchor(suspicion) ?? layout.constraints[suspicion.entry]?.first
    return anchor.map { layout.scene.name(of: $0) } ?? ""
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
  /// Whether the line sets a size to a number.
  var givesSize: Bool { first.attribute.kind == .size && second.anchor == nil }

  /// Whether the line sets a size to 0.
  var isZeroSize: Bool { givesSize && abs(second.constant) <= Tolerance.points }

  /// The same line with its constant taken the other way.
  var withOtherSign: Constraint { saying(-second.constant, relation) }
}
