import Foundation
import LayoutEngine

extension UIView {
  /// How many rounds a pass may have before it counts as one that never ends.
  ///
  /// Apple's goes round for ever; its tool against such loops looks at views that are laid out 100
  /// times in one turn of the run loop. Source: docs/SEMANTICS.md, S4.10.
  private static let mostRounds = 100

  /// Brings the view's part of the hierarchy up to date, as `layoutIfNeeded` does.
  ///
  /// Constraints are updated and solved in the whole hierarchy. Laid out is what hangs below the
  /// view, or below the topmost of the superviews that wait for it, too, without a gap between.
  /// Source: documentation of `CALayer.layoutIfNeeded()`.
  func layOutIfNeeded() {
    let root = self.root
    guard !root.layoutState.pass.isGivenUp else { return }
    root.layoutState.pass.depth += 1
    LayoutMoment.passes += 1
    defer { root.endPass() }
    var asked: [UIView] = []
    var rounds = 0
    while rounds < Self.mostRounds, root.layoutState.pass.depth <= Self.mostRounds {
      asked.removeAll(keepingCapacity: true)
      LayoutMoment.isEndless = rounds > Self.mostRounds - 3
      if layOutOnce(in: root, &asked) { return }
      rounds += 1
    }
    root.layoutState.pass.isGivenUp = true
    guard AnswerTrace.noteEndless(asked.first ?? self) else { return }
    ConsoleLog.tell(ConsoleLog.endlessLayout(asked.isEmpty ? [self] : asked, Self.mostRounds))
  }

  private func endPass() {
    LayoutMoment.passes -= 1
    LayoutMoment.isEndless = false
    layoutState.pass.depth -= 1
    if layoutState.pass.depth == 0 { layoutState.pass.isGivenUp = false }
  }

  /// Updates constraints, finds frames and lays out, once, and adds the views that were asked.
  ///
  /// - Returns: Whether nothing is left to do.
  private func layOutOnce(in root: UIView, _ asked: inout [UIView]) -> Bool {
    root.updatePendingConstraints(&asked)
    if root.awaitsUpdates { return root.layoutState.pass.isGivenUp }
    if root.layoutState.pass.needsSolving { root.solve() }
    topmostWaiting.layOutSubtree(&asked)
    root.checkInsets()
    let isAtRest = asked.isEmpty && !root.layoutState.pass.needsSolving
    return isAtRest || root.layoutState.pass.isGivenUp
  }

  /// The view, or the topmost superview above it up to which all wait for layout.
  private var topmostWaiting: UIView {
    var top = self
    while let superview = top.layoutState.superview, superview.layoutState.needsLayout {
      top = superview
    }
    return top
  }

  /// Calls `layoutSubviews` where it is due, superviews first.
  private func layOutSubtree(_ asked: inout [UIView]) {
    if layoutState.needsLayout {
      layoutState.needsLayout = false
      asked.append(self)
      tellSafeAreaChange()
      layoutState.controller?.minimumMarginsChanged()
      layoutState.controller?.viewWillLayoutSubviews()
      layoutState.isLayingOut = true
      AnswerTrace.count(.layoutPass)
      layoutSubviews()
      layoutState.isLayingOut = false
      layoutState.controller?.viewDidLayoutSubviews()
    }
    for subview in layoutState.subviews { subview.layOutSubtree(&asked) }
  }

  /// Finds the frames of everything below a root, for `layoutSubviews` to hand out.
  func solve() {
    layoutState.pass.needsSolving = false
    layoutState.pass.hasChangedConstraints = false
    let map = HierarchyMap(root: self)
    var run = LayoutRun(map)
    guard let frames = run.solution()?.frames else { return }
    for case let view as UIView in map.objects {
      view.layoutState.settledOrigin = self is UIWindow ? view.layoutState.maskOrigin : nil
    }
    note(frames, of: map)
    // Outside of a pass nobody looks at it again.
    if layoutState.pass.depth > 0 { layoutState.pass.solvedMap = map }
  }

  /// Looks whether the new frames changed margins or safe areas, on which the frames rest in turn.
  private func checkInsets() {
    guard let map = layoutState.pass.solvedMap else { return }
    layoutState.pass.solvedMap = nil
    if map.isOutOfDate { layoutState.pass.needsSolving = true }
  }

  /// Remembers at the root that the frames may be out of date.
  func noteLayoutChange() {
    if LayoutMoment.isEndless { AnswerTrace.noteRound() }
    root.layoutState.pass.needsSolving = true
  }

