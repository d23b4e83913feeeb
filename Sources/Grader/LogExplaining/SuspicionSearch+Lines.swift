import LayoutEngine

/// Questions about the programmer's own lines.
extension SuspicionSearch {
  /// Lines about views of Apple's own, which no programmer can change.
  static func apples(_ conflict: ConflictSet) -> [Suspicion] {
    guard let part = conflict.applePart else { return [] }
    let broken = conflict.report.brokenEntry.flatMap { conflict.members.contains($0) ? $0 : nil }
    return [Suspicion(entry: broken ?? conflict.members[0], reason: .apples(part))]
  }

  /// One line alone, which asks for a size below 0.
  static func negative(_ conflict: ConflictSet) -> [Suspicion] {
    guard conflict.members.count == 1 else { return [] }
    return [Suspicion(entry: conflict.members[0], reason: .negative)]
  }

  /// A constant with the sign that makes a view stick out, where all lines can be satisfied with
  /// the other sign.
  static func wrongSign(_ conflict: ConflictSet) -> [Suspicion] {
    conflict.own.filter { entry in
      guard conflict.sticksOut(entry), let constraint = conflict.constraint(entry),
        abs(conflict.points - 2 * abs(constraint.second.constant)) <= Tolerance.points
      else { return false }
      let turned = constraint.saying(-constraint.second.constant, constraint.relation)
      let others = conflict.members.filter { $0 != entry }.compactMap { conflict.constraint($0) }
      return conflict.solved(others + [turned]) != nil
    }.map { Suspicion(entry: $0, reason: .wrongSign) }
  }

  /// One line that makes a view stick out; where two do, the view is meant to be larger.
  static func sticksOut(_ conflict: ConflictSet) -> [Suspicion] {
    let lines = conflict.own.filter { conflict.sticksOut($0) }
    return lines.count == 1 ? [Suspicion(entry: lines[0], reason: .sticksOut)] : []
  }

  /// The same anchors tied twice: one of the two is a leftover, or code that adds lines ran twice.
  static func saidTwice(_ conflict: ConflictSet) -> [Suspicion] {
    guard conflict.members.count == 2,
      conflict.members.allSatisfy({ conflict.maker($0) == .programmer }),
      let one = conflict.constraint(conflict.members[0]),
      let other = conflict.constraint(conflict.members[1]), one.tiesTheSame(as: other)
    else { return [] }
    return [
      Suspicion(entry: conflict.members[1], reason: .saidTwice(other: conflict.members[0])),
      Suspicion(entry: conflict.members[0], reason: .saidTwice(other: conflict.members[1])),
    ]
  }

  /// One anchor tied to two things by exact lines, where no third line of the programmer's helps.
  ///
  /// With a third one it is a chain of lines that doesn't fit, and any of them may be too many.
  static func tiedTwice(_ conflict: ConflictSet) -> [Suspicion] {
    let ties = conflict.own.compactMap { conflict.constraint($0) }
    guard conflict.own.count == 2, ties.count == 2,
      ties.allSatisfy({ $0.relation == .equal && $0.first.attribute.kind == .position }),
      let shared = ties[0].anchors.first(where: { ties[1].anchors.contains($0) }),
      ties.allSatisfy({ tie in
        tie.anchors.allSatisfy { $0 == shared || !conflict.isInside($0.item, shared.item) }
      })
    else { return [] }
    let (one, other) = (conflict.own[0], conflict.own[1])
    return [
      Suspicion(entry: other, reason: .tiedTwice(other: one)),
      Suspicion(entry: one, reason: .tiedTwice(other: other)),
    ]
  }

  /// One line of the programmer's, or none.
  static func onlyOwn(_ conflict: ConflictSet) -> [Suspicion] {
    switch conflict.own.count {
    case 0: conflict.members.prefix(1).map { Suspicion(entry: $0, reason: .notYours) }
    case 1: [Suspicion(entry: conflict.own[0], reason: .onlyOwn)]
    default: []
    }
  }
}

extension Constraint {
  /// Whether another line is about the same anchors in the same proportion, turned round or not.
  func tiesTheSame(as other: Constraint) -> Bool {
    switch (second, other.second) {
    case (.length, .length): first == other.first
    case (.anchor(let one, let factor, _), .anchor(let two, let otherFactor, _)):
      first == other.first && one == two && factor == otherFactor
        || first == two && one == other.first && factor * otherFactor == 1
    case (.length, .anchor), (.anchor, .length): false
    }
  }
}

extension ConflictSet {
  /// Whether a line makes its view reach out of the superview, or over its neighbour.
  ///
  /// Reaching out of margins is common, and stays inside the view. What the report doesn't tell of
  /// the hierarchy proves nothing: a line may name the superview first.
  fileprivate func sticksOut(_ entry: Int) -> Bool {
    guard let constraint = constraint(entry), constraint.relation == .equal,
      case .anchor(let second, 1, let constant) = constraint.second,
      constraint.anchors.allSatisfy({ $0.attribute.isEdge && !$0.attribute.isMargin }),
      constraint.anchors.allSatisfy({ scene[$0.item].kind == .view })
    else { return false }
    let first = constraint.first
    let (isFar, isOtherFar) = (first.attribute.isFarEdge, second.attribute.isFarEdge)
    guard isFar == isOtherFar else {
      // first.leading = second.trailing + c, and its mirror image.
      let areSiblings = report.entries[entry].description.kinship == .siblings
      return (areSiblings || self.areSiblings(first.item, second.item))
        && (isFar ? constant > 0 : constant < 0)
    }
    let outwards = isFar ? constant : -constant
    if isInside(first.item, second.item) { return outwards > 0 }
    return isInside(second.item, first.item) && outwards < 0
  }
}
