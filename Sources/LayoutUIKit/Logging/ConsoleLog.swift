import Foundation

/// What UIKit writes to the console while a program runs.
@MainActor
package enum ConsoleLog {
  /// Where the text goes: standard error, unless somebody wants to read it.
  package static var write: (String) -> Void = { text in
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }

  /// What is said when a constraint is added to a view that doesn't hold its items.
  package static func unprepared(_ constraint: NSLayoutConstraint) -> String {
    """
    The view hierarchy is not prepared for the constraint: \(constraint.description)
    \tWhen added to a view, the constraint's items must be descendants of that view (or the view \
    itself). This will crash if the constraint needs to be resolved before the view hierarchy is \
    assembled. Break on -[UIView(UIConstraintBasedLayout) \
    _viewHierarchyUnpreparedForConstraint:] to debug.
    """
  }

  /// What is said when constraints can't all hold.
  ///
  /// - Parameters:
  ///   - entries: The constraints that can't, as they describe themselves.
  ///   - broken: The one that is given up.
  ///   - hasMasks: Whether a translated mask is among them, which a note then explains.
  /// - Returns: The text, without a line break at its end.
  package static func unsatisfiable(_ entries: [String], breaking broken: String, hasMasks: Bool)
    -> String
  {
    let note =
      hasMasks
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
      + "in <UIKitCore/UIView.h> may also be helpful."
  }
}
