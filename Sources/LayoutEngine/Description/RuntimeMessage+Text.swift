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
