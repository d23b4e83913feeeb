/// What UIKit and Masonry throw or write to the console, in their own words.
///
/// Items, anchors and constraints are handed over as they describe themselves.
///
/// Source: docs/SEMANTICS.md, S3.0 to S3.10, S8.6 and S8.12; `Vectors/messages.json` of
/// the tests.
package enum RuntimeMessage: Hashable, Sendable {
  case firstItemMissing
  case locationEqualsConstant(item: String)
  case invalidPairing
  case leadingWithLeft
  case incompatibleAnchors(constraint: String)
  case noCommonAncestor(first: String, second: String)
  case outsideSubtree(constraint: String, view: String)
  case hierarchyNotPrepared(constraint: String)
  case hierarchyUnprepared
  /// The priority as it is printed.
  case priorityRange(String)
  case requiredPriorityMutated(to: String, from: String)
  case constantNotFinite(String, first: String, second: String)
  case multiplierNotFinite(String)
  /// The note about masks stands there if one is in the list, and in older logs always.
  case unsatisfiable(
    [String], broken: String, hasMasks: Bool, style: ConstraintDescription.Style = .today)
  case ambiguousTrace(view: String, variable: String)
  case visualFormat(reason: String, format: String, caret: String)
  case masonryRelationTwice
  case masonryAttributeAfterRelation
  case masonryNoCommonSuperview(first: String, second: String)

  /// The name of the exception; `nil` for what is written to the console.
  package var exception: ExceptionName? {
    switch self {
    case .firstItemMissing, .locationEqualsConstant, .invalidPairing, .leadingWithLeft,
      .visualFormat:
      .invalidArgument
    case .incompatibleAnchors: .invalidLayoutConstraint
    case .noCommonAncestor, .outsideSubtree: .generic
    case .hierarchyUnprepared, .priorityRange, .requiredPriorityMutated, .constantNotFinite,
      .multiplierNotFinite, .masonryRelationTwice, .masonryAttributeAfterRelation,
      .masonryNoCommonSuperview:
      .internalInconsistency
    case .hierarchyNotPrepared, .unsatisfiable, .ambiguousTrace: nil
    }
  }
}

/// What kind of exception ends the program, by the name that UIKit gives it.
package enum ExceptionName: String, Sendable {
  case invalidArgument = "NSInvalidArgumentException"
  case generic = "NSGenericException"
  case internalInconsistency = "NSInternalInconsistencyException"
  case invalidLayoutConstraint = "NSInvalidLayoutConstraintException"
  case range = "NSRangeException"
  case invalidGeometry = "CALayerInvalidGeometry"
  case hierarchyInconsistency = "UIViewControllerHierarchyInconsistency"
}

extension RuntimeMessage {
  /// The words, without a line break at their end.
  package var text: String {
    switch self {
    case .firstItemMissing: "NSLayoutConstraint for (null): \(Self.missing)"
    case .locationEqualsConstant(let item): "NSLayoutConstraint for \(item): \(Self.location)."
    case .invalidPairing: "Invalid pairing of layout attributes"
    case .leadingWithLeft:
      "A constraint cannot be made between a leading/trailing attribute and a right/left "
        + "attribute. Use leading/trailing for both or neither."
    case .incompatibleAnchors(let constraint):
      "Constraint improperly relates anchors of incompatible types: \(constraint)"
    case .noCommonAncestor(let first, let second):
      "Unable to activate constraint with anchors \(first) and \(second) because they have no "
        + "common ancestor.  Does the constraint or its anchors reference items in different view "
        + "hierarchies?  That's illegal."
    case .outsideSubtree(let constraint, let view):
      "Unable to install constraint on view.  Does the constraint reference something from "
        + "outside the subtree of the view?  That's illegal. constraint:\(constraint) view:\(view)"
    case .hierarchyNotPrepared(let constraint): Self.notPrepared(constraint)
    case .hierarchyUnprepared:
      "Impossible to set up layout with view hierarchy unprepared for constraint."
    case .priorityRange(let priority):
      "It's illegal to set priority:\(priority).  Priorities must be greater than 0 and less or "
        + "equal to NSLayoutPriorityRequired, which is 1000.000000."
    case .requiredPriorityMutated(let new, let old):
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
        + "supported.  You passed priority \(new) and the existing priority was \(old)."
    case .constantNotFinite(let constant, let first, let second):
      "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(constant) "
        + "firstAnchor:\(first) secondAnchor:\(second)"
    case .multiplierNotFinite(let multiplier):
      "Multiplier is not finite!  That's illegal.  multiplier:\(multiplier)"
    case .unsatisfiable(let entries, let broken, let hasMasks, let style):
      Self.unsatisfiable(entries, broken: broken, hasMasks: hasMasks, style)
    case .ambiguousTrace(let view, let variable):
      "*\(view)- AMBIGUOUS LAYOUT for \(view).\(variable)"
    case .visualFormat(let reason, let format, let caret):
      "Unable to parse constraint format: \n\(reason) \n\(format) \n\(caret)"
    case .masonryRelationTwice: "Redefinition of constraint relation"
    case .masonryAttributeAfterRelation:
      "Attributes should be chained before defining the constraint relation"
    case .masonryNoCommonSuperview(let first, let second):
      "couldn't find a common superview for \(first) and \(second)"
    }
  }