  /// Remembers at the root that the constraints are others.
  func noteConstraintChange() {
    if LayoutMoment.isEndless { AnswerTrace.noteRound() }
    let root = self.root
    root.layoutState.pass.needsSolving = true
    root.layoutState.pass.hasChangedConstraints = true
  }

  func noteContentChange() {
    layoutState.isContentBroken = false
    layoutState.contentSize = nil
    noteLayoutChange()
    superview?.contentSizeChanged(of: self)
  }

  /// Lets the subviews follow by their masks, and asks for `layoutSubviews`.
  func sizeChanged() {
    layoutState.needsLayout = true
    guard autoresizesSubviews else { return }
    let size = LayoutEngine.Size(
      width: Double(layoutState.frame.size.width), height: Double(layoutState.frame.size.height))
    for subview in layoutState.subviews { subview.follow(size) }
  }

  /// Moves and resizes by springs and struts, as the superview has another size now.
  private func follow(_ size: LayoutEngine.Size) {
    guard layoutState.translatesMask, let origin = layoutState.maskOrigin else { return }
    let old = layoutState.frame.size
    let rect = LayoutEngine.Rect(origin.frame).autoresized(
      LayoutEngine.AutoresizingMask(layoutState.autoresizingMask),
      from: LayoutEngine.Size(
        width: Double(origin.superviewSize.width), height: Double(origin.superviewSize.height)),
      to: size)
    layoutState.frame = CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    if old != layoutState.frame.size { sizeChanged() }
  }
}

extension HierarchyMap {
  /// Whether the new frames changed margins or safe areas that the layout was computed with.
  ///
  /// Views whose margins or safe areas changed are told, and their controllers.
  fileprivate var isOutOfDate: Bool {
    var isOutOfDate = false
    for (index, object) in objects.enumerated() {
      let item = scene[ItemID(index: Int32(index))]
      if let view = object as? UIView {
        view.tellSafeAreaChange()
        guard Insets(view.layoutMargins) != item.margins else { continue }
        view.tellMarginsChanged()
        isOutOfDate = true
      } else if case .inset(let insets) = item.placement, let guide = object as? UILayoutGuide,
        case .inset(let current) = guide.placing, let owner = guide.owner,
        Insets(current(owner)) != insets
      {
        isOutOfDate = true
      }
    }
    return isOutOfDate
  }
}

/// Who is asked to update constraints, and when.
///
/// A hierarchy has to do with constraints from the first constraint on that a view of it holds, or
/// from the first view on whose class says `requiresConstraintBasedLayout`. Before that no view is
/// asked, whatever it would add; after that every view is that waits for it, subviews first. A
/// controller is asked in any hierarchy, as its view may wait for it without a constraint.
/// Source: docs/SEMANTICS.md, S4.5 and S4.6.
extension UIView {
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

  func noteUpdateNeed() {
    if LayoutMoment.isEndless { AnswerTrace.noteRound() }
    layoutState.needsUpdateConstraints = true
    root.layoutState.pass.hasPendingUpdates = true
  }

  /// Asks everybody below a root who waits for it, and adds the views that were asked.
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
      controller.updateViewConstraints()
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

/// Whether a frame that code sets now is one that a layout rests on, or one that comes out of it.
///
/// A mask counts from a frame. Code may set that frame at any time, and in `layoutSubviews` it can
/// set it anew for each size of the window. Such a frame is a result, and not a statement.
@MainActor
enum LayoutMoment {
  static var passes = 0
  /// Whether a pass has had so many rounds that it is about to be stopped.
  static var isEndless = false
  /// Whether the window has begun to take the size in which the layout is looked at.
  static var isOver = false

  /// Whether a layout asks views for their content, outside of a pass.
  private static var isAsking = false

  /// Whether views show what an exercise says that they show: once they are laid out, and not yet
  /// while an answer's own lines run, which would copy the content of that moment.
  static var showsContent: Bool { passes > 0 || isAsking }

  /// Asks a view for its content, as a layout does.
  static func asking<Answer>(_ body: () -> Answer) -> Answer {
    let was = isAsking
    isAsking = true
    defer { isAsking = was }
    return body()
  }

  /// Whether a view of UIKit's gives frames to what it made, or to rows and headers that it asked for.
  private static var isUIKits = false

  /// Whether code that runs now still states what the layout rests on.
  static var isBefore: Bool { passes == 0 && !isOver || isUIKits }

  /// Gives frames that belong to UIKit's own views: they are stated whenever they are set.
  static func placing(_ body: () -> Void) {
    let was = isUIKits
    isUIKits = true
    body()
    isUIKits = was
  }
}
