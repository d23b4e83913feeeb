/// The meaning of a constraint, in a form that doesn't depend on how it was written.
///
/// A required constraint may be turned around and scaled without changing what it states, so its
/// form is `a - m * b - c  relation  0` with the two anchors in a fixed order: by item, then by
/// attribute. An optional constraint is measured in units of its first anchor; it keeps its
/// order and scale. Labels and places in the text don't matter, nor does a multiplier without a
/// second anchor.
///
/// Two forms are equal if their numbers have the same first 30 binary digits (about nine decimal
/// ones), so forms can be put into sets; ``matches(_:)`` compares within a tolerance instead.
///
/// Source: docs/SEMANTICS.md, S1.11 and S5.5; `Vectors/equivalence.json` of the tests.
package struct CanonicalForm: Hashable, Sendable {
  /// Numbers closer than this share of themselves are the same.
  private static let tolerance = 1e-9

  private let first: Anchor
  private let relation: Relation
  private let second: Anchor?
  private let priority: Priority
  private let multiplier: RoundedNumber
  private let constant: RoundedNumber

  package init(_ constraint: Constraint) {
    var parts = Parts(constraint)
    if constraint.priority.isRequired { parts.putInOrder() }
    first = parts.first
    relation = parts.relation
    second = parts.second
    priority = constraint.priority
    multiplier = RoundedNumber(parts.multiplier)
    // A constant this small is what rounding left of 0 points.
    constant = RoundedNumber(parts.constant.magnitude < Self.tolerance ? 0 : parts.constant)
  }

  /// Whether both state the same, with numbers compared to a relative tolerance of 1e-9.
  package func matches(_ other: CanonicalForm) -> Bool {
    first == other.first && relation == other.relation && second == other.second
      && priority == other.priority
      && Self.isNear(multiplier.exact, other.multiplier.exact)
      && Self.isNear(constant.exact, other.constant.exact)
  }

  /// What the form says, as numbers that are the same for equal forms, in every run.
  package var words: [UInt64] {
    let other = second ?? first
    return [
      Self.word(of: first), second == nil ? 0 : Self.word(of: other),
      UInt64(relation.rawValue + 1), priority.value.bitPattern, multiplier.bits, constant.bits,
    ]
  }

  private static func word(of anchor: Anchor) -> UInt64 {
    UInt64(UInt32(bitPattern: anchor.item.index)) << 32 | UInt64(anchor.attribute.rawValue)
  }

  private static func isNear(_ a: Double, _ b: Double) -> Bool {
    a == b || (a - b).magnitude <= tolerance * max(a.magnitude, b.magnitude)
  }
}

extension CanonicalForm {
  /// The fields of a constraint while they are being reordered.
  private struct Parts {
    var first: Anchor
    var relation: Relation
    var second: Anchor?
    var multiplier: Double
    var constant: Double

    init(_ constraint: Constraint) {
      first = constraint.first
      relation = constraint.relation
      constant = constraint.second.constant
      if case .anchor(let anchor, let written, _) = constraint.second, written != 0 {
        second = anchor
        multiplier = written
      } else {
        multiplier = 0
      }
    }

    /// Brings the smaller anchor to the front; an anchor tied to itself is counted once.
    mutating func putInOrder() {
      guard let other = second else { return }
      if other == first {
        guard multiplier != 1 else { return }
        if multiplier > 1 { relation = relation.turned }
        constant /= 1 - multiplier
        multiplier = 0
        second = nil
      } else if (other.item, other.attribute.rawValue) < (first.item, first.attribute.rawValue) {
        // a = m * b + c becomes b = a / m - c / m; dividing by a positive m turns the relation,
        // because b changes sides.
        if multiplier > 0 { relation = relation.turned }
        (first, second) = (other, first)
        constant = -constant / multiplier
        multiplier = 1 / multiplier
      }
    }
  }
}

/// A number that is equal to others with the same first 30 binary digits, about nine decimal ones.
package struct RoundedNumber: Hashable, Sendable {
  let exact: Double
  private let rounded: Double

  package init(_ exact: Double) {
    self.exact = exact
    guard exact.isFinite, exact != 0 else {
      rounded = exact + 0
      return
    }
    let significand = (exact.significand * Self.steps).rounded() / Self.steps
    rounded = Double(sign: exact.sign, exponent: exact.exponent, significand: significand)
  }

  /// A number of points that may have been added up from larger ones: below 1 it has as many digits
  /// after the point as 1 has.
  package init(points exact: Double) {
    guard abs(exact) < 1 else {
      self.init(exact)
      return
    }
    // Adding 0 makes one of both zeros.
    self.init(exact: exact, rounded: (exact * Self.steps).rounded() / Self.steps + 0)
  }

  private init(exact: Double, rounded: Double) {
    self.exact = exact
    self.rounded = rounded
  }

  /// How many steps there are from 1 to 2.
  private static let steps = Double(1 << 29)

  /// The digits that count, the same for equal numbers.
  package var bits: UInt64 { rounded.bitPattern }

  package static func == (a: Self, b: Self) -> Bool { a.rounded == b.rounded }

  package func hash(into hasher: inout Hasher) { hasher.combine(rounded) }
}
