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

  /// Updates constraints, finds frames and lays out, once.
  ///
  /// - Parameters:
  ///   - root: The view's root.
  ///   - asked: Gets the views whose `updateConstraints` or `layoutSubviews` was called.
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
      layoutState.controller?.willLayOutSubviews()
      layoutState.isLayingOut = true
      AnswerTrace.count(.layoutPass)
      layoutSubviews()
      layoutState.isLayingOut = false
      layoutState.controller?.didLayOutSubviews()
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
