import Foundation

extension UIView {
  /// The topmost superview.
  var root: UIView {
    var view = self
    while let superview = view.state.superview { view = superview }
    return view
  }

  func hangs(in view: UIView) -> Bool {
    var low: UIView? = self
    while let current = low {
      if current === view { return true }
      low = current.state.superview
    }
    return false
  }

  func first(withTag tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in state.subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Makes a view a subview; one that already is only changes places.
  func insert(_ view: UIView, at index: Int) {
    if view.state.superview === self {
      guard let old = state.subviews.firstIndex(where: { $0 === view }) else { return }
      state.subviews.remove(at: old)
      state.subviews.insert(view, at: min(max(index, 0), state.subviews.count))
      return
    }
    if hangs(in: view) {
      // Apple's says so of the view itself only, and hangs when a view becomes its own ancestor's.
      raise(
        .invalidArgument, "Can't add self as subview", constraint: nil, file: "UIKit", line: 0)
    }
    let oldWindow = view.window
    let newWindow = window
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.tellWillMove(to: newWindow) }
    view.detach()
    state.subviews.insert(view, at: min(max(index, 0), state.subviews.count))
    view.state.superview = self
    view.noteMaskOrigin()
    state.needsLayout = true
    noteLayoutChange()
    view.didMoveToSuperview()
    if oldWindow !== newWindow { view.tellDidMove() }
    didAddSubview(view)
  }

  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    let others = state.subviews.filter { $0 !== view }
    let place = others.firstIndex { $0 === sibling }.map { $0 + offset }
    insert(view, at: place ?? others.endIndex)
  }

  func move(_ view: UIView, toFront: Bool) {
    guard view.state.superview === self else { return }
    insert(view, at: toFront ? state.subviews.endIndex : 0)
  }

  /// Leaves the superview, and with it the constraints that cross the cut.
  func leaveSuperview() {
    guard let superview = state.superview else { return }
    let oldWindow = window
    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if oldWindow != nil { tellWillMove(to: nil) }
    detach()
    didMoveToSuperview()
    if oldWindow != nil { tellDidMove() }
  }

  private func detach() {
    guard let superview = state.superview else { return }
    deactivateCrossingConstraints()
    superview.state.subviews.removeAll { $0 === self }
    superview.noteLayoutChange()
    state.superview = nil
    state.maskOrigin = nil
    state.needsSolving = true
  }

  private func tellWillMove(to window: UIWindow?) {
    willMove(toWindow: window)
    for subview in state.subviews { subview.tellWillMove(to: window) }
  }

  private func tellDidMove() {
    didMoveToWindow()
    for subview in state.subviews { subview.tellDidMove() }
  }

  /// Deactivates the constraints between the view's subtree and the rest.
  private func deactivateCrossingConstraints() {
    var holder = state.superview
    while let view = holder {
      for constraint in view.state.constraints where constraint.touches(self) {
        constraint.isActive = false
      }
      holder = view.state.superview
    }
  }
}

extension NSLayoutConstraint {
  /// Whether one of the items hangs in a view.
  func touches(_ view: UIView) -> Bool {
    form.first.item?.layoutView?.hangs(in: view) ?? false
      || form.second?.item?.layoutView?.hangs(in: view) ?? false
  }
}
