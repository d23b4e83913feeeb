/// Translates anchors into sums of the x, y, width and height of items.
///
/// Positions are measured in the coordinates of the view that owns the constraint, whose own origin
/// is 0. An x counts from the left edge of the item's parent.
///
///     Red.trailing   x + width                    left to right
///     Red.trailing   owner's width - x            right to left
///
/// Source: docs/SEMANTICS.md, S2.3, S2.4, S6.1 and S6.2.
package struct Translation {
  let scene: Scene
  let direction: LayoutDirection

  package init(scene: Scene, direction: LayoutDirection) {
    self.scene = scene
    self.direction = direction
  }

  /// Adds an anchor's terms, times a factor, to a row.
  ///
  /// - Parameters:
  ///   - anchor: The anchor; its item lies in the owner or is the owner.
  ///   - factor: What the anchor is multiplied by.
  ///   - owner: The view whose coordinates count.
  ///   - partner: The constraint's other attribute: a centre counts from the edge from which its
  ///     partner counts.
  ///   - problem: The problem; the terms belong to the row that it ends next.
  /// - Returns: The anchor's constant, times the factor: points from the edge from which the
  ///   attribute counts.
  func add(
    _ anchor: Anchor, times factor: Double, in owner: ItemID, partner: Attribute?,
    to problem: inout LinearProblem
  ) -> Double {
    let reversed = scene.direction(inside: owner, window: direction) == .rightToLeft
    let isCountedBack = reversed && counts(anchor.attribute, fromTrailingWith: partner)
    let sign = isCountedBack ? -factor : factor
    let axis = anchor.attribute.axis
    if anchor.attribute.kind == .position {
      addDistance(to: anchor.item, times: sign, in: owner, along: axis, to: &problem)
    }
    let offset = scene.offset(of: anchor, reversed: reversed)
    if offset.multiplier != 0 {
      let extent = FramePart.size(along: axis).unknown(of: anchor.item)
      problem.addTerm(extent, sign * offset.multiplier)
    }
    if isCountedBack { problem.addTerm(FramePart.width.unknown(of: owner), factor) }
    return sign * offset.constant
  }

  /// An anchor as a sum of unknowns: the terms and the constant of ``add(_:times:in:partner:to:)``.
  func measure(_ anchor: Anchor, in owner: ItemID, partner: Attribute?) -> Affine {
    var sum = LinearProblem(isNonnegative: [])
    let constant = add(anchor, times: 1, in: owner, partner: partner, to: &sum)
    return Affine(terms: sum.terms, constant: constant)
  }

  func counts(_ attribute: Attribute, fromTrailingWith partner: Attribute?) -> Bool {
    attribute.family == .directional
      || attribute.family == .neutral && partner?.family == .directional
  }

  /// Adds the distance from the owner's origin to the item's: a position for every level between.
  private func addDistance(
    to item: ItemID, times factor: Double, in owner: ItemID, along axis: Axis,
    to problem: inout LinearProblem
  ) {
    let part = FramePart.position(along: axis)
    var low = item
    while low != owner {
      problem.addTerm(part.unknown(of: low), factor)
      guard let parent = scene[low].parent else { break }
      low = parent
    }
  }
}

extension Translation {
  /// A constraint as `difference relation 0`, where the difference is first - m * second - c.
  ///
  /// The unit is that of the first anchor: it determines what a violation costs.
  ///
  /// - Parameters:
  ///   - constraint: The constraint.
  ///   - index: Its place in its problem, to be named in an error.
  /// - Returns: The difference; a variable may occur twice in it.
  /// - Throws: ``SolverError`` if the constraint's items have no coordinates in common.
  package func difference(of constraint: Constraint, index: Int) throws(SolverError) -> Affine {
    var sum = LinearProblem(isNonnegative: [])
    let constant = try addDifference(
      of: constraint.first, constraint.second, constraint.priority, index: index, to: &sum)
    return Affine(terms: sum.terms, constant: constant)
  }

