/// A relation between anchors that the solver satisfies, if it is required, or comes close to.
///
///     Red.leading = 1.0 * Blue.trailing + 8.0 @750
///
/// The statement has no direction: solving it may move `Blue` as well as `Red`. A value of this type
/// has passed the validity rules; what somebody wrote before that is a ``ConstraintDraft``.
package struct Constraint: Hashable, Sendable {
  package var first: Anchor
  /// The relation between the first anchor and the rest.
  package var relation: Relation
  package var second: Operand
  package var priority: Priority
  /// The name given by its author; printed in conflict logs.
  package var identifier: String?
  package var origin: Origin

  package init(
    _ first: Anchor, _ relation: Relation, _ second: Operand, priority: Priority = .required,
    identifier: String? = nil, origin: Origin = .code
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.priority = priority
    self.identifier = identifier
    self.origin = origin
  }

  /// Both sides, as far as they are anchors.
  package var anchors: [Anchor] { [first] + (second.anchor.map { [$0] } ?? []) }
}

/// The second part of a constraint: another anchor with a multiplier and a constant, or a length.
package enum Operand: Hashable, Sendable {
  /// A length in points, with no second item.
  case length(Double)
  /// Another anchor with its multiplier and the constant in points.
  case anchor(Anchor, multiplier: Double, constant: Double)

  package var anchor: Anchor? {
    guard case .anchor(let anchor, _, _) = self else { return nil }
    return anchor
  }

  /// The constant, or the length itself, in points.
  package var constant: Double {
    get {
      switch self {
      case .length(let length): length
      case .anchor(_, _, let constant): constant
      }
    }
    set {
      self =
        switch self {
        case .length: .length(newValue)
        case .anchor(let anchor, let multiplier, _):
          .anchor(anchor, multiplier: multiplier, constant: newValue)
        }
    }
  }
}

/// How the two sides of a constraint compare.
///
/// The raw values are those of `NSLayoutRelation`.
package enum Relation: Int, CaseIterable, Hashable, Sendable, BitwiseCopyable {
  case lessThanOrEqual = -1
  case equal = 0
  case greaterThanOrEqual = 1

  /// The relation seen from the other side, or after multiplying by a negative number.
  package var turned: Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }

  /// The sign as it is written in an equation: `=`, `<=` or `>=`.
  package var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "="
    case .greaterThanOrEqual: ">="
    }
  }
}

/// The priority of a constraint: greater than 0, at most 1000, which means required.
///
/// Fractions are levels of their own; UIKit's stack views use 999.5. UIKit's number has 32 bits: what
/// differs by less is one priority, so that 999.99999999 is required.
///
/// Source: docs/SEMANTICS.md, S1.8.
package struct Priority: Hashable, Comparable, Sendable {
  /// The number, in (0, 1000]: the shortest that is this one among the numbers of 32 bits.
  package let value: Double

  /// Makes a priority, or nothing if the number is no priority.
  package init?(_ value: Double) {
    let short = Float(value)
    guard short > 0, short <= 1000 else { return nil }
    self.value = Double(short) == value ? value : Double("\(short)") ?? value
  }

  private init(known value: Double) { self.value = value }

  /// 1000: required; if it can't be satisfied, the layout has no solution.
  package static let required = Priority(known: 1000)
  /// 750: as much as content resists being squeezed.
  package static let high = Priority(known: 750)
  /// 500, as Masonry and SnapKit name it.
  package static let medium = Priority(known: 500)
  /// 250: as much as content resists being stretched.
  package static let low = Priority(known: 250)
  /// 251: what Interface Builder gives labels and images, so that other views stretch first.
  package static let lowOfText = Priority(known: 251)
  /// 50: the level at which a view is asked for its smallest size.
  package static let fittingSizeLevel = Priority(known: 50)

  package var isRequired: Bool { value == 1000 }

  package static func < (a: Priority, b: Priority) -> Bool { a.value < b.value }
}

/// Where a constraint comes from, so that messages can point at it.
package enum Origin: Hashable, Sendable {
  /// Written by the learner.
  case answer(SourceRange)
  /// Given by the exercise; the number counts its given lines from 0.
  case given(Int)
  /// Made by code, with nothing to point at.
  case code

  /// Where the learner wrote it; `nil` for constraints that the learner didn't write.
  package var answerRange: SourceRange? {
    guard case .answer(let range) = self else { return nil }
    return range
  }
}

/// A constraint as somebody wrote it, before the validity rules have checked it.
///
/// Equations and code can say things that no layout can mean (a position equal to a number, a
/// priority of 0); this type can hold them, so that the rules can name what is wrong.
package struct ConstraintDraft: Hashable, Sendable {
  /// The first anchor; `nil` if the code gave no item.
  package var first: Anchor?
  package var relation: Relation
  /// The second anchor; `nil` if there is only a constant.
  package var second: Anchor?
  /// The multiplier of the second anchor; not used without one.
  package var multiplier: Double
  package var constant: Double
  /// The priority as a bare number, in range or not.
  package var priority: Double
  package var identifier: String?
  package var origin: Origin

  package init(
    first: Anchor?, relation: Relation, second: Anchor?, multiplier: Double = 1,
    constant: Double = 0, priority: Double = 1000, identifier: String? = nil,
    origin: Origin = .code
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.identifier = identifier
    self.origin = origin
  }
}
