/// A constraint as a sum: `factor * first - multiplier * second - constant + widths`.
struct ConstraintReading {
  var factor = 1.0
  /// The second anchor that is meant.
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
