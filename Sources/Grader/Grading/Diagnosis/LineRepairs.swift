import LayoutEngine

/// The ways to make a false line true by changing one part of it.
///
/// Such a line needs no counterpart in the solution, so answers that reach the wanted layout by
/// another road can be spoken of, too.
struct LineRepairs {
  /// A line with one part changed, and which part that is.
  struct Repair {
    let kind: Diagnosis.Kind
    let line: Constraint
  }

  private let scene: Scene
  private let wanted: WantedLayout

  init(scene: Scene, wanted: WantedLayout) {
    self.scene = scene
    self.wanted = wanted
  }

  /// The changed lines that may be true in the wanted layout, the likeliest slips first.
  ///
  /// An optional line needn't be true there in every case.
  func repairs(of line: Constraint) -> [Repair] {
    let changes: [(Diagnosis.Kind, [Constraint])] = [
      (.sign, [line.adding(-line.second.constant)]),
      (.multiplierInverted, inverted(line)), (.relation, related(line)),
      (.attribute, tiedElsewhere(line)), (.multiplier, scaled(line)), (.item, renamed(line)),
      (.constant, shifted(line)),
    ]
    return changes.flatMap { kind, lines in
      lines.filter {
        $0 != line && $0.first != $0.second.anchor
          && (!line.priority.isRequired || wanted.keeps($0))
      }
      .map { Repair(kind: kind, line: $0) }
    }
  }

  private func inverted(_ line: Constraint) -> [Constraint] {
    guard let multiplier = line.multiplier, multiplier != 0 else { return [] }
    return [line.multiplying(by: 1 / multiplier)]
  }

  private func related(_ line: Constraint) -> [Constraint] {
    [Relation.equal, .greaterThanOrEqual, .lessThanOrEqual].map {
      var changed = line
      changed.relation = $0
      return changed
    }
  }

  /// Numbers that people multiply by; others explain any length by chance.
  private func scaled(_ line: Constraint) -> [Constraint] {
    guard line.multiplier != nil else { return [] }
    return [1, 2, 3, 4, 5, 0.5, 1 / 3, 0.25, 0.2, 1.5, 2 / 3, 0.75].map {
      line.multiplying(by: $0)
    }
  }

  /// The line with the number of points that the wanted layout has, case by case.
  private func shifted(_ line: Constraint) -> [Constraint] {
    var equality = line
    equality.relation = .equal
    var lines: [Constraint] = []
    for violation in wanted.violations(of: equality) where violation.isFinite {
      let shifted = line.adding(line.second.constant + violation)
      if !lines.contains(shifted) { lines.append(shifted) }
    }
    return lines
  }

  private func tiedElsewhere(_ line: Constraint) -> [Constraint] {
    eachAnchor(of: line) { anchor in
      Attribute.allCases.filter {
        $0 != anchor.attribute && $0.kind == anchor.attribute.kind
          && $0.isMargin == anchor.attribute.isMargin
          && ($0.kind == .size || $0.axis == anchor.attribute.axis)
      }
      .map { Anchor(anchor.item, $0) }
    }
  }

  private func renamed(_ line: Constraint) -> [Constraint] {
    var lines = eachAnchor(of: line) { anchor in
      scene.ids.filter { $0 != anchor.item }.map { Anchor($0, anchor.attribute) }
    }
    if let second = line.second.anchor {
      if second.item == line.first.item {
        lines += scene.ids.map { id in line.mappingAnchors { Anchor(id, $0.attribute) } }
      } else {
        lines.append(line.swapping(line.first.item, second.item))
      }
    }
    return lines
  }

  private func eachAnchor(
    of line: Constraint, _ others: (Anchor) -> [Anchor]
  ) -> [Constraint] {
    [line.first, line.second.anchor].compactMap { $0 }.flatMap { anchor in
      others(anchor).map { other in line.mappingAnchors { $0 == anchor ? other : $0 } }
    }
  }
}

extension Constraint {
  /// The same constraint with two items in each other's place.
  func swapping(_ item: ItemID, _ other: ItemID) -> Constraint {
    mappingAnchors { anchor in
      switch anchor.item {
      case item: Anchor(other, anchor.attribute)
      case other: Anchor(item, anchor.attribute)
      default: anchor
      }
    }
  }
}