  /// Adds the terms of a constraint's difference to the row that a problem ends next.
  ///
  /// It takes the parts of a constraint, so that Swift needn't retain and release the constraint's
  /// name (reference counting).
  ///
  /// - Throws: ``SolverError`` if the constraint's items have no coordinates in common.
  func addDifference(
    of first: Anchor, _ operand: Operand, _ priority: Priority, index: Int,
    to problem: inout LinearProblem
  ) throws(SolverError) -> Double {
    guard scene.contains(first.item) else { throw .unknownItem(first.item, constraint: index) }
    guard case .anchor(let second, let multiplier, let constant) = operand else {
      guard let owner = scene.view(of: first.item) else {
        throw .noCommonAncestor(constraint: index)
      }
      return add(first, times: 1, in: owner, partner: nil, to: &problem) - operand.constant
    }
    guard scene.contains(second.item) else { throw .unknownItem(second.item, constraint: index) }
    guard let owner = scene.owner(of: first, and: second) else {
      throw .noCommonAncestor(constraint: index)
    }
    var reading = ConstraintReading(
      second: scene.meant(second, besides: first), multiplier: multiplier, constant: constant)
    if let fact = scene.factReadOtherwise {
      reading = otherwise(reading, fact, first: first.attribute, second, priority, in: owner)
    }
    if reading.widths != 0 {
      problem.addTerm(FramePart.width.unknown(of: owner), reading.widths)
    }
    let left = add(
      scene.meant(first, besides: second), times: reading.factor, in: owner,
      partner: second.attribute, to: &problem)
    let right = add(
      reading.second, times: -reading.multiplier, in: owner, partner: first.attribute,
      to: &problem)
    return left + right - reading.constant
  }
}

/// A constraint as a sum: `factor * first - multiplier * second - constant + widths`.
struct ConstraintReading {
  var factor = 1.0
  var second: Anchor
  var multiplier: Double
  var constant: Double
  /// How many times the width of the owner is added.
  var widths = 0.0
}

extension Translation {
  /// The other reading of a constraint by a fact.
  ///
  /// - Parameters:
  ///   - reading: The usual reading.
  ///   - fact: The fact that is read otherwise.
  ///   - first: The first anchor's attribute.
  ///   - second: The second anchor as it is written.
  ///   - priority: The constraint's priority.
  ///   - owner: The view in whose coordinates both anchors are measured.
  /// - Returns: The same reading if the fact doesn't matter here.
  func otherwise(
    _ reading: ConstraintReading, _ fact: UnverifiedFact, first: Attribute, _ second: Anchor,
    _ priority: Priority, in owner: ItemID
  ) -> ConstraintReading {
    let isReversed = scene.direction(inside: owner, window: direction) == .rightToLeft
    let multiplier = reading.multiplier
    var other = reading
    switch fact {
    case .scaledPosition:
      guard isReversed, multiplier != 1, counts(first, fromTrailingWith: second.attribute) else {
        break
      }
      // Both count from the left: first = multiplier * second - constant.
      (other.factor, other.widths) = (-1, 1 - multiplier)
      (other.multiplier, other.constant) = (-multiplier, -reading.constant)
    case .centreBesideCentre:
      guard isReversed, first == .centerX, second.attribute == .centerX else { break }
      other.constant = -reading.constant
    case .optionalUnits:
      guard !priority.isRequired, multiplier != 0 else { break }
      let unit = abs(multiplier)
      (other.factor, other.multiplier) = (1 / unit, multiplier / unit)
      other.constant = reading.constant / unit
    case .scaledMargin:
      guard multiplier != 1, let edge = second.attribute.edgeOfMargin else { break }
      other.second = Anchor(second.item, edge)
      let margin = measure(reading.second, in: owner, partner: first).constant
      let plain = measure(other.second, in: owner, partner: first).constant
      other.constant = reading.constant + (margin - plain)
    case .equalPriorities, .ties, .spaceBesideBar: break
    }
    return other
  }
}

extension Attribute {
  /// The edge or centre from which a margin's attribute is counted; `nil` for other attributes.
  var edgeOfMargin: Attribute? { Self.allCases.first { $0.margin == self } }
}
