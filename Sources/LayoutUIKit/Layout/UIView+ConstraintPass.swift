import Foundation
import LayoutEngine

/// Who is asked to update constraints, and when.
///
/// A hierarchy has to do with constraints from the first constraint on that a view of it holds, or
/// from the first view on whose class says `requiresConstraintBasedLayout`. Before that no view is
/// asked, whatever it would add; after that every view is that waits for it, subviews first. A
/// controller is asked in any hierarchy, as its view may wait for it without a constraint.
/// Source: docs/SEMANTICS.md, S4.5 and S4.6.
extension UIView {
  /// Whether the hierarchy below a root has to do with constraints.
  fileprivate var usesConstraints: Bool {
    if layoutState.pass.usesConstraints { return true }
    guard subtreeUsesConstraints else { return false }
    layoutState.pass.usesConstraints = true
    return true
  }

  private var subtreeUsesConstraints: Bool {
    layoutState.pass.usesConstraints || !layoutState.constraints.isEmpty
      || type(of: self).requiresConstraintBasedLayout
      || layoutState.subviews.contains { $0.subtreeUsesConstraints }
  }

  /// Whether views of the hierarchy wait to be asked, at a root.
  var awaitsUpdates: Bool { layoutState.pass.hasPendingUpdates && usesConstraints }

  /// Remembers that `updateConstraints` is due.
  func noteUpdateNeed() {
    if LayoutMoment.isEndless { AnswerTrace.noteRound() }
    layoutState.needsUpdateConstraints = true
    root.layoutState.pass.hasPendingUpdates = true
  }

  /// Asks everybody below a root who waits for it.
  ///
  /// - Parameter asked: Gets the views that were.
  func updatePendingConstraints(_ asked: inout [UIView]) {
    guard layoutState.pass.hasPendingUpdates else { return }
    let isOn = usesConstraints
    // Where it is off, a view may yet be asked once it is on.
    layoutState.pass.hasPendingUpdates = !isOn
    updateSubtree(isOn, &asked)
    if !isOn, layoutState.pass.usesConstraints { layoutState.pass.hasPendingUpdates = true }
  }

  /// Asks the view and all below it who wait for it, as `updateConstraintsIfNeeded` does.
  func updateConstraintsBelow() {
    var asked: [UIView] = []
    updateSubtree(root.usesConstraints, &asked)
  }

  private func updateSubtree(_ isOn: Bool, _ asked: inout [UIView]) {
    for subview in layoutState.subviews { subview.updateSubtree(isOn, &asked) }
    guard layoutState.needsUpdateConstraints, !layoutState.isUpdatingConstraints,
      isOn || layoutState.controller != nil
    else { return }
    asked.append(self)
    layoutState.isUpdatingConstraints = true
    AnswerTrace.count(.updatePass)
    if let controller = layoutState.controller {
      controller.updateConstraintsOfView()
    } else {
      updateConstraints()
    }
    layoutState.isUpdatingConstraints = false
    if layoutState.needsUpdateConstraints { raise(.stillNeedsUpdate(self)) }
  }

  /// Calls `updateConstraints` for the view's controller, where constraints are used at all.
  func updateForController() {
    if !layoutState.isUpdatingConstraints {
      AnswerTrace.noteCall(of: "updateViewConstraints")
    }
    if root.usesConstraints {
      updateConstraints()
    } else {
      layoutState.needsUpdateConstraints = false
    }
  }
}

extension LayoutException {
  /// What UIKit throws where `updateConstraints` didn't reach UIView's, or asked for more.
  ///
  /// Source: docs/SEMANTICS.md, S4.11.
  @MainActor
  fileprivate static func stillNeedsUpdate(_ view: UIView) -> LayoutException {
    LayoutException(
      .internalInconsistency,
      "The layout constraints still need update after sending -updateConstraints to "
        + "\(view.description).\n\(view.typeName) or one of its superclasses may have overridden "
        + "-updateConstraints without calling super. Or, something may have dirtied layout "
        + "constraints in the middle of updating them.  Both are programming errors.")
  }
}
