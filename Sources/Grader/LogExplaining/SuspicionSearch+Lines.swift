import LayoutEngine

/// Questions about the programmer's own lines.
extension SuspicionSearch {
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

  /// One edge of a view tied to two things outside of it.
  ///
  /// A line between neighbours ties edges, too; so the two have to be the one such pair, and tie
  /// the edge to the superview.
  static func tiedTwice(_ conflict: ConflictSet) -> [Suspicion] {
    var pairs: [(Int, Int)] = []
    var ties: [Anchor: [Int]] = [:]
    for entry in conflict.own {
      guard let anchor = conflict.tiedOutwards(by: entry) else { continue }
      pairs += (ties[anchor] ?? []).map { ($0, entry) }
      ties[anchor, default: []].append(entry)
    }
    guard pairs.count == 1, let (one, other) = pairs.first else { return [] }
    return [
      Suspicion(entry: other, reason: .tiedTwice(other: one)),
      Suspicion(entry: one, reason: .tiedTwice(other: other)),
    ]
  }

  /// One limit among exact lines.
  static func limit(_ conflict: ConflictSet) -> [Suspicion] {
    let limits = conflict.own.filter { conflict.constraint($0)?.relation != .equal }
    guard limits.count == 1, conflict.own.count > 1 else { return [] }
    return [Suspicion(entry: limits[0], reason: .limit)]
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
  /// Reaching out of margins is common, and stays inside the view.
  fileprivate func sticksOut(_ entry: Int) -> Bool {
    guard let constraint = constraint(entry), let second = constraint.second.anchor,
      constraint.anchors.allSatisfy({ $0.attribute.isEdge && !$0.attribute.isMargin }),
      constraint.anchors.allSatisfy({ scene[$0.item].kind == .view })
    else { return false }
    let placed = placed(by: entry)
    let (isFar, isOtherFar) = (constraint.first.attribute.isFarEdge, second.attribute.isFarEdge)
    guard isFar == isOtherFar else {
      // first.leading = second.trailing + c, and its mirror image.
      return isFar ? constraint.second.constant > 0 : constraint.second.constant < 0
    }
    let outwards = placed == [constraint.first.item] ? 1.0 : -1.0
    return constraint.second.constant * outwards * (isFar ? 1 : -1) > 0
  }

  /// The edge of a view that a line relates to the superview.
  fileprivate func tiedOutwards(by entry: Int) -> Anchor? {
    guard let constraint = constraint(entry), let second = constraint.second.anchor,
      constraint.first.attribute.kind == .position
    else { return nil }
    let placed = placed(by: entry)
    guard placed.count == 1 else { return nil }
    return placed == [constraint.first.item] ? constraint.first : second
  }
}
