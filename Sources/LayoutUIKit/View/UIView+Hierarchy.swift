import Foundation
import LayoutEngine

extension UIView {
  var root: UIView {
    var view = self
    while let superview = view.layoutState.superview { view = superview }
    return view
  }

  func hangs(in view: UIView) -> Bool {
    var low: UIView? = self
    while let current = low {
      if current === view { return true }
      low = current.layoutState.superview
    }
    return false
  }

  /// Makes a view a subview; one that already is only changes places.
  func insert(_ view: UIView, at index: Int) {
    if view.layoutState.superview === self {
      guard let old = layoutState.subviews.firstIndex(where: { $0 === view }) else { return }
      layoutState.subviews.remove(at: old)
      layoutState.subviews.insert(view, at: min(max(index, 0), layoutState.subviews.count))
      return
    }
    if hangs(in: view) {
      // Apple's says so of the view itself only, and hangs when a view becomes its own ancestor's.
      raise(LayoutException(.invalidArgument, "Can't add self as subview"))
    }
    checkController(of: view)
    let oldWindow = view.window
    let newWindow = window
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.tellWillMove(to: newWindow) }
    view.detach()
    layoutState.subviews.insert(view, at: min(max(index, 0), layoutState.subviews.count))
    view.layoutState.superview = self
    view.itemAnchors.letGo()
    itemAnchors.letGo()
    view.noteMaskOrigin()
    layoutState.needsLayout = true
    noteConstraintChange()
    noteArrival(of: view)
    view.didMoveToSuperview()
    if oldWindow !== newWindow { view.tellDidMove() }
    didAddSubview(view)
  }

  /// Ends the program where a controller's view comes into another controller's than its parent's.
  ///
  /// Source: documentation of `addChild(_:)`.
  private func checkController(of view: UIView) {
    guard let child = view.layoutState.controller, let actual = child.parent,
      let wanted = andSuperviews.lazy.compactMap({ $0.layoutState.controller }).first,
      wanted !== actual
    else { return }
    raise(
      LayoutException(
        .hierarchyInconsistency,
        "child view controller:\(child.logName) should have parent view "
          + "controller:\(wanted.logName) but actual parent is:\(actual.logName)"))
  }

  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    let others = layoutState.subviews.filter { $0 !== view }
    let place = others.firstIndex { $0 === sibling }.map { $0 + offset }
    insert(view, at: place ?? others.endIndex)
  }

  /// Leaves the superview, and with it the constraints that cross the cut.
  func leaveSuperview() {
    guard let superview = layoutState.superview else { return }
    let oldWindow = window
    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if oldWindow != nil { tellWillMove(to: nil) }
    detach()
    didMoveToSuperview()
    if oldWindow != nil { tellDidMove() }
  }

  private func detach() {
    guard let superview = layoutState.superview else { return }
    deactivateCrossingConstraints()
    superview.layoutState.subviews.removeAll { $0 === self }
    superview.layoutState.needsLayout = true
    superview.noteConstraintChange()
    layoutState.superview = nil
    layoutState.maskOrigin = nil
    layoutState.statedOrigin = nil
    layoutState.solvedFrame = nil
    layoutState.pass = PassState()
  }

  /// Tells the root that a new subview may wait to be asked for constraints, and may have some.
  private func noteArrival(of view: UIView) {
    let root = self.root
    root.layoutState.pass.hasPendingUpdates = true
    if view.layoutState.pass.usesConstraints { root.layoutState.pass.usesConstraints = true }
  }

  private func tellWillMove(to window: UIWindow?) {
    willMove(toWindow: window)
    for subview in layoutState.subviews { subview.tellWillMove(to: window) }
  }

  private func tellDidMove() {
    tellOwnTraitChange()
    didMoveToWindow()
    for subview in layoutState.subviews { subview.tellDidMove() }
  }

  private func deactivateCrossingConstraints() {
    var holder = layoutState.superview
    while let view = holder {
      for constraint in view.layoutState.constraints.all where constraint.touches(self) {
        constraint.isActive = false
      }
      holder = view.layoutState.superview
    }
  }

  /// Puts the keyboard away, which never came.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { true }

  /// Adds a view that covers this one, whatever size it gets.
  func addFilling(_ contentView: UIView) {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    LayoutMoment.placing { addSubview(contentView) }
  }

  /// Sets how strongly a class of ours keeps to its content from the start.
  func setContentPriorities(hugging horizontal: UILayoutPriority, _ vertical: UILayoutPriority) {
    setContentHuggingPriority(horizontal, for: .horizontal)
    setContentHuggingPriority(vertical, for: .vertical)
  }
}

extension NSLayoutConstraint {
  func touches(_ view: UIView) -> Bool {
    form.first.hangs(in: view) || form.second?.hangs(in: view) ?? false
  }
}