  private static let missing = "Constraint must contain a first layout item"
  private static let location =
    "A multiplier of 0 or a nil second item together with a location for the first attribute "
    + "creates an illegal constraint of a location equal to a constant. Location attributes must be "
    + "specified in pairs"

  private static func notPrepared(_ constraint: String) -> String {
    "The view hierarchy is not prepared for the constraint: \(constraint)\n\tWhen added to a view, "
      + "the constraint's items must be descendants of that view (or the view itself). This will "
      + "crash if the constraint needs to be resolved before the view hierarchy is assembled. Break "
      + "on -[UIView(UIConstraintBasedLayout) _viewHierarchyUnpreparedForConstraint:] to debug."
  }

  private static func unsatisfiable(
    _ entries: [String], broken: String, hasMasks: Bool, _ style: ConstraintDescription.Style
  ) -> String {
    let isOld = style == .beforeIOS10
    let note =
      hasMasks || isOld
      ? "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, "
        + "refer to the documentation for the UIView property "
        + "translatesAutoresizingMaskIntoConstraints) \n"
      : ""
    let list = entries.map { "    \"\($0)\"" }.joined(separator: ",\n")
    return "Unable to simultaneously satisfy constraints.\n"
      + "\tProbably at least one of the constraints in the following list is one you don't want. \n"
      + "\tTry this: \n"
      + "\t\t(1) look at each constraint and try to figure out which you don't expect; \n"
      + "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. \n"
      + note
      + "(\n\(list)\n)\n\n"
      + "Will attempt to recover by breaking constraint \n\(broken)\n\n"
      + "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the "
      + "debugger.\nThe methods in the UIConstraintBasedLayoutDebugging category on UIView listed "
      + "in <\(isOld ? "UIKit" : "UIKitCore")/UIView.h> may also be helpful."
  }
}

extension Conflict {
  /// The member that is broken to resolve the conflict.
  ///
  /// Of the constraints that somebody made an inequality goes first, then the one that was made
  /// last; a mask, a margin or a given size only if there is nothing else. Apple doesn't say which
  /// one UIKit takes, so this is a policy and no fact.
  ///
  /// Source: docs/SEMANTICS.md, S8.10.
  /// - Parameters:
  ///   - constraints: The constraints of the problem, in the order in which they were made.
  ///   - isMade: Whether somebody made the constraint at a place, and not the system.
  /// - Returns: The member; `nil` for a conflict without members.
  package func broken(
    among constraints: [Constraint], isMade: (Int) -> Bool
  ) -> Member? {
    /// Larger is given up sooner: kind of statement, then inequality, then age.
    func rank(_ member: Member) -> (Int, Int, Int) {
      switch member {
      case .constraint(let index):
        (isMade(index) ? 5 : 4, constraints[index].relation == .equal ? 0 : 1, index)
      case .hugging: (3, 0, 0)
      case .compression: (3, 1, 0)
      case .translated(let id, let part): (2, 0, Int(id.index) * 4 + part.rawValue)
      case .inset: (1, 0, 0)
      case .given: (0, 0, 0)
      }
    }
    return members.max { rank($0) < rank($1) }
  }

  /// What UIKit writes to the console.
  ///
  /// - Parameters:
  ///   - broken: The member that is broken.
  ///   - style: Whose form the words around the list have.
  ///   - line: The line of a member.
  /// - Returns: The message.
  package func report(
    breaking broken: Member?, style: ConstraintDescription.Style = .today,
    line: (Member) -> String
  ) -> RuntimeMessage {
    let hasMasks = members.contains { if case .translated = $0 { true } else { false } }
    return .unsatisfiable(
      listed.map(line), broken: broken.map(line) ?? "(null)", hasMasks: hasMasks, style: style)
  }

  /// The members as UIKit has them: it knows no width of a guide, only the distances on both sides.
  private var listed: [Member] {
    members.flatMap { member -> [Member] in
      guard case .inset(let id, let part) = member, part.isSize else { return [member] }
      let near = Member.inset(id, .position(along: part.axis))
      return members.contains(near) ? [member] : [near, member]
    }
  }
}
