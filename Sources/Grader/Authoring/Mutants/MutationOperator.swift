package import Grading
import LayoutEngine

/// One way to make a wrong answer of a right one, as a slip of the hand would.
package enum MutationOperator: String, CaseIterable, Hashable, Sendable {
  /// 7 points more.
  case constant
  /// The constant's sign turned.
  case sign
  /// `leading` for `trailing`, `width` for `height`, and so on.
  case attribute
  /// Another of `=`, `<=` and `>=`.
  case relation
  /// The multiplier the other way up.
  case inverted
  /// A size taken twice.
  case doubled
  /// 750 for a required line, another level for an optional one.
  case priority
  /// A line left out.
  case dropped
  /// Two views' names swapped throughout.
  case renamed
  /// The lines in reverse, which changes nothing.
  case reordered
  /// A predicted number 7 points larger, an equation changed in one part, a set without one of its
  /// lines.
  case predicted
  /// A predicted number's sign turned.
  case negated

  /// What the diagnosis should say; `nil` where there is none to be made.
  package var diagnosis: Diagnosis.Kind? {
    switch self {
    case .constant: .constant
    case .sign: .sign
    case .attribute: .attribute
    case .relation: .relation
    case .inverted: .multiplierInverted
    case .doubled: .multiplier
    case .priority: .priority
    case .dropped: .missingLine
    case .renamed: .item
    case .reordered, .predicted, .negated: nil
    }
  }
}

/// What can be changed in one line.
///
/// Drafts are changed, not constraints: a mutant may say what no layout can mean.
enum LineMutations {
  /// Every way to change one part of a line.
  static func mutations(of line: ConstraintDraft) -> [(MutationOperator, ConstraintDraft)] {
    var mutations: [(MutationOperator, ConstraintDraft)] = []
    func add(_ operation: MutationOperator, _ change: (inout ConstraintDraft) -> Void) {
      var changed = line
      change(&changed)
      mutations.append((operation, changed))
    }
    add(.constant) { $0.constant += 7 }
    if line.constant != 0 { add(.sign) { $0.constant.negate() } }
    if let neighbour = line.first?.neighbour { add(.attribute) { $0.first = neighbour } }
    if let neighbour = line.second?.neighbour { add(.attribute) { $0.second = neighbour } }
    for relation in line.relation.slips { add(.relation) { $0.relation = relation } }
    if line.second != nil {
      if line.multiplier != 1 {
        add(.inverted) { $0.multiplier = 1 / $0.multiplier }
      } else if line.first?.attribute.kind == .size {
        add(.doubled) { $0.multiplier = 2 }
      }
    }
    add(.priority) { $0.priority = line.priority == 750 ? 250 : 750 }
    return mutations
  }

  /// Every way to change one part of what is said about hugging or compression.
  static func mutations(
    of statement: SceneStatement
  ) -> [(MutationOperator, SceneStatement)] {
    guard case .contentPriority(let kind, let priority) = statement.property else { return [] }
    // As if nobody had said it.
    let usual = Item("")[kind]
    return [
      (.attribute, statement.changed(to: .contentPriority(kind.opposite, priority))),
      (
        .priority,
        statement.changed(to: .contentPriority(kind, priority == usual ? .medium : usual))
      ),
    ]
  }
}

extension Anchor {
  /// The anchor that is mistaken for this one: the other edge, or the other size.
  fileprivate var neighbour: Anchor? {
    let other: Attribute? =
      switch attribute {
      case .left: .right
      case .right: .left
      case .top: .bottom
      case .bottom: .top
      case .leading: .trailing
      case .trailing: .leading
      case .width: .height
      case .height: .width
      case .lastBaseline: .firstBaseline
      case .firstBaseline: .lastBaseline
      case .leftMargin: .rightMargin
      case .rightMargin: .leftMargin
      case .topMargin: .bottomMargin
      case .bottomMargin: .topMargin
      case .leadingMargin: .trailingMargin
      case .trailingMargin: .leadingMargin
      case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: nil
      }
    return other.map { Anchor(item, $0) }
  }
}

extension Relation {
  /// The relations that are written in place of this one.
  fileprivate var slips: [Relation] {
    self == .equal ? [.lessThanOrEqual, .greaterThanOrEqual] : [turned]
  }
}
